//! The server by itself, for tests and measurements; `flibuste serve` is the same with the rest of the command around it.

use clap::Parser;

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Serves tables.
#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    config: server::Config,
}

fn main() -> std::process::ExitCode {
    match server::run(Arguments::parse().config) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            std::process::ExitCode::FAILURE
        }
    }
}

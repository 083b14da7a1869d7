//! The command. It parses, reads and prints; everything else is in the libraries.

mod cli;
mod commands;
mod desk;
mod trouble;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use cli::Cli;
use trouble::Trouble;

/// As the server on its own has it: hosts start it by this command.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Whatever happens, nobody is shown a backtrace.
    std::panic::set_hook(Box::new(|fault| {
        let text = fault.to_string().replace('\n', " ");
        eprintln!("flibuste: a fault in the program: {text}");
    }));
    // Without a subcommand the server is started.
    let parsed = Cli::try_parse().and_then(|cli| match cli.command {
        Some(command) => Ok((cli.common, command)),
        None => {
            let serve = Cli::try_parse_from(std::env::args_os().chain(["serve".into()]))?;
            let missing = || Cli::command().error(ErrorKind::MissingSubcommand, "no subcommand was given");
            Ok((serve.common, serve.command.ok_or_else(missing)?))
        }
    });
    let (common, command) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return usage(&error),
    };
    let result = desk::Desk::open(&common).and_then(|mut desk| commands::run(&command, &mut desk));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough.
        Err(Trouble::NobodyReads) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("flibuste: {}", one_line(&trouble.to_string()));
            ExitCode::from(2)
        }
    }
}

/// Help and version go where they were asked for; wrong usage is said in one line.
fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            let text = error.render().to_string();
            let first = text.split("\n\n").next().unwrap_or_default();
            let said = first.trim_start_matches("error:");
            eprintln!("flibuste: {} (see --help)", one_line(said));
            ExitCode::from(2)
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

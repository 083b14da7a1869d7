//! One file for each subcommand, or for two that belong together.

mod admin;
mod auto;
mod contract;
mod games;
mod here;
mod lab;
mod positions;
mod records;
mod serve;
mod stdio;

use clap::CommandFactory;

use crate::cli::{Cli, Command};
use crate::desk::Desk;
use crate::trouble::Trouble;

/// Does what was asked.
pub(crate) fn run(command: &Command, desk: &mut Desk) -> Result<(), Trouble> {
    match command {
        Command::Serve(config) => serve::serve(config, desk),
        Command::Backup(given) => serve::backup(given, desk),
        Command::Copy(given) => serve::copy(given, desk),
        Command::Health(given) => serve::health(given, desk),
        Command::Check(given) => serve::check(given, desk),
        Command::Admin(given) => admin::admin(given, desk),
        Command::Mend(given) => serve::mend(given, desk),
        Command::Games(given) => games::games(given, desk),
        Command::Contract(given) => contract::contract(given, desk),
        Command::New(given) => positions::new(given, desk),
        Command::Moves(given) => positions::moves(given, desk),
        Command::Play(given) => positions::play(given, desk),
        Command::View(given) => positions::view(given, desk),
        Command::Auto(given) => auto::auto(given, desk),
        Command::Lab(given) => lab::lab(given, desk),
        Command::Replay(given) => records::replay(given, desk),
        Command::Verify(given) => records::verify(given, desk),
        Command::Stdio => stdio::serve(desk),
        Command::PlayHere(given) => here::play(given, desk),
        Command::Completions { shell } => {
            clap_complete::generate(*shell, &mut Cli::command(), "flibuste", &mut desk.out);
            Ok(())
        }
    }?;
    desk.flush()
}

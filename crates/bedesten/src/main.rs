//! The program: one file for each command in `commands/`.

mod admin_token;
mod bots;
mod commands;
mod database;
mod drawing;
mod games;
mod log;
mod long_work;
mod options;
mod paint;
mod play;
mod record_file;
mod texts;
mod words;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

/// Positions for many pairs of eyes are many small pieces of JSON: this allocator is made for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bedesten: the open digital edition of the board game Istanbul, unofficial.
#[derive(Debug, Parser)]
#[command(
    name = "bedesten",
    version,
    after_help = "Without a command the table in the browser is served: bedesten serve",
    max_term_width = 100
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the table in the browser: alone, at one screen, or with others by a link (the default)
    Serve(commands::serve::Arguments),
    /// Copy a house, also of a running server, into one file
    Backup(commands::backup::Arguments),
    /// Make a house again out of a backup, also in another kind of database
    Restore(commands::restore::Arguments),
    /// Check every game of a house by replaying it
    Doctor(commands::doctor::Arguments),
    /// Play a game in the terminal, against bots or with others at the same keyboard
    Play(commands::play::Arguments),
    /// Play many games between bots and count
    Sim(commands::sim::Arguments),
    /// Let bots meet in a tournament; rate them
    Arena(commands::arena::Arguments),
    /// Play one game between bots and write its record
    Record(commands::record::Arguments),
    /// Replay a record strictly; print the position and the result
    Replay(commands::replay::Arguments),
    /// Prove the dice and draws of a record
    Verify(commands::verify::Arguments),
    /// Say what can be answered in a position of a record, and why
    Explain(commands::explain::Arguments),
    /// Say what decided a finished game: luck and choices apart, the turning points, a mark for every answer
    Analyse(commands::analyse::Arguments),
    /// Say what bots make of a board: length, seats, visits, rubies; or look for a fair or a wild one
    Layout(commands::layout::Arguments),
    /// Play games and write the puzzles that are in them: moments with one answer that is clearly the best
    Puzzles(commands::puzzles::Arguments),
    /// Measure the speed of rules and search on this machine
    Bench(commands::bench::Arguments),
    /// Play at many tables while servers are killed, and compare what is left
    Fire(commands::fire::Arguments),
    /// Measure how fast a server on this machine answers many live tables
    Load(commands::load::Arguments),
}

fn main() -> ExitCode {
    let done = match CommandLine::parse().command {
        None => commands::serve::run(&commands::serve::Arguments::default()),
        Some(Command::Serve(arguments)) => commands::serve::run(&arguments),
        Some(Command::Backup(arguments)) => commands::backup::run(&arguments),
        Some(Command::Restore(arguments)) => commands::restore::run(&arguments),
        Some(Command::Doctor(arguments)) => commands::doctor::run(&arguments),
        Some(Command::Play(arguments)) => commands::play::run(&arguments),
        Some(Command::Sim(arguments)) => commands::sim::run(&arguments),
        Some(Command::Arena(arguments)) => commands::arena::run(&arguments),
        Some(Command::Record(arguments)) => commands::record::run(&arguments),
        Some(Command::Replay(arguments)) => commands::replay::run(&arguments),
        Some(Command::Verify(arguments)) => commands::verify::run(&arguments),
        Some(Command::Explain(arguments)) => commands::explain::run(&arguments),
        Some(Command::Analyse(arguments)) => commands::analyse::run(&arguments),
        Some(Command::Layout(arguments)) => commands::layout::run(&arguments),
        Some(Command::Puzzles(arguments)) => commands::puzzles::run(&arguments),
        Some(Command::Bench(arguments)) => commands::bench::run(&arguments),
        Some(Command::Fire(arguments)) => commands::fire::run(&arguments),
        Some(Command::Load(arguments)) => commands::load::run(&arguments),
    };
    done.unwrap_or_else(|error| {
        // Whoever reads our output has seen enough, as `head` does: no fault of ours.
        let gone = error.chain().any(|cause| {
            cause
                .downcast_ref::<io::Error>()
                .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
        });
        if !gone {
            // If even this cannot be written, nobody is left to be told.
            let _ = writeln!(io::stderr(), "error: {}", words::one_line(&format!("{error:#}")));
        }
        if gone { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    })
}

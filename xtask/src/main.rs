//! The automation of this repository, in Rust so that it runs wherever the program builds.
//!
//! `cargo xtask test` runs every check there is; continuous integration runs exactly that.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool speaks to its terminal"
)]

mod balance;
mod dist;
mod engine;
mod fire;
mod fixtures;
mod ladder;
mod markers;
mod measures;
mod messages;
mod npm;
mod postgres;
mod program;
mod report;
mod rules;
mod site;
mod small_disk;
mod sources;
mod stage;
mod stages;
mod test;
mod test_build;
mod tools;
mod types;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Parser, Subcommand};
use xshell::Shell;

/// Automation of the Bedesten repository.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the checks, all of them unless told otherwise.
    Test(test::Options),
    /// Play thousands of games and write what they say about the game into the documents.
    Balance(balance::Options),
    /// Write the program as hosts install it: an archive, a package for Debian, an image for containers.
    Dist(dist::Options),
    /// Load the table with people while servers and databases die; nothing may be lost.
    Fire(fire::Options),
    /// Write the golden games that are missing.
    Fixtures(fixtures::Options),
    /// Measure every level against the one below, and write the table into the documents.
    Ladder(ladder::Options),
    /// Say how the house is built, in numbers.
    Measures,
    /// Record which translated texts of the client were compared with their English texts.
    Messages(messages::Options),
    /// Write the engine of the browser as a package for npm.
    Npm(npm::Options),
    /// Record which translated rulings were compared with their English texts.
    Rules(rules::Options),
    /// Write the whole game as a folder that any web host serves, without our server.
    Site(site::Options),
    /// Write the TypeScript types of the web client.
    Types,
}

fn main() -> ExitCode {
    // An error here is a mistake in the command line or the checkout: one line, no backtrace.
    run(&CommandLine::parse()).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(command_line: &CommandLine) -> anyhow::Result<ExitCode> {
    let shell = Shell::new()?;
    shell.change_dir(repository_root()?);
    match &command_line.command {
        Command::Test(options) => test::run(&shell, options),
        Command::Balance(options) => balance::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Dist(options) => dist::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Fire(options) => fire::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Fixtures(options) => fixtures::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Ladder(options) => ladder::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Measures => measures::run(&shell).map(|()| ExitCode::SUCCESS),
        Command::Messages(options) => messages::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Npm(options) => npm::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Rules(options) => rules::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Site(options) => site::run(&shell, options).map(|()| ExitCode::SUCCESS),
        Command::Types => types::run(&shell).map(|()| ExitCode::SUCCESS),
    }
}

/// The folder that holds the workspace, wherever the command was typed.
fn repository_root() -> anyhow::Result<PathBuf> {
    // Cargo names the folder of this crate when it runs it; the one known at compile time
    // would be wrong after the checkout was moved.
    let crate_folder = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    crate_folder.parent().map(Path::to_path_buf).context("the xtask crate lies in no folder")
}

//! `bedesten verify`: proves the dice and draws of a record.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use arena::statistics::grouped;
use clap::Args;
use serde_json::json;

use crate::record_file;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record; `-` reads it from the standard input
    file: PathBuf,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let record = record_file::read(&arguments.file)?;
    let name = arguments.file.display();
    let outcomes = record.verify().with_context(|| format!("{name} is not proved"))?;
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{:#}", json!({ "verified": true, "outcomes": outcomes }))?;
    } else {
        let outcomes = grouped(outcomes);
        writeln!(out, "{outcomes} of {outcomes} rolls and draws match the seed")?;
    }
    Ok(ExitCode::SUCCESS)
}

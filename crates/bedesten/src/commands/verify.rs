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
use tabletop::Record;

use crate::{
    games::{ForAnyRecord, Staged},
    record_file,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record; `-` reads it from the standard input
    file: PathBuf,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    record_file::hand_to(&arguments.file, arguments)
}

impl ForAnyRecord for &Arguments {
    type Done = ExitCode;

    fn with<G: Staged>(self, record: Record<G>) -> anyhow::Result<ExitCode> {
        let name = self.file.display();
        let outcomes = record.verify().with_context(|| format!("{name} is not proved"))?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", json!({ "verified": true, "outcomes": outcomes }))?;
        } else {
            let outcomes = grouped(outcomes);
            writeln!(out, "{outcomes} of {outcomes} rolls and draws match the seed")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

//! `bedesten replay`: replays a record strictly; prints the position and the result.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use clap::Args;
use tabletop::{Record, Turn};

use crate::{
    games::{ForAnyRecord, ProgramGame},
    paint::Paint,
    record_file,
    words::Names,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record; `-` reads it from the standard input
    file: PathBuf,

    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Tell everything that happened, one line for each event
    #[arg(long)]
    log: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    record_file::hand_to(&arguments.file, arguments)
}

impl ForAnyRecord for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, record: Record<G>) -> anyhow::Result<ExitCode> {
        let mut events = Vec::new();
        let plies = self.at.unwrap_or(record.actions.len());
        let replay = record
            .replay_to(plies, &mut events)
            .with_context(|| format!("{} cannot be replayed", self.file.display()))?;
        let names = Names::of(&record.players);
        let log = || events.iter().map(|event| G::told(&names, event)).collect::<Vec<_>>();
        let mut out = io::stdout().lock();
        if self.json {
            let mut position = G::position(&record, &replay);
            if self.log {
                position["log"] = log().into();
            }
            writeln!(out, "{position:#}")?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.log {
            for line in log() {
                writeln!(out, "{line}")?;
            }
            writeln!(out)?;
        }
        let paint = Paint::for_stdout();
        for line in G::drawn(&replay.game, &names) {
            writeln!(out, "{}", line.painted(paint).trim_end())?;
        }
        writeln!(out, "\nAfter {} of {} actions.", replay.ply, record.actions.len())?;
        match replay.game.turn() {
            Turn::Decide(seat, _) => writeln!(out, "{} is asked.", names.name(seat))?,
            Turn::Chance(_) => writeln!(out, "Chance is to decide.")?,
            Turn::Over => {
                for line in G::result(&replay.game, &names) {
                    writeln!(out, "{}", line.painted(paint))?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

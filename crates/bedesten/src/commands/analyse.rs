//! `bedesten analyse`: what decided a finished game, luck and choices apart.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use clap::Args;
use study::{Analysis, Pass, Report, Settings, Study as _};
use tabletop::Record;

use crate::{
    games::{ForAnyRecord, ProgramGame},
    long_work, record_file,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record of a finished game; `-` reads it from the standard input
    file: PathBuf,

    /// How many simulations to judge a decision with; doubtful ones get more
    #[arg(long, value_name = "N", default_value_t = Settings::USUAL, value_parser = simulations())]
    sims: u32,

    /// Where the searches take their chance from: the same seed, the same report
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Print JSON (docs/study.md)
    #[arg(long, conflicts_with = "html")]
    json: bool,

    /// Print a page for a browser
    #[arg(long)]
    html: bool,
}

fn simulations() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(i64::from(Settings::FEWEST)..=i64::from(Settings::MOST))
}

/// How many simulations pass between two looks at the progress bar.
const AT_ONCE: u32 = 2_000;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    record_file::hand_to(&arguments.file, arguments)
}

impl ForAnyRecord for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, record: Record<G>) -> anyhow::Result<ExitCode> {
        let report = self
            .studied(&record)
            .with_context(|| format!("{} cannot be analysed", self.file.display()))?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", serde_json::to_value(&report)?)?;
        } else if self.html {
            out.write_all(study::page(&report).as_bytes())?;
        } else {
            out.write_all(study::table(&report).as_bytes())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Arguments {
    fn studied<G: ProgramGame>(&self, record: &Record<G>) -> anyhow::Result<Report> {
        let settings = Settings { simulations: self.sims, seed: self.seed };
        let mut analysis = Analysis::new(record, settings)?;
        let bar = long_work::step_bar(analysis.progress().steps as u64);
        loop {
            let progress = analysis.advance(AT_ONCE);
            match progress.pass {
                // It is over in a moment.
                Pass::Rough => {}
                Pass::Deep => bar.set_position(progress.done as u64),
                Pass::Finished => break,
            }
        }
        bar.finish_and_clear();
        Ok(analysis.report())
    }
}

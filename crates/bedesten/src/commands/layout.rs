//! `bedesten layout`: what bots make of a board, or a board that is fair or wild.

mod table;

use std::{
    io::{self, Write as _},
    process::ExitCode,
    sync::atomic::Ordering,
};

use clap::{Args, ValueEnum};
use study::layouts::{Experiment, Wanted, Wish};

use crate::long_work::{STOPPED, STOPPED_CODE, listen_to_ctrl_c, progress_bar};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The rules, as other commands name them; the dice game has no board
    #[arg(long, default_value = "base")]
    rules: String,

    /// How many play: 2 to 5
    #[arg(long, default_value_t = 4)]
    players: usize,

    /// The code of a board (docs/layouts.md), or the name of a layout as other commands take it; the usual one
    /// of the rules if not given
    #[arg(long, value_name = "CODE", conflicts_with = "find")]
    layout: Option<String>,

    /// The level of the bots: easy, medium, hard, expert or master. Medium if not given; easy if a board is
    /// looked for.
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,

    /// How many games are played on the board
    #[arg(long, default_value_t = 200)]
    games: u32,

    /// Look for a board: among random ones, the one where all seats win alike, or where the length of games
    /// varies most
    #[arg(long, value_name = "KIND")]
    find: Option<Kind>,

    /// Among how many boards one is looked for
    #[arg(long, default_value_t = 32, requires = "find")]
    tries: u32,

    /// The number everything random is derived from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Print JSON (docs/layouts.md)
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    Fair,
    Wild,
}

impl Arguments {
    fn wanted(&self) -> Wanted {
        let usual = if self.find.is_some() { "easy" } else { "medium" };
        Wanted {
            rules: self.rules.clone(),
            players: self.players,
            board: self.layout.clone(),
            level: self.bots.clone().unwrap_or_else(|| usual.to_owned()),
            games: self.games,
            seed: self.seed,
            find: self.find.map(|kind| match kind {
                Kind::Fair => Wish::Fair,
                Kind::Wild => Wish::Wild,
            }),
            tries: self.tries,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut experiment = Experiment::open(&arguments.wanted())?;
    listen_to_ctrl_c()?;
    let bar = progress_bar(experiment.report().wanted.into());
    let mut done = false;
    while !done && !STOPPED.load(Ordering::Relaxed) {
        done = experiment.advance(1);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let report = experiment.report();
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{:#}", serde_json::to_value(&report)?)?;
    } else {
        out.write_all(table::table(&report).as_bytes())?;
    }
    Ok(if done { ExitCode::SUCCESS } else { ExitCode::from(STOPPED_CODE) })
}

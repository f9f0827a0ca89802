//! `bedesten explain`: what can be answered in a position of a record, and why.

use std::{
    io::{self, Write as _},
    iter,
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context as _, bail};
use bots::{Advice, Search, Sight, Spec};
use clap::Args;
use tabletop::{Ignore, Record};

use crate::{
    games::{ForAnyRecord, ProgramGame},
    record_file,
    words::Names,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record; `-` reads it from the standard input
    file: PathBuf,

    /// The position after so many actions; the last one if it is not said
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// How long to think: search:sims=N or search:ms=N, or a level that searches
    #[arg(long, default_value = "hard")]
    bot: Spec,

    /// Where the search takes its chance from: the same seed, the same explanation
    #[arg(long, default_value_t = 1)]
    seed: u64,

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
        let plies = self.at.unwrap_or(record.actions.len());
        let replay = record
            .replay_to(plies, &mut Ignore)
            .with_context(|| format!("{} cannot be replayed", self.file.display()))?;
        let game = replay.game;
        let Some(sight) = Sight::of(&game) else {
            let why = if game.is_terminal() { "the game is over" } else { "chance is to decide" };
            bail!("nobody is asked after {plies} actions: {why}");
        };
        let search = search::<G>(&self.bot)?;
        let explanation = search.explain(&sight, &mut arena::generator(self.seed, 0, 3))?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", serde_json::to_value(&explanation)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let names = Names::of(&record.players);
        writeln!(out, "{} is asked after {plies} actions.", names.name(sight.seat()))?;
        if explanation.answers.is_empty() {
            writeln!(out, "There is no choice.")?;
        }
        for advice in &explanation.answers {
            writeln!(out, "{}", line(advice, sight.seat().index()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// One answer: how likely it wins, what it is, how the turn goes on, what it brings.
fn line<A: ToString>(advice: &Advice<A>, seat: usize) -> String {
    let percent = 100.0 * advice.shares.get(seat).copied().unwrap_or_default();
    let turn: Vec<String> =
        iter::once(&advice.action).chain(&advice.then).map(ToString::to_string).collect();
    let reasons: Vec<String> = advice
        .reasons
        .iter()
        .map(|reason| format!("{} {:+.1}", reason.fact, reason.change))
        .collect();
    format!("{percent:5.1} %  {}  ({})", turn.join(" "), reasons.join(", "))
}

/// A bot that searches.
fn search<G: ProgramGame>(spec: &Spec) -> anyhow::Result<Search<G::Judge>> {
    match spec {
        Spec::Search(budget) | Spec::Plain(budget) => Ok(G::search(*budget)?),
        Spec::Weights { budget, file } => Ok(Search::new(G::judge_of(file)?, *budget)),
        Spec::Level(level) => search::<G>(&G::at_level(*level)),
        Spec::Random | Spec::Greedy | Spec::Gen1(_) | Spec::Run { .. } => {
            bail!("{spec} is not asked here; name a level from medium on, or search:sims=N")
        }
    }
}

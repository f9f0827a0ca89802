//! `bedesten-train gate`: whether a new network takes the place of an old one.

use std::process::ExitCode;

use anyhow::Result;
use bots::{Budget, Weighs};
use clap::Args;
use serde_json::json;
use training::{
    course::Course,
    gate::{Terms, gate},
};

use crate::Rules;

#[derive(Args)]
pub(crate) struct GateArgs {
    #[arg(long)]
    pub(crate) rules: Rules,
    #[arg(long)]
    new: String,
    /// `gen1`, `newest`, or a file of weights.
    #[arg(long, default_value = "newest")]
    old: String,
    #[arg(long, default_value_t = 2)]
    players: usize,
    #[arg(long, default_value_t = 400)]
    games: u32,
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Milliseconds for each decision of both.
    #[arg(long)]
    ms: Option<u32>,
    /// Simulations for each decision, instead of a time: then the result follows from the seed.
    #[arg(long, default_value_t = 100, conflicts_with = "ms")]
    sims: u32,
}

/// How long both may think.
pub(crate) fn budget(ms: Option<u32>, simulations: u32) -> Budget {
    let budget = match ms {
        Some(ms) => Budget::milliseconds(ms).with_trees(1),
        None => Budget::simulations(simulations),
    };
    budget.weighing(Weighs::InCrowdsOwn)
}

/// Fails unless the new network is surely better.
pub(crate) fn decide<C: Course>(arguments: &GateArgs) -> Result<ExitCode> {
    let GateArgs { new, old, players, games, seed, .. } = arguments;
    let budget = budget(arguments.ms, arguments.sims);
    let terms = Terms { budget, players: *players, games: *games, seed: *seed };
    let verdict = gate::<C>(&C::teacher(new)?, &C::teacher(old)?, terms)?;
    println!(
        "{}",
        json!({
            "gate": C::NAME, "new": new, "old": old, "players": players, "seed": seed,
            "budget": budget.to_string(), "outcome": verdict.outcome, "taken": verdict.taken,
        })
    );
    if verdict.taken {
        return Ok(ExitCode::SUCCESS);
    }
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    eprintln!(
        "{new} is not taken: it won at least {} with 95 %, and its fair share is {}",
        percent(verdict.outcome.from),
        percent(verdict.outcome.fair)
    );
    Ok(ExitCode::FAILURE)
}

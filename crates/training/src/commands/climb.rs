//! `bedesten-train climb`: rounds of playing, fitting and the gate, which go on where they were stopped.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use training::{
    climb::{Climb, Fitter, Outside, Plan, Processor},
    course::Course,
};

use super::gate::budget;
use crate::Rules;

#[derive(Args)]
pub(crate) struct ClimbArgs {
    #[arg(long)]
    pub(crate) rules: Rules,
    /// Where all files are, and the log; one folder for each climb.
    #[arg(long)]
    folder: PathBuf,
    #[arg(long, default_value_t = 4)]
    rounds: u32,
    /// The games of a round are played in so many files.
    #[arg(long, default_value_t = 10)]
    pieces: u32,
    /// Games of each piece.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    #[arg(long, default_value_t = 64)]
    sims: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays until a network is taken: `gen1`, `newest`, or a file of weights.
    #[arg(long, default_value = "newest")]
    teacher: String,
    /// The model to go on with until one is taken; `unpack` makes one out of weights.
    #[arg(long)]
    start: Option<PathBuf>,
    #[arg(long, default_value_t = 5.0)]
    epochs: f32,
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    #[arg(long, default_value_t = 400)]
    gate_games: u32,
    /// Milliseconds for each decision at the gate.
    #[arg(long)]
    gate_ms: Option<u32>,
    /// Simulations for each decision at the gate, instead of a time: then all files follow from the seed.
    #[arg(long, default_value_t = 100, conflicts_with = "gate_ms")]
    gate_sims: u32,
    /// The program that fits, in place of this one; the last argument: `--fit python3 crates/training/fit.py`.
    #[arg(long, num_args = 1.., allow_hyphen_values = true, value_name = "COMMAND")]
    fit: Vec<String>,
}

pub(crate) fn climb<C: Course>(arguments: &ClimbArgs) -> Result<()> {
    let plan = Plan {
        folder: arguments.folder.clone(),
        rounds: arguments.rounds,
        pieces: arguments.pieces,
        games: arguments.games,
        simulations: arguments.sims,
        seed: arguments.seed,
        teacher: arguments.teacher.clone(),
        start: arguments.start.clone(),
        epochs: arguments.epochs,
        rate: arguments.rate,
        budget: budget(arguments.gate_ms, arguments.gate_sims),
        gate_games: arguments.gate_games,
    };
    let outside = Outside { command: arguments.fit.clone() };
    let fitter: &dyn Fitter = if arguments.fit.is_empty() { &Processor } else { &outside };
    let mut climb = Climb::<C>::open(&plan, fitter)?;
    while let Some(line) = climb.step()? {
        println!("{line}");
    }
    Ok(())
}

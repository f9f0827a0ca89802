//! `bedesten-train`: plays, fits, packs and measures networks. `docs/training.md` tells how.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool that reports to whoever runs it"
)]

mod commands;

use std::{
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result};
use bazaar::{LayoutChoice, LayoutKind, Options, Ruleset};
use bots::{Budget, Weighs};
use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::json;
use tabletop::Game as _;
use training::{
    bout::{Bout, MOST_DECISIONS, fight},
    course::{Base, Course, Dice, Letters, Mocha},
    duel::{Duelist, duel},
    play::{Playing, play_all, shape},
    samples::{self, Source},
};

use commands::{
    chart::{ChartArgs, draw},
    climb::{ClimbArgs, climb},
    fit::{FitArgs, fit_model},
    gate::{GateArgs, decide},
    pack::{PackArgs, pack},
    unpack::{UnpackArgs, unpack},
};

/// Makes the networks of the bots.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rules {
    Base,
    Mocha,
    /// Letters & Seals and the Great Bazaar, one network for both.
    Letters,
    Dice,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games on all cores and writes what there is to learn from them.
    Play(PlayArgs),
    /// Fits a model to samples, on the processor.
    Fit(FitArgs),
    /// Makes weights to play with out of a model.
    Pack(PackArgs),
    /// Makes a model to go on with out of weights.
    Unpack(UnpackArgs),
    /// Fails unless one network is surely better than another.
    Gate(GateArgs),
    /// Plays, fits, packs and gates round after round, and goes on where it was stopped.
    Climb(ClimbArgs),
    /// Draws strength over time out of the log of a climb.
    Chart(ChartArgs),
    /// Lets one network play against another.
    Duel(DuelArgs),
    /// Lets one bot play against another, as specs name them.
    Bout(BoutArgs),
    /// Measures how many simulations a second one core makes.
    Speed(SpeedArgs),
}

#[derive(Args)]
struct PlayArgs {
    #[arg(long)]
    rules: Rules,
    /// Who plays: `gen1`, `newest`, or a file of weights.
    #[arg(long, default_value = "newest")]
    teacher: String,
    #[arg(long)]
    games: u64,
    #[arg(long, default_value_t = 64)]
    sims: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// No game begins later than this, in seconds.
    #[arg(long)]
    seconds: Option<f64>,
    #[arg(long)]
    out: PathBuf,
}

#[derive(Args)]
struct DuelArgs {
    #[arg(long)]
    rules: Rules,
    #[arg(long)]
    new: String,
    #[arg(long, default_value = "gen1")]
    old: String,
    #[arg(long, default_value_t = 2)]
    players: usize,
    #[arg(long, default_value_t = 400)]
    games: u32,
    #[arg(long, default_value_t = 3)]
    seed: u64,
    /// Milliseconds for each decision of both.
    #[arg(long)]
    ms: Option<u32>,
    /// Simulations for each decision, instead of a time.
    #[arg(long, default_value_t = 250)]
    sims: u32,
    /// The new player keeps its tree within a turn.
    #[arg(long)]
    keep: bool,
    #[arg(long, default_value_t = bots::CURIOSITY)]
    curiosity: f32,
    #[arg(long, default_value_t = bots::CURIOSITY)]
    old_curiosity: f32,
}

#[derive(Args)]
struct BoutArgs {
    /// base, mocha, letters, great-bazaar or dice.
    #[arg(long)]
    rules: String,
    /// The one of its kind at the table: `expert`, `search:ms=5:trees=1:weights=FILE`.
    #[arg(long)]
    new: bots::Spec,
    /// Who sits everywhere else.
    #[arg(long, default_value = "gen1")]
    old: bots::Spec,
    #[arg(long, default_value_t = 2)]
    players: usize,
    #[arg(long, default_value_t = 400)]
    games: u32,
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// No game begins later than this, in seconds.
    #[arg(long)]
    seconds: Option<f64>,
}

#[derive(Args)]
struct SpeedArgs {
    #[arg(long)]
    rules: Rules,
    #[arg(long, default_value = "newest")]
    teacher: String,
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// From three on others follow their first impressions, as `weigh=crowd` has it.
    #[arg(long, default_value_t = 2)]
    players: usize,
}

/// Does the same for whichever rules were named.
macro_rules! with_rules {
    ($rules:expr, $what:ident, $arguments:expr) => {
        match $rules {
            Rules::Base => $what::<Base>($arguments),
            Rules::Mocha => $what::<Mocha>($arguments),
            Rules::Letters => $what::<Letters>($arguments),
            Rules::Dice => $what::<Dice>($arguments),
        }
    };
}

fn main() -> Result<ExitCode> {
    match Cli::parse().command {
        Command::Play(arguments) => with_rules!(arguments.rules, play, &arguments)?,
        Command::Fit(arguments) => with_rules!(arguments.rules, fit_model, &arguments)?,
        Command::Pack(arguments) => with_rules!(arguments.rules, pack, &arguments)?,
        Command::Unpack(arguments) => with_rules!(arguments.rules, unpack, &arguments)?,
        Command::Gate(arguments) => return with_rules!(arguments.rules, decide, &arguments),
        Command::Climb(arguments) => with_rules!(arguments.rules, climb, &arguments)?,
        Command::Chart(arguments) => draw(&arguments)?,
        Command::Duel(arguments) => with_rules!(arguments.rules, contest, &arguments)?,
        Command::Bout(arguments) => bout(&arguments)?,
        Command::Speed(arguments) => with_rules!(arguments.rules, speed, &arguments)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn play<C: Course>(arguments: &PlayArgs) -> Result<()> {
    let begin = Instant::now();
    let teacher = C::teacher(&arguments.teacher)?;
    let playing = Playing {
        games: arguments.games,
        simulations: arguments.sims,
        seed: arguments.seed,
        time: arguments.seconds.map(Duration::from_secs_f64),
    };
    let (learnt, games) = play_all::<C>(&teacher, playing)?;
    let source = Source {
        seed: arguments.seed,
        games,
        simulations: arguments.sims,
        rules_version: C::Game::RULES_VERSION,
    };
    samples::write(&arguments.out, shape::<C>(), source, &learnt)?;
    println!(
        "{}",
        json!({
            "play": C::NAME, "teacher": arguments.teacher, "games": games, "samples": learnt.len(),
            "sims": arguments.sims, "seed": arguments.seed,
            "seconds": (begin.elapsed().as_secs_f64() * 10.0).round() / 10.0,
        })
    );
    Ok(())
}

fn contest<C: Course>(arguments: &DuelArgs) -> Result<()> {
    let budget = match arguments.ms {
        Some(ms) => Budget::milliseconds(ms).with_trees(1),
        None => Budget::simulations(arguments.sims),
    };
    let budget = budget.weighing(Weighs::InCrowdsOwn);
    let new = Duelist::<C> {
        judge: C::teacher(&arguments.new)?,
        budget,
        keeps: arguments.keep,
        curiosity: arguments.curiosity,
    };
    let old = Duelist::<C> {
        judge: C::teacher(&arguments.old)?,
        budget,
        keeps: false,
        curiosity: arguments.old_curiosity,
    };
    let outcome = duel(&new, &old, arguments.players, arguments.games, arguments.seed)?;
    println!(
        "{}",
        json!({
            "duel": C::NAME, "new": arguments.new, "old": arguments.old, "players": arguments.players,
            "budget": budget.to_string(), "keep": arguments.keep, "curiosity": arguments.curiosity,
            "seed": arguments.seed, "outcome": outcome,
        })
    );
    Ok(())
}

fn bout(arguments: &BoutArgs) -> Result<()> {
    let BoutArgs { new, old, players, games, seed, .. } = arguments;
    let (games, seed, most_decisions) = (*games, *seed, MOST_DECISIONS);
    let time = arguments.seconds.map(Duration::from_secs_f64);
    let fought = if arguments.rules == Dice::NAME {
        let options = &bazaar_dice::Options::new(*players);
        fight::<bazaar_dice::Game>(&Bout { options, new, old, games, seed, time, most_decisions })?
    } else {
        let named = |ruleset: &Ruleset| ruleset.name() == arguments.rules;
        let ruleset = Ruleset::ALL.into_iter().find(named).context("there are no such rules")?;
        let layout = LayoutChoice::Kind(LayoutKind::Random);
        let options = &Options { ruleset, layout, ..Options::base(*players) };
        fight::<bazaar::Game>(&Bout { options, new, old, games, seed, time, most_decisions })?
    };
    println!(
        "{}",
        json!({
            "bout": arguments.rules, "players": players, "new": new.to_string(), "old": old.to_string(),
            "seed": seed, "fought": fought,
        })
    );
    Ok(())
}

fn speed<C: Course>(arguments: &SpeedArgs) -> Result<()> {
    use bots::{Sight, Tree};
    use rand_core::SeedableRng as _;
    let teacher = C::teacher(&arguments.teacher)?;
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    let mut game = C::table(Some(arguments.players), &mut rng)?;
    while let Some(outcome) = game.sample_chance(&mut rng) {
        game.apply_action(outcome, &mut tabletop::Ignore);
    }
    let sight = Sight::of(&game).context("somebody is asked")?;
    let weighs = if arguments.players > 2 { Weighs::Own } else { Weighs::Everybody };
    let (begin, mut simulations, mut steps) = (Instant::now(), 0_u32, 0);
    while begin.elapsed().as_secs() < arguments.seconds {
        let mut tree = Tree::new(sight.seat(), bots::CURIOSITY, weighs);
        for _ in 0..2_000 {
            tree.simulate(sight.imagine(&mut rng), &teacher, &mut rng);
        }
        simulations += 2_000;
        steps += tree.steps();
    }
    let seconds = begin.elapsed().as_secs_f64().max(1e-3);
    println!(
        "{}",
        json!({
            "speed": C::NAME, "teacher": arguments.teacher, "players": arguments.players,
            "simulations_per_second": (f64::from(simulations) / seconds).round(),
            "steps_per_second": (steps as f64 / seconds).round(),
        })
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn every_command_and_its_arguments_fit_together() {
        super::Cli::command().debug_assert();
    }
}

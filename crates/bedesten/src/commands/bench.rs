//! `bedesten bench`: how fast the rules and the search are on this machine, on one thread.

mod search;

use std::{
    hint::black_box,
    io::{self, Write as _},
    process::ExitCode,
    time::{Duration, Instant},
};

use arena::{
    Generators, Tally,
    statistics::{Spread, rounded},
};
use bots::Spec;
use clap::Args;
use serde_json::{Value, json};
use tabletop::{Answers, Ignore};

use crate::{
    bots::Seated,
    games::{self, ForAnyName, Named, ProgramGame, Rules},
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The rules, by the names that `sim` knows
    #[arg(long, default_value = "base", value_parser = Rules::named)]
    rules: Rules,

    /// How long the games are played, all rounds together
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        Ok(_) | Err(_) => Err("a number of seconds from 0.01 to 3600 is needed".to_owned()),
    }
}

const PLAYERS: usize = 3;
const ROUNDS: u64 = 9;
/// Positions from whole games, so that every kind of question is among them.
const POSITIONS: usize = 4096;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    games::for_name(arguments.rules.game(), arguments)
}

impl ForAnyName for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self) -> anyhow::Result<ExitCode> {
        let options = table::<G>(self.rules)?;
        let measured = Measured::of::<G>(&options, self.seconds)?;
        let rules = G::rules(&options);
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", measured.to_json::<G>(rules, self.seconds))?;
        } else {
            measured.write::<G>(rules, &mut out)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The table that is measured: of these rules, and as it is usually laid.
fn table<G: ProgramGame>(rules: Rules) -> anyhow::Result<G::Options> {
    G::named(&Named { rules, players: PLAYERS, layout: None, variant: &[], deck: None })
}

/// What was measured, each several times.
struct Measured {
    games: Spread,
    decisions: Spread,
    chances: Spread,
    clone: Spread,
    legal: Spread,
    simulations: Spread,
}

impl Measured {
    fn of<G: ProgramGame>(options: &G::Options, seconds: f64) -> anyhow::Result<Self> {
        let round = Duration::from_secs_f64(seconds / ROUNDS as f64);
        let (mut games, mut decisions, mut chances) = (Vec::new(), Vec::new(), Vec::new());
        // The first round only warms up.
        play_round::<G>(options, u64::MAX, round.min(Duration::from_millis(200)))?;
        for number in 0..ROUNDS {
            let (played, tally, time) = play_round::<G>(options, number, round)?;
            let rate = |count: u64| count as f64 / time.as_secs_f64();
            games.push(rate(played));
            decisions.push(rate(tally.decisions));
            chances.push(rate(tally.chances));
        }
        let [games, decisions, chances] = [games, decisions, chances].map(Spread::of);

        let positions = positions::<G>(options)?;
        let clone = nanoseconds(&positions, |game: &G| {
            black_box(black_box(game).clone());
        });
        let mut answers = Answers::new();
        let legal = nanoseconds(&positions, |game: &G| {
            black_box(game).legal_actions(&mut answers);
            black_box(&answers);
        });

        let simulations = search::measure::<G>(options)?;
        Ok(Self { games, decisions, chances, clone, legal, simulations })
    }

    fn to_json<G>(&self, rules: &str, seconds: f64) -> Value {
        let spread = |spread: Spread| json!([spread.low, spread.high]);
        json!({
            "rules": rules,
            "players": PLAYERS,
            "bots": "random",
            "threads": 1,
            "rounds": ROUNDS,
            "seconds": seconds,
            "games_per_second": self.games.median,
            "decisions_per_second": self.decisions.median,
            "chance_outcomes_per_second": self.chances.median,
            "game_bytes": size_of::<G>(),
            "clone_ns": self.clone.median,
            "legal_actions_ns": self.legal.median,
            "search_simulations_per_second": self.simulations.median,
            "spread": {
                "games_per_second": spread(self.games),
                "decisions_per_second": spread(self.decisions),
                "chance_outcomes_per_second": spread(self.chances),
                "clone_ns": spread(self.clone),
                "legal_actions_ns": spread(self.legal),
                "search_simulations_per_second": spread(self.simulations),
            },
        })
    }

    fn write<G>(&self, rules: &str, out: &mut impl io::Write) -> io::Result<()> {
        writeln!(
            out,
            "{rules} game, {PLAYERS} random players, 1 thread: median of {ROUNDS} rounds (lowest – highest)\n"
        )?;
        let rates = [
            ("games/s", self.games),
            ("decisions/s", self.decisions),
            ("chance outcomes/s", self.chances),
        ];
        for (name, spread) in rates {
            write_rate(out, name, spread)?;
        }
        for (name, spread) in [("clone of a game", self.clone), ("legal_actions", self.legal)] {
            let Spread { median, low, high } = spread;
            writeln!(out, "{name:<20} {median:>9.1} ns   ({low:.1} – {high:.1})")?;
        }
        writeln!(out, "{:<20} {:>6} bytes", "size of a game", size_of::<G>())?;
        writeln!(out, "\nsearch in the middle of a game, 1 tree, evaluated leaves")?;
        write_rate(out, "simulations/s", self.simulations)
    }
}

fn write_rate(out: &mut impl io::Write, name: &str, spread: Spread) -> io::Result<()> {
    let [median, low, high] = [spread.median, spread.low, spread.high].map(rounded);
    writeln!(out, "{name:<20} {median:>12}   ({low} – {high})")
}

/// Whole games for about this long.
fn play_round<G: ProgramGame>(
    options: &G::Options,
    seed: u64,
    length: Duration,
) -> anyhow::Result<(u64, Tally, Duration)> {
    let mut sum = Tally::default();
    let begin = Instant::now();
    for number in 0.. {
        let time = begin.elapsed();
        if number > 0 && time >= length {
            return Ok((number, sum, time));
        }
        let mut generators = Generators::of_game(seed, number);
        let mut game: G = arena::deal(options, &mut generators)?;
        let bots = [const { Spec::Random }; PLAYERS];
        let tally = arena::play(&mut game, &bots, &mut generators, &mut Ignore)?.tally;
        sum.decisions += tally.decisions;
        sum.chances += tally.chances;
        sum.turns += tally.turns;
    }
    Ok((0, sum, begin.elapsed()))
}

/// Questions from random games, one after the other.
fn positions<G: ProgramGame>(options: &G::Options) -> anyhow::Result<Vec<G>> {
    let mut positions = Vec::with_capacity(POSITIONS);
    let mut answers = Answers::new();
    for number in 0.. {
        let mut generators = Generators::of_game(7, number);
        let mut game: G = arena::deal(options, &mut generators)?;
        loop {
            let action = if let Some(outcome) = game.sample_chance(&mut generators.dice) {
                outcome
            } else {
                game.legal_actions(&mut answers);
                if answers.is_empty() {
                    break;
                }
                if positions.len() == POSITIONS {
                    return Ok(positions);
                }
                positions.push(game.clone());
                Seated::Random.choose(&game, &answers, &mut generators.choices)?
            };
            game.apply_action(action, &mut Ignore);
        }
    }
    Ok(positions)
}

/// What one call takes, over all positions, several times.
fn nanoseconds<G>(positions: &[G], mut call: impl FnMut(&G)) -> Spread {
    let rounds = (0..ROUNDS).map(|_| {
        let begin = Instant::now();
        let mut calls = 0;
        while calls == 0 || begin.elapsed() < Duration::from_millis(20) {
            positions.iter().for_each(&mut call);
            calls += positions.len();
        }
        begin.elapsed().as_secs_f64() * 1e9 / calls as f64
    });
    Spread::of(rounds.collect())
}

#[cfg(test)]
mod tests {
    use tabletop::{Game as _, Viewer};

    use super::*;

    #[test]
    fn each_ruleset_is_the_one_that_is_measured() {
        for ruleset in bazaar::Ruleset::OFFERED {
            let rules = Rules::Board(ruleset);
            let options = table::<bazaar::Game>(rules).unwrap();
            let measured = positions::<bazaar::Game>(&options).unwrap();
            for game in measured.iter().step_by(100) {
                let view = game.view(Viewer::Spectator);
                assert_eq!(view.rules.ruleset, ruleset, "random games");
                assert_eq!(view.seats.len(), PLAYERS);
            }
            let thought: bazaar::Game =
                search::middle(&options, &mut Generators::of_game(11, 0)).unwrap();
            let view = thought.view(Viewer::Spectator);
            assert_eq!(view.rules.ruleset, ruleset, "the search");
        }
        let refused = table::<bazaar_dice::Game>(Rules::Dice);
        assert!(refused.is_ok(), "the dice game has a table too");
    }
}

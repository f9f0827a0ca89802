//! Plays random games in one thread, as bare as it can be done: for counting and for proving.
//!
//! `cargo run --release -p bots --example random_games -- RULES PLAYERS GAMES FIRST`: the games
//! FIRST, FIRST + 1, … of a ruleset. It fails if a game gets stuck or does not end, and says how long
//! they took. Under `valgrind --tool=callgrind` it counts what a ruleset costs.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a tool for the workshop, run by hand"
)]

use std::{env, time::Instant};

use bazaar::{Game, LayoutChoice, Options, Ruleset};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, RandomPicker, below};

/// More than ten times the longest game that was ever seen.
const ENDLESS: u64 = 1_000_000;

fn main() {
    let mut words = env::args().skip(1);
    let rules = words.next().expect("RULES");
    let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
    let players = number().expect("PLAYERS");
    let games = number().expect("GAMES");
    let first = number().unwrap_or(0);

    let players = usize::try_from(players).unwrap();
    if rules == bazaar_dice::Game::NAME {
        let options = bazaar_dice::Options::new(players);
        return play_all::<bazaar_dice::Game>(&rules, &options, games, first);
    }
    let mut options = Options::base(players);
    options.ruleset =
        Ruleset::ALL.into_iter().find(|ruleset| ruleset.name() == rules).expect("a ruleset");
    options.layout = LayoutChoice::usual(options.ruleset);
    play_all::<Game>(&rules, &options, games, first);
}

fn play_all<G: tabletop::Game>(rules: &str, options: &G::Options, games: u64, first: u64) {
    let began = Instant::now();
    let (mut all, mut longest) = (0, 0);
    for seed in first..first + games {
        let decisions = play::<G>(options, seed);
        all += decisions;
        longest = longest.max(decisions);
    }
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{rules}: {games} games, {all} decisions, the longest game {longest}; \
         {:.2} million decisions per second; a game has {} bytes",
        all as f64 / seconds / 1e6,
        size_of::<G>(),
    );
}

fn play<G: tabletop::Game>(options: &G::Options, seed: u64) -> u64 {
    let mut dealer = Pcg64Mcg::seed_from_u64(seed);
    let mut player = Pcg64Mcg::seed_from_u64(seed + 1000);
    let setup = G::deal(options, &mut RandomPicker(&mut dealer)).unwrap();
    let mut game = G::start(&setup).unwrap();
    let mut answers = Answers::new();
    let mut decisions = 0;
    loop {
        if game.is_chance_node() {
            let outcome = game.sample_chance(&mut dealer).unwrap();
            game.apply_action(outcome, &mut Ignore);
            continue;
        }
        game.legal_actions(&mut answers);
        if answers.is_empty() {
            assert!(game.ranking().is_some(), "game {seed} is stuck");
            return decisions;
        }
        let choice = below(&mut player, answers.len() as u32) as usize;
        game.apply_action(answers[choice], &mut Ignore);
        decisions += 1;
        assert!(decisions < ENDLESS, "game {seed} does not end");
    }
}

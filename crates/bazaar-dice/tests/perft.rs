//! How many sequences of actions there are from chosen positions, to small depths.
//!
//! Nothing finds a changed rule faster. The numbers stand in `tests/perft/dice.txt`; after a wanted
//! change, `BLESS=1 cargo test -p bazaar-dice --test perft` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::fmt::Write;

use bazaar_dice::{Game, Options};
use tabletop::{Answers, Dealer, Game as _, Ignore, Outcomes, Seed, below, testing::Generator};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/dice.txt");

/// Sequences of exactly this length; outcomes of chance count like answers, games that end early
/// count no more.
fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    answers
        .iter()
        .chain(outcomes.iter().map(|(action, _)| action))
        .map(|action| {
            let mut next = game.clone();
            next.apply_action(*action, &mut Ignore);
            perft(&next, depth - 1)
        })
        .sum()
}

/// The position of a game after some random actions, always the same ones.
fn position(options: &Options, plies: u32) -> Game {
    let seed = Seed::from_number(11);
    let setup = Game::deal(options, &mut Dealer::for_setup(seed)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let mut answers = Answers::new();
    let mut rng = Generator::new(5);
    let mut picks = 0;
    for _ in 0..plies {
        let action = if let Some(outcome) = game.deal_chance(&mut Dealer::for_play(seed, picks)) {
            picks += 1;
            outcome
        } else {
            game.legal_actions(&mut answers);
            answers[below(&mut rng, answers.len() as u32) as usize]
        };
        game.apply_action(action, &mut Ignore);
    }
    game
}

fn count_all() -> String {
    let games = [("two", 2), ("three", 3), ("four", 4)];
    let mut lines = String::from("# position: sequences of 1 to 4 actions\n");
    for (name, players) in games {
        let options = Options::new(players);
        for plies in [0, 5, 40, 100, 250] {
            let game = position(&options, plies);
            let counts: Vec<_> = (1..=4).map(|depth| perft(&game, depth).to_string()).collect();
            writeln!(lines, "{name}, after {plies} actions: {}", counts.join(" ")).unwrap();
        }
    }
    lines
}

#[test]
fn the_number_of_sequences_is_what_it_was() {
    let counted = count_all();
    if std::env::var("BLESS").is_ok() {
        std::fs::write(FILE, &counted).unwrap();
    }
    let expected = std::fs::read_to_string(FILE).unwrap();
    assert_eq!(counted, expected, "the rules changed; see the head of this file");
}

//! How many sequences of actions there are from chosen positions, to small depths.
//!
//! Nothing finds a changed rule faster. The numbers stand in `tests/perft`, by ruleset; after a wanted
//! change, `BLESS=1 cargo test -p bazaar --test perft` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::fmt::Write;

use bazaar::{Deck, Game, LayoutChoice, LayoutKind, Options, Ruleset, Variants};
use tabletop::{Answers, Dealer, Game as _, Ignore, Outcomes, Seed, below, testing::Generator};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");

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

fn count_base() -> String {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    let long = LayoutChoice::Kind(LayoutKind::Long);
    let games = [
        ("two", Options::base(2)),
        ("three", Options::base(3)),
        (
            "four with both variants on long paths",
            Options { variants, layout: long, ..Options::base(4) },
        ),
        ("five", Options::base(5)),
    ];
    count_all(&games)
}

fn count_mocha() -> String {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    let random = LayoutChoice::Kind(LayoutKind::Random);
    count_all(&[
        ("two", Options::mocha(2)),
        ("three", Options::mocha(3)),
        (
            "four with both variants on a random layout",
            Options { variants, layout: random, ..Options::mocha(4) },
        ),
        ("five", Options::mocha(5)),
    ])
}

fn count_letters() -> String {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    let random = LayoutChoice::Kind(LayoutKind::Random);
    count_all(&[
        ("two", Options::letters(2)),
        ("three with the new cards alone", Options { deck: Deck::NewOnly, ..Options::letters(3) }),
        (
            "four with both variants on a random layout",
            Options { variants, layout: random, ..Options::letters(4) },
        ),
        ("five", Options::letters(5)),
    ])
}

fn count_great_bazaar() -> String {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    count_all(&[
        ("two", Options::great_bazaar(2)),
        ("three", Options::great_bazaar(3)),
        ("four with both variants", Options { variants, ..Options::great_bazaar(4) }),
        ("five", Options::great_bazaar(5)),
    ])
}

fn count_all(games: &[(&str, Options)]) -> String {
    let mut lines = String::from("# position: sequences of 1, 2, 3 … actions\n");
    for (name, options) in games {
        // A board with more places has more ways, so fewer actions are counted.
        let deepest = match options.ruleset {
            Ruleset::Base => 5,
            Ruleset::Mocha => 4,
            Ruleset::Letters | Ruleset::GreatBazaar => 3,
        };
        for plies in [0, options.players as u32, 60, 300, 900] {
            let game = position(options, plies);
            let counts: Vec<_> =
                (1..=deepest).map(|depth| perft(&game, depth).to_string()).collect();
            writeln!(lines, "{name}, after {plies} actions: {}", counts.join(" ")).unwrap();
        }
    }
    lines
}

fn compare(name: &str, counted: &str) {
    let file = format!("{FOLDER}/{name}.txt");
    if std::env::var("BLESS").is_ok() {
        std::fs::write(&file, counted).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap();
    assert_eq!(counted, expected, "the rules changed; see the head of this file");
}

#[test]
fn the_number_of_sequences_is_what_it_was() {
    compare("base", &count_base());
}

#[test]
fn the_number_of_sequences_with_mocha_is_what_it_was() {
    compare("mocha", &count_mocha());
}

#[test]
fn the_number_of_sequences_with_letters_is_what_it_was() {
    compare("letters", &count_letters());
}

#[test]
fn the_number_of_sequences_in_the_great_bazaar_is_what_it_was() {
    compare("great-bazaar", &count_great_bazaar());
}

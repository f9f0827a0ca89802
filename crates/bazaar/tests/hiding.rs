//! Two games that differ in cards which somebody cannot see look the same to them: over every
//! ruleset, and at every question.

use std::collections::BTreeSet;

use bazaar::{Game, Options, Variants};
use tabletop::testing::{Compared, Contract, times};

fn compare(options_for: fn(usize) -> Options, seed: u64, games: u32, all: &mut Compared) {
    for players in 2..=5 {
        let variants = Variants { neutral_assistants: players == 3, caravan_leader: players == 4 };
        let options = Options { variants, ..options_for(players) };
        let contract = Contract::new(seed + players as u64).games(games);
        for (question, times) in contract.check_hiding::<Game>(&options, 30) {
            *all.entry(question).or_default() += times;
        }
    }
}

#[test]
fn a_question_of_the_base_game_tells_nothing_of_a_hidden_card() {
    compare(Options::base, 1, 2 * times(), &mut Compared::new());
}

#[test]
fn a_question_of_mocha_tells_nothing_of_a_hidden_card() {
    compare(Options::mocha, 2, 2 * times(), &mut Compared::new());
}

#[test]
fn a_question_of_letters_tells_nothing_of_a_hidden_card() {
    compare(Options::letters, 3, times(), &mut Compared::new());
}

/// All boxes together have all questions, some of them seldom: it is played until all have come.
/// With fewer cards the palace is delivered to twice more often.
#[test]
fn no_question_of_the_great_bazaar_tells_anything_of_a_hidden_card() {
    let mut compared = Compared::new();
    compare(Options::great_bazaar, 4, times(), &mut compared);
    for (seed, options) in [Options::base, Options::great_bazaar].into_iter().cycle().enumerate() {
        if seed == 30 || every_question().all(|question| compared.contains_key(question)) {
            break;
        }
        compare(options, 100 + 10 * seed as u64, 1, &mut compared);
    }
    let missing: BTreeSet<_> =
        every_question().filter(|question| !compared.contains_key(*question)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// The names of all questions.
fn every_question() -> impl Iterator<Item = &'static str> {
    bazaar::Question::NAMES.iter().copied()
}

//! No heap on the path of a decision, and a game that is small to copy.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use bazaar::{Game, Options};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, RandomPicker, below};

#[test]
fn a_decision_takes_nothing_from_the_heap() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let tables = (2..=5).flat_map(|players| {
        [
            Options::base(players),
            Options::mocha(players),
            Options::letters(players),
            Options::great_bazaar(players),
        ]
    });
    for options in tables {
        let players = options.players;
        let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
        let mut game = Game::start(&setup).unwrap();
        let mut answers = Answers::new();
        let mut decisions = 0_u32;

        let taken = allocation_counter::measure(|| {
            while !game.is_terminal() {
                let action = if let Some(outcome) = game.sample_chance(&mut rng) {
                    outcome
                } else {
                    game.legal_actions(&mut answers);
                    decisions += 1;
                    answers[below(&mut rng, answers.len() as u32) as usize]
                };
                let copy = game.clone();
                assert!(copy.check(action).is_ok());
                game.apply_action(action, &mut Ignore);
            }
        })
        .count_total;

        assert!(decisions > 500, "{players} players: only {decisions} decisions");
        assert_eq!(taken, 0, "{players} players: {taken} allocations in {decisions} decisions");
    }
}

#[test]
fn counting_does_count() {
    let taken = allocation_counter::measure(|| {
        std::hint::black_box(vec![1, 2, 3]);
    });
    assert_eq!(taken.count_total, 1);
}

#[test]
fn a_game_is_smaller_than_a_kibibyte() {
    assert!(size_of::<Game>() <= 1024, "{} bytes", size_of::<Game>());
}

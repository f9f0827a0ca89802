//! Bots play whole games, legally, and see nothing they should not.

#![allow(
    clippy::unwrap_used,
    clippy::float_cmp,
    reason = "a test fails by panicking; shares of 1 are exact"
)]

use bazaar::{Game, Options};
use bots::{Bot, Greedy, Random, Sight, bazaar::RuleOfThumb};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Ignore, RandomPicker, Turn, Viewer};

fn greedy() -> Greedy<Game, RuleOfThumb> {
    Greedy::new(RuleOfThumb, 0.8)
}

/// Plays a game out and tells who won.
fn play(seed: u64, mut bots: Vec<Box<dyn Bot<Game>>>) -> Vec<f64> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let setup = Game::deal(&Options::base(bots.len()), &mut RandomPicker(&mut rng)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    for _ in 0..20_000 {
        let action = match game.turn() {
            Turn::Over => return game.ranking().unwrap().returns().to_vec(),
            Turn::Chance(_) => game.sample_chance(&mut rng).unwrap(),
            Turn::Decide(seat, _) => {
                bots[seat.index()].choose(&Sight::of(&game).unwrap(), &mut rng).unwrap()
            }
        };
        game.play(action, &mut Ignore).unwrap();
    }
    panic!("game {seed} does not end");
}

#[test]
fn greedy_beats_random_in_every_game_of_fifty() {
    for seed in 0..50 {
        let first = seed % 2 == 0;
        let mut bots: Vec<Box<dyn Bot<Game>>> = vec![Box::new(greedy()), Box::new(Random)];
        if !first {
            bots.swap(0, 1);
        }
        let shares = play(seed, bots);
        assert_eq!(shares[usize::from(!first)], 1.0, "game {seed}");
    }
}

#[test]
fn greedy_games_end_for_every_number_of_players() {
    for players in 2..=5 {
        for seed in 0..5 {
            let bots = (0..players).map(|_| Box::new(greedy()) as Box<dyn Bot<Game>>).collect();
            let shares = play(seed, bots);
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}

/// The same generator, the same view, another deal behind the back: the same choice.
#[test]
fn greedy_does_not_see_hidden_cards() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let setup = Game::deal(&Options::base(3), &mut RandomPicker(&mut rng)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let mut compared = 0;
    while compared < 60 {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.sample_chance(&mut rng).unwrap(),
            Turn::Decide(seat, _) => {
                let choice = |game: &Game| {
                    let mut rng = Pcg64Mcg::seed_from_u64(11);
                    greedy().choose(&Sight::of(game).unwrap(), &mut rng).unwrap()
                };
                let chosen = choice(&game);
                for _ in 0..3 {
                    let swapped = game.resample(Viewer::Seat(seat), &mut rng);
                    assert_eq!(choice(&swapped), chosen, "the bot has looked into a hand");
                }
                compared += 1;
                chosen
            }
        };
        game.play(action, &mut Ignore).unwrap();
    }
    assert!(compared > 30);
}

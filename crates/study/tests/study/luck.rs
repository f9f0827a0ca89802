//! Luck is fair.

use bots::{Bot, BotGame, Sight, Spec};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use study::{Analysis, Settings, Studied};
use tabletop::{Dealer, Entry, Ignore, Player, Record, Seed, Turn};

use super::ROUGH;

/// A game of a bot against itself.
fn played<G: BotGame>(options: &G::Options, seats: usize, number: u64) -> Record<G> {
    let seed = Seed::from_number(number);
    let players = (0..seats).map(|seat| Player { name: seat.to_string(), bot: None }).collect();
    let mut record = Record::<G>::dealt(options.clone(), players, seed).unwrap();
    let mut game = G::start(&record.setup).unwrap();
    let (mut dealer, mut rng) = (Dealer::for_play(seed, 0), Pcg64Mcg::seed_from_u64(number));
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..seats).map(|_| G::sit_down(&Spec::Greedy).unwrap()).collect();
    while game.turn() != Turn::Over {
        let action = match Sight::of(&game) {
            Some(sight) => bots[sight.seat().index()].choose(&sight, &mut rng).unwrap(),
            None => game.deal_chance(&mut dealer).unwrap(),
        };
        game.play(action, &mut Ignore).unwrap();
        record.actions.push(Entry::Known(action));
    }
    record
}

/// The mean luck of the first seat over some games, and its standard error.
fn mean_luck<G: Studied + BotGame>(options: &G::Options, seats: usize, games: u64) -> (f64, f64) {
    let luck = |number| {
        let record = played::<G>(options, seats, number);
        Analysis::new(&record, Settings::default()).unwrap().luck_alone()[0]
    };
    let lucks: Vec<f64> = (0..games).map(luck).collect();
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let scatter = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (scatter / count).sqrt())
}

#[test]
fn nobody_is_lucky_on_average() {
    let dice = mean_luck::<bazaar_dice::Game>(&bazaar_dice::Options::new(2), 2, 150);
    let board = mean_luck::<bazaar::Game>(&bazaar::Options::base(2), 2, 60);
    for (what, (mean, error)) in [("dice", dice), ("base", board)] {
        assert!(error > 0.001, "{what}: luck is different from game to game");
        assert!(mean.abs() < 3.5 * error, "{what}: the mean luck is {mean} ± {error}");
    }
}

#[test]
fn what_one_gains_by_luck_the_others_lose() {
    for (name, report) in ROUGH.iter() {
        for turn in &report.turns {
            let sum: f64 = turn.luck_of_seats.iter().sum();
            assert!(sum.abs() < 1e-4, "{name}: turn {} adds {sum} to all", turn.turn);
        }
    }
}

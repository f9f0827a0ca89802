//! The players of the dice game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bazaar_dice::{Action, Game, Options};
use bots::{Bot, BotGame as _, Level, Sight, Spec};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, RandomPicker, Seat};

fn bot(spec: &str) -> Box<dyn Bot<Game>> {
    Game::sit_down(&spec.parse::<Spec>().unwrap()).unwrap()
}

/// Plays a game and returns it with everything that was answered.
fn play(bots: &mut [Box<dyn Bot<Game>>], seed: u64) -> (Game, Vec<Action>) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let setup = Game::deal(&Options::new(bots.len()), &mut RandomPicker(&mut rng)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let (mut answers, mut given) = (Answers::new(), Vec::new());
    while !game.is_terminal() {
        let action = if let Some(outcome) = game.sample_chance(&mut rng) {
            outcome
        } else {
            let sight = Sight::of(&game).unwrap();
            let action = bots[sight.seat().index()].choose(&sight, &mut rng).unwrap();
            game.legal_actions(&mut answers);
            assert!(answers.contains(&action), "{action} is no answer");
            given.push(action);
            action
        };
        game.apply_action(action, &mut Ignore);
    }
    (game, given)
}

#[test]
fn every_level_plays_the_dice_game_to_its_end_and_the_same_every_time() {
    // The strongest think for less long than they do at a table.
    let quick = |level: Level| match level.name() {
        "expert" => "search:sims=20",
        "master" => "search:sims=1000:turn=900",
        name => name,
    };
    for levels in [&Level::ALL[..2], &Level::ALL[2..]] {
        let sat_down = || levels.iter().map(|level| bot(quick(*level))).collect::<Vec<_>>();
        let (game, given) = play(&mut sat_down(), 3);
        assert!(game.ranking().is_some());
        assert_eq!(play(&mut sat_down(), 3).1, given);
    }
}

/// Without the luck of one game: forty deals, each from both seats.
#[test]
fn the_learnt_judge_beats_the_rules_of_thumb_in_the_dice_game() {
    let mut won = 0.0;
    for game in 0..80_usize {
        let mut seats = [bot("search:sims=4"), bot("greedy")];
        seats.rotate_left(game % 2);
        let (end, _) = play(&mut seats, game as u64 / 2);
        let seat = Seat::new(game % 2).unwrap();
        won += end.ranking().unwrap().returns()[seat.index()];
    }
    assert!(won > 52.0, "{won} of 80");
}

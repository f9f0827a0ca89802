//! The examples in Python play, and the merchant plays well enough to be an example.

use std::fs;

use bots::{Random, Run};
use tabletop::Game as _;

use crate::table::{PATIENT, generator, new_game, play, python, scratch};

#[test]
fn the_merchant_in_python_beats_random() {
    let command = python("../../examples/bots/python/merchant.py", &[]);
    let games = 5;
    let mut won = 0.0;
    for seed in 0..games {
        let mut rng = generator(seed);
        let mut game = new_game(2, &mut rng);
        let mut merchant = Run::new(&command, PATIENT).unwrap();
        let seat = seed as usize % 2;
        let done = if seat == 0 {
            play(&mut game, &mut [&mut merchant, &mut Random], &mut rng)
        } else {
            play(&mut game, &mut [&mut Random, &mut merchant], &mut rng)
        };
        done.unwrap();
        game.audit().unwrap();
        won += game.ranking().unwrap().returns()[seat];
    }
    assert!(won >= 4.0, "the merchant won {won} of {games} games");
}

#[test]
fn the_merchant_in_python_plays_with_every_number_of_players() {
    let command = python("../../examples/bots/python/merchant.py", &[]);
    for players in [3, 5] {
        let mut rng = generator(players as u64);
        let mut game = new_game(players, &mut rng);
        let mut merchant = Run::new(&command, PATIENT).unwrap();
        let mut others = [Random; 4];
        let mut bots: Vec<&mut dyn bots::Bot<bazaar::Game>> = vec![&mut merchant];
        bots.extend(others.iter_mut().take(players - 1).map(|bot| bot as &mut dyn bots::Bot<_>));
        play(&mut game, &mut bots, &mut rng).unwrap();
    }
}

#[test]
fn the_bot_in_the_document_plays() {
    let document = include_str!("../../../../docs/bots.md");
    let (_, rest) = document.split_once("```python\n").unwrap();
    let (careless, _) = rest.split_once("```").unwrap();
    let plumbing = include_str!("../../../../examples/bots/python/bedesten_bot.py");
    let folder = scratch("careless");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("careless.py"), careless).unwrap();
    fs::write(folder.join("bedesten_bot.py"), plumbing).unwrap();
    let command = python(folder.join("careless.py").to_str().unwrap(), &[]);
    let mut rng = generator(4);
    let mut game = new_game(2, &mut rng);
    let mut bot = Run::new(&command, PATIENT).unwrap();
    play(&mut game, &mut [&mut bot, &mut Random], &mut rng).unwrap();
}

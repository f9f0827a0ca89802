//! Programs that keep to the protocol.

use std::fs;

use bazaar::Game;
use bots::{Bot, BotGame as _, Random, Run, Sight, Spec};
use serde_json::Value;
use tabletop::{Game as _, Ignore, Turn, Viewer};

use crate::table::{PATIENT, generator, new_game, play, python, scratch};

fn recorder(name: &str) -> (Run, std::path::PathBuf) {
    let log = scratch(name);
    let command = python("tests/programs/honest.py", &[log.to_str().unwrap()]);
    (Run::new(&command, PATIENT).unwrap(), log)
}

#[test]
fn a_program_plays_whole_games_and_is_told_how_they_ended() {
    let (mut run, log) = recorder("whole-games.jsonl");
    let mut rng = generator(1);
    // The same process plays several games, if its owner likes.
    for seats in [2, 3] {
        let mut game = new_game(seats, &mut rng);
        let (mut other, mut third) = (Random, Random);
        let mut bots: Vec<&mut dyn Bot<Game>> = vec![&mut other, &mut run, &mut third];
        play(&mut game, &mut bots[..seats], &mut rng).unwrap();
    }
    drop(run);
    let heard = fs::read_to_string(log).unwrap();
    let messages: Vec<Value> =
        heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut kinds: Vec<_> = messages.iter().map(|message| message["type"].as_str()).collect();
    kinds.dedup();
    let expected =
        ["hello", "new_game", "position", "game_over", "new_game", "position", "game_over", "quit"];
    assert_eq!(kinds, expected.map(Some));
    let numbers: Vec<_> =
        messages.iter().filter_map(|message| message["number"].as_u64()).collect();
    assert_eq!(numbers[..3], [1, 2, 3]);
    assert_eq!(numbers.iter().filter(|number| **number == 1).count(), 2, "counted in each game");
    let new_game = messages.iter().rfind(|message| message["type"] == "new_game").unwrap();
    assert_eq!((&new_game["seat"], &new_game["seats"]), (&1.into(), &3.into()));
}

#[test]
fn a_spec_sits_down() {
    let command = python("tests/programs/honest.py", &[]);
    let spec: Spec = format!("run:ms={PATIENT}:{command}").parse().unwrap();
    let mut bot = Game::sit_down(&spec).unwrap();
    let mut rng = generator(2);
    let mut game = new_game(2, &mut rng);
    play(&mut game, &mut [&mut *bot, &mut Random], &mut rng).unwrap();
}

#[test]
fn a_command_with_an_open_quotation_mark_does_not_sit_down() {
    let error = Run::new("python3 'bot.py", PATIENT).unwrap_err().to_string();
    assert!(error.contains("quotation mark"), "{error}");
}

/// Two programs sit at two tables that look the same from their seat and differ in everything that
/// is hidden from it: they are told the same, byte for byte.
#[test]
fn a_program_is_told_nothing_that_its_seat_does_not_see() {
    let (mut run, log) = recorder("true-game.jsonl");
    let (mut other, other_log) = recorder("swapped-game.jsonl");
    let mut rng = generator(7);
    let mut game = new_game(3, &mut rng);
    let mut differed = 0;
    while game.turn() != Turn::Over {
        let action = match game.current_player() {
            None => game.sample_chance(&mut rng).unwrap(),
            Some(seat) if seat.index() == 0 => {
                let swapped = game.resample(Viewer::Seat(seat), &mut rng);
                differed += usize::from(swapped != game);
                let choice = run.choose(&Sight::of(&game).unwrap(), &mut rng.clone());
                let same = other.choose(&Sight::of(&swapped).unwrap(), &mut generator(99));
                assert_eq!(choice, same);
                choice.unwrap()
            }
            Some(_) => Random.choose(&Sight::of(&game).unwrap(), &mut rng).unwrap(),
        };
        game.play(action, &mut Ignore).unwrap();
    }
    let ranking = game.ranking().unwrap();
    for mut bot in [run, other] {
        Bot::<Game>::game_over(&mut bot, &ranking);
    }
    assert!(differed > 100, "the hands differed in {differed} positions only");
    let (told, other_told) = (fs::read(log).unwrap(), fs::read(other_log).unwrap());
    assert!(told.ends_with(b"{\"type\":\"quit\"}\n"));
    assert!(told == other_told, "the messages depend on what is hidden");
}

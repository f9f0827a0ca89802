//! The film shows a real game, and what the coach says of it is true.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bazaar::{Event, Game, Place};
use tabletop::{Game as _, Record, Seat};

const LEYLA: usize = 0;
const BORA: usize = 1;
const DEFNE: usize = 2;

fn record() -> Record<Game> {
    serde_json::from_str(school::film::RECORD).unwrap()
}

/// The game after the remark of this name, and what its last action brought.
fn at(line: &str) -> (Game, Vec<Event>) {
    let key = format!("school_film_{line}");
    let remarks = school::film::remarks();
    let remark = remarks.iter().find(|one| one.line.key == key).unwrap();
    let record = record();
    let mut replay = record.start().unwrap();
    let mut events = Vec::new();
    for action in &record.actions[..remark.ply] {
        events.clear();
        replay.step(*action, &mut events).unwrap();
    }
    (replay.game, events)
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn ruby(line: &str, of: usize, place: Place, number: u8) {
    let (game, events) = at(line);
    let gained = events.iter().any(|event| {
        matches!(event, Event::RubyGained { seat: one, from, .. } if *one == seat(of) && *from == place)
    });
    assert!(gained, "{line}: {events:?}");
    assert_eq!(game.rubies(seat(of)), number, "{line}");
}

#[test]
fn the_game_of_the_film_was_really_played_and_its_dice_are_proved() {
    let record = record();
    record.verify().unwrap();
    let replay = record.replay().unwrap();
    assert!(replay.game.is_terminal());
    assert_eq!(replay.game.rubies(seat(DEFNE)), 5);
}

#[test]
fn every_ruby_the_coach_speaks_of_is_won_at_that_moment() {
    ruby("first_ruby", DEFNE, Place::GemstoneDealer, 1);
    ruby("mosque_ruby", BORA, Place::SmallMosque, 1);
    ruby("palace_ruby", LEYLA, Place::SultansPalace, 1);
    ruby("cards", LEYLA, Place::GemstoneDealer, 2);
    ruby("lead", DEFNE, Place::GemstoneDealer, 4);
    ruby("race", BORA, Place::GemstoneDealer, 4);
    ruby("fifth", DEFNE, Place::GemstoneDealer, 5);
    assert_eq!(at("race").0.rubies(seat(LEYLA)), 4);
}

#[test]
fn what_else_the_coach_says_happened_just_before() {
    let told = |line: &str, wanted: fn(&Event) -> bool| {
        let (_, events) = at(line);
        assert!(events.iter().any(wanted), "{line}: {events:?}");
    };
    told("caught", |event| matches!(event, Event::FamilyCaught { .. }));
    told("pick_up", |event| matches!(event, Event::AssistantPickedUp { .. }));
    told("pay", |event| matches!(event, Event::MerchantPaid { lira: 2, .. }));
}

#[test]
fn remarks_come_in_the_order_of_the_game_and_the_last_one_at_its_end() {
    let remarks = school::film::remarks();
    assert!(remarks.is_sorted_by(|a, b| a.ply < b.ply));
    assert_eq!(remarks.last().unwrap().ply, record().actions.len());
    for place in remarks.iter().flat_map(|remark| &remark.places) {
        assert!(Place::from_number(*place).is_some());
    }
}

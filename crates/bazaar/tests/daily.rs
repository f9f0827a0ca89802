//! Games with the dice of a day: whoever does the same sees the same, and whoever does something else shifts no
//! other dice.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use bazaar::{Game, Options};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tabletop::{
    Answers, Daily, Day, Entry, Fairness, Game as _, Mismatch, Player, Record, Seat, Table, below,
};

const DAY: &str = "2026-11-18";

fn players(seats: usize) -> Vec<Player> {
    (0..seats).map(|seat| Player { name: format!("seat {seat}"), bot: None }).collect()
}

/// A whole game of the day whose answers follow from a number.
fn played(answers: u64) -> Record<Game> {
    played_by(Options::base(4), DAY, answers)
}

fn played_by(options: Options, day: &str, answers: u64) -> Record<Game> {
    let day: Day = day.parse().unwrap();
    let fairness = Fairness::of_day(day);
    let record: Record<Game> =
        Record::dealt_with(options, players(4), day.seed(), fairness).unwrap();
    let mut table = Table::go_on_from(record, day.seed()).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(answers);
    let mut open = Answers::new();
    while let Some(seat) = table.game().current_player() {
        table.game().legal_actions(&mut open);
        let action = open[below(&mut rng, open.len() as u32) as usize];
        table.answer(seat, action, &[]).unwrap();
    }
    table.record().clone()
}

fn daily(record: &mut Record<Game>) -> &mut Daily {
    record.fairness.as_mut().unwrap().daily.as_mut().unwrap()
}

/// The rolls of a seat, in their order.
fn rolls(record: &Record<Game>, seat: Seat) -> Vec<String> {
    let mut replay = record.start().unwrap();
    let (mut whose, mut rolls) = (record.clone(), Vec::new());
    let mut seats = daily(&mut whose).seats.drain(..);
    for entry in &record.actions {
        let Entry::Known(action) = *entry else { continue };
        if replay.game.is_chance_node() && seats.next() == Some(seat) {
            rolls.extend(Some(action.to_string()).filter(|roll| roll.starts_with("dice-")));
        }
        replay.step(*entry, &mut tabletop::Ignore).unwrap();
    }
    rolls
}

#[test]
fn two_games_of_a_day_with_the_same_answers_are_the_same_and_proved() {
    let record = played(1);
    assert_eq!(record, played(1));
    let proof = record.verify().unwrap();
    assert_eq!(proof.day, Some(DAY.parse().unwrap()));
    assert!(!proof.server_could_choose(), "the seed is that of the day");
    let written = serde_json::to_string(&record).unwrap();
    assert!(written.contains(r#""daily":{"day":"2026-11-18","seats":["#), "the record says it");
    assert_eq!(serde_json::from_str::<Record<Game>>(&written).unwrap(), record);
}

#[test]
fn another_way_to_play_leaves_everybodys_rolls_as_they_are() {
    let (one, other) = (played(1), played(2));
    assert_ne!(one.actions, other.actions);
    for seat in Seat::all(4) {
        let (one, other) = (rolls(&one, seat), rolls(&other, seat));
        let both = one.len().min(other.len());
        assert!(both > 3, "seat {seat} rolled {both} times in both games");
        assert_eq!(one[..both], other[..both], "seat {seat}");
    }
    let first = |seat: usize| rolls(&one, Seat::new(seat).unwrap());
    assert_ne!(first(0)[..4], first(1)[..4], "everybody has rolls of their own");
}

#[test]
fn a_record_cannot_claim_another_day_or_other_seats() {
    let mut record = played(1);
    daily(&mut record).day = "2026-11-19".parse().unwrap();
    assert!(matches!(record.verify(), Err(Mismatch::Day(..))), "{:?}", record.verify());
    let mut record = played(1);
    let seats = &mut daily(&mut record).seats;
    let last = seats.len() - 1;
    seats[last] = Seat::new(usize::from(seats[last].index() == 0)).unwrap();
    assert!(matches!(record.verify(), Err(Mismatch::Day(..))), "{:?}", record.verify());
    let mut record = played(1);
    record.fairness.as_mut().unwrap().daily = None;
    assert!(record.verify().is_err(), "these are not the dice of a usual game");
}

/// The checker of the client proves the same file without the rules.
#[test]
fn the_fixture_has_every_kind_of_chance_and_is_proved() {
    let options =
        serde_json::json!({ "ruleset": "great-bazaar", "players": 4, "layout": "random" });
    let options: Options = serde_json::from_value(options).unwrap();
    let record = played_by(options, "2026-11-21", 3);
    record.verify().unwrap();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/daily/great-bazaar.json");
    let written = serde_json::to_string(&record).unwrap() + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &written).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), written, "BLESS=1 writes it anew");
    for kind in ["dice-", "draw-guild", "draw-letter", "demand-", "reveal-"] {
        assert!(written.contains(kind), "{kind}");
    }
}

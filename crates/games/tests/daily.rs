//! The game of a day, as `docs/daily.md` says it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use games::{Beginning, DailyBazaar, Play};
use tabletop::{Day, Fairness, Player};

fn of(day: &str) -> DailyBazaar {
    DailyBazaar::of(day.parse().unwrap())
}

fn dealt(bazaar: &DailyBazaar) -> Box<dyn Play> {
    let (rules, options) = bazaar.written().unwrap();
    let players = (0..bazaar.seats).map(|_| Player { name: "x".to_owned(), bot: None }).collect();
    let beginning = Beginning::Options(&options);
    rules.deal(&beginning, players, Fairness::of_day(bazaar.day), bazaar.day.seed()).unwrap().play
}

#[test]
fn the_documented_days_are_played_by_the_documented_rules() {
    let days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
    let played = days.map(|day| {
        let bazaar = of(day);
        (bazaar.game, bazaar.ruleset, bazaar.person.index())
    });
    let expected = [
        ("bazaar", "base", 3),
        ("bazaar", "mocha", 3),
        ("bazaar", "letters", 3),
        ("bazaar", "great-bazaar", 3),
        ("dice", "dice", 3),
        ("bazaar", "base", 0),
    ];
    assert_eq!(played, expected);
}

#[test]
fn every_day_can_be_dealt_and_names_its_day() {
    let first: Day = "2026-11-18".parse().unwrap();
    let days = (0..5).filter_map(|after| Day::at(first.begins() + after * 24 * 60 * 60));
    let mut rulesets = BTreeSet::new();
    for day in days {
        let bazaar = DailyBazaar::of(day);
        assert_eq!(dealt(&bazaar).day(), Some(day));
        let (_, options) = bazaar.written().unwrap();
        assert!(bazaar.is_played_by(bazaar.game, &options));
        assert!(!bazaar.is_played_by("chess", &options));
        rulesets.insert(bazaar.ruleset);
    }
    assert_eq!(rulesets.len(), 5);
}

#[test]
fn bots_of_a_day_answer_the_same_however_often_the_table_is_set_up() {
    let bazaar = of("2026-11-23");
    let opening = || {
        let mut play = dealt(&bazaar);
        let mut answers = Vec::new();
        while play.ply() < 12 {
            let seat = play.asked().unwrap();
            let luck = bazaar.day.luck(seat, play.ply());
            // Easy ones leave a good deal to chance, and take no time.
            let answer = play.thought(bots::Level::Easy, luck).unwrap()();
            play.answer(seat, &answer, &[]).unwrap();
            answers.push(answer);
        }
        answers
    };
    assert_eq!(opening(), opening());
}

#[test]
fn a_tally_counts_own_turns() {
    let bazaar = of("2026-11-23");
    let play = dealt(&bazaar);
    let tally = play.tally(play.asked().unwrap());
    assert_eq!((tally.turns.as_slice(), tally.rubies, tally.won), (&[0][..], 0, false));
    assert!(tally.lira > 0, "everybody begins with some Lira: {tally:?}");
}

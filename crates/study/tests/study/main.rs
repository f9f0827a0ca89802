//! What the study promises, over games of every ruleset.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod adding_up;
mod input;
mod judging;
mod layouts;
mod luck;
mod pieces;
mod puzzles;
mod reasons;
mod shown;

use std::{fs, path::Path, sync::LazyLock};

use study::{Pass, Report, Settings, Study, open};

/// The text of a golden game.
fn golden(name: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    fs::read_to_string(games.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A game of every ruleset for every number of players.
const GAMES: [&str; 19] = [
    "base/2-short-greedy.json",
    "base/3-short-greedy.json",
    "base/4-random-greedy.json",
    "base/5-short-greedy.json",
    "mocha/2-first-game-greedy.json",
    "mocha/3-first-game-greedy.json",
    "mocha/4-random-greedy.json",
    "mocha/5-first-game-greedy.json",
    "letters/2-first-game-greedy.json",
    "letters/3-first-game-greedy.json",
    "letters/4-random-greedy.json",
    "letters/5-first-game-greedy.json",
    "great-bazaar/2-random-greedy.json",
    "great-bazaar/3-random-greedy.json",
    "great-bazaar/4-random-greedy.json",
    "great-bazaar/5-random-greedy.json",
    "dice/2-medium-greedy.json",
    "dice/3-medium.json",
    "dice/4-greedy.json",
];

const SHALLOW: Settings = Settings { simulations: Settings::FEWEST, seed: 7 };

fn opened(record: &str, settings: Settings) -> Box<dyn Study> {
    open(record, settings).unwrap()
}

/// What is found when each of these games is gone through once. It takes a while, so it is done once.
static ROUGH: LazyLock<Vec<(&str, Report)>> =
    LazyLock::new(|| GAMES.map(|name| (name, rough(&golden(name)))).into());

/// A game for two that was studied to the end.
static STUDIED: LazyLock<Report> =
    LazyLock::new(|| finished(&golden("base/2-short-greedy.json"), SHALLOW));

/// A game that was gone through once.
fn rough(record: &str) -> Report {
    let mut study = opened(record, SHALLOW);
    while study.advance(1_000).pass == Pass::Rough {}
    study.report()
}

/// A game that was studied to the end.
fn finished(record: &str, settings: Settings) -> Report {
    let mut study = opened(record, settings);
    study.advance(u32::MAX);
    assert_eq!(study.progress().pass, Pass::Finished);
    study.report()
}

//! Golden games: every file in a folder of `fixtures/games` that is named like a ruleset replays to
//! its result, and proves its dice if it names a seed. Adding a file adds a test.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use bazaar::Game;
use tabletop::{Game as _, Record, RecordError, Table, Viewer};

#[test]
fn every_golden_game_replays_and_proves_its_dice() {
    replay_all("base");
}

#[test]
fn every_golden_game_of_mocha_replays_and_proves_its_dice() {
    replay_all("mocha");
}

#[test]
fn every_golden_game_of_letters_replays_and_proves_its_dice() {
    replay_all("letters");
}

#[test]
fn every_golden_game_of_the_great_bazaar_replays_and_proves_its_dice() {
    replay_all("great-bazaar");
}

/// Five players with Mocha & Baksheesh, recorded by version 1 of the rules.
fn record_of_version_1() -> Record<Game> {
    let path = games().join("mocha/5-first-game-greedy.json");
    let record: Record<Game> = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(record.rules_version, 1);
    record
}

fn spare_rubies(game: &Game) -> u8 {
    game.view(Viewer::Spectator).spare_rubies
}

#[test]
fn a_running_game_of_an_earlier_version_goes_on_by_the_rules_it_began_with() {
    let mut record = record_of_version_1();
    let seed = record.fairness.as_ref().unwrap().seed.unwrap();
    let all = std::mem::take(&mut record.actions);
    record.result = None;
    let mut table = Table::go_on_from(record, seed).unwrap();
    assert_eq!(spare_rubies(table.game()), 0, "37 rubies, all of them laid out");
    while !table.game().is_terminal() {
        let played = table.ply();
        let tabletop::Entry::Known(answer) = all[played] else { panic!("nothing is hidden") };
        let seat = table.game().current_player().unwrap();
        table.answer(seat, answer, &[]).unwrap();
        assert_eq!(table.game().audit(), Ok(()));
    }
    assert_eq!(table.record().rules_version, 1, "it is written down as what it was");
    assert_eq!(table.record().actions, all, "and has dealt and asked exactly the same");
    assert!(table.record().verify().is_ok());
}

#[test]
fn the_version_of_a_record_decides_by_which_rules_it_is_replayed() {
    let mut record = record_of_version_1();
    record.actions.clear();
    record.result = None;
    for (version, spare) in [(1, 0), (2, 5)] {
        record.rules_version = version;
        assert_eq!(spare_rubies(&record.start().unwrap().game), spare, "version {version}");
    }
    for version in [0, Game::RULES_VERSION + 1] {
        record.rules_version = version;
        let error = record.start().map(|_| ()).unwrap_err();
        assert_eq!(error, RecordError::Rules { found: version, oldest: 1, newest: 2 });
        assert!(Game::start_by(version, &record.setup).is_err());
    }
}

fn games() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games")
}

fn replay_all(ruleset: &str) {
    let folder = games().join(ruleset);
    let (mut games, mut proved) = (0, 0);
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.display();
        let record: Record<Game> = serde_json::from_str(&fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let replay = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(replay.ply, record.actions.len(), "{name}");
        assert!(record.about.is_some(), "{name} does not say what it is for");
        if record.fairness.is_some() {
            let proof = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(proof.outcomes, replay.chances, "{name}");
            proved += 1;
        }
        games += 1;
    }
    assert!(games >= 15 && proved >= 15, "{games} games, {proved} proved");
}

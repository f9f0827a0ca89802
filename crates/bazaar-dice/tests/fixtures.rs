//! Golden games: every file in `fixtures/games/dice` replays to its result, and proves its dice if
//! it names a seed. Adding a file adds a test.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use bazaar_dice::Game;
use tabletop::Record;

#[test]
fn every_golden_game_replays_and_proves_its_dice() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/dice");
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

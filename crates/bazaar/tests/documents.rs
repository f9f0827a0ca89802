//! What the documents show is read and played by the code.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use bazaar::{Action, Game};
use tabletop::{Coded, Record};

const RECORDS: &str = include_str!("../../../docs/records.md");

#[test]
fn the_example_in_the_description_of_records_is_one() {
    let from = RECORDS.find("```json").unwrap() + "```json".len();
    let json = &RECORDS[from..from + RECORDS[from..].find("```").unwrap()];
    let record: Record<Game> = serde_json::from_str(json).unwrap();
    let replay = record.replay().unwrap();
    assert_eq!(replay.ply, record.actions.len());
}

#[test]
fn every_kind_of_action_is_described() {
    let mut names: Vec<String> = (0..Action::COUNT)
        .filter_map(Action::from_id)
        .map(|action| serde_json::to_value(action).unwrap()["do"].as_str().unwrap().to_owned())
        .collect();
    names.dedup();
    for name in names {
        let word = name.replace('_', "-");
        assert!(RECORDS.contains(&format!("`{word}")), "{name} is not described as `{word}`");
    }
}

#[test]
fn an_action_has_one_name_in_json_and_in_notation() {
    for action in Action::all() {
        let json = serde_json::to_value(action).unwrap();
        let name = json["do"].as_str().unwrap().replace('_', "-");
        assert!(action.to_string().starts_with(&name), "{action} is called {name} in JSON");
    }
}

//! Every roll and draw of a record, proved without a server.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::{fs, path::Path};

use browser::Engine;
use serde_json::{Value, json};

fn verify(record: &str) -> Value {
    let request = json!({ "call": "verify", "record": record }).to_string();
    serde_json::from_str(&Engine::new().call(request.as_bytes())).unwrap()
}

fn fixture(name: &str) -> Value {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    serde_json::from_str(&fs::read_to_string(fixtures.join(name)).unwrap()).unwrap()
}

const GAMES: [&str; 4] = [
    "games/dice/2-medium-greedy.json",
    "daily/great-bazaar.json",
    "fairness/games/three-people.json",
    "fairness/games/going-on.json",
];

#[test]
fn every_outcome_is_listed_with_what_was_possible_and_proved() {
    for name in GAMES {
        let record = fixture(name);
        let answer = verify(&record.to_string());
        let proved = &answer["ok"];
        assert_eq!(proved["fair"]["proved"], true, "{name}: {answer}");
        let falls = proved["falls"].as_array().unwrap();
        assert_eq!(proved["fair"]["outcomes"], falls.len(), "{name}: all of them are listed");
        for fall in falls {
            let ply = usize::try_from(fall["ply"].as_u64().unwrap()).unwrap();
            assert_eq!(fall["came"], record["actions"][ply], "{name}, {ply}");
            let possible = fall["possible"].as_array().unwrap();
            let could = possible.iter().any(|one| one[0] == fall["came"] && one[1] != 0);
            assert!(could, "{name}, {ply}: what came was possible");
        }
    }
}

#[test]
fn a_roll_that_was_changed_is_named() {
    let mut record = fixture(GAMES[2]);
    let actions = record["actions"].as_array_mut().unwrap();
    let roll = actions.iter_mut().find(|action| action.as_str().unwrap().starts_with("dice-"));
    let roll = roll.unwrap();
    let other = if roll == "dice-1-2" { "dice-1-1" } else { "dice-1-2" };
    *roll = json!(other);
    let answer = verify(&record.to_string());
    // Either the game goes on with it, and the seed says otherwise, or what follows is impossible.
    let found = answer["ok"]["fair"]["proved"] == json!(false) || answer["problem"].is_object();
    assert!(found, "{answer}");
    assert_eq!(verify("{}")["problem"]["code"], "record");
}

#[test]
fn a_game_without_a_published_seed_is_listed_and_not_called_proved() {
    let mut record = fixture(GAMES[0]);
    record["fairness"] = Value::Null;
    let answer = verify(&record.to_string());
    assert_eq!(answer["ok"]["fair"], Value::Null, "{answer}");
    assert!(!answer["ok"]["falls"].as_array().unwrap().is_empty());
}

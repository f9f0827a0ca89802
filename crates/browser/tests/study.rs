//! What decided a game, asked for as the page asks.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use browser::Engine;
use serde_json::{Value, json};
use study::{Settings, open};

fn ask(engine: &mut Engine, request: &Value) -> Result<Value, Value> {
    let answer: Value = serde_json::from_str(&engine.call(request.to_string().as_bytes())).unwrap();
    match answer.get("ok") {
        Some(answer) => Ok(answer.clone()),
        None => Err(answer["problem"].clone()),
    }
}

fn golden(name: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    fs::read_to_string(games.join(name)).unwrap()
}

const GAME: &str = "dice/2-medium-greedy.json";

#[test]
fn a_study_in_pieces_is_the_study_of_the_program() {
    let mut engine = Engine::new();
    let begin =
        json!({ "call": "study_open", "record": golden(GAME), "simulations": 100, "seed": 7 });
    let mut progress = ask(&mut engine, &begin).unwrap();
    assert_eq!((&progress["pass"], &progress["done"]), (&json!("rough"), &json!(0)));
    let mut passes = vec![progress["pass"].clone()];
    while progress["pass"] != "finished" {
        progress =
            ask(&mut engine, &json!({ "call": "study_advance", "simulations": 500 })).unwrap();
        passes.push(progress["pass"].clone());
    }
    passes.dedup();
    assert_eq!(passes, ["rough", "deep", "finished"]);
    let report = ask(&mut engine, &json!({ "call": "study_report" })).unwrap();
    let mut study = open(&golden(GAME), Settings { simulations: 100, seed: 7 }).unwrap();
    study.advance(u32::MAX);
    // Both go through text: reading a number may change its last digit.
    let expected = serde_json::to_string(&study.report()).unwrap();
    assert_eq!(report, serde_json::from_str::<Value>(&expected).unwrap());
}

#[test]
fn a_report_can_be_had_from_the_first_moment_and_not_after_the_end() {
    let mut engine = Engine::new();
    let early = ask(&mut engine, &json!({ "call": "study_report" })).unwrap_err();
    assert_eq!(early["code"], "not_now");
    ask(&mut engine, &json!({ "call": "study_open", "record": golden(GAME) })).unwrap();
    let report = ask(&mut engine, &json!({ "call": "study_report" })).unwrap();
    assert_eq!(report["simulations"], Settings::USUAL);
    assert!(!report["turns"].as_array().unwrap().is_empty());
    ask(&mut engine, &json!({ "call": "study_close" })).unwrap();
    let late = ask(&mut engine, &json!({ "call": "study_advance", "simulations": 1 })).unwrap_err();
    assert_eq!(late["code"], "not_now");
}

#[test]
fn what_is_no_finished_game_is_refused_and_the_open_study_stays() {
    let mut engine = Engine::new();
    let begin = |record: &str| json!({ "call": "study_open", "record": record });
    ask(&mut engine, &begin(&golden(GAME))).unwrap();
    let before = ask(&mut engine, &json!({ "call": "study_report" })).unwrap();
    let mut unfinished: Value = serde_json::from_str(&golden(GAME)).unwrap();
    unfinished["actions"].as_array_mut().unwrap().truncate(40);
    if let Some(record) = unfinished.as_object_mut() {
        record.remove("result");
    }
    let large = " ".repeat(5 << 20);
    let bad = [
        (String::new(), "record"),
        ("{}".to_owned(), "record"),
        (r#"{"game":"chess"}"#.to_owned(), "options"),
        (golden(GAME).replace("\"actions\"", "\"doings\""), "record"),
        (large, "too_large"),
        (unfinished.to_string(), "not_now"),
    ];
    for (record, code) in bad {
        let problem = ask(&mut engine, &begin(&record)).unwrap_err();
        assert_eq!(problem["code"], code, "{problem}");
        assert!(problem["message"].is_string());
    }
    let mut simulations = json!({ "call": "study_advance", "simulations": -1 });
    assert_eq!(ask(&mut engine, &simulations).unwrap_err()["code"], "malformed");
    simulations["simulations"] = json!(1);
    assert_eq!(ask(&mut engine, &json!({ "call": "study_report" })).unwrap(), before);
    ask(&mut engine, &simulations).unwrap();
}

//! Puzzles without a server: the books of the house, brought when they are needed, put as a server puts them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use browser::Engine;
use serde_json::{Value, json};

fn call(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.call(request.to_string().as_bytes())).unwrap()
}

fn book(ruleset: &str) -> Vec<u8> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../puzzles/data");
    fs::read(data.join(format!("{ruleset}.json"))).unwrap()
}

/// Asks, and brings whatever is needed first.
fn answered(engine: &mut Engine, request: &Value) -> Value {
    loop {
        let answer = call(engine, request);
        let Some(needs) = answer["needs"].as_str() else { return answer };
        let brought = Engine::bring(&book(needs.strip_prefix("puzzles-").unwrap()));
        assert_eq!(brought, json!({ "ok": needs }).to_string());
    }
}

#[test]
fn puzzles_are_listed_put_and_answered_once_their_books_are_there() {
    let mut engine = Engine::new();
    let listed = answered(&mut engine, &json!({ "call": "puzzles" }));
    let lists = listed["ok"].as_array().unwrap();
    assert_eq!(lists.len(), 5, "{listed}");
    for list in lists {
        let id = list["puzzles"][0]["id"].as_str().unwrap();
        let put = answered(&mut engine, &json!({ "call": "puzzle", "id": id }));
        let (table, position) = (&put["ok"], &put["ok"]["position"]);
        assert_eq!(table["ruleset"], list["ruleset"], "{put}");
        assert_eq!(position["asked"]["seat"], table["seat"], "{id}");
        // Whatever is answered, what was to be found is told.
        let answer = &position["asked"]["answers"][0]["action"];
        let attempt = json!({ "answer": answer, "hinted": false, "standing": null });
        let asked = json!({ "call": "puzzle_answer", "id": id, "attempt": attempt });
        let verdict = answered(&mut engine, &asked);
        assert!(!verdict["ok"]["solutions"].as_array().unwrap().is_empty(), "{id}: {verdict}");
        let record = answered(&mut engine, &json!({ "call": "puzzle_record", "id": id }));
        let record = record["ok"].to_string();
        let story = json!({ "call": "read", "record": record, "id": "t-1", "seat": null });
        assert!(!call(&mut engine, &story)["ok"]["result"].is_null(), "{id} is of a whole game");
    }
}

#[test]
fn what_is_no_puzzle_and_no_book_is_refused() {
    let mut engine = Engine::new();
    for id in ["base-0", "chess-1", "base", ""] {
        let none = answered(&mut engine, &json!({ "call": "puzzle", "id": id }));
        assert_eq!(none["problem"]["code"], "no_such_page", "{id}");
    }
    let attempt = json!({ "answer": { "do": "fly" }, "hinted": false, "standing": null });
    let asked = json!({ "call": "puzzle_answer", "id": "base-1", "attempt": attempt });
    assert_eq!(answered(&mut engine, &asked)["problem"]["code"], "malformed");
    let chess =
        json!({ "ruleset": "chess", "game": "chess", "made_by": "", "games": [], "puzzles": [] });
    for text in ["{", "{}", &chess.to_string()] {
        let refused: Value = serde_json::from_str(&Engine::bring(text.as_bytes())).unwrap();
        assert_eq!(refused["problem"]["code"], "malformed", "{text}");
    }
    let refused: Value = serde_json::from_str(&Engine::bring(b"{\xff")).unwrap();
    assert_eq!(refused["problem"]["code"], "malformed");
}

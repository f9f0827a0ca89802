//! Tables that do not begin at the beginning: those that go on from a record, and those of another device.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::{fs, path::Path};

use browser::Engine;
use serde_json::{Value, json};

const SEED: &str = "5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a";

fn ask(engine: &mut Engine, request: &Value) -> Result<Value, Value> {
    let answer: Value = serde_json::from_str(&engine.call(request.to_string().as_bytes())).unwrap();
    answer.get("ok").cloned().ok_or_else(|| answer["problem"].clone())
}

fn golden(name: &str) -> Value {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    serde_json::from_str(&fs::read_to_string(games.join(name)).unwrap()).unwrap()
}

fn go_on(record: &Value, ply: usize, seats: &Value) -> Value {
    json!({
        "call": "go_on", "record": record.to_string(), "ply": ply, "seats": seats,
        "id": "t-1", "me": "me-1", "name": "Ada", "seed": SEED, "now": 1_700_000_000,
    })
}

fn bots() -> Value {
    json!([{ "chair": "me" }, { "chair": "bot", "level": "easy" }])
}

/// Opens a table and plays it to its end; gives what is kept of it.
fn play(engine: &mut Engine, kept: &Value, most: usize) -> Vec<Value> {
    let opened = ask(engine, &json!({ "call": "open", "kept": kept, "changes": [] })).unwrap();
    let (mut thinks, mut changes) = (opened["thinks"] == true, Vec::new());
    for number in 1..most {
        let said = if thinks {
            ask(engine, &json!({ "call": "think", "luck": "7", "now": 2 })).unwrap()
        } else {
            let hello = json!({ "type": "hello", "protocol": 1, "client": "p", "version": null });
            let hello = json!({ "call": "hear", "message": hello, "now": 1 });
            let position = &ask(engine, &hello).unwrap()["messages"][0]["position"];
            let asked = &position["asked"];
            let answers = asked["answers"].as_array().unwrap();
            let message = json!({
                "type": "answer", "number": number, "version": position["version"],
                "seat": asked["seat"], "action": answers[number * 7 % answers.len()]["action"],
                "then": [],
            });
            ask(engine, &json!({ "call": "hear", "message": message, "now": 1 })).unwrap()
        };
        changes.extend(said.get("kept").filter(|kept| !kept.is_null()).cloned());
        thinks = said["thinks"] == true;
        if said["over"] == true {
            break;
        }
    }
    changes
}

#[test]
fn a_game_goes_on_from_a_moment_of_a_record_and_is_proved_from_there() {
    for (name, ply) in [("dice/2-medium-greedy.json", 30), ("base/2-short-greedy.json", 40)] {
        let record = golden(name);
        let mut engine = Engine::new();
        let kept = ask(&mut engine, &go_on(&record, ply, &bots())).unwrap();
        assert_eq!(kept["game"], record["game"]);
        play(&mut engine, &kept, 20_000);
        let played = ask(&mut engine, &json!({ "call": "record" })).unwrap();
        let story = ask(&mut engine, &json!({ "call": "story", "seat": null })).unwrap();
        assert!(story["result"].is_array(), "{name}: it ends");
        assert_eq!(story["fair"]["proved"], true, "{name}: {}", story["fair"]);
        let after: Value = serde_json::from_str(played.as_str().unwrap()).unwrap();
        let (before, after) =
            (record["actions"].as_array().unwrap(), after["actions"].as_array().unwrap());
        assert_eq!(before[..ply], after[..ply], "{name}: it is the same game until then");
        assert_ne!(before, after, "{name}: other dice fall");
        let falls = ask(&mut engine, &json!({ "call": "verify", "record": played })).unwrap();
        let early = falls["falls"]
            .as_array()
            .unwrap()
            .iter()
            .any(|fall| fall["ply"].as_u64() < Some(ply as u64));
        assert!(!early, "{name}: what was dealt before is not of this seed");
    }
}

#[test]
fn a_moment_that_cannot_be_played_on_is_refused() {
    let record = golden("dice/2-medium-greedy.json");
    let end = record["actions"].as_array().unwrap().len();
    let three = json!([{ "chair": "me" }, { "chair": "me" }, { "chair": "me" }]);
    let nobody = json!([{ "chair": "bot", "level": "easy" }, { "chair": "bot", "level": "easy" }]);
    let bad = [
        (go_on(&record, end, &bots()), "not_now"),
        (go_on(&record, 99_999, &bots()), "record"),
        (go_on(&record, 4, &three), "options"),
        (go_on(&record, 4, &nobody), "malformed"),
        (go_on(&json!({}), 4, &bots()), "record"),
    ];
    for (request, code) in bad {
        assert_eq!(ask(&mut Engine::new(), &request).unwrap_err()["code"], code);
    }
}

fn running() -> (Value, Vec<Value>) {
    let mut engine = Engine::new();
    let create = json!({
        "call": "create",
        "new": { "game": "dice", "options": { "players": 2 }, "seats": bots() },
        "id": "local-1", "me": "me-1", "name": "Ada", "seed": SEED, "now": 1,
    });
    let kept = ask(&mut engine, &create).unwrap();
    let changes = play(&mut engine, &kept, 40);
    (kept, changes)
}

#[test]
fn a_running_game_of_another_device_goes_on_here() {
    let (kept, changes) = running();
    assert!(changes.len() > 10);
    let arrive = json!({ "call": "arrive", "kept": kept, "changes": changes, "me": "me-2" });
    let here = ask(&mut Engine::new(), &arrive).unwrap();
    assert_eq!((&here["me"], &here["id"]), (&json!("me-2"), &json!("local-1")));
    let people = |kept: &Value, id: &str| {
        let seats = kept["seats"].as_array().unwrap();
        seats.iter().filter(|seat| seat["sitter"]["id"] == id).count()
    };
    assert_eq!(people(&here, "me-2"), people(&kept, "me-1"));
    let open = |kept: &Value| {
        let request = json!({ "call": "open", "kept": kept, "changes": changes });
        let mut line = ask(&mut Engine::new(), &request).unwrap()["line"].clone();
        line["table"]["seats"] = Value::Null;
        line["table"]["host"] = Value::Null;
        line
    };
    assert_eq!(open(&here), open(&kept), "the same moment of the same game");
}

#[test]
fn a_file_in_which_something_was_changed_is_refused() {
    type Spoil = fn(&mut Value);
    let spoilt: [(&str, Spoil); 10] = [
        ("format", |file| file["kept"]["format"] = json!(2)),
        ("id", |file| file["kept"]["id"] = json!("../x")),
        ("game", |file| file["kept"]["game"] = json!("chess")),
        ("options", |file| file["kept"]["options"] = json!({ "players": 9 })),
        ("level", |file| {
            for seat in file["kept"]["seats"].as_array_mut().unwrap() {
                if seat["sitter"]["sitter"] == "bot" {
                    seat["sitter"]["level"] = json!("godlike");
                }
            }
        }),
        ("empty seat", |file| file["kept"]["seats"][0]["sitter"] = json!({ "sitter": "nobody" })),
        ("name", |file| file["kept"]["seats"][0]["name"] = json!("x".repeat(31))),
        ("seed", |file| file["kept"]["seed"] = json!(SEED.replace('5', "6"))),
        ("gap", |file| {
            file["changes"].as_array_mut().unwrap().remove(3);
        }),
        ("more", |file| file["kept"]["more"] = json!(1)),
    ];
    let (kept, changes) = running();
    for (what, spoil) in spoilt {
        let mut file = json!({ "call": "arrive", "kept": kept, "changes": changes, "me": "me-2" });
        spoil(&mut file);
        let refused = ask(&mut Engine::new(), &file);
        assert!(
            refused.as_ref().is_err_and(|why| why["message"].is_string()),
            "{what}: {refused:?}"
        );
    }
}

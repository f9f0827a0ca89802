//! The daily bazaar without a server: the game of the date, the same on every device.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use browser::Engine;
use serde_json::{Value, json};

/// 18 November 2026, at noon.
const NOON: i64 = 20_775 * 86_400 + 43_200;

fn ask(engine: &mut Engine, request: &Value) -> Result<Value, Value> {
    let answer: Value = serde_json::from_str(&engine.call(request.to_string().as_bytes())).unwrap();
    match answer.get("ok") {
        Some(answer) => Ok(answer.clone()),
        None => Err(answer["problem"].clone()),
    }
}

fn begin(engine: &mut Engine, day: &Value, id: &str) -> Result<Value, Value> {
    let wish = json!({ "call": "daily_begin", "day": day, "id": id, "me": "me-1", "name": "Ada", "now": NOON });
    ask(engine, &wish)
}

/// Plays the day to its end on a device with luck of its own; gives the record and the try.
fn played(luck: &str, id: &str) -> (Value, Value) {
    let mut engine = Engine::new();
    let kept = begin(&mut engine, &Value::Null, id).unwrap();
    let opened = ask(&mut engine, &json!({ "call": "open", "kept": kept, "changes": [] })).unwrap();
    let (mut thinks, mut over) = (opened["thinks"].as_bool().unwrap(), false);
    let early = ask(&mut engine, &json!({ "call": "daily_try" })).unwrap();
    assert_eq!((&early["state"], &early["turns"]), (&json!("running"), &json!(0)));
    for number in 1..4_000 {
        let request = if thinks {
            json!({ "call": "think", "luck": luck, "now": NOON })
        } else {
            let hello = json!({ "type": "hello", "protocol": 1, "client": "p", "version": null });
            let said = json!({ "call": "hear", "message": hello, "now": NOON });
            let position = ask(&mut engine, &said).unwrap()["messages"][0]["position"].clone();
            let answers = position["asked"]["answers"].as_array().unwrap();
            let message = json!({
                "type": "answer", "number": number, "version": position["version"],
                "seat": position["asked"]["seat"], "then": [],
                "action": answers[number * 7 % answers.len()]["action"],
            });
            json!({ "call": "hear", "message": message, "now": NOON })
        };
        let said = ask(&mut engine, &request).unwrap();
        (thinks, over) = (said["thinks"].as_bool().unwrap(), said["over"].as_bool().unwrap());
        if over {
            break;
        }
    }
    assert!(over, "the day does not end");
    let record = ask(&mut engine, &json!({ "call": "record" })).unwrap();
    (record, ask(&mut engine, &json!({ "call": "daily_try" })).unwrap())
}

#[test]
fn whoever_does_the_same_on_two_devices_plays_the_same_day() {
    let (one, tried) = played("0", "t-1");
    let (other, _) = played("ffff", "t-2");
    assert_eq!(one, other);
    assert_eq!((&tried["state"], &tried["table"]), (&json!("finished"), &json!("t-1")));
    let marks = tried["marks"].as_array().unwrap();
    assert_eq!(tried["turns"], marks.len());
    let rubies: u64 = marks.iter().map(|mark| mark.as_u64().unwrap()).sum();
    assert!(rubies <= tried["rubies"].as_u64().unwrap(), "{tried}");
    let proof = ask(&mut Engine::new(), &json!({ "call": "verify", "record": one })).unwrap();
    assert_eq!(proof["fair"]["proved"], true, "{proof}");
}

#[test]
fn the_page_of_a_day_is_that_of_the_date() {
    let mut engine = Engine::new();
    let page = ask(&mut engine, &json!({ "call": "daily", "day": null, "days": [], "now": NOON }));
    let page = page.unwrap();
    assert_eq!((&page["day"], &page["today"]), (&json!("2026-11-18"), &json!("2026-11-18")));
    assert_eq!((&page["ruleset"], &page["level"]), (&json!("base"), &json!("hard")));
    assert_eq!((&page["next_in"], &page["mine"]), (&json!(43_200), &Value::Null));
    let seats = page["seats"].as_array().unwrap();
    let people: Vec<usize> = seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| seat["name"].is_null())
        .map(|(at, _)| at)
        .collect();
    assert_eq!((seats.len(), people), (4, vec![3]), "the example of docs/daily.md");
    assert_eq!(page["places"].as_array().unwrap().len(), 16);
}

#[test]
fn tries_stand_in_the_calendar_and_make_a_row() {
    let tried = |day: &str, state: &str, won: bool| {
        json!({ "day": day, "mine": {
            "state": state, "table": "t", "place": null, "won": won,
            "rubies": 3, "turns": 20, "lira": 4, "marks": [],
        } })
    };
    let days = json!([
        tried("2026-11-16", "finished", true),
        tried("2026-11-17", "finished", false),
        tried("2026-11-14", "finished", false),
        tried("2026-11-18", "running", false),
        tried("2026-10-31", "given_up", false),
    ]);
    let mut engine = Engine::new();
    let page = json!({ "call": "daily", "day": null, "days": days, "now": NOON });
    let page = ask(&mut engine, &page).unwrap();
    assert_eq!((&page["in_a_row"], &page["mine"]["state"]), (&json!(2), &json!("running")));
    let month = json!({ "call": "daily_calendar", "month": "2026-11", "days": days, "now": NOON });
    let month = ask(&mut engine, &month).unwrap();
    let shown: Vec<&str> = month["days"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mark| mark["day"].as_str().unwrap())
        .collect();
    assert_eq!(shown, ["2026-11-18", "2026-11-17", "2026-11-16", "2026-11-14"]);
    assert_eq!(month["days"][2]["won"], true);
}

#[test]
fn a_day_that_is_none_is_refused_and_no_other_table_is_of_a_day() {
    let mut engine = Engine::new();
    for day in ["2026-11-19", "2026-10-31", "yesterday", ""] {
        let refused = begin(&mut engine, &json!(day), "t-1").unwrap_err();
        assert_eq!(refused["code"], "malformed", "{day}");
        let page = json!({ "call": "daily", "day": day, "days": [], "now": NOON });
        assert_eq!(ask(&mut engine, &page).unwrap_err()["code"], "malformed", "{day}");
    }
    let month = json!({ "call": "daily_calendar", "month": "2026-13", "days": [], "now": NOON });
    assert_eq!(ask(&mut engine, &month).unwrap_err()["code"], "malformed");
    assert_eq!(begin(&mut engine, &Value::Null, "<b>").unwrap_err()["code"], "malformed");
    let none = ask(&mut engine, &json!({ "call": "daily_try" })).unwrap_err();
    assert_eq!(none["code"], "no_such_table");
    let table = json!({
        "call": "create", "id": "t-3", "me": "me-1", "name": "Ada", "seed": "0".repeat(64), "now": 1,
        "new": {
            "game": "dice", "options": { "players": 2 },
            "seats": [{ "chair": "me" }, { "chair": "bot", "level": "easy" }],
        },
    });
    let kept = ask(&mut engine, &table).unwrap();
    ask(&mut engine, &json!({ "call": "open", "kept": kept, "changes": [] })).unwrap();
    assert_eq!(ask(&mut engine, &json!({ "call": "daily_try" })).unwrap_err()["code"], "not_now");
}

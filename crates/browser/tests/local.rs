//! A table without a server, played as the page plays it: JSON in, JSON out.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use browser::Engine;
use serde_json::{Value, json};

const SEED: &str = "5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a5c1e8f0a";

/// A page with what it keeps.
struct Page {
    engine: Engine,
    kept: Value,
    changes: Vec<Value>,
    position: Value,
    number: u32,
}

fn ask(engine: &mut Engine, request: &Value) -> Result<Value, Value> {
    let answer: Value = serde_json::from_str(&engine.call(request.to_string().as_bytes())).unwrap();
    match answer.get("ok") {
        Some(answer) => Ok(answer.clone()),
        None => Err(answer["problem"].clone()),
    }
}

fn new_table(game: &str, options: &Value, seats: &Value) -> Value {
    json!({
        "call": "create",
        "new": { "game": game, "options": options, "seats": seats },
        "id": "t-1", "me": "me-1", "name": "Ada", "seed": SEED, "now": 1_700_000_000,
    })
}

fn options(ruleset: &str) -> (&'static str, Value) {
    match ruleset {
        "dice" => ("dice", json!({ "players": 2 })),
        _ => ("bazaar", json!({ "ruleset": ruleset, "players": 2, "layout": "random" })),
    }
}

impl Page {
    fn create(ruleset: &str, seats: &Value) -> Self {
        let (game, options) = options(ruleset);
        let mut engine = Engine::new();
        let kept = ask(&mut engine, &new_table(game, &options, seats)).unwrap();
        let mut page = Self { engine, kept, changes: Vec::new(), position: Value::Null, number: 0 };
        page.open();
        page
    }

    /// As after a reload: a new engine, and what was kept.
    fn open(&mut self) -> bool {
        self.engine = Engine::new();
        let request = json!({ "call": "open", "kept": self.kept, "changes": self.changes });
        ask(&mut self.engine, &request).unwrap();
        let hello = json!({ "type": "hello", "protocol": 1, "client": "page", "version": null });
        self.hear(&hello)["thinks"].as_bool().unwrap()
    }

    fn hear(&mut self, message: &Value) -> Value {
        let said = ask(&mut self.engine, &json!({ "call": "hear", "message": message, "now": 1 }));
        self.take(said.unwrap())
    }

    fn take(&mut self, said: Value) -> Value {
        if !said["kept"].is_null() {
            self.changes.push(said["kept"].clone());
        }
        for message in said["messages"].as_array().unwrap() {
            match message["type"].as_str().unwrap() {
                "welcome" => self.position = message["position"].clone(),
                "changed" => {
                    protocol::web::patch::apply(&mut self.position, &message["patch"]);
                }
                _ => {}
            }
        }
        said
    }

    fn think(&mut self) -> Value {
        let luck = format!("{:x}", self.changes.len());
        let said = ask(&mut self.engine, &json!({ "call": "think", "luck": luck, "now": 2 }));
        self.take(said.unwrap())
    }

    /// Gives the answer of this index, and says what came of it.
    fn answer(&mut self, index: usize) -> Value {
        let asked = self.position["asked"].clone();
        let answers = asked["answers"].as_array().unwrap();
        self.number += 1;
        let message = json!({
            "type": "answer", "number": self.number, "version": self.position["version"],
            "seat": asked["seat"], "action": answers[index % answers.len()]["action"], "then": [],
        });
        self.hear(&message)
    }

    fn play(&mut self, most: usize) -> usize {
        let mut thinks = self.position["asked"].is_null();
        for step in 0..most {
            let said = if thinks { self.think() } else { self.answer(step * 7) };
            if said["over"].as_bool().unwrap() {
                return step;
            }
            thinks = said["thinks"].as_bool().unwrap();
        }
        most
    }
}

fn against_easy() -> Value {
    json!([{ "chair": "me" }, { "chair": "bot", "level": "easy" }])
}

#[test]
fn a_game_against_a_bot_runs_to_its_end_and_is_proved_in_every_ruleset() {
    for ruleset in ["base", "mocha", "letters", "great-bazaar", "dice"] {
        let mut page = Page::create(ruleset, &against_easy());
        let steps = page.play(20_000);
        assert!(steps < 20_000, "{ruleset} ends");
        let story = ask(&mut page.engine, &json!({ "call": "story", "seat": null })).unwrap();
        assert!(story["result"].is_array(), "{ruleset} has a ranking: {}", story["result"]);
        assert_eq!(story["fair"]["proved"], true, "{ruleset}: every roll follows from the seed");
        let record = ask(&mut page.engine, &json!({ "call": "record" })).unwrap();
        let read = json!({ "call": "read", "record": record, "id": "file", "seat": null });
        let read = ask(&mut Engine::new(), &read).unwrap();
        assert_eq!(read["result"], story["result"], "{ruleset}: the file tells the same game");
    }
}

#[test]
fn what_was_kept_opens_as_the_same_game() {
    let mut page = Page::create("base", &against_easy());
    page.play(60);
    let before = page.position.clone();
    page.open();
    let without = protocol::web::patch::without_nulls;
    assert_eq!(without(&page.position), without(&before));
    let lost = page.changes.remove(3);
    let request = json!({ "call": "open", "kept": page.kept, "changes": page.changes });
    let refused = ask(&mut Engine::new(), &request).unwrap_err();
    assert_eq!(refused["code"], "record", "a gap is noticed: {lost}");
}

#[test]
fn a_request_that_is_repeated_after_a_reload_is_carried_out_once() {
    let mut page = Page::create("base", &against_easy());
    while page.position["asked"].is_null() {
        page.think();
    }
    let version = page.position["version"].clone();
    let asked = page.position["asked"].clone();
    let message = json!({
        "type": "answer", "number": 1, "version": version, "seat": asked["seat"],
        "action": asked["answers"][0]["action"], "then": [],
    });
    page.hear(&message);
    let changes = page.changes.len();
    page.open();
    let said = page.hear(&message);
    assert_eq!(page.changes.len(), changes);
    assert_eq!(said["messages"][0], json!({ "type": "done", "number": 1 }));
}

#[test]
fn an_answer_can_be_taken_back() {
    let mut page =
        Page::create("base", &json!([{ "chair": "me" }, { "chair": "hot_seat", "name": "Bea" }]));
    let seat = page.position["waiting_for"].clone();
    page.hear(&json!({ "type": "look", "seat": seat }));
    let before = page.position.clone();
    page.answer(0);
    let said = page.hear(&json!({
        "type": "undo", "number": 77, "version": page.position["version"], "seat": seat, "to": null,
    }));
    assert!(said["messages"].as_array().unwrap().iter().any(|one| one["type"] == "done"), "{said}");
    assert_eq!(page.position["view"], before["view"]);
}

#[test]
fn what_is_hidden_stays_hidden_while_the_game_runs() {
    let mut page = Page::create("base", &against_easy());
    page.play(120);
    let bot = usize::from(page.kept["seats"][0]["sitter"]["sitter"] != "bot");
    assert!(page.position["view"]["seats"][bot]["hand"].is_null());
    let eyes = ask(&mut page.engine, &json!({ "call": "story", "seat": bot })).unwrap_err();
    assert_eq!(eyes["code"], "not_yours");
    let record = ask(&mut page.engine, &json!({ "call": "record" })).unwrap();
    assert!(!record.as_str().unwrap().contains(SEED), "the seed is told at the end");
}

#[test]
fn bad_requests_get_a_reason_and_change_nothing() {
    let mut page = Page::create("base", &against_easy());
    let before = page.position.clone();
    let bad = [
        json!({ "call": "fly" }),
        json!({ "call": "think", "luck": "zz", "now": 1 }),
        json!({ "call": "moment", "ply": 9_999, "seat": null }),
        json!({ "call": "moment", "ply": 0, "seat": 200 }),
        json!({ "call": "read", "record": "{}", "id": "x", "seat": null }),
        json!({ "call": "open", "kept": page.kept, "changes": [{ "version": 1, "change": "?", "request": null }] }),
        json!({ "call": "create" }),
        new_table("chess", &json!({}), &against_easy()),
        new_table(
            "bazaar",
            &json!({ "ruleset": "base", "players": 9, "layout": "short" }),
            &against_easy(),
        ),
        new_table("bazaar", &options("base").1, &json!([{ "chair": "me" }, { "chair": "open" }])),
        new_table(
            "bazaar",
            &options("base").1,
            &json!([{ "chair": "bot", "level": "easy" }, { "chair": "bot", "level": "easy" }]),
        ),
        new_table(
            "bazaar",
            &options("base").1,
            &json!([{ "chair": "me" }, { "chair": "bot", "level": "godlike" }]),
        ),
    ];
    for request in bad {
        let problem = ask(&mut page.engine, &request).unwrap_err();
        assert!(problem["code"].is_string() && problem["message"].is_string(), "{request}");
    }
    assert!(page.engine.call(b"\xff\xfe").contains("problem"));
    page.hear(&json!({ "type": "hello", "protocol": 1, "client": "page", "version": null }));
    assert_eq!(page.position, before);
}

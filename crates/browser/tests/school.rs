//! The school without a server: the chapters, lessons and film are those of the library.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use browser::Engine;
use serde_json::{Value, json};

fn call(request: &Value) -> Value {
    serde_json::from_str(&Engine::new().call(request.to_string().as_bytes())).unwrap()
}

#[test]
fn every_chapter_is_listed_and_opens_as_in_the_library() {
    let listed = call(&json!({ "call": "school" }));
    let chapters: Vec<_> = school::chapters().iter().map(|chapter| chapter.info()).collect();
    assert_eq!(listed["ok"], serde_json::to_value(&chapters).unwrap());
    for chapter in school::chapters() {
        let lesson = json!({ "answers": [], "attempt": { "attempt": "show" } });
        let lesson = if chapter.scene(&lesson).is_ok() { lesson } else { json!({ "answers": [] }) };
        let id = chapter.id();
        let scene = call(&json!({ "call": "lesson", "chapter": id, "lesson": lesson }));
        assert_eq!(scene["ok"], chapter.scene(&lesson).unwrap(), "{id}");
        assert_eq!(scene["ok"]["chapter"], id);
    }
}

#[test]
fn the_film_is_the_game_of_the_library_with_all_remarks() {
    let film = &call(&json!({ "call": "film" }))["ok"];
    let remarks = serde_json::to_value(school::film::remarks()).unwrap();
    assert_eq!(film["remarks"], remarks);
    let record: Value = serde_json::from_str(school::film::RECORD).unwrap();
    assert_eq!(film["story"]["plies"], record["actions"].as_array().unwrap().len());
    let last = film["story"]["plies"].clone();
    let moment = call(&json!({ "call": "film_moment", "ply": last }));
    assert_eq!(moment["ok"]["view"]["ranking"], film["story"]["result"], "the end is the end");
}

#[test]
fn what_is_no_lesson_gets_the_reason_that_a_server_gives() {
    let bad = [
        (
            json!({ "call": "lesson", "chapter": "none", "lesson": { "answers": [] } }),
            "no_such_page",
        ),
        (json!({ "call": "lesson", "chapter": "first", "lesson": { "answers": 7 } }), "malformed"),
        (
            json!({ "call": "lesson", "chapter": "first", "lesson": { "answers": ["fly"] } }),
            "stale",
        ),
        (json!({ "call": "film_moment", "ply": 99_999 }), "record"),
    ];
    for (request, code) in bad {
        assert_eq!(call(&request)["problem"]["code"], code, "{request}");
    }
}

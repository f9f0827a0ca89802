//! Whoever takes another way in an exercise does not stand at a table where nothing is right any more.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::{Value, json};

/// The beginning of the exercise of this chapter.
fn exercise(chapter: &str) -> Value {
    let chapter = school::find(chapter).unwrap();
    let mut scene = chapter.scene(&json!({})).unwrap();
    while scene["exercise"] == false {
        let attempt = if scene["listen"] == true { "go_on" } else { "show" };
        let lesson = json!({ "answers": scene["answers"], "attempt": { "try": attempt } });
        scene = chapter.scene(&lesson).unwrap();
    }
    scene
}

fn tried(chapter: &str, scene: &Value, actions: &Value) -> Value {
    let attempt = json!({ "try": "answer", "actions": actions });
    let lesson = json!({ "answers": scene["answers"], "attempt": attempt });
    school::find(chapter).unwrap().scene(&lesson).unwrap()
}

#[test]
fn a_turn_that_was_spent_elsewhere_is_taken_back_as_soon_as_nothing_else_is_left() {
    let scene = exercise("police");
    let elsewhere = json!([{ "do": "move", "to": 7 }, { "do": "leave" }, { "do": "recall_all" }, { "do": "end" }]);
    let after = tried("police", &scene, &elsewhere);
    assert_eq!(
        after["wrong"]["again"], true,
        "{} {}",
        after["answers"], after["position"]["asked"]
    );
    assert_eq!(after["wrong"]["line"]["key"], "school_police_catch_again");
    assert_eq!(after["answers"], scene["answers"], "it begins anew");
}

#[test]
fn on_the_way_to_the_goal_nobody_ends_the_turn_by_mistake() {
    let scene = exercise("police");
    let there = json!([{ "do": "move", "to": 2 }, { "do": "leave" }, { "do": "act" }]);
    let there = tried("police", &scene, &there);
    assert_eq!(there["wrong"], Value::Null);
    let ended = tried("police", &there, &json!([{ "do": "end" }]));
    assert_eq!(ended["wrong"]["line"]["key"], "school_police_catch_first");
    assert_eq!(ended["wrong"]["again"], false);
    assert_eq!(ended["answers"], there["answers"], "nothing has changed");
}

//! The first ruby: what the pupil has after each turn is what the coach says.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::{Value, json};

/// Shows everything, and tells the scene at the beginning of each turn and at the end.
fn turns() -> Vec<Value> {
    let chapter = school::find("first").unwrap();
    let mut scene = chapter.scene(&json!({})).unwrap();
    let mut turns = vec![scene.clone()];
    while scene["done"] == false {
        let attempt = if scene["listen"] == true { "go_on" } else { "show" };
        let lesson = json!({ "answers": scene["answers"], "attempt": { "try": attempt } });
        let next = chapter.scene(&lesson).unwrap();
        if next["turn"] != scene["turn"] || next["done"] == true {
            turns.push(next.clone());
        }
        scene = next;
    }
    turns
}

#[test]
fn the_sums_of_the_seven_turns_are_those_of_the_lines() {
    let has = |scene: &Value| {
        let me = &scene["position"]["view"]["seats"][0];
        let number = |name: &str| me[name].as_u64().unwrap();
        let goods = &me["goods"];
        let good = |name: &str| goods[name].as_u64().unwrap();
        let cart = [good("red"), good("green"), good("yellow"), good("blue")];
        (number("place"), number("lira"), number("assistants_in_stack"), cart, number("rubies"))
    };
    let found: Vec<_> = turns().iter().map(has).collect();
    let expected = [
        (7, 2, 4, [0, 0, 0, 0], 0),
        (2, 2, 3, [2, 0, 0, 0], 0),
        (3, 2, 2, [2, 2, 0, 0], 0),
        (11, 11, 1, [1, 0, 0, 0], 0),
        (9, 16, 0, [1, 0, 0, 0], 0),
        (3, 16, 1, [1, 2, 0, 0], 0),
        (7, 16, 4, [1, 2, 0, 0], 0),
        (16, 2, 3, [1, 2, 0, 0], 1),
    ];
    assert_eq!(
        found, expected,
        "place, Lira, assistants, goods, rubies at the beginning and after each turn"
    );
}

#[test]
fn a_place_too_far_is_answered_with_its_way() {
    let chapter = school::find("first").unwrap();
    let attempt = json!({ "try": "answer", "actions": [{ "do": "move", "to": 15 }] });
    let scene = chapter.scene(&json!({ "answers": [], "attempt": attempt })).unwrap();
    assert_eq!(scene["wrong"]["line"]["key"], "school_any_too_far");
    assert_eq!(scene["wrong"]["line"]["values"]["steps"], 3);
    assert_eq!(scene["wrong"]["way"], json!([7, 2, 5, 15]));
    assert_eq!(scene["answers"], json!([]), "nothing has changed");
}

#[test]
fn nobody_answers_what_the_coach_has_not_explained() {
    let chapter = school::find("first").unwrap();
    let tea = turns()[3].clone();
    let actions = json!([{ "do": "move", "to": 9 }, { "do": "leave" }, { "do": "pay" }]);
    let attempt = json!({ "try": "answer", "actions": actions });
    let scene = chapter.scene(&json!({ "answers": tea["answers"], "attempt": attempt })).unwrap();
    assert_eq!(scene["line"]["key"], "school_first_pay", "paying is a step of its own");
}

#[test]
fn what_does_not_fit_is_refused_and_said() {
    let chapter = school::find("first").unwrap();
    let refused = [
        json!({ "answers": ["move-3"] }),
        json!({ "answers": ["next"] }),
        json!({ "answers": ["nonsense"] }),
        json!({ "answers": vec!["next"; 500] }),
        json!({ "answers": [], "attempt": { "try": "go_on" } }),
        json!({ "answers": [], "attempt": { "try": "answer", "actions": [] } }),
        json!({ "answers": [], "attempt": { "try": "answer", "actions": vec![json!({ "do": "end" }); 31] } }),
        json!({ "answers": [], "attempt": { "try": "dance" } }),
        json!({ "answers": 7 }),
        json!("a lesson"),
    ];
    for lesson in refused {
        assert!(chapter.scene(&lesson).is_err(), "{lesson} was taken");
    }
}

//! Boards counted by the engine of the browser: the same figures as anywhere else.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use browser::Engine;
use serde_json::{Value, json};
use study::layouts::{Experiment, Wanted};

fn call(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.call(request.to_string().as_bytes())).unwrap()
}

#[test]
fn a_board_is_counted_in_pieces_with_the_figures_of_the_library() {
    let wanted = json!({"rules": "base", "players": 2, "level": "easy", "games": 3});
    let mut engine = Engine::new();
    let opened = call(&mut engine, &json!({"call": "layout_open", "wanted": wanted}));
    assert_eq!(opened["ok"]["played"], 0, "{opened}");
    call(&mut engine, &json!({"call": "layout_advance", "games": 2}));
    let rest = json!({"call": "layout_advance", "games": 2}).to_string();
    let mut experiment =
        Experiment::open(&serde_json::from_value::<Wanted>(wanted).unwrap()).unwrap();
    experiment.advance(3);
    let whole = serde_json::to_string(&experiment.report()).unwrap();
    assert_eq!(engine.call(rest.as_bytes()), format!(r#"{{"ok":{whole}}}"#));
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let mut engine = Engine::new();
    let early = call(&mut engine, &json!({"call": "layout_advance", "games": 2}));
    assert_eq!(early["problem"]["code"], "not_now", "{early}");
    let wanted = json!({"rules": "base", "players": 2, "board": "1-2", "games": 3});
    let refused = call(&mut engine, &json!({"call": "layout_open", "wanted": wanted}));
    assert_eq!(refused["problem"]["code"], "options", "{refused}");
}

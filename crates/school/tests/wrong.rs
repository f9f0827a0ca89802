//! What the coach says to a wrong try is true of that try: who stands there, what waits there, what can be done.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::{Value, json};

/// The scene in which the step of this line begins.
fn step(chapter: &str, line: &str) -> Value {
    let key = format!("school_{chapter}_{line}");
    let course = school::find(chapter).unwrap();
    let mut scene = course.scene(&json!({})).unwrap();
    while scene["line"]["key"] != key.as_str() {
        assert_eq!(scene["done"], false, "{key} is never said");
        let attempt = if scene["listen"] == true { "go_on" } else { "show" };
        let lesson = json!({ "answers": scene["answers"], "attempt": { "try": attempt } });
        scene = course.scene(&lesson).unwrap();
    }
    scene
}

/// The key of what is said to the last of these answers, after the others were taken.
fn said(chapter: &str, line: &str, answers: &[Value]) -> String {
    let course = school::find(chapter).unwrap();
    let mut scene = step(chapter, line);
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(scene["wrong"], Value::Null, "{chapter} {line}: answer {number} is refused");
        let attempt = json!({ "try": "answer", "actions": [answer] });
        scene = course.scene(&json!({ "answers": scene["answers"], "attempt": attempt })).unwrap();
    }
    scene["wrong"]["line"]["key"].as_str().unwrap_or("nothing").to_owned()
}

fn to(place: u8) -> Value {
    json!({ "do": "move", "to": place })
}

fn plain(answer: &str) -> Value {
    json!({ "do": answer })
}

#[test]
fn a_wrong_try_is_answered_with_what_is_true_of_it() {
    let (leave, pick_up) = (plain("leave"), plain("pick_up"));
    let (stop, skip) = (plain("stop"), plain("skip"));
    let another_good = json!({ "do": "smuggler", "good": "yellow" });
    let cases = [
        // Without an assistant: where one waits, where none is needed, and where nothing can be done.
        ("first", "pick_up", vec![to(11)], "first_pick_up_market"),
        ("first", "pick_up", vec![to(7)], "first_pick_up_fountain"),
        ("first", "pick_up", vec![to(1)], "first_pick_up_other"),
        ("first", "pick_up", vec![to(3), stop.clone()], "any_pick_up_here"),
        ("first", "pick_up", vec![to(3), pick_up.clone(), skip.clone()], "any_act_here"),
        // One comes back where one waits, none elsewhere.
        ("first", "come_back", vec![to(2)], "first_come_back_other"),
        ("first", "come_back", vec![to(11)], "first_come_back_other"),
        ("first", "come_back", vec![to(1)], "first_come_back_none"),
        ("first", "come_back", vec![to(12)], "first_come_back_none"),
        ("first", "come_back", vec![to(14)], "first_come_back_none"),
        // Whoever is at the right place is not sent there.
        ("first", "rings", vec![to(2), stop.clone()], "any_stop_early"),
        ("first", "rings", vec![to(2), leave.clone(), skip.clone()], "any_act_here"),
        ("first", "spice", vec![to(3), leave.clone(), skip.clone()], "any_act_here"),
        ("first", "market", vec![to(11), leave.clone(), skip.clone()], "any_act_here"),
        ("first", "tea", vec![to(9), stop.clone()], "any_stop_early"),
        ("route", "pick", vec![to(3), stop.clone()], "any_pick_up_here"),
        ("route", "pick", vec![to(3), pick_up, skip.clone()], "any_act_here"),
        ("figures", "go", vec![to(2), stop.clone()], "any_stop_early"),
        ("figures", "go", vec![to(2), leave.clone(), skip.clone()], "any_act_here"),
        ("dice", "tea", vec![to(9), stop.clone()], "any_stop_early"),
        ("dice", "tile", vec![to(14), leave.clone(), skip.clone()], "any_act_here"),
        ("dice", "tile", vec![to(14), stop.clone()], "any_stop_early"),
        ("mosques", "green", vec![to(2), leave, skip], "mosques_green_skip"),
        ("last", "palace", vec![to(13), stop], "any_stop_early"),
        // Where somebody else stands, and where dice are thrown as well.
        ("figures", "go", vec![to(3)], "figures_go_smuggler"),
        ("figures", "go", vec![to(12)], "figures_go_other"),
        ("dice", "tea", vec![to(8)], "dice_tea_black"),
        ("dice", "tea", vec![to(14)], "dice_tea_mosque"),
        // Whoever gives up at the goal is told so, and whoever took another good is still on the way.
        ("first", "ruby", vec![to(16), plain("leave"), plain("skip")], "any_act_here"),
        ("two", "pay", vec![to(3), plain("stop")], "two_pay_stop"),
        // Another good of the Smuggler would lead nowhere: it is refused when it is pressed.
        (
            "figures",
            "try",
            vec![to(3), plain("leave"), plain("act"), another_good],
            "figures_try_jewelry",
        ),
    ];
    for (chapter, line, answers, expected) in cases {
        let answered = said(chapter, line, &answers);
        assert_eq!(answered, format!("school_{expected}"), "{chapter} {line} {answers:?}");
    }
}

/// Half a sale is not what was pressed, and half a payment cannot be gone on with.
#[test]
fn what_was_put_together_at_a_place_is_taken_as_a_whole_or_not_at_all() {
    let course = school::find("coffee").unwrap();
    let mut scene = step("coffee", "roast");
    for answer in [to(17), plain("leave")] {
        let attempt = json!({ "try": "answer", "actions": [answer] });
        scene = course.scene(&json!({ "answers": scene["answers"], "attempt": attempt })).unwrap();
    }
    let before = scene["answers"].clone();
    let lira_alone = json!([{ "do": "pay_lira" }, { "do": "done" }]);
    let attempt = json!({ "try": "answer", "actions": lira_alone });
    let scene = course.scene(&json!({ "answers": before, "attempt": attempt })).unwrap();
    assert_eq!(scene["wrong"]["line"]["key"], "school_coffee_roast_more");
    assert_eq!(scene["answers"], before, "nothing was paid");
}

/// Whoever has three turns for an exercise sees how many are left.
#[test]
fn the_turns_of_an_exercise_are_counted() {
    let course = school::find("route").unwrap();
    let mut scene = step("route", "try");
    let mut seen = vec![scene["turn"].as_u64().unwrap()];
    assert_eq!(scene["turns"], 4, "one before, and three of the exercise");
    for answer in [to(2), plain("pick_up"), plain("act"), plain("end")] {
        let attempt = json!({ "try": "answer", "actions": [answer] });
        scene = course.scene(&json!({ "answers": scene["answers"], "attempt": attempt })).unwrap();
        assert_eq!(scene["wrong"], Value::Null);
    }
    seen.push(scene["turn"].as_u64().unwrap());
    assert_eq!(seen, [2, 3]);
}

//! The seven turns are over in less than six minutes, by reading and pressing alone, in every language, and no chapter
//! takes longer than the list of chapters says.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the seconds are what docs/school.md names")]

use std::{fs, path::Path};

use serde_json::{Map, Value, json};

/// Words in a minute, of somebody who reads slowly.
const WORDS: usize = 200;
/// Seconds for each press.
const PRESS: usize = 2;
/// Seconds for all of it.
const MOST: usize = 6 * 60;
/// What is read before: the goal.
const GOAL: [&str; 9] = [
    "learn_goal",
    "learn_goal_line",
    "learn_way_buy",
    "learn_way_buy_note",
    "learn_way_deliver",
    "learn_way_deliver_note",
    "learn_way_extend",
    "learn_way_extend_note",
    "learn_way_tiles",
];

fn messages(path: &str) -> Map<String, Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/messages").join(path);
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn words(messages: &Map<String, Value>, key: &str) -> usize {
    messages[key].as_str().unwrap().split_whitespace().count()
}

/// The keys of all that is said on the right way, and how often something is pressed on it: what is
/// pressed on the board is pressed twice, and every other answer counts although the table gives several at once.
fn course(chapter: &str) -> (Vec<String>, usize) {
    let chapter = school::find(chapter).unwrap();
    let mut scene = chapter.scene(&json!({})).unwrap();
    let (mut said, mut presses) = (Vec::new(), 0);
    loop {
        said.push(scene["line"]["key"].as_str().unwrap().to_owned());
        if scene["done"] == true {
            return (said, presses);
        }
        let attempt = if scene["listen"] == true { "go_on" } else { "show" };
        let lesson = json!({ "answers": scene["answers"], "attempt": { "try": attempt } });
        let next = chapter.scene(&lesson).unwrap();
        let before = scene["answers"].as_array().unwrap().len();
        let answers = next["answers"].as_array().unwrap();
        for answer in &answers[before..] {
            presses += if answer.as_str().unwrap().starts_with("move-") { 2 } else { 1 };
        }
        scene = next;
    }
}

/// Seconds for reading and pressing alone, on the right way, in this language. Before the first chapter the goal is
/// read and left.
fn seconds(chapter: &str, locale: &str) -> usize {
    let (said, presses) = course(chapter);
    let lines = messages(&format!("school/{locale}.json"));
    let read: usize = said.iter().map(|key| words(&lines, key)).sum();
    let (goal, left) = if chapter == "first" {
        let page = messages(&format!("school/page/{locale}.json"));
        (GOAL.iter().map(|key| words(&page, key)).sum(), 1)
    } else {
        (0, 0)
    };
    (read + goal) * 60 / WORDS + (presses + left) * PRESS
}

#[test]
fn the_seven_turns_take_less_than_six_minutes_in_each_language() {
    for locale in ["en", "de", "pl"] {
        let seconds = seconds("first", locale);
        println!("{locale}: {seconds} s");
        assert!(seconds < MOST, "{locale}: reading and pressing take {seconds} s");
    }
}

#[test]
fn the_page_about_the_school_names_the_seconds_of_today() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/school.md");
    let page = fs::read_to_string(path).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    let [en, de, pl] = ["en", "de", "pl"].map(|locale| seconds("first", locale));
    let named = format!("take {en} seconds in English, {de} in German and {pl} in Polish");
    assert!(page.contains(&named), "docs/school.md does not say that the seven turns {named}");
}

#[test]
fn a_chapter_takes_the_minutes_that_are_listed() {
    for chapter in school::chapters() {
        let (id, minutes) = (chapter.id(), usize::from(chapter.info().minutes));
        assert!((2..=5).contains(&minutes), "{id} is listed with {minutes} minutes");
        let seconds =
            ["en", "de", "pl"].map(|locale| seconds(id, locale)).into_iter().max().unwrap();
        println!("{id}: {seconds} s");
        // A minute more is for looking at the table, and for wrong tries.
        let needed = seconds.div_ceil(60);
        assert!(
            (needed..=needed + 1).contains(&minutes),
            "{id} is listed with {minutes} minutes; reading and pressing take {seconds} s"
        );
    }
}

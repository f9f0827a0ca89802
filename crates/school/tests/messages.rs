//! Every line of every chapter is said in three languages, and nothing is translated that nobody says.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;

/// What the rules themselves refuse is answered with these, whatever the chapter.
const ANY: [&str; 8] = [
    "school_any_end_turn_first",
    "school_any_too_far",
    "school_any_missing",
    "school_any_missing_lira",
    "school_any_must_move",
    "school_any_not_demanded",
    "school_any_none_left",
    "school_any_no_assistant",
];

fn written(locale: &str) -> serde_json::Map<String, Value> {
    let path = format!("../../web/messages/school/{locale}.json");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut messages: serde_json::Map<String, Value> =
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    messages.remove("$schema");
    messages
}

#[test]
fn every_line_is_said_in_three_languages_and_none_is_left_over() {
    let said: BTreeSet<String> = school::chapters()
        .iter()
        .flat_map(|chapter| chapter.keys())
        .chain(ANY.map(str::to_owned))
        .chain(school::film::remarks().into_iter().map(|remark| remark.line.key))
        .collect();
    for locale in ["en", "de", "pl"] {
        let written: BTreeSet<String> = written(locale).keys().cloned().collect();
        let missing: Vec<_> = said.difference(&written).collect();
        assert!(missing.is_empty(), "{locale}: nobody has written {missing:?}");
        let unsaid: Vec<_> = written.difference(&said).collect();
        assert!(unsaid.is_empty(), "{locale}: nobody says {unsaid:?}");
    }
}

#[test]
fn every_line_is_short() {
    for locale in ["en", "de", "pl"] {
        for (key, text) in written(locale) {
            let length = text.as_str().unwrap().chars().filter(|letter| *letter != '*').count();
            assert!(
                length <= 190,
                "{locale} {key} has {length} letters; four lines of a phone have 190"
            );
        }
    }
}

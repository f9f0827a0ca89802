//! The package for other pages says everything that can be asked for, and nothing else.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::{collections::BTreeSet, fs, path::Path};

use browser::Engine;
use serde_json::Value;

/// What the engine says it knows, when it is asked for something it does not know.
fn known() -> BTreeSet<String> {
    let answer: Value = serde_json::from_str(&Engine::new().call(br#"{"call":"fly"}"#)).unwrap();
    let message = answer["problem"]["message"].as_str().unwrap().to_owned();
    let (_, listed) = message.split_once("expected one of").unwrap();
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_types_of_the_package_name_every_call_of_the_engine() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/npm/index.d.ts");
    let types = fs::read_to_string(file).unwrap();
    let named: BTreeSet<String> = types
        .split("call: '")
        .skip(1)
        .map(|rest| rest.split('\'').next().unwrap().to_owned())
        .collect();
    assert_eq!(named, known(), "web/npm/index.d.ts and crates/browser/src/request.rs");
    assert!(named.len() > 20, "{named:?}");
}

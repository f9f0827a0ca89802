//! `bedesten fire`, for some sixty moves: that its players do what they are told to.

use serde_json::json;

use super::Folder;

const SHORT: &str = "fire --tables 2 --sockets 6 --pace 20 --seconds 60 --moves 60 --json";

#[test]
fn players_talk_and_go_away_as_often_as_they_are_told_and_nothing_is_lost() {
    let folder = Folder::new("fire");
    let report = |options: &str| {
        let ran = folder.run(&format!("{SHORT} {options}"));
        assert_eq!(ran.code, Some(0), "{}{}", ran.stdout, ran.stderr);
        ran.json()
    };
    let calm = report("");
    assert_eq!((&calm["said"], &calm["absences"]), (&json!(0), &json!(0)), "{calm}");

    let restless = report("--talk 3 --absences 2");
    for what in ["moves", "said", "absences"] {
        assert!(restless[what].as_u64().unwrap() > 0, "{what}: {restless}");
    }
    assert_eq!(restless["returns"], 0, "nobody lost the line: {restless}");
    assert_eq!(restless["faults"], json!([]), "{restless}");
}

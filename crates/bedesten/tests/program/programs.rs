//! Bots that are programs of their own, in the games of people and of other bots.

use std::{fs, path::Path};

use serde_json::Value;

use super::Folder;

/// A program of the bots' own tests, with its arguments.
fn bot(file: &str, arguments: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/tests/programs").join(file);
    let file = fs::canonicalize(file).unwrap();
    format!("run:ms=20000:python3 '{}' {arguments}", file.display())
}

fn record(folder: &Folder) -> Value {
    serde_json::from_str(&folder.read("bedesten-game.json")).unwrap()
}

#[test]
fn a_program_is_started_once_for_a_game() {
    let folder = Folder::new("programs-once");
    let bot = bot("honest.py", "heard.jsonl");
    let arguments = ["play", "--bots", &bot, "--players", "2", "--start", "1", "--seed", "5"];
    let ran = folder.run_words(&arguments, "2\n0\n5\n0\n4\n0\nq\n").succeeded();
    assert!(ran.stdout.contains("run 2: goes to"), "{}", ran.stdout);
    let heard = folder.read("heard.jsonl");
    let kinds: Vec<Value> = heard
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["type"].clone())
        .collect();
    assert_eq!(kinds[..3], ["hello", "new_game", "position"]);
    assert!(kinds[3..kinds.len() - 1].iter().all(|kind| kind == "position"), "{kinds:?}");
    assert!(kinds.len() > 10, "{kinds:?}");
    assert_eq!(kinds.last().unwrap(), "quit");

    // A resumed game starts it anew, and it plays on.
    folder.write("heard.jsonl", "");
    let again = "play --resume bedesten-game.json --trust-programs";
    assert!(ran.stdout.contains(again), "{}", ran.stdout);
    folder.run_with(again, "7\n0\nq\n").succeeded();
    assert!(folder.read("heard.jsonl").starts_with(r#"{"type":"hello""#));
}

#[test]
fn a_file_does_not_start_a_program_unless_it_is_trusted() {
    let folder = Folder::new("programs-trust");
    let bot = bot("honest.py", "heard.jsonl");
    let arguments = ["play", "--bots", &bot, "--players", "2", "--start", "1", "--seed", "5"];
    folder.run_words(&arguments, "q\n").succeeded();
    let line = folder.run("play --resume bedesten-game.json").refused();
    assert!(
        line.contains("would start the program") && line.contains("--trust-programs"),
        "{line}"
    );
    assert!(!folder.file("heard.jsonl").exists(), "it was started all the same");
}

#[test]
fn where_a_program_fails_a_bot_of_the_house_plays_on() {
    let folder = Folder::new("programs-fail");
    let bot = bot("misbehaving.py", "crash");
    let arguments = ["play", "--bots", &bot, "--players", "2", "--start", "1", "--seed", "5"];
    let ran = folder.run_words(&arguments, "2\n0\n5\n0\n4\n0\nq\n").succeeded();
    let text = ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("run 2 has failed: “python3"), "{text}");
    assert!(text.contains("ValueError: more than ten. From now on, greedy plays."), "{text}");
    assert_eq!(text.matches("has failed").count(), 1, "it is told once: {text}");
    assert_eq!(record(&folder)["players"][1]["bot"], "greedy");
    folder.run("verify bedesten-game.json").succeeded();
    let text = folder.run_with("play --resume bedesten-game.json", "q\n").succeeded().stdout;
    assert!(!text.contains("has failed"), "{text}");
}

#[test]
fn a_program_that_is_not_there_does_not_end_the_game() {
    let folder = Folder::new("programs-missing");
    let ran = folder
        .run_with("play --bots run:no-such-program --players 2 --start 2 --seed 5", "q\n")
        .succeeded();
    assert!(ran.stdout.contains("“no-such-program” cannot be started"), "{}", ran.stdout);
}

#[test]
fn programs_play_against_each_other() {
    let folder = Folder::new("programs-record");
    let bots = format!("{},greedy", bot("honest.py", ""));
    let arguments = ["record", "--players", "2", "--seed", "3", "--bots", &bots, "--out", "g.json"];
    folder.run_words(&arguments, "").succeeded();
    folder.run("verify g.json").succeeded();
    let bots = format!("{},greedy", bot("misbehaving.py", "illegal"));
    let line = folder.run_words(&["record", "--players", "2", "--bots", &bots], "").refused();
    assert!(line.contains("not among the legal answers"), "{line}");
}

//! `bedesten arena`.

use std::fs;

use serde_json::Value;

use super::{Folder, Ran};

const SMALL: &str = "arena --players 2,3 --bots random,greedy --games 6 --seed 3";

/// Everything that does not depend on the clock.
fn lasting(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        for field in ["seconds_per_turn", "seconds_per_decision"] {
            assert!(bot.as_object_mut().unwrap().remove(field).is_some(), "{field}");
        }
    }
    report
}

/// The only file of results in the folder.
fn results(folder: &Folder) -> String {
    let names = fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.retain(|name| name.contains(".jsonl"));
    assert_eq!(names.len(), 1, "{names:?}");
    names.remove(0)
}

#[test]
fn people_get_ratings_pairings_and_the_name_of_the_file() {
    let folder = Folder::new("arena-table");
    let text = folder.run(SMALL).succeeded().stdout;
    let name = results(&folder);
    assert!(name.starts_with("bedesten-arena-"), "{name}");
    for part in [
        "base, layout short, 2 players: 6 games",
        "rating  95 % interval",
        "3  greedy  2 × random",
        "wins by seat",
        "turns each",
        "Gemstone Dealer",
        &format!("every game: {name}"),
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn the_report_has_what_was_promised() {
    let folder = Folder::new("arena-json");
    let report = folder.run(&format!("{SMALL} --out r.jsonl --json")).succeeded().json();
    assert_eq!(report["games"], 18);
    assert_eq!(report["planned"], 18);
    assert_eq!(report["finished"], true);
    assert_eq!(report["results"][0], "r.jsonl");
    let best = &report["bots"][0];
    assert_eq!(best["bot"], "greedy");
    let [rating, low, high] = ["rating", "low", "high"].map(|key| best[key].as_f64().unwrap());
    assert!(1500.0 < rating && low < rating && rating < high, "{best}");
    let duel = report["duels"].as_array().unwrap().iter().find(|duel| duel["players"] == 3);
    let duel = duel.unwrap();
    assert_eq!((&duel["bot"], &duel["against"]), (&"random".into(), &"greedy".into()));
    assert_eq!(duel["games"], 6);
    for field in ["wins", "win_rate", "low", "high", "fair", "verdict"] {
        assert!(!duel[field].is_null(), "{field}: {duel}");
    }
    for field in ["tables", "mixed", "seats", "lengths", "sources", "forfeits"] {
        assert!(!report[field].is_null(), "{field}: {report}");
    }
}

#[test]
fn threads_repetition_and_a_second_look_change_nothing() {
    let folder = Folder::new("arena-same");
    let of = |arguments: &str| {
        let mut report = lasting(folder.run(arguments).succeeded().json());
        report.as_object_mut().unwrap().remove("results");
        report
    };
    let one = of(&format!("{SMALL} --json --out one.jsonl --threads 1"));
    assert_eq!(one, of(&format!("{SMALL} --json --out two.jsonl --threads 3")));
    assert_eq!(one, of(&format!("{SMALL} --json --out one.jsonl")), "nothing is left to play");
    assert_eq!(one, of("arena one.jsonl --json"));
    assert_eq!(one, of("arena one.jsonl two.jsonl --json"), "the same games count once");
}

#[test]
fn a_page_with_charts_is_made_with_or_without_playing() {
    let folder = Folder::new("arena-page");
    folder.run(&format!("{SMALL} --out r.jsonl --report one.html")).succeeded();
    folder.run("arena r.jsonl --report two.html --anchor random").succeeded();
    let (one, two) = (folder.read("one.html"), folder.read("two.html"));
    assert!(one.starts_with("<!doctype html>") && one.contains("<svg"), "{one}");
    assert!(one.contains("1500 is the mean of all") && two.contains("1500 is random"));
}

#[test]
fn a_challenger_meets_the_others_and_they_do_not_meet() {
    let folder = Folder::new("arena-challenger");
    let arguments = "--bots greedy,random,easy --challenger greedy --games 2 --json";
    let report = folder.run(&format!("arena {arguments}")).succeeded().json();
    assert_eq!(report["games"], 4);
}

#[test]
fn the_file_of_another_tournament_is_refused_in_one_line() {
    let folder = Folder::new("arena-other");
    folder.run(&format!("{SMALL} --out r.jsonl")).succeeded();
    let before = folder.read("r.jsonl");
    let line =
        folder.run(&format!("{} --out r.jsonl", SMALL.replace("seed 3", "seed 4"))).refused();
    assert!(line.contains("r.jsonl belongs to another tournament (another seed)"), "{line}");
    assert_eq!(folder.read("r.jsonl"), before);
    folder.write("diary.txt", "Dear diary,\n");
    let line = folder.run("arena diary.txt").refused();
    assert!(line.contains("diary.txt is not a file of results"), "{line}");
}

#[test]
fn a_deal_is_the_game_of_that_number_in_a_simulation() {
    let folder = Folder::new("arena-sim");
    folder.run("arena --bots random,greedy --games 6 --seed 3 --out r.jsonl").succeeded();
    let simulated = folder.run("sim --players 2 --bots greedy,random --games 3 --seed 3 --json");
    let lines = folder.read("r.jsonl");
    let decisions = lines.lines().skip(1).map(|line| {
        let result: Value = serde_json::from_str(line).unwrap();
        let counts = result["bots"][0] == "greedy";
        if counts { result["decisions"].as_u64().unwrap() } else { 0 }
    });
    assert_eq!(simulated.succeeded().json()["decisions"], decisions.sum::<u64>());
}

/// As when Ctrl-C is pressed: what was played is reported and kept, and the same command goes on.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_tournament_keeps_what_it_has() {
    use std::process::{Command, Stdio};

    let folder = Folder::new("arena-interrupted");
    let child = Command::new(env!("CARGO_BIN_EXE_bedesten"))
        .args(["arena", "--bots", "random,greedy", "--games", "100000", "--json"])
        .args(["--out", "r.jsonl"])
        .current_dir(&folder.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines =
        || fs::read_to_string(folder.file("r.jsonl")).map_or(0, |text| text.lines().count());
    while lines() < 3 {
        std::thread::yield_now();
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.code, Some(130), "{}", ran.stderr);
    let report = ran.json();
    assert_eq!(report["finished"], false);
    let games = report["games"].as_u64().unwrap();
    assert_eq!(games + 1, lines() as u64, "all of them are in the file, after its header");
    let again = folder.run("arena r.jsonl --json").succeeded().json();
    assert_eq!((&again["games"], &again["planned"]), (&games.into(), &100_000.into()));
}

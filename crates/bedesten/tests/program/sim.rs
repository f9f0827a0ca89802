//! `bedesten sim`.

use serde_json::Value;

use super::Folder;

/// Everything that does not depend on the clock or the machine.
fn lasting(mut report: Value) -> Value {
    for field in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
        assert!(report[field].as_f64().is_some_and(|value| value > 0.0), "{field}: {report}");
        report.as_object_mut().unwrap().remove(field);
    }
    report
}

#[test]
fn the_report_has_what_was_promised() {
    let folder = Folder::new("sim-report");
    let ran = folder
        .run("sim --rules base --players 3 --bots random,random,random --games 40 --seed 1 --json");
    let report = ran.succeeded().json();
    assert_eq!(report["rules"], "base");
    assert_eq!(report["players"], 3);
    assert_eq!(report["games"], 40);
    assert_eq!(report["finished"], true);
    assert!(report["decisions"].as_u64().unwrap() > 40_000, "{report}");
    assert!(report["mean_turns"].as_f64().unwrap() > 100.0, "{report}");
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let mut wins = 0.0;
    for seat in seats {
        assert_eq!(seat["bot"], "random");
        let [rate, low, high] = ["win_rate", "low", "high"].map(|key| seat[key].as_f64().unwrap());
        assert!(0.0 <= low && low < rate && rate < high && high <= 1.0, "{seat}");
        assert!(seat["mean_rubies"].as_f64().unwrap() > 0.5, "{seat}");
        wins += seat["wins"].as_f64().unwrap();
    }
    assert!((wins - 40.0).abs() < 1e-9, "every game has one victory to share: {wins}");
    assert_eq!(report["ruby_sources"]["games"], 40);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new("sim-threads");
    let with = |threads| {
        let options = "--players 4 --games 30 --seed 9 --layout random --json";
        let ran = folder.run(&format!("sim {options} --threads {threads}"));
        lasting(ran.succeeded().json())
    };
    assert_eq!(with(1), with(2));
    assert_eq!(with(1), with(5));
}

#[test]
fn another_seed_is_another_run() {
    let folder = Folder::new("sim-seed");
    let with = |seed| {
        let ran = folder.run(&format!("sim --games 5 --seed {seed} --json"));
        lasting(ran.succeeded().json())["decisions"].clone()
    };
    assert_ne!(with(1), with(2));
}

#[test]
fn people_get_a_table() {
    let folder = Folder::new("sim-table");
    let ran = folder.run("sim --players 2 --games 5 --variant neutral-assistants,caravan-leader");
    let text = ran.succeeded().stdout;
    for part in ["2 players", "caravan-leader", "95 %", "turns", "games/s", "shared"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

/// As when Ctrl-C is pressed: the games so far are reported, and the exit code tells.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_run_reports_what_it_has() {
    use std::{
        fs,
        process::{Command, Stdio},
    };

    let mut child = Command::new(env!("CARGO_BIN_EXE_bedesten"))
        .args(["sim", "--games", "1000000000", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The system knows which signals a process listens to; number 2 is the second bit.
    let listens = || {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
        u64::from_str_radix(caught.trim(), 16).unwrap() & 0b10 != 0
    };
    while !listens() {
        std::thread::yield_now();
    }
    assert!(child.try_wait().unwrap().is_none(), "it would run for years");
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let ran = super::Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.code, Some(130), "{}", ran.stderr);
    let report = ran.json();
    assert_eq!(report["finished"], false);
    assert!(report["games"].as_u64().is_some_and(|games| games < 1_000_000_000), "{report}");
    assert_eq!(report["seats"].as_array().unwrap().len(), 3);
}

//! A tournament is the same on any number of threads, and however often it is interrupted.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::{
    fs::{self, File},
    io::Write as _,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

use arena::{Entrant, Findings, Plan, ResultsError, ResultsFile, Schedule, read_results, run};
use bazaar::{Game, Options};
use bots::Spec;
use rayon::ThreadPoolBuilder;
use serde_json::Value;

fn plan() -> Plan<Options> {
    Plan {
        bots: [Spec::Random, Spec::Greedy].iter().map(Entrant::new::<bazaar::Game>).collect(),
        tables: vec![Options::base(2), Options::base(3)],
        games: 6,
        seed: 11,
        challenger: None,
    }
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Plays until the end, or until so many games have been added to the file.
fn play(path: &Path, plan: &Plan<Options>, threads: usize, most: Option<u64>) {
    let schedule = Schedule::<Game>::new(plan.clone()).unwrap();
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let mut file = ResultsFile::open(path, &schedule, |_| ()).unwrap();
    let games = file.games()..schedule.games().len() as u64;
    let stopped = AtomicBool::new(most == Some(0));
    let mut added = 0;
    run(&schedule, games, &pool, &stopped, |result| {
        file.append(&result)?;
        added += 1;
        if Some(added) == most {
            stopped.store(true, Ordering::Relaxed);
        }
        Ok(())
    })
    .unwrap();
}

/// The lines of a file without the times in it.
fn lasting(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.ends_with('\n'));
    let without_times = |line: &str| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        for watch in value["thinking"].as_array_mut().into_iter().flatten() {
            assert!(watch.as_object_mut().unwrap().remove("seconds").is_some());
        }
        value
    };
    text.lines().map(without_times).collect()
}

fn append(path: &Path, text: &str) {
    File::options().append(true).open(path).unwrap().write_all(text.as_bytes()).unwrap();
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let [one, many] = ["threads-1.jsonl", "threads-4.jsonl"].map(file);
    play(&one, &plan(), 1, None);
    play(&many, &plan(), 4, None);
    assert_eq!(lasting(&one), lasting(&many));
    // A header, six games of a duel, and six each of both ways to be alone among three.
    assert_eq!(lasting(&one).len(), 1 + 6 + 12);
}

#[test]
fn an_interrupted_tournament_goes_on_to_the_same_end() {
    let [whole, parts] = ["whole.jsonl", "parts.jsonl"].map(file);
    play(&whole, &plan(), 2, None);
    for most in [0, 1, 5] {
        play(&parts, &plan(), 2, Some(most));
        let (some, all) = (lasting(&parts), lasting(&whole));
        assert_eq!(some, all[..some.len()], "what is there is the beginning");
        assert!(some.len() < all.len());
    }
    play(&parts, &plan(), 2, None);
    assert_eq!(lasting(&parts), lasting(&whole));
    play(&parts, &plan(), 2, None);
    assert_eq!(lasting(&parts), lasting(&whole), "nothing is left to be played");
}

#[test]
fn a_torn_last_line_is_played_again() {
    let [whole, torn] = ["untorn.jsonl", "torn.jsonl"].map(file);
    play(&whole, &plan(), 2, None);
    let text = fs::read_to_string(&whole).unwrap();
    let third_line = text.match_indices('\n').nth(2).unwrap().0;
    // Torn in the header, after it, in the middle of a line, at its very end.
    for length in [0, 1, 40, third_line / 2, third_line - 1, third_line] {
        fs::write(&torn, &text[..length]).unwrap();
        play(&torn, &plan(), 2, None);
        assert_eq!(lasting(&torn), lasting(&whole), "torn after {length} bytes");
    }
}

#[test]
fn a_torn_last_line_is_left_out_when_results_are_read() {
    let path = file("read-torn.jsonl");
    play(&path, &plan(), 2, None);
    append(&path, "{\"game\":18,\"opt");
    let mut games = 0;
    let header = read_results::<Game>(&path, |_| games += 1).unwrap();
    assert_eq!((games, header.plan), (18, plan()));
}

#[test]
fn the_file_of_another_tournament_is_refused_and_kept() {
    let path = file("other.jsonl");
    play(&path, &plan(), 2, Some(2));
    let before = fs::read(&path).unwrap();
    let others = [
        (Plan { seed: 12, ..plan() }, "another seed"),
        (Plan { games: 12, ..plan() }, "another number of games"),
        (Plan { tables: vec![Options::base(2)], ..plan() }, "other tables"),
        (Plan { challenger: Some("greedy".to_owned()), ..plan() }, "another challenger"),
    ];
    for (other, difference) in others {
        let schedule = Schedule::<Game>::new(other).unwrap();
        let error = ResultsFile::open(&path, &schedule, |_| ()).unwrap_err().to_string();
        assert!(error.contains(difference) && error.contains("other.jsonl"), "{error}");
    }
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_of_something_else_is_refused_and_kept() {
    let path = file("diary.txt");
    let schedule = Schedule::<Game>::new(plan()).unwrap();
    for text in ["Dear diary", "Dear diary,\n", "{}\n", "{\"format\":\"bedesten-record\"}\n"] {
        fs::write(&path, text).unwrap();
        let error = ResultsFile::open(&path, &schedule, |_| ()).unwrap_err();
        assert!(matches!(error, ResultsError::NotResults(_)), "{text}: {error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    let later = "{\"format\":\"bedesten-arena\",\"version\":2}\n";
    fs::write(&path, later).unwrap();
    let error = ResultsFile::open(&path, &schedule, |_| ()).unwrap_err().to_string();
    assert!(error.contains("version 2 instead of 1"), "{error}");
}

#[test]
fn a_broken_line_in_the_middle_is_named() {
    let path = file("broken.jsonl");
    play(&path, &plan(), 2, Some(3));
    append(&path, "{\"game\":3}\n");
    let schedule = Schedule::<Game>::new(plan()).unwrap();
    let line = lasting(&path).len();
    let error = ResultsFile::open(&path, &schedule, |_| ()).unwrap_err().to_string();
    assert!(error.contains(&format!("line {line}: missing field")), "{error}");
}

#[test]
fn a_game_that_is_not_the_next_one_is_refused() {
    let path = file("order.jsonl");
    play(&path, &plan(), 2, Some(1));
    let text = fs::read_to_string(&path).unwrap();
    let again = text.lines().nth(1).unwrap();
    fs::write(&path, format!("{text}{again}\n")).unwrap();
    let schedule = Schedule::<Game>::new(plan()).unwrap();
    let error = ResultsFile::open(&path, &schedule, |_| ()).unwrap_err().to_string();
    assert!(error.contains("it is not game"), "{error}");
}

#[test]
fn a_line_that_no_game_can_have_made_is_refused() {
    let path = file("lists.jsonl");
    play(&path, &plan(), 2, Some(1));
    let text = fs::read_to_string(&path).unwrap();
    for (from, to) in [
        ("\"ranking\":[", "\"ranking\":[1,"),
        ("\"points\":[", "\"points\":[1,"),
        ("\"turns\":", "\"turns\":9999999"),
        ("\"seconds\":", "\"seconds\":-"),
    ] {
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let error = read_results::<Game>(&path, |_| ()).unwrap_err().to_string();
        assert!(error.contains("line 2: its lists or numbers"), "{error}");
    }
}

#[test]
fn two_tournaments_do_not_write_to_one_file() {
    let path = file("busy.jsonl");
    let schedule = Schedule::<Game>::new(plan()).unwrap();
    let _first = ResultsFile::open(&path, &schedule, |_| ()).unwrap();
    let second = ResultsFile::open(&path, &schedule, |_| ()).unwrap_err();
    assert!(matches!(second, ResultsError::Busy(_)), "{second}");
}

#[test]
fn what_is_found_does_not_depend_on_when_it_was_played() {
    let path = file("found.jsonl");
    play(&path, &plan(), 3, None);
    let mut findings = Findings::<Game>::new();
    read_results::<Game>(&path, |result| findings.add(&result)).unwrap();
    let summary = findings.summary(None).unwrap();
    assert_eq!(summary.games, 18);
    assert_eq!(summary.bots[0].bot, "greedy", "it plays better than random");
    let duel = summary.duels.iter().find(|duel| duel.players == 3 && duel.bot == "greedy");
    assert_eq!(duel.unwrap().rate.games, 6);
    for seats in &summary.seats {
        let wins: f64 = seats.seats.iter().map(|rate| rate.wins).sum();
        assert!((wins - seats.seats[0].games as f64).abs() < 1e-9, "one victory in each game");
    }
    assert!(findings.summary(Some("nobody")).is_err());
}

use std::collections::BTreeMap;

use super::*;
use crate::course::Dice;

fn plan(folder: &Path, rounds: u32) -> Plan {
    Plan {
        folder: folder.to_owned(),
        rounds,
        pieces: 2,
        games: 1,
        simulations: 4,
        seed: 20,
        teacher: "newest".to_owned(),
        start: None,
        epochs: 1.0,
        rate: 0.002,
        budget: Budget::simulations(2),
        gate_games: 2,
    }
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read(path).unwrap())
        })
        .collect()
}

#[test]
fn a_climb_that_was_stopped_after_every_step_ends_with_the_same_files() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let whole = plan(one.path(), 2);
    let mut climb = Climb::<Dice>::open(&whole, &Processor).unwrap();
    let mut steps = 0;
    while climb.step().unwrap().is_some() {
        steps += 1;
    }
    assert_eq!(steps, 8, "two pieces, a fit and a gate in each round");
    // Stopped after every step, in the middle of a line and of a file; the last line is lost once.
    let log = other.path().join("log.jsonl");
    for step in 0.. {
        let rounds = if step < 4 { 1 } else { 2 };
        let plan = plan(other.path(), rounds);
        if Climb::<Dice>::open(&plan, &Processor).unwrap().step().unwrap().is_none() && rounds == 2
        {
            break;
        }
        let mut text = fs::read_to_string(&log).unwrap();
        if step % 3 == 1 {
            text.truncate(text.len() - 7);
            fs::write(other.path().join("1.model.part"), "half a mod").unwrap();
        }
        fs::write(&log, text).unwrap();
        assert!(step < 20, "it goes on");
    }
    let _ = fs::remove_file(other.path().join("1.model.part"));
    let (one, other) = (files(one.path()), files(other.path()));
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    for (name, bytes) in &one {
        assert!(other[name] == *bytes, "{name} differs");
    }
    assert!(one.contains_key("1.1.samples") && one.contains_key("1.weights"), "{:?}", one.keys());
}

#[test]
fn a_rejected_network_stays_and_does_not_teach() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(folder.path(), 3);
    let mut lines = vec![plan.settings::<Dice>(&Processor)];
    for (round, taken) in [(0, true), (1, false)] {
        lines.push(json!({ "step": "play", "round": round, "piece": 0 }));
        lines.push(json!({ "step": "play", "round": round, "piece": 1 }));
        lines.push(json!({ "step": "fit", "round": round }));
        lines.push(json!({ "step": "gate", "round": round, "taken": taken }));
    }
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    fs::write(folder.path().join("log.jsonl"), lines.join("\n") + "\n").unwrap();
    let climb = Climb::<Dice>::open(&plan, &Processor).unwrap();
    let teachers = [0, 1, 2].map(|round| climb.teacher_name(round));
    assert_eq!(teachers, ["newest", "0.weights", "0.weights"]);
}

#[test]
fn a_folder_belongs_to_one_climb() {
    let folder = tempfile::tempdir().unwrap();
    let first = plan(folder.path(), 1);
    Climb::<Dice>::open(&first, &Processor).unwrap();
    let other = Plan { seed: 21, ..plan(folder.path(), 1) };
    let refused = Climb::<Dice>::open(&other, &Processor).unwrap_err();
    assert!(refused.to_string().contains("another climb"), "{refused}");
    assert!(Climb::<Dice>::open(&plan(folder.path(), 9), &Processor).is_ok(), "more rounds");
}

#[test]
fn a_program_that_fails_to_fit_leaves_no_model() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(folder.path(), 1);
    let outside = Outside { command: vec!["false".to_owned()] };
    let mut climb = Climb::<Dice>::open(&plan, &outside).unwrap();
    climb.step().unwrap();
    climb.step().unwrap();
    assert!(climb.step().is_err());
    assert!(!files(folder.path()).contains_key("0.model"));
}

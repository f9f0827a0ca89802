//! Games to whose dice everybody added: what is promised, and that nothing can be changed unnoticed.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::{fs, path::PathBuf, process::Command};

use bazaar::{Game, Options};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{
    Answers, Attempt, Binding, Contribution, Fairness, Game as _, Joint, Mismatch, Part, Player,
    Record, Seat, Seed, Start, Table, below, draw_lot,
};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The part of somebody, made up from a number.
fn part(number: u64) -> Part {
    Seed::from_number(number).to_string().parse().unwrap()
}

fn players(seats: usize) -> Vec<Player> {
    (0..seats).map(|seat| Player { name: format!("seat {seat}"), bot: None }).collect()
}

fn binding(table: &str, lot: bool, options: &Options) -> Binding {
    let start = Start::Options(serde_json::to_value(options).unwrap());
    Binding::new(table, Game::NAME, Game::RULES_VERSION, lot, &start)
}

/// What the parts of these seats make together with a server's.
fn agreed(binding: &Binding, server: Part, parts: &[(Seat, Part)]) -> (Seed, Fairness) {
    let commitment = binding.commitment(&server);
    let given = |(seat, part): &(Seat, Part)| Contribution {
        seat: *seat,
        commitment: part.commitment(&commitment),
        part: Some(*part),
    };
    let joint = Joint {
        table: "0123456789".to_owned(),
        server: Some(server),
        people: 3,
        parts: parts.iter().map(given).collect(),
        lot: None,
        from: None,
        aborted: Vec::new(),
    };
    (
        binding.seed(&server, parts),
        Fairness { commitment, seed: None, joint: Some(joint), daily: None },
    )
}

/// A whole game of three people, of whom two added to the dice after one attempt that failed.
fn joint_game() -> Record<Game> {
    let options = Options::base(3);
    let binding = binding("0123456789", true, &options);
    let parts = [(seat(0), part(10)), (seat(2), part(12))];
    let (seed, mut fairness) = agreed(&binding, part(1), &parts);
    let spoilt = agreed(&binding, part(2), &[(seat(0), part(20)), (seat(1), part(21))]).1;
    let mut shown = spoilt.joint.unwrap().parts;
    shown[1].part = None;
    let joint = fairness.joint.as_mut().unwrap();
    joint.lot = Some(draw_lot(seed, 3));
    joint.aborted = vec![Attempt {
        commitment: spoilt.commitment,
        server: part(2),
        parts: shown,
        withheld: vec![seat(1)],
    }];
    let record = Record::dealt_with(options, players(3), seed, fairness).unwrap();
    let mut record = played(record, seed);
    record.about = Some("two of three people added to the dice, after one attempt".to_owned());
    record
}

/// Plays on at random, to the end.
fn played(record: Record<Game>, seed: Seed) -> Record<Game> {
    let mut table = Table::go_on_from(record, seed).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    while let Some(asked) = table.game().current_player() {
        let mut answers = Answers::new();
        table.game().legal_actions(&mut answers);
        let chosen = answers[below(&mut rng, answers.len() as u32) as usize];
        table.answer(asked, chosen, &[]).unwrap();
    }
    table.record().clone()
}

/// A game that goes on from the middle of another one.
fn continued_game() -> Record<Game> {
    let mut record = joint_game();
    record.actions.truncate(40);
    (record.options, record.fairness, record.result) = (None, None, None);
    let actions: Vec<Value> =
        record.actions.iter().map(|entry| serde_json::to_value(entry).unwrap()).collect();
    let start = Start::Position { setup: serde_json::to_value(&record.setup).unwrap(), actions };
    let binding = Binding::new("0123456789", Game::NAME, Game::RULES_VERSION, false, &start);
    let (seed, mut fairness) = agreed(&binding, part(3), &[(seat(0), part(30))]);
    let joint = fairness.joint.as_mut().unwrap();
    (joint.people, joint.from) = (1, Some(40));
    record.fairness = Some(fairness);
    record.about = Some("one person goes on from the middle of another game".to_owned());
    played(record, seed)
}

#[test]
fn a_joint_game_is_proved_and_says_who_added_to_its_dice() {
    let proof = joint_game().verify().unwrap();
    let added = proof.added.unwrap();
    assert_eq!((added.parts, added.people, added.lot, added.aborted), (2, 3, true, 1));
    assert!(!proof.server_could_choose());

    let proof = continued_game().verify().unwrap();
    assert!(proof.outcomes > 20 && !proof.server_could_choose(), "{proof:?}");
}

#[test]
fn a_server_that_did_not_wait_for_anybody_could_have_chosen() {
    let options = Options::base(3);
    let (seed, fairness) = agreed(&binding("0123456789", false, &options), part(1), &[]);
    let record = Record::dealt_with(options, players(3), seed, fairness).unwrap();
    assert!(played(record, seed).verify().unwrap().server_could_choose());
}

/// Each of them is what a server would have to do to choose the dice after all.
#[test]
fn whatever_is_changed_afterwards_is_found() {
    let honest = serde_json::to_value(joint_game()).unwrap();
    let other = json!(part(99).to_string());
    let changes: [(&str, Value); 14] = [
        ("/fairness/joint/server", other.clone()),
        ("/fairness/commitment", other.clone()),
        ("/fairness/seed", other.clone()),
        ("/fairness/joint/parts/0/part", other.clone()),
        ("/fairness/joint/parts/1/commitment", other.clone()),
        ("/fairness/joint/parts/1/seat", json!(1)),
        ("/fairness/joint/table", json!("another000")),
        ("/fairness/joint/people", json!(1)),
        ("/fairness/joint/lot", json!([0, 1, 2])),
        ("/fairness/joint/lot", Value::Null),
        ("/fairness/joint/aborted/0/server", other.clone()),
        ("/fairness/joint/aborted/0/parts/0/part", other.clone()),
        ("/fairness/joint/aborted/0/withheld", json!([])),
        ("/options/layout", json!("long")),
    ];
    for (place, to) in changes {
        let mut changed = honest.clone();
        *changed.pointer_mut(place).unwrap() = to.clone();
        assert_ne!(changed, honest, "{place}");
        let changed: Record<Game> = serde_json::from_value(changed).unwrap();
        assert!(changed.verify().is_err(), "{place} was changed to {to} unnoticed");
    }
    let mut shorter = honest.clone();
    shorter.pointer_mut("/fairness/joint/parts").unwrap().as_array_mut().unwrap().remove(0);
    let shorter: Record<Game> = serde_json::from_value(shorter).unwrap();
    assert_eq!(shorter.verify(), Err(Mismatch::Seed), "a part was left out");
}

/// Somebody who looked for a server part that suits after all parts were known.
#[test]
fn a_server_that_changes_its_part_after_the_others_showed_theirs_is_caught() {
    let options = Options::base(3);
    let bound = binding("0123456789", false, &options);
    let parts = [(seat(0), part(10)), (seat(2), part(12))];
    let (_, promised) = agreed(&bound, part(1), &parts);
    let (seed, mut fairness) = agreed(&bound, part(2), &parts);
    fairness.commitment = promised.commitment;
    let record = Record::<Game>::dealt_with(options, players(3), seed, fairness).unwrap();
    let refused = Table::go_on_from(record.clone(), seed).map(drop);
    assert!(refused.is_err(), "not even the table goes on");
    let mut record = record;
    record.fairness.as_mut().unwrap().seed = Some(seed);
    assert_eq!(record.verify(), Err(Mismatch::Server));
}

#[test]
fn the_server_s_part_is_a_secret_until_the_game_is_over() {
    let finished = joint_game();
    let mut record = finished.clone();
    record.actions.truncate(30);
    record.result = None;
    let seed = finished.fairness.as_ref().unwrap().seed.unwrap();
    let table = Table::go_on_from(record, seed).unwrap();
    for text in [
        serde_json::to_string(table.record()).unwrap(),
        serde_json::to_string(&table.record_for(tabletop::Viewer::Spectator).unwrap()).unwrap(),
        format!("{table:?}"),
    ] {
        assert!(!text.contains(&seed.to_string()), "the seed is told");
        assert!(!text.contains(&part(1).to_string()), "the server's part is told");
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fairness")
}

#[test]
fn the_vectors_are_what_the_library_computes() {
    let text = fs::read_to_string(folder().join("vectors.json")).unwrap();
    let vectors: Value = serde_json::from_str(&text).unwrap();
    for case in vectors["cases"].as_array().unwrap() {
        let name = &case["name"];
        let text = |field: &str| case[field].as_str().unwrap().to_owned();
        let start = Start::Options(case["start"].clone());
        assert_eq!(tabletop::canonical(&case["start"]), text("canonical_start"), "{name}");
        let version = case["rules_version"].as_u64().unwrap() as u32;
        let lot = case["lot"].as_array();
        let bound = Binding::new(&text("table"), &text("game"), version, lot.is_some(), &start);
        assert_eq!(bound.to_string(), text("binding"), "{name}");
        let server: Part = text("server").parse().unwrap();
        let commitment = bound.commitment(&server);
        assert_eq!(commitment.to_string(), text("commitment"), "{name}");
        let given: Vec<Contribution> = serde_json::from_value(case["parts"].clone()).unwrap();
        let parts: Vec<(Seat, Part)> =
            given.iter().map(|given| (given.seat, given.part.unwrap())).collect();
        for (given, (_, part)) in given.iter().zip(&parts) {
            assert_eq!(part.commitment(&commitment), given.commitment, "{name}");
        }
        let seed = bound.seed(&server, &parts);
        assert_eq!(seed.to_string(), text("seed"), "{name}");
        if let Some(lot) = lot {
            assert_eq!(json!(draw_lot(seed, lot.len())), case["lot"], "{name}");
        }
    }
}

/// Made again with `BLESS=1 cargo test -p bazaar --test joint`, as after another version of the rules.
#[test]
fn the_games_beside_the_vectors_are_proved_also_by_a_program_in_another_language() {
    let games = folder().join("games");
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(&games).unwrap();
        for (name, record) in [("three-people", joint_game()), ("going-on", continued_game())] {
            let text = serde_json::to_string(&record).unwrap() + "\n";
            fs::write(games.join(format!("{name}.json")), text).unwrap();
        }
    }
    for name in ["three-people", "going-on"] {
        let text = fs::read_to_string(games.join(format!("{name}.json"))).unwrap();
        let record: Record<Game> = serde_json::from_str(&text).unwrap();
        let again = "BLESS=1 cargo test -p bazaar --test joint makes it again";
        record.verify().unwrap_or_else(|error| panic!("{name}: {error}; {again}"));
    }
    let checked = Command::new("python3").arg("-B").arg(folder().join("verify.py")).output();
    let checked = checked.expect("python3 is needed for this test");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

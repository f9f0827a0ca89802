//! A table deals, gives forced answers, takes back what may be taken back, and comes back as it
//! was after it was put away.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bazaar::{Action, Event, Game, Options};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{
    Answers, Change, Game as _, Lock, Player, Seat, Seed, Table, TableError, TableRefusal, Viewer,
    below,
};

fn players(count: usize) -> Vec<Player> {
    (1..=count).map(|seat| Player { name: format!("Player {seat}"), bot: None }).collect()
}

fn table(seed: u64) -> Table<Game> {
    Table::deal(Options::base(3), players(3), Seed::from_number(seed)).unwrap()
}

fn asked(table: &Table<Game>) -> Seat {
    table.game().current_player().unwrap()
}

/// Everybody answers at random and takes back at random.
fn play_wildly(table: &mut Table<Game>, seed: u64, steps: usize) -> Vec<Change<Action>> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut answers = Answers::new();
    let mut changes = Vec::new();
    for _ in 0..steps {
        let Some(seat) = table.game().current_player() else { break };
        let (before, told) = (table.ply(), table.events_since(0).to_vec());
        if below(&mut rng, 5) == 0 {
            let first = table.steps().first().map(|step| step.ply);
            let to = if below(&mut rng, 2) == 0 { first } else { None };
            if let Ok(change) = table.undo(seat, to) {
                assert!(table.ply() < before);
                assert_eq!(asked(table), seat);
                let gone = &told[table.events_since(0).len()..];
                assert!(!gone.iter().any(|event| matches!(
                    event,
                    Event::Rolled { .. } | Event::CardDrawn { .. } | Event::TurnEnded { .. }
                )));
                changes.push(change);
            } else {
                assert_eq!(table.ply(), before);
            }
        } else {
            table.game().legal_actions(&mut answers);
            let action = answers[below(&mut rng, answers.len() as u32) as usize];
            let then = table.game().preview(action).express.map(|express| express.then);
            changes.push(table.answer(seat, action, &then.unwrap_or_default()).unwrap());
            assert_eq!(table.events_since(before), &table.events_since(0)[told.len()..]);
        }
    }
    changes
}

#[test]
fn what_is_on_the_table_is_always_what_the_record_says() {
    for seed in 0..4 {
        let mut table = table(seed);
        let changes = play_wildly(&mut table, seed, 2_000);
        let undone = changes.iter().filter(|c| matches!(c, Change::Undone { .. })).count();
        assert!(undone > 20, "only {undone} answers were taken back");
        assert_eq!(table.record().replay().unwrap().game, *table.game());
        let told: Vec<Event> =
            (0..table.ply()).flat_map(|ply| table.events_of(ply).to_vec()).collect();
        assert_eq!(told, table.events_since(0));
    }
}

#[test]
fn a_table_that_was_put_away_comes_back_as_it_was() {
    for seed in 0..4 {
        let fresh = table(seed);
        let mut played = fresh.clone();
        let changes = play_wildly(&mut played, seed, 400);
        // Through the text, as a store keeps it.
        let text = serde_json::to_string(&changes).unwrap();
        let changes: Vec<Change<Action>> = serde_json::from_str(&text).unwrap();
        let again =
            Table::with_changes(fresh.record().clone(), Seed::from_number(seed), changes).unwrap();
        assert_eq!(again.game(), played.game());
        assert_eq!(again.record(), played.record());
        assert_eq!(again.events_since(0), played.events_since(0));
        assert_eq!(again.lock(), played.lock());
        let plies = |table: &Table<Game>| table.steps().iter().map(|s| s.ply).collect::<Vec<_>>();
        assert_eq!(plies(&again), plies(&played), "the way back is the same");
    }
}

#[test]
fn the_seed_is_a_secret_until_the_game_is_over() {
    let mut table = table(9);
    assert_eq!(table.record().fairness.as_ref().unwrap().seed, None);
    for viewer in [Viewer::Spectator, Viewer::Seat(asked(&table))] {
        let seen = serde_json::to_string(&table.record_for(viewer).unwrap()).unwrap();
        assert!(!seen.contains(&Seed::from_number(9).to_string()));
    }
    play_wildly(&mut table, 1, 100_000);
    assert!(table.game().is_terminal());
    assert_eq!(table.record().fairness.as_ref().unwrap().seed, Some(Seed::from_number(9)));
    assert!(table.record().verify().unwrap().outcomes > 0);
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut table = table(1);
    let before = table.clone();
    let seat = asked(&table);
    let other = seat.next(3);
    let end = Action::End {};
    assert!(matches!(table.answer(seat, end, &[]), Err(TableRefusal::Refused(_))));
    let mut answers = Answers::new();
    table.game().legal_actions(&mut answers);
    assert_eq!(table.answer(other, answers[0], &[]), Err(TableRefusal::NotAsked));
    assert!(matches!(table.undo(seat, None), Err(TableRefusal::Locked(Lock::Chance(_)))));
    assert_eq!(table.record(), before.record());
    assert_eq!(table.game(), before.game());
}

#[test]
fn only_the_player_himself_takes_back_and_only_to_a_step() {
    let mut table = table(1);
    let seat = asked(&table);
    let ply = table.ply();
    table.answer(seat, "move-2".parse().unwrap(), &[]).unwrap();
    assert_eq!(table.undo(seat.next(3), None), Err(TableRefusal::NotAsked));
    assert_eq!(table.undo(seat, Some(ply + 77)), Err(TableRefusal::NoSuchStep));
    assert_eq!(table.undo(seat, Some(ply)), Ok(Change::Undone { seat, to: ply }));
}

#[test]
fn ending_the_turn_is_never_given_by_the_table() {
    let mut table = table(1);
    let seat = asked(&table);
    table.answer(seat, "move-2".parse().unwrap(), &[Action::Leave {}, Action::Act {}]).unwrap();
    assert_eq!(asked(&table), seat);
    assert_eq!(table.game().goes_without_saying(), None);
}

#[test]
fn a_record_of_another_seed_is_no_table() {
    let record = table(1).record().clone();
    let wrong = Table::go_on_from(record, Seed::from_number(2));
    assert_eq!(wrong.err(), Some(TableError::Commitment));
}

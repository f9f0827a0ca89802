//! Luck, choices and rest are the whole game.

use study::{Mark, Report};

use super::{ROUGH, SHALLOW, finished, golden};

/// Equal to the last bit: every number is a whole number of the same small parts.
fn same(one: f64, other: f64, what: &str) {
    assert_eq!(one.to_bits(), (other + 0.0).to_bits(), "{what}: {one} is not {other}");
}

fn adds_up(name: &str, report: &Report) {
    let seats = report.seats.len();
    for (index, seat) in report.seats.iter().enumerate() {
        let sum = seat.start + seat.luck + seat.choices + seat.others + seat.rest;
        same(sum + 0.0, seat.result, &format!("{name}, seat {index}"));
        same(seat.luck_adjusted + seat.luck, seat.result, &format!("{name}, seat {index}"));
        assert!(seat.choices <= 0.0 && seat.error_rate >= 0.0, "{name}: {seat:?}");
        assert!((0.0..=100.0).contains(&seat.accuracy), "{name}: {seat:?}");
        let counted: u32 = seat
            .marks
            .iter()
            .filter(|(mark, _)| **mark != Mark::OnlyWay)
            .map(|(_, count)| count)
            .sum();
        assert_eq!(counted, seat.decisions, "{name}: every decision with a choice has one mark");
    }
    let mut chances = report.seats.iter().map(|seat| seat.start).collect::<Vec<_>>();
    if let Some(deal) = &report.deal {
        assert_eq!(deal.chances_before, chances, "{name}: the deal begins at the start");
        chances.clone_from(&deal.chances_after);
    }
    for turn in &report.turns {
        assert_eq!(turn.chances_before, chances, "{name}: turn {} goes on", turn.turn);
        for seat in 0..seats {
            let sum = turn.chances_before[seat]
                + turn.luck_of_seats[seat]
                + turn.choices_of_seats[seat]
                + turn.rest_of_seats[seat];
            same(sum + 0.0, turn.chances_after[seat], &format!("{name}, turn {}", turn.turn));
        }
        assert!(turn.loss >= 0.0, "{name}: turn {} gave away {}", turn.turn, turn.loss);
        chances.clone_from(&turn.chances_after);
    }
    let result: Vec<f64> = report.seats.iter().map(|seat| seat.result).collect();
    assert_eq!(chances, result, "{name}: the last turn ends with the result");
}

#[test]
fn the_parts_of_a_game_are_its_result_in_every_ruleset_and_for_two_to_five() {
    for (name, report) in ROUGH.iter() {
        adds_up(name, report);
        assert!(report.turns.len() > 10, "{name}: {} turns", report.turns.len());
        let luck: f64 = report.seats.iter().map(|seat| seat.luck.abs()).sum();
        assert!(luck > 0.001, "{name}: chance changed something");
    }
}

#[test]
fn they_are_as_well_at_every_moment_of_the_deeper_look() {
    let game = golden("dice/2-medium-greedy.json");
    let mut study = super::opened(&game, SHALLOW);
    for _ in 0..40 {
        study.advance(700);
        adds_up("in the middle", &study.report());
    }
    adds_up("at the end", &finished(&game, SHALLOW));
}

#[test]
fn a_turn_belongs_to_whoever_is_on_turn_and_no_action_is_left_out() {
    for (name, report) in ROUGH.iter() {
        let mut next = report.turns[0].ply;
        for turn in &report.turns {
            assert_eq!(turn.ply, next, "{name}: turn {}", turn.turn);
            next += turn.actions;
        }
        assert_eq!(next, report.progress.steps, "{name}");
    }
}

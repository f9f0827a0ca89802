//! The move (B-1 to B-5, B-71, N-9).

use bazaar::{Card, LayoutChoice, LayoutKind, Options, Place, Position, Reason};
use tabletop::Seat;

use crate::table::{A, B, C, Table, place, seat};

fn too_far(steps: u8, nearest: u8, farthest: u8) -> Reason {
    Reason::TooFar { steps, nearest, farthest }
}

/// The places that can be reached with this kind of move.
fn targets(table: &Table, kind: &str) -> Vec<u8> {
    (1..=16).filter(|to| table.can(&format!("{kind}-{to}"))).collect()
}

#[test]
fn b_1_a_move_ends_one_or_two_steps_away_round_a_corner_too() {
    // By hand from the printed layout of the short paths.
    let cases: [(u8, &[u8]); 4] = [
        (7, &[1, 2, 3, 4, 5, 6, 9, 11, 12, 14]),
        (15, &[2, 4, 5, 8, 12]),
        (16, &[1, 3, 9, 10, 11]),
        (4, &[5, 6, 7, 8, 12, 13, 15]),
    ];
    for (from, to) in cases {
        let table = Table::new(Position::base(3).merchant(seat(A), place(from)));
        assert_eq!(targets(&table, "move"), to, "from place {from}");
    }
}

#[test]
fn b_1_three_steps_are_too_far() {
    let mut table = Table::new(Position::base(3));
    assert_eq!(table.refusal("move-8"), (too_far(3, 1, 2), "B-1".to_owned()));
    assert_eq!(table.refusal("move-13"), (too_far(4, 1, 2), "B-1".to_owned()));
}

#[test]
fn b_1_out_and_back_is_no_move() {
    let mut table = Table::new(Position::base(3));
    assert_eq!(table.refusal("move-7").0, Reason::MustMove);
}

#[test]
fn b_2_the_card_leads_exactly_three_or_four_steps_away() {
    let cases: [(u8, &[u8]); 3] = [
        (7, &[8, 10, 13, 15, 16]),
        (15, &[3, 6, 7, 10, 11, 13, 14]),
        (4, &[1, 2, 3, 9, 10, 11, 14]),
    ];
    for (from, to) in cases {
        let position = Position::base(3).merchant(seat(A), place(from));
        let table = Table::new(position.hand(seat(A), &[Card::LongWay]));
        assert_eq!(targets(&table, "long-way"), to, "from place {from}");
    }
}

#[test]
fn b_2_a_winding_way_to_a_neighbour_is_refused_and_the_card_is_kept() {
    let mut table = Table::new(Position::base(3).hand(seat(A), &[Card::LongWay]));
    assert_eq!(table.refusal("long-way-2"), (too_far(1, 3, 4), "B-2".to_owned()));
    assert_eq!(table.refusal("long-way-5"), (too_far(2, 3, 4), "B-2".to_owned()));
    assert_eq!(table.refusal("long-way-7").0, Reason::MustMove);
    assert_eq!(table.hand(A), [Card::LongWay]);
    table.play("long-way-13");
    assert_eq!(table.hand(A), []);
    assert_eq!(table.view().discard, [Card::LongWay]);
}

#[test]
fn b_2_five_steps_are_too_far_for_the_card() {
    let position = Position::base(3).merchant(seat(A), Place::GreatMosque);
    let mut table = Table::new(position.hand(seat(A), &[Card::LongWay]));
    assert_eq!(table.refusal("long-way-9"), (too_far(5, 3, 4), "B-2".to_owned()));
    assert_eq!(table.refusal("long-way-16"), (too_far(6, 3, 4), "B-2".to_owned()));
}

#[test]
fn b_3_without_the_stay_card_the_merchant_has_to_move() {
    let mut table = Table::new(Position::base(3));
    assert_eq!(table.refusal("stay"), (Reason::CardNotHeld, "B-3".to_owned()));
    assert_eq!(table.refusal("long-way-8"), (Reason::CardNotHeld, "B-3".to_owned()));
    for way_out in ["stop", "skip", "end", "leave", "act"] {
        assert_eq!(table.refusal(way_out), (Reason::NotAnAnswer, "B-3".to_owned()), "{way_out}");
    }
}

#[test]
fn b_3_stay_and_long_way_replace_the_same_move() {
    let cards = [Card::LongWay, Card::Stay, Card::Stay];
    let position = Position::base(3).hand(seat(A), &cards);
    let moves = ["stay", "long-way-13", "move-2"];
    for first in moves {
        let mut table = Table::new(position.clone());
        table.play(first);
        for second in moves {
            table.refusal(second);
        }
        let kept = cards.len() - usize::from(first != "move-2");
        assert_eq!(table.hand(A).len(), kept, "{first} is the only move");
    }
}

#[test]
fn b_3_says_why_a_second_card_for_the_move_is_refused() {
    let position = Position::base(3).hand(seat(A), &[Card::LongWay, Card::Stay]);
    for (first, second) in [("stay", "long-way-13"), ("long-way-13", "stay")] {
        let mut table = Table::new(position.clone());
        let (reason, ruling) = table.play(first).refusal(second);
        assert_eq!(reason, Reason::NotNow, "the card is held, but the move is over");
        assert!(["B-3", "B-65"].contains(&&*ruling), "{second} after {first}: {ruling}");
    }
}

#[test]
fn b_4_who_is_passed_is_neither_paid_nor_caught_nor_met() {
    // From the Fountain (7) to the Caravansary (6) the way leads over 12 or 11.
    let on_the_way = |position: Position, step: Place| {
        position
            .merchant(seat(B), step)
            .family(seat(C), step)
            .governor(step)
            .smuggler(step)
            .lira(seat(A), 9)
    };
    for step in [Place::SmallMarket, Place::PoliceStation] {
        let mut table = Table::new(on_the_way(Position::base(3), step));
        table.play("move-6 leave");
        assert_eq!(table.question(), r#"{"ask":"act","place":6,"family":false}"#);
        table.play("skip");
        assert_eq!(table.answers(), ["end"], "nobody is met on the way over {step}");
        table.play("end");
        assert_eq!((table.lira(A), table.lira(B)), (9, 3), "nobody is paid");
        assert_eq!(table.player(C).family_place, step, "nobody is caught");
    }
}

#[test]
fn b_4_the_own_family_member_at_the_target_has_no_effect() {
    let position = Position::base(3).family(seat(A), Place::FabricWarehouse);
    let mut table = Table::arrived(&position, 2);
    table.play("skip");
    assert_eq!(table.answers(), ["end"]);
    assert_eq!(table.player(A).family_place, Place::FabricWarehouse);
}

#[test]
fn b_5_a_merchant_may_go_where_he_can_neither_leave_nor_pick_up() {
    let away = [1, 4, 9, 16].map(place);
    let position = Position::base(3)
        .assistants_out(seat(A), &away)
        .family(seat(B), Place::FabricWarehouse)
        .governor(Place::FabricWarehouse)
        .smuggler(Place::FabricWarehouse);
    let mut table = Table::new(position);
    table.play("move-2");
    assert_eq!(table.refusal("leave"), (Reason::NoAssistant, "B-5".to_owned()));
    assert_eq!(table.refusal("pick-up"), (Reason::NoAssistant, "B-5".to_owned()));
    assert_eq!(table.answers(), ["stop"], "the turn ends there");
    table.play("stop");
    assert_eq!(table.asked(), B);
    assert_eq!(table.player(A).place, place(2));
    assert_eq!(table.player(A).assistants_out, away);
    assert_eq!(table.player(B).family_place, place(2), "nobody is caught");
    assert_eq!(table.view().governor, place(2), "nobody is met");
}

#[test]
fn b_71_a_place_holds_any_number_of_figures() {
    let five = Seat::all(5).fold(Position::base(5), |position, one| {
        let place = if one == seat(A) { place(7) } else { place(3) };
        position.merchant(one, place)
    });
    let position = five
        .governor(place(3))
        .smuggler(place(3))
        .family(seat(A), place(3))
        .family(seat(B), place(3))
        .lira(seat(A), 8);
    let mut table = Table::new(position);
    table.play("move-3 leave pay act");
    assert_eq!(table.lira(A), 0, "four merchants were paid");
    assert!(table.can("governor") && table.can("smuggler-red") && table.can("catch-1-lira"));
}

#[test]
fn b_71_a_legal_move_always_exists_and_there_is_no_passing() {
    for players in 2..=5 {
        for from in Place::BASE {
            let table = Table::new(Position::base(players).merchant(seat(A), from));
            let answers = table.answers();
            assert!(answers.len() >= 5, "from {from} one can go: {answers:?}");
            let moves = answers.iter().all(|answer| answer.starts_with("move-"));
            assert!(moves, "at {from} nothing but moving is offered: {answers:?}");
        }
    }
}

#[test]
fn n_9_the_rules_themselves_measure_every_move() {
    for kind in [LayoutKind::Short, LayoutKind::Long, LayoutKind::InOrder] {
        let layout = kind.printed(bazaar::Ruleset::Base).expect("it is printed");
        let options = Options { layout: LayoutChoice::Kind(kind), ..Options::base(3) };
        let cell = |place: Place| layout.0.iter().position(|other| *other == place).unwrap();
        for from in Place::BASE {
            let position = Position::with(&options).merchant(seat(A), from);
            let mut table = Table::new(position.hand(seat(A), &[Card::LongWay]));
            for to in Place::BASE {
                let (from_cell, to_cell) = (cell(from), cell(to));
                let steps =
                    (from_cell / 4).abs_diff(to_cell / 4) + (from_cell % 4).abs_diff(to_cell % 4);
                for (name, nearest) in [("move", 1), ("long-way", 3)] {
                    let action = format!("{name}-{to}");
                    let allowed = (nearest..=nearest + 1).contains(&steps);
                    let what = format!("{action} from {from}, {kind:?}: {steps} steps");
                    assert_eq!(table.can(&action), allowed, "{what}");
                    if !allowed {
                        let (reason, _) = table.refusal(&action);
                        assert!(
                            matches!(reason, Reason::TooFar { .. } | Reason::MustMove),
                            "{what}: {reason}"
                        );
                    }
                }
            }
        }
    }
}

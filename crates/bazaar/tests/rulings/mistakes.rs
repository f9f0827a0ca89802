//! Mistakes N-5, N-6, N-7 and N-9: easy to make, and made by others.

use bazaar::{Card, LayoutChoice, LayoutKind, Options, Place, Position, Reason};

use crate::table::{A, B, C, Table, place, seat};

#[test]
fn n_5_the_merchant_in_the_police_station_keeps_his_encounters() {
    let position = Position::base(3).governor(Place::PoliceStation).smuggler(Place::PoliceStation);
    for inner in ["act", "skip"] {
        let mut table = Table::arrived(&position, 12);
        table.play("send-2").play(inner);
        assert!(table.can("governor") && table.can("smuggler-blue"), "after {inner} at place 2");
        table.play("governor draw-stay pay-lira dice-1-2 smuggler-blue pay-good-blue dice-4-6");
        assert_eq!(table.hand(A), [Card::Stay], "the Governor gave a card");
        let view = table.view();
        assert_eq!((view.governor, view.smuggler), (place(3), place(10)));
        table.play("end");
    }
}

#[test]
fn n_6_the_stay_card_pays_the_other_merchants() {
    let position = Position::base(3)
        .merchant(seat(A), Place::TeaHouse)
        .merchant(seat(B), Place::TeaHouse)
        .merchant(seat(C), Place::TeaHouse)
        .assistants_out(seat(A), &[Place::TeaHouse])
        .hand(seat(A), &[Card::Stay])
        .lira(seat(A), 4);
    let mut table = Table::new(position);
    table.play("stay pick-up");
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":4,"neutral":0}"#);
    table.refusal("announce-3");
    table.play("pay announce-3");
    assert_eq!((table.lira(A), table.lira(B), table.lira(C)), (0, 5, 6));
}

#[test]
fn n_7_the_yellow_tile_works_once_per_turn() {
    let position = Position::base(3)
        .tile(seat(A), bazaar::Good::Yellow)
        .assistants_out(seat(A), &[1, 4, 9].map(place))
        .lira(seat(A), 20);
    let mut table = Table::new(position);
    table.play("call-back-1");
    for (next, wanted) in
        [("move-2", "call-back-4"), ("leave", "call-back-9"), ("act", "call-back-2")]
    {
        assert_eq!(table.refusal(wanted), (Reason::Once, "B-13".to_owned()), "before {next}");
        table.play(next);
    }
    assert_eq!(table.refusal("call-back-4"), (Reason::Once, "B-13".to_owned()));
    assert_eq!(table.lira(A), 18, "it was paid once");
    table.play("end move-3 stop move-2 stop");
    assert!(table.can("call-back-4"), "the next turn is another one");
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

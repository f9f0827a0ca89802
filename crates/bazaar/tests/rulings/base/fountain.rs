//! The Fountain: all, some or none come back (B-64, B-87, B-97).

use std::collections::BTreeSet;

use bazaar::{Action, Card, Companion, Event, Good, Place, Position, Question, Reason};
use tabletop::Game as _;

use crate::table::{A, B, Table, every_way, letters, mocha, place, places, seat};

#[test]
fn fountain_returns_all_some_or_none() {
    // (answers, who is still out)
    let cases: [(&str, &[u8]); 5] = [
        ("recall-all", &[]),
        ("recall-2 recall-9 done", &[13]),
        ("recall-9 done", &[2, 13]),
        ("recall-9 recall-13 done", &[2]),
        ("skip", &[2, 9, 13]),
    ];
    for (answers, out) in cases {
        let position = Position::base(3)
            .merchant(seat(A), Place::SpiceWarehouse)
            .assistants_out(seat(A), &[2, 9, 13].map(place))
            .assistants_out(seat(B), &[2, 9].map(place));
        let mut table = Table::new(position);
        table.play("move-7 skip").play(answers).play("end");
        let still: Vec<_> = out.iter().map(|number| place(*number)).collect();
        assert_eq!(table.player(A).assistants_out, still, "{answers}");
        assert_eq!(usize::from(table.stack(A)), 4 - out.len(), "{answers}");
        assert_eq!(table.player(B).assistants_out, [2, 9].map(place), "others stay out");
    }
}

#[test]
fn fountain_returns_each_set_of_assistants_in_one_way() {
    let position = Position::base(3)
        .merchant(seat(A), Place::SpiceWarehouse)
        .assistants_out(seat(A), &[2, 9, 13].map(place));
    let mut table = Table::new(position);
    table.play("move-7 skip recall-2 recall-9");
    assert_eq!(table.answers(), ["done"], "all three would have been one answer");
}

#[test]
fn fountain_returns_assistants_to_the_merchant_who_sent_his_family_member() {
    let position = Position::base(3).assistants_out(seat(A), &[2, 9].map(place));
    let mut table = Table::arrived(&position, 12);
    table.play("send-7 recall-all end");
    assert_eq!(table.stack(A), 4, "the one at the Police Station too");
    assert_eq!(table.player(A).place, Place::PoliceStation);
}

#[test]
fn b_87_every_set_of_assistants_is_one_way_to_answer_at_the_fountain() {
    let places = [2, 4, 6, 13, 16].map(place);
    for lying_out in 1..=5 {
        let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Blue);
        let mut table = Table::new(position.assistants_out(seat(A), &places[..lying_out]));
        table.play("move-7 skip");
        let ways = every_way(&table.game, &|question| {
            matches!(question, Question::Act { .. } | Question::Recall)
        });
        let left: BTreeSet<Vec<Place>> = ways
            .iter()
            .map(|(_, end)| end.view(tabletop::Viewer::Spectator).seats[A].assistants_out.clone())
            .collect();
        assert_eq!(ways.len(), 1 << lying_out, "{lying_out} lie out");
        assert_eq!(left.len(), ways.len(), "{lying_out}: two ways call back the same assistants");
        for (way, _) in ways {
            let fetched: Vec<_> = way
                .iter()
                .filter_map(
                    |action| if let Action::Recall { from } = action { Some(*from) } else { None },
                )
                .collect();
            assert!(fetched.is_sorted(), "named in ascending order: {way:?}");
            assert!(fetched.len() < lying_out, "all of them are one answer: {way:?}");
        }
    }
}

#[test]
fn b_87_all_none_and_some_are_told_apart_at_the_fountain() {
    let position = || {
        Position::base(3)
            .merchant(seat(A), place(3))
            .hand(seat(A), &[Card::FiveLira])
            .tile(seat(A), Good::Yellow)
            .assistants_out(seat(A), &[place(2), place(4), place(9)])
    };
    let mut all = Table::new(position());
    all.play("move-7 skip recall-all");
    assert_eq!(all.stack(A), 4);
    let mut none = Table::new(position());
    none.play("move-7 skip skip");
    assert_eq!(none.stack(A), 1);
    let mut some = Table::new(position());
    some.play("move-7 skip recall-4");
    assert_eq!(some.refusal("recall-2").0, Reason::NotAnAnswer, "2 comes before 4");
    for between in ["five-lira", "call-back-2"] {
        assert!(!some.can(between), "{between} comes between the names of one choice");
        some.refusal(between);
    }
    some.play("recall-9");
    assert_eq!(some.refusal("recall-2"), (Reason::NotAnAnswer, "B-87".to_owned()));
    some.play("done end");
    assert_eq!(some.player(A).assistants_out, [place(2)]);
}

#[test]
fn b_87_with_nobody_out_calling_all_back_carries_the_action_out() {
    let mut table = Table::new(Position::base(3).merchant(seat(A), place(3)));
    table.play("move-7 skip");
    assert_eq!(table.answers(), ["recall-all", "skip"]);
    table.play("recall-all");
    let skipped = Event::ActionSkipped { seat: seat(A), place: place(7) };
    assert!(!table.events.contains(&skipped), "the action was carried out");
    assert_eq!(table.stack(A), 4);
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn b_97_the_fountain_may_be_used_without_calling_anybody_back() {
    let position = letters().assistants_out(seat(A), &places(&[4, 9])).merchant(seat(A), place(6));
    let mut table = Table::new(position.clone());
    table.play("move-7 skip");
    assert!(table.can("recall-all") && table.can("recall-4") && table.can("skip"));
    table.play("act");
    assert_eq!((table.companion(A), table.stack(A)), (Companion::Ready, 2), "L-21");
    let mut table = Table::new(position.clone());
    table.play("move-7 skip skip");
    assert_eq!(table.companion(A), Companion::Supply, "without the action he does not come");
    let mut table = Table::new(position.companion(seat(A), Companion::Ready));
    table.play("move-7 skip");
    assert!(!table.can("act"), "it would be going on without the action");
}

#[test]
fn b_97_an_action_that_must_be_carried_out_may_call_nobody_back() {
    let position = mocha().guild_hand(seat(A), &[12]).assistants_out(seat(A), &places(&[4]));
    let mut table = Table::new(position);
    table.play("guild-12 send-7");
    assert_eq!(table.answers(), ["recall-all", "act"]);
    table.play("act end");
    assert_eq!(table.stack(A), 3);
}

#[test]
fn b_64_the_fountain_returns_some_or_none() {
    let out = [Place::FabricWarehouse, Place::SpiceWarehouse, Place::PostOffice];
    let position = Position::base(3).merchant(seat(A), Place::SmallMarket);
    let cases = [("recall-2 recall-5 done", 3), ("recall-3 done", 2), ("skip", 1)];
    for (action, stack) in cases {
        let mut table = Table::new(position.clone().assistants_out(seat(A), &out));
        table.play("move-7 skip").play(action).play("end");
        assert_eq!(table.stack(A), stack, "{action}");
    }
    let mut table = Table::new(position);
    table.play("move-7 skip recall-all end");
    assert_eq!(table.stack(A), 4, "the action may be carried out with nobody out");
}

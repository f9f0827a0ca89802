//! Leaving and picking up assistants, and the Stay card (B-6 to B-10, B-81).

use bazaar::{Card, Good, Place, Position, Reason};

use crate::table::{A, B, C, Table, place, seat};

#[test]
fn b_6_declining_to_leave_an_assistant_ends_the_turn() {
    let mut table = Table::new(Position::base(3));
    table.play("move-3 stop");
    assert_eq!(table.asked(), B);
    assert_eq!(table.stack(A), 4, "nobody was left behind");
    assert_eq!(table.player(A).place, place(3));
}

#[test]
fn b_6_declining_to_pick_up_an_assistant_ends_the_turn() {
    let position = Position::base(3).assistants_out(seat(A), &[Place::SpiceWarehouse]);
    let mut table = Table::new(position.governor(Place::SpiceWarehouse));
    table.play("move-3 stop");
    assert_eq!(table.asked(), B);
    assert_eq!(table.stack(A), 3);
    assert_eq!(table.player(A).assistants_out, [Place::SpiceWarehouse], "he still lies there");
    assert_eq!(table.view().governor, Place::SpiceWarehouse, "nobody was met");
}

#[test]
fn b_6_without_an_assistant_nothing_else_can_be_done() {
    let mut table = Table::new(Position::base(3).governor(Place::SpiceWarehouse));
    table.play("move-3");
    assert_eq!(table.refusal("governor").0, Reason::NotNow);
    for action in ["act", "skip", "end", "pay"] {
        assert_eq!(table.refusal(action), (Reason::NotAnAnswer, "B-6".to_owned()), "{action}");
    }
}

#[test]
fn b_6_at_the_fountain_declining_does_not_end_the_turn() {
    let position = Position::base(3).merchant(seat(A), Place::SpiceWarehouse);
    let mut table = Table::new(position);
    table.play("move-7");
    assert_eq!(table.refusal("stop"), (Reason::NotAnAnswer, "B-6".to_owned()));
    table.play("skip recall-all");
    assert_eq!(table.asked(), A, "the turn goes on");
}

#[test]
fn b_7_with_an_own_assistant_at_the_place_only_picking_up_helps() {
    let position = Position::base(3).assistants_out(seat(A), &[Place::SpiceWarehouse]);
    let mut table = Table::new(position);
    table.play("move-3");
    assert!(table.can("pick-up"));
    assert_eq!(table.refusal("leave"), (Reason::AssistantHere, "B-7".to_owned()));
    table.play("pick-up");
    assert_eq!(table.stack(A), 4);
    assert!(table.player(A).assistants_out.is_empty());
}

#[test]
fn b_7_assistants_of_others_neither_help_nor_hinder() {
    let position = Position::base(3)
        .assistants_out(seat(B), &[Place::SpiceWarehouse])
        .assistants_out(seat(C), &[Place::SpiceWarehouse]);
    let mut table = Table::new(position);
    table.play("move-3");
    assert_eq!(table.refusal("pick-up").0, Reason::NoAssistant);
    table.play("leave");
    for player in [A, B, C] {
        assert_eq!(table.player(player).assistants_out, [Place::SpiceWarehouse]);
    }
}

#[test]
fn b_7_there_is_no_second_own_assistant_at_the_fountain_either() {
    let position = Position::base(3)
        .merchant(seat(A), Place::SpiceWarehouse)
        .assistants_out(seat(A), &[Place::Fountain]);
    let mut table = Table::new(position);
    table.play("move-7");
    assert_eq!(table.refusal("leave"), (Reason::AssistantHere, "B-7".to_owned()));
}

#[test]
fn b_8_at_the_fountain_whatever_is_chosen_the_action_and_the_encounters_follow() {
    // (lies at the Fountain, answer, stack afterwards)
    let cases = [(false, "leave", 2), (false, "skip", 3), (true, "pick-up", 3), (true, "skip", 2)];
    for (lies_there, answer, stack) in cases {
        let mut out = vec![Place::TeaHouse];
        out.extend(lies_there.then_some(Place::Fountain));
        let position = Position::base(3)
            .merchant(seat(A), Place::SpiceWarehouse)
            .assistants_out(seat(A), &out)
            .governor(Place::Fountain)
            .family(seat(B), Place::Fountain);
        let mut table = Table::new(position);
        table.play("move-7").play(answer);
        let case = format!("{answer}, somebody there: {lies_there}");
        assert_eq!(table.stack(A), stack, "{case}");
        assert_eq!(table.question(), r#"{"ask":"act","place":7,"family":false}"#, "{case}");
        table.play("recall-all");
        assert_eq!(table.stack(A), 4, "{case}");
        table.play("catch-1-lira governor");
    }
}

#[test]
fn b_8_an_assistant_can_be_left_at_the_fountain_for_good() {
    let position = Position::base(3)
        .merchant(seat(A), Place::SpiceWarehouse)
        .assistants_out(seat(A), &[Place::TeaHouse]);
    let mut table = Table::new(position);
    table.play("move-7 leave recall-9 done end");
    assert_eq!(table.player(A).assistants_out, [Place::Fountain], "only the other one came back");
    assert_eq!(table.stack(A), 3);
}

#[test]
fn b_8_the_fountain_can_be_used_with_an_empty_stack() {
    let position = Position::base(3)
        .merchant(seat(A), Place::SpiceWarehouse)
        .assistants_out(seat(A), &[1, 4, 9, 16].map(place));
    let mut table = Table::new(position);
    table.play("move-7");
    assert_eq!(table.refusal("leave"), (Reason::NoAssistant, "B-5".to_owned()));
    table.play("skip recall-all");
    assert_eq!(table.stack(A), 4);
}

#[test]
fn b_9_stay_uses_an_assistant_as_if_just_arrived() {
    let at_the_tea_house = Position::base(3)
        .merchant(seat(A), Place::TeaHouse)
        .hand(seat(A), &[Card::Stay])
        .governor(Place::TeaHouse);
    let mut table = Table::new(at_the_tea_house.clone().assistants_out(seat(A), &[place(9)]));
    table.play("stay");
    assert_eq!(table.refusal("leave"), (Reason::AssistantHere, "B-7".to_owned()));
    table.play("pick-up announce-3 dice-1-2 governor");
    assert_eq!(table.stack(A), 4, "the one left last turn was picked up");

    let mut table = Table::new(at_the_tea_house.clone());
    table.play("stay leave announce-3 dice-1-2");
    assert_eq!(table.player(A).assistants_out, [place(9)], "or one is left again");

    let mut table = Table::new(at_the_tea_house);
    table.play("stay stop");
    assert_eq!(table.asked(), B, "or neither, and the turn ends");
    assert_eq!(table.hand(A), [], "with the card gone");
}

#[test]
fn b_9_stay_pays_the_other_merchants() {
    let position = Position::base(3)
        .merchant(seat(A), Place::TeaHouse)
        .merchant(seat(C), Place::TeaHouse)
        .hand(seat(A), &[Card::Stay])
        .lira(seat(A), 2);
    let mut table = Table::new(position.clone());
    table.play("stay leave pay announce-3");
    assert_eq!((table.lira(A), table.lira(C)), (0, 6));

    let mut table = Table::new(position.lira(seat(A), 1));
    table.play("stay leave");
    assert_eq!(table.answers(), ["stop"], "without money the turn ends");
}

#[test]
fn b_10_stay_is_legal_at_the_fountain_and_needs_no_assistant_there() {
    let position = Position::base(3)
        .hand(seat(A), &[Card::Stay])
        .assistants_out(seat(A), &[1, 4, 9, 16].map(place));
    let mut table = Table::new(position);
    table.play("stay skip recall-all");
    assert_eq!(table.player(A).place, Place::Fountain);
    assert_eq!(table.stack(A), 4);
    assert_eq!((table.lira(A), table.lira(B)), (2, 3), "nobody is paid there");
}

#[test]
fn b_81_a_place_is_free_once_the_own_assistant_there_was_fetched() {
    let ways = [
        ("assistant-back-3 move-3", 2),
        ("move-3 assistant-back-3", 2),
        ("call-back-3 move-3", 0),
        ("move-3 call-back-3", 0),
    ];
    for (fetch, lira) in ways {
        let position = Position::base(3)
            .assistants_out(seat(A), &[place(3)])
            .hand(seat(A), &[Card::AssistantBack])
            .tile(seat(A), Good::Yellow);
        let mut table = Table::new(position);
        table.play(fetch);
        assert!(!table.can("pick-up"), "{fetch}: nobody lies there any more");
        table.play("leave act");
        assert_eq!(table.stack(A), 3, "{fetch}");
        assert_eq!(table.player(A).assistants_out, [place(3)], "{fetch}");
        assert_eq!(table.lira(A), lira, "{fetch}");
    }
}

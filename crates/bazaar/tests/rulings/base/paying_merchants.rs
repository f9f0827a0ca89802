//! Paying the merchants met (B-16 to B-18, N-6).

use bazaar::{Card, Place, Position, Reason};

use crate::table::{A, B, C, Table, seat, short_of_lira};

/// The others stand at the Tea House.
fn others_at_the_tea_house() -> Position {
    Position::base(3).merchant(seat(B), Place::TeaHouse).merchant(seat(C), Place::TeaHouse)
}

#[test]
fn b_16_every_other_merchant_gets_two_lira() {
    let mut table = Table::arrived(&others_at_the_tea_house().lira(seat(A), 7), 9);
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":4,"neutral":0}"#);
    table.play("pay");
    assert_eq!((table.lira(A), table.lira(B), table.lira(C)), (3, 5, 6));
    assert_eq!(table.question(), r#"{"ask":"act","place":9,"family":false}"#);
}

#[test]
fn b_16_paying_is_all_or_nothing() {
    for lira in [0, 2, 3] {
        let mut table = Table::arrived(&others_at_the_tea_house().lira(seat(A), lira), 9);
        assert_eq!(table.refusal("pay"), (short_of_lira(4 - lira), "B-16".to_owned()));
        assert_eq!(table.answers(), ["stop"], "{lira} Lira for two merchants");
        table.play("stop");
        assert_eq!(table.asked(), B);
        assert_eq!(
            (table.lira(A), table.lira(B), table.lira(C)),
            (lira, 3, 4),
            "nobody gets anything"
        );
    }
}

#[test]
fn b_16_nothing_is_done_at_a_place_before_the_merchants_are_paid() {
    let position = others_at_the_tea_house().governor(Place::TeaHouse).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 9);
    for action in ["skip", "end"] {
        assert_eq!(table.refusal(action), (Reason::NotAnAnswer, "B-16".to_owned()), "{action}");
    }
    assert_eq!(table.refusal("governor").0, Reason::NotNow);
    table.refusal("announce-3");
}

#[test]
fn b_16_says_why_the_action_has_to_wait() {
    let mut table = Table::arrived(&others_at_the_tea_house().lira(seat(A), 9), 9);
    let (reason, ruling) = table.refusal("announce-3");
    assert_eq!(ruling, "B-16", "he stands at the Tea House, but was told: {reason}");
}

#[test]
fn b_16_at_the_fountain_nobody_is_paid() {
    let position = Position::base(3).merchant(seat(A), Place::SpiceWarehouse).lira(seat(A), 0);
    let mut table = Table::new(position);
    table.play("move-7 leave recall-all end");
    assert_eq!((table.lira(A), table.lira(B), table.lira(C)), (0, 3, 4));
}

#[test]
fn b_17_who_could_pay_may_decline_and_the_assistant_stays_left() {
    let position = others_at_the_tea_house()
        .lira(seat(A), 9)
        .governor(Place::TeaHouse)
        .family(seat(C), Place::TeaHouse);
    let mut table = Table::arrived(&position, 9);
    table.play("stop");
    assert_eq!(table.asked(), B);
    assert_eq!((table.lira(A), table.lira(B), table.lira(C)), (9, 3, 4));
    assert_eq!(table.player(A).assistants_out, [Place::TeaHouse], "he stays left");
    assert_eq!(table.stack(A), 3);
    assert_eq!(table.view().governor, Place::TeaHouse, "nobody is met");
    assert_eq!(table.player(C).family_place, Place::TeaHouse, "nobody is caught");
}

#[test]
fn b_17_who_declines_keeps_the_assistant_picked_up() {
    let position = others_at_the_tea_house()
        .lira(seat(A), 9)
        .merchant(seat(A), Place::SpiceWarehouse)
        .assistants_out(seat(A), &[Place::TeaHouse]);
    let mut table = Table::new(position);
    table.play("move-9 pick-up stop");
    assert_eq!(table.stack(A), 4);
    assert!(table.player(A).assistants_out.is_empty());
}

#[test]
fn b_18_cards_that_bring_money_may_be_played_to_be_able_to_pay() {
    let position = others_at_the_tea_house()
        .lira(seat(A), 1)
        .family(seat(A), Place::Fountain)
        .hand(seat(A), &[Card::FiveLira, Card::FamilyHome]);
    // (card, Lira left after paying four)
    for (card, left) in [("five-lira", 2), ("family-home-lira", 0)] {
        let mut table = Table::arrived(&position, 9);
        assert!(!table.can("pay"));
        table.play(card).play("pay");
        assert_eq!((table.lira(A), table.lira(B), table.lira(C)), (left, 5, 6), "with {card}");
    }
}

#[test]
fn b_18_being_short_does_not_end_the_turn_by_itself() {
    let position = others_at_the_tea_house().lira(seat(A), 0);
    let table = Table::arrived(&position, 9);
    assert_eq!(table.asked(), A, "also without a card the player is asked");
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

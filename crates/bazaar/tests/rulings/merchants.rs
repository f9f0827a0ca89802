//! Rulings B-16 to B-20: paying the merchants met.

use bazaar::{Card, Good, Place, Position, Reason};

use crate::table::{A, B, C, Table, place, seat, short_of_lira};

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
    for action in ["skip", "end", "governor"] {
        assert_eq!(table.refusal(action), (Reason::NotAnAnswer, "B-16".to_owned()), "{action}");
    }
    assert_eq!(table.refusal("announce-3").0, Reason::OnlyAt { place: Place::TeaHouse });
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
fn b_19_neutral_merchants_at_the_fountain_are_neither_paid_nor_moved() {
    let position = Position::base(2)
        .merchant(seat(A), Place::SpiceWarehouse)
        .neutral_merchant(0, Place::Fountain)
        .neutral_merchant(2, Place::Fountain);
    let mut table = Table::new(position);
    table.play("move-7 skip");
    assert_eq!(table.question(), r#"{"ask":"act","place":7,"family":false}"#);
    table.play("recall-all end");
    assert_eq!(table.lira(A), 2);
    assert_eq!(neutrals(&table), [7, 15, 7], "they stay there");
}

#[test]
fn b_19_a_neutral_who_rolls_seven_is_out_of_the_way_for_good() {
    let mut table = Table::arrived(&Position::base(2).lira(seat(A), 9), 14);
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":2,"neutral":1}"#);
    table.play("pay dice-3-4 skip end");
    assert_eq!(neutrals(&table), [7, 15, 16]);
    table.play("move-3 stop move-7 skip recall-all end");
    assert_eq!((table.lira(A), table.lira(B)), (7, 3), "paid once, to the supply");
    assert_eq!(neutrals(&table), [7, 15, 16]);
}

#[test]
fn b_19_declining_leaves_the_neutral_where_he_is() {
    let mut table = Table::arrived(&Position::base(2), 14);
    table.play("stop");
    assert_eq!(table.asked(), B);
    assert_eq!(neutrals(&table), [14, 15, 16]);
    assert_eq!(table.lira(A), 2);
}

#[test]
fn b_20_a_moved_neutral_lands_anywhere_and_nothing_is_triggered() {
    // (dice, place): to a player with a family member and the figures, and back where he was.
    for (dice, lands) in [("dice-4-5", 9), ("dice-1-1", 2), ("dice-6-6", 12)] {
        let position = Position::base(2)
            .lira(seat(A), 9)
            .merchant(seat(B), Place::TeaHouse)
            .family(seat(B), Place::TeaHouse)
            .governor(Place::TeaHouse);
        let mut table = Table::arrived(&position, 14);
        table.play("pay").play(dice);
        assert_eq!(neutrals(&table), [lands, 15, 16]);
        assert_eq!(table.question(), r#"{"ask":"act","place":14,"family":false}"#);
        assert_eq!((table.lira(A), table.lira(B)), (7, 3));
        assert_eq!(table.player(B).family_place, Place::TeaHouse, "he catches nobody");
        assert_eq!(table.view().governor, Place::TeaHouse, "he moves nobody");
    }
}

#[test]
fn b_20_a_neutral_may_roll_the_place_he_is_moved_from_and_is_not_paid_again() {
    let position = Position::base(2)
        .lira(seat(A), 9)
        .tile(seat(A), Good::Red)
        .neutral_merchant(0, Place::TeaHouse)
        .neutral_merchant(1, Place::TeaHouse)
        .merchant(seat(B), Place::TeaHouse);
    let mut table = Table::arrived(&position, 9);
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":6,"neutral":2}"#);
    table.play("pay dice-4-5 dice-3-6");
    assert_eq!(neutrals(&table), [9, 9, 16]);
    assert_eq!((table.lira(A), table.lira(B)), (3, 5), "4 to the supply, 2 to the other player");
    assert_eq!(table.question(), r#"{"ask":"act","place":9,"family":false}"#);
}

fn neutrals(table: &Table) -> Vec<u8> {
    table.view().neutral_merchants.iter().map(|merchant| merchant.place.number()).collect()
}

#[test]
fn b_20_only_a_roll_of_two_dice_sends_a_neutral() {
    let mut table = Table::arrived(&Position::base(2).lira(seat(A), 9), 15);
    table.play("pay");
    let mut lands: Vec<_> = table
        .answers()
        .iter()
        .map(|dice| {
            let mut moved = Table { game: table.game.clone(), events: Vec::new() };
            moved.play(dice);
            neutrals(&moved)[1]
        })
        .collect();
    lands.sort_unstable();
    lands.dedup();
    assert_eq!(lands, (2..=12).collect::<Vec<_>>());
    assert_eq!(table.refusal("tile-blue").0, Reason::WaitingForChance);
    assert_eq!(table.player(A).place, place(15));
}

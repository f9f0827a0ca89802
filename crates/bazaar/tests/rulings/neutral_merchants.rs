//! Rulings B-19 and B-20: the neutral merchants of a game for two.

use bazaar::{Good, Place, Position, Reason};

use crate::table::{A, B, Table, place, seat};

/// Where the neutral merchants stand.
fn neutrals(table: &Table) -> Vec<u8> {
    table.view().neutral_merchants.iter().map(|merchant| merchant.place.number()).collect()
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

#[test]
fn b_20_three_neutrals_at_one_place_are_rolled_for_one_by_one() {
    let position = (0..3)
        .fold(Position::base(2), |position, neutral| {
            position.neutral_merchant(neutral, Place::TeaHouse)
        })
        .merchant(seat(B), Place::TeaHouse)
        .lira(seat(A), 8);
    let mut table = Table::arrived(&position, 9);
    table.play("pay dice-1-1 dice-1-2 dice-6-6 announce-3 dice-1-2");
    assert_eq!(neutrals(&table), [2, 3, 12]);
    assert_eq!((table.lira(A), table.lira(B)), (3, 5));
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

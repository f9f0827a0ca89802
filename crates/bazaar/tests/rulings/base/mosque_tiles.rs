//! The green tile, and what cannot be had twice (B-31, B-32, B-75).

use bazaar::{Card, Good, Goods, Place, Position, Reason};

use crate::table::{A, Table, place, seat, short_of_lira};

#[test]
fn b_31_the_green_tile_gives_one_more_good_after_the_fill() {
    for (number, filled) in [(2, Good::Red), (3, Good::Green), (4, Good::Yellow)] {
        let position = Position::base(3).tile(seat(A), Good::Green).lira(seat(A), 9);
        let mut table = Table::arrived(&position, number);
        assert_eq!(table.refusal("take-blue").0, Reason::NotNow, "not without the fill");
        table.play("act");
        assert_eq!(table.good(A, filled), 2, "first the fill");
        table.play("take-blue");
        assert_eq!((table.good(A, Good::Blue), table.lira(A)), (1, 7));
        assert_eq!(table.refusal("take-blue").0, Reason::NotAnAnswer, "once per turn");
    }
}

#[test]
fn b_31_a_full_good_is_no_obstacle() {
    let position =
        Position::base(3).tile(seat(A), Good::Green).goods(seat(A), Goods::new(2, 0, 0, 0));
    let mut table = Table::arrived(&position, 2);
    table.play("act take-green");
    assert_eq!((table.goods(A), table.lira(A)), (Goods::new(2, 1, 0, 0), 0));
}

#[test]
fn b_31_the_green_tile_may_be_left_unused_and_costs_two_lira() {
    let position = Position::base(3).tile(seat(A), Good::Green);
    let mut table = Table::arrived(&position, 2);
    table.play("act skip");
    assert_eq!(table.lira(A), 2);

    let mut table = Table::arrived(&position.lira(seat(A), 1), 2);
    table.play("act");
    assert_eq!(table.refusal("take-blue"), (short_of_lira(1), "B-31".to_owned()));
    assert_eq!(table.answers(), ["skip"]);
}

#[test]
fn b_31_the_green_tile_needs_a_use_of_the_warehouse() {
    let position = Position::base(3).tile(seat(A), Good::Green).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 2);
    table.play("skip");
    assert_eq!(table.refusal("take-blue").0, Reason::NotAnAnswer);
    let mut table = Table::arrived(&position, 5);
    table.play("act");
    assert_eq!(table.refusal("take-blue").0, Reason::NotAnAnswer);
}

#[test]
fn b_31_says_why_the_green_tile_has_to_wait() {
    let position = Position::base(3).tile(seat(A), Good::Green).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 2);
    let (_, ruling) = table.refusal("take-blue");
    assert_ne!(ruling, "B-76", "the Black Market has nothing to do with a warehouse");
}

#[test]
fn b_32_an_owned_colour_is_not_available() {
    let position = Position::base(3)
        .tile(seat(A), Good::Red)
        .extensions(seat(A), 3)
        .goods(seat(A), Goods::new(5, 5, 5, 5));
    let mut table = Table::arrived(&position, 14);
    assert_eq!(table.refusal("tile-red"), (Reason::Owned, "B-32".to_owned()));
    assert_eq!(table.answers(), ["tile-green", "skip"]);
}

#[test]
fn b_32_an_empty_stack_is_not_available() {
    let mut position =
        Position::base(5).extensions(seat(A), 3).goods(seat(A), Goods::new(5, 5, 5, 5));
    for other in 1..5 {
        position = position.tile(seat(other), Good::Blue);
    }
    let mut table = Table::arrived(&position, 15);
    assert_eq!(table.refusal("tile-blue"), (Reason::NoneLeft, "B-32".to_owned()));
    assert_eq!(table.answers(), ["tile-yellow", "skip"]);
}

#[test]
fn b_32_with_up_to_four_players_there_is_a_tile_for_everybody() {
    for players in 2..=4 {
        let mut position = Position::base(players)
            .extensions(seat(A), 3)
            .goods(seat(A), Goods::new(5, 5, 5, 5))
            .neutral_merchant(0, Place::Fountain)
            .neutral_merchant(1, Place::Fountain);
        for other in 1..players {
            position = position.tile(seat(other), Good::Blue).tile(seat(other), Good::Red);
        }
        assert!(Table::arrived(&position, 14).can("tile-red"), "{players} players");
        assert!(Table::arrived(&position, 15).can("tile-blue"), "{players} players");
    }
}

fn at_the_warehouse_with_green_and_yellow_tile() -> Position {
    Position::base(3)
        .tile(seat(A), Good::Green)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(16)])
        .hand(seat(A), &[Card::OneGood, Card::FiveLira, Card::FamilyHome])
        .family(seat(A), place(13))
        .governor(place(3))
}

#[test]
fn b_75_the_green_tile_belongs_to_the_warehouse_and_directly_follows_the_fill() {
    let mut table = Table::new(at_the_warehouse_with_green_and_yellow_tile().lira(seat(A), 9));
    table.play("move-3 leave act");
    assert_eq!(table.question(), r#"{"ask":"warehouse_extra"}"#);
    assert_eq!(table.refusal("one-good-red"), (Reason::MidAction, "B-25".to_owned()));
    for other_step in ["governor", "end", "act", "assistant-back-16"] {
        assert!(!table.can(other_step), "{other_step} comes between fill and purchase");
    }
    table.play("skip");
    assert!(!table.can("take-blue"), "the purchase cannot be made later");
    assert!(table.can("one-good-red"), "the action is over");
}

#[test]
fn b_75_free_cards_and_the_yellow_tile_may_come_between_fill_and_purchase() {
    let mut table = Table::new(at_the_warehouse_with_green_and_yellow_tile().lira(seat(A), 2));
    table.play("move-3 leave act call-back-16");
    assert_eq!(table.lira(A), 0);
    assert!(!table.can("take-blue"), "the money is gone");
    table.play("five-lira family-home-lira take-blue");
    assert_eq!(table.lira(A), 6, "a 5 Lira card paid for the good");
    assert_eq!(table.player(A).goods, Goods::new(0, 2, 0, 1));
    assert!(!table.can("take-blue"), "one good, once");
}

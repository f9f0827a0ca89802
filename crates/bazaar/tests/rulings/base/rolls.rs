//! The red tile, and what a roll is (B-29, B-76, B-89).

use bazaar::{Action, Card, Good, Place, Position, Reason};
use tabletop::{Game as _, Outcomes};

use crate::table::{A, B, Table, place, seat};

fn with_red_tile() -> Position {
    Position::base(3).tile(seat(A), Good::Red).extensions(seat(A), 3).lira(seat(A), 2)
}

#[test]
fn b_29_one_die_is_turned_to_four_also_downwards() {
    // At the Black Market: (dice, answer, blue goods). The second case is the printed example.
    let cases = [
        ("dice-1-3", "turn-low", 1),
        ("dice-2-5", "turn-low", 2),
        ("dice-2-5", "turn-high", 0),
        ("dice-6-6", "turn-low", 2),
        ("dice-5-6", "turn-high", 2),
        ("dice-3-3", "turn-low", 1),
    ];
    for (dice, answer, blue) in cases {
        let mut table = Table::arrived(&with_red_tile(), 8);
        table.play("take-red").play(dice).play(answer);
        assert_eq!(table.good(A, Good::Blue), blue, "{dice}, then {answer}");
        table.play("end");
    }
}

#[test]
fn b_29_the_tile_works_at_the_tea_house_and_is_a_choice() {
    // (announced, dice, answer, Lira won)
    let cases = [
        ("announce-8", "dice-3-4", "turn-low", 8),
        ("announce-8", "dice-3-4", "keep", 2),
        ("announce-10", "dice-5-5", "turn-low", 2),
        ("announce-10", "dice-5-5", "keep", 10),
        ("announce-12", "dice-1-1", "reroll dice-6-6", 12),
        ("announce-12", "dice-6-6", "reroll dice-1-1", 2),
    ];
    for (announced, dice, answer, lira) in cases {
        let mut table = Table::arrived(&with_red_tile(), 9);
        table.play(announced).play(dice).play(answer);
        assert_eq!(table.lira(A), 2 + lira, "{announced}, {dice}, then {answer}");
    }
}

#[test]
fn b_29_a_second_roll_is_accepted() {
    for (number, begin) in [(8, "take-red"), (9, "announce-12")] {
        let mut table = Table::arrived(&with_red_tile(), number);
        table.play(begin).play("dice-1-1 reroll dice-1-2");
        for answer in ["keep", "turn-low", "reroll"] {
            assert_eq!(table.refusal(answer).0, Reason::NotAnAnswer, "{answer} at place {number}");
        }
        table.play("end");
    }
}

#[test]
fn b_29_the_tile_is_new_for_the_next_roll() {
    let position = with_red_tile().hand(seat(A), &[Card::Stay]);
    let mut table = Table::arrived(&position, 9);
    table.play("announce-12 dice-1-1 reroll dice-1-2 end move-3 stop move-2 stop");
    table.play("stay pick-up announce-12 dice-1-1");
    assert!(table.can("reroll") && table.can("turn-low") && table.can("keep"));
}

#[test]
fn b_29_without_the_tile_the_roll_stands() {
    let position = Position::base(3).tile(seat(B), Good::Red);
    let mut table = Table::arrived(&position, 9);
    table.play("announce-3 dice-1-1");
    assert_eq!(table.lira(A), 4);
    table.play("end");
}

#[test]
fn b_29_the_tile_does_not_work_for_figures() {
    let position = with_red_tile()
        .lira(seat(A), 9)
        .governor(Place::FabricWarehouse)
        .smuggler(Place::FabricWarehouse);
    let mut table = Table::arrived(&position, 2);
    table.play("skip governor draw-stay pay-lira dice-1-1 smuggler-blue pay-lira dice-5-6");
    assert_eq!((table.view().governor, table.view().smuggler), (place(2), place(11)));

    let position = Position::base(2).tile(seat(A), Good::Red);
    let mut table = Table::arrived(&position, 14);
    table.play("pay dice-1-2");
    assert_eq!(table.view().neutral_merchants[0].place, place(3));
}

#[test]
fn b_89_a_roll_is_a_pair_without_order() {
    let mut table = Table::new(Position::base(3).merchant(seat(A), place(3)));
    table.play("move-9 leave announce-8");
    let mut outcomes = Outcomes::new();
    table.game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 21, "there are 21 different rolls");
    for (action, weight) in &outcomes {
        let Action::Dice { dice } = action else { panic!("{action} is no roll") };
        let expected = if dice.low() == dice.high() { 1 } else { 2 };
        assert_eq!(*weight, expected, "so many of 36 pairs show {dice}");
    }
    assert!("dice-5-2".parse::<Action>().is_err(), "the lower die is named first");
}

#[test]
fn b_89_with_two_equal_dice_turning_is_a_single_answer() {
    for (dice, lira) in [("dice-1-1", 5), ("dice-6-6", 10)] {
        let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Red);
        let mut table = Table::new(position.lira(seat(A), 0));
        let announced = format!("move-9 leave announce-{lira}");
        table.play(&announced).play(dice);
        assert_eq!(table.answers(), ["keep", "turn-low", "reroll"], "{dice}");
        assert_eq!(table.refusal("turn-high"), (Reason::NoEffect, "B-89".to_owned()), "{dice}");
        table.play("turn-low");
        assert_eq!(table.lira(A), lira, "{dice}: one of them shows 4 now");
    }
}

#[test]
fn b_76_turning_a_four_to_four_is_refused_as_having_no_effect() {
    let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Red);
    let mut table = Table::new(position);
    table.play("move-9 leave announce-8 dice-2-4");
    assert_eq!(table.refusal("turn-high"), (Reason::NoEffect, "B-76".to_owned()));
    table.play("turn-low");
    assert_eq!(table.lira(A), 2 + 8, "4 and 4 reach the 8");
}

//! Rulings B-29 and B-30: the red tile and the Tea House.

use bazaar::{Action, Announcement, Card, Good, Place, Position, Reason};

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
fn b_30_the_number_is_named_before_the_roll_and_between_3_and_12() {
    let mut table = Table::arrived(&Position::base(3), 9);
    let numbers: Vec<_> = (3..=12).map(|number| format!("announce-{number}")).collect();
    assert_eq!(table.answers(), [numbers, vec!["skip".to_owned()]].concat());
    assert_eq!(table.refusal("dice-1-2").0, Reason::NotChance, "nothing is rolled before");
    table.play("announce-5");
    assert_eq!(table.refusal("announce-12").0, Reason::WaitingForChance, "it cannot be changed");
    table.play("dice-6-6");
    assert_eq!(table.lira(A), 2 + 5, "the announced number is won, not the roll");
}

#[test]
fn b_30_other_numbers_are_no_announcement_at_all() {
    for number in [0, 1, 2, 13, 255] {
        assert_eq!(Announcement::new(number), None, "{number}");
        let json = format!(r#"{{"do":"announce","number":{number}}}"#);
        let error = serde_json::from_str::<Action>(&json).expect_err("out of range").to_string();
        assert!(error.contains("cannot be announced; 3 to 12 can (B-30)"), "{error}");
    }
}

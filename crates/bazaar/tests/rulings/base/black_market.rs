//! The Black Market: blue goods by the dice (B-76).

use bazaar::{Card, Good, Goods, Position, Reason};

use crate::table::{A, Table, place, seat};

#[test]
fn black_market_gives_blue_goods_by_the_dice() {
    let cases = [
        ("dice-1-1", 0),
        ("dice-3-3", 0),
        ("dice-3-4", 1),
        ("dice-4-4", 1),
        ("dice-4-5", 2),
        ("dice-5-5", 2),
        ("dice-5-6", 3),
        ("dice-6-6", 3),
    ];
    let position = Position::base(3).extensions(seat(A), 3);
    for (dice, blue) in cases {
        let mut table = Table::arrived(&position, 8);
        table.play("take-green").play(dice).play("end");
        assert_eq!(table.goods(A), Goods::new(0, 1, 0, blue), "good, then {dice}");
        let mut table = Table::arrived(&position, 8);
        table.play("roll-first").play(dice).play("take-yellow end");
        assert_eq!(table.goods(A), Goods::new(0, 0, 1, blue), "{dice}, then good");
    }
    let mut table = Table::arrived(&position, 8);
    assert_eq!(table.refusal("take-blue").0, Reason::NotAnAnswer, "blue comes by the dice only");
}

#[test]
fn b_76_the_good_of_the_black_market_is_not_taken_while_the_dice_may_change() {
    let position = || {
        let position = Position::base(3).merchant(seat(A), place(4)).tile(seat(A), Good::Red);
        position.hand(seat(A), &[Card::FiveLira])
    };
    let mut table = Table::new(position());
    table.play("move-8 leave roll-first dice-1-3");
    assert!(!table.can("take-red"), "the dice are not final yet");
    table.refusal("take-red");
    table.play("reroll dice-4-5");
    assert_eq!(table.good(A, Good::Blue), 2);
    assert_eq!(table.question(), r#"{"ask":"black_market_good"}"#, "a second roll stands");
    assert!(!table.can("take-blue"), "blue comes from the dice alone");
    table.play("five-lira take-yellow");
    assert_eq!(table.player(A).goods, Goods::new(0, 0, 1, 2));

    let mut table = Table::new(position());
    table.play("move-8 leave take-green");
    assert_eq!(table.good(A, Good::Green), 1, "or it is taken before the roll");
    table.play("dice-1-3 turn-low");
    assert_eq!(table.player(A).goods, Goods::new(0, 1, 0, 1), "4 and 3 bring one blue good");
    assert!(!table.can("take-red"), "and not once more after it");
}

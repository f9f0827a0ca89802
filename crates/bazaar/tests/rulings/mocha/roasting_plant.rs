//! The Roasting Plant (M-62, M-79, M-81, M-93).

use bazaar::{Card, Goods, Position, Reason};

use crate::table::{A, B, Table, guild, mocha, place, seat};

/// One Lira option, one good and one card to give at the Roasting Plant, and no more.
fn a_little_of_everything() -> Position {
    mocha().lira(seat(A), 2).goods(seat(A), Goods::new(1, 0, 0, 0)).hand(seat(A), &[Card::Stay])
}

#[test]
fn m_62_the_choices_of_the_roasting_plant_come_in_any_order_each_paid_before_the_next() {
    for order in [
        ["pay-lira", "pay-good-red", "discard-stay"],
        ["pay-lira", "discard-stay", "pay-good-red"],
        ["pay-good-red", "pay-lira", "discard-stay"],
        ["pay-good-red", "discard-stay", "pay-lira"],
        ["discard-stay", "pay-lira", "pay-good-red"],
        ["discard-stay", "pay-good-red", "pay-lira"],
    ] {
        let mut table = Table::arrived(&a_little_of_everything(), 17);
        for (number, choice) in order.into_iter().enumerate() {
            table.play(choice);
            assert_eq!(table.coffee(A), 2 * (number as u32 + 1), "{order:?}");
        }
        table.play_if_asked("done").play("end");
        assert_eq!((table.lira(A), table.goods(A)), (0, Goods::NONE), "{order:?}");
        assert!(table.hand(A).is_empty());
        assert_eq!(table.view().discard, [Card::Stay], "the card lies on the Caravansary");
    }
}

#[test]
fn m_62_no_choice_of_the_roasting_plant_can_be_had_twice() {
    let position = mocha()
        .lira(seat(A), 20)
        .goods(seat(A), Goods::new(2, 2, 0, 0))
        .hand(seat(A), &[Card::Stay, Card::LongWay])
        .guild_hand(seat(A), &[5, 7]);
    let mut table = Table::arrived(&position, 17);
    table.play("pay-lira");
    assert!(!table.can("pay-lira"));
    table.play("pay-good-green");
    assert!(!table.can("pay-good-green") && !table.can("pay-good-red"));
    table.play("discard-long-way");
    assert!(!table.can("discard-stay") && !table.can("discard-guild-5"));
    assert_eq!(table.coffee(A), 6, "six coffee are the most");
}

#[test]
fn m_62_without_anything_to_give_the_roasting_plant_is_passed_over() {
    let position = mocha().lira(seat(A), 1).family(seat(B), place(17));
    let mut table = Table::arrived(&position, 17);
    assert_eq!(table.answers(), ["skip"]);
    table.play("skip");
    assert!(table.can("catch-1-lira"), "phase 4 follows");
}

#[test]
fn m_79_coffee_alone_is_nothing_to_give_at_the_roasting_plant() {
    let table = Table::arrived(&mocha().lira(seat(A), 0).coffee(seat(A), 9), 17);
    assert_eq!(table.answers(), ["skip"], "coffee is no good");
}

#[test]
fn m_81_the_roasting_plant_ends_when_the_player_says_so_and_begins_with_a_choice() {
    let mut table = Table::arrived(&a_little_of_everything(), 17);
    assert!(!table.can("done"), "doing nothing is leaving the action out");
    table.play("pay-lira done end");
    assert_eq!((table.coffee(A), table.asked()), (2, B));
}

#[test]
fn m_81_a_bonus_card_and_a_guild_card_are_the_same_choice() {
    let position =
        mocha().lira(seat(A), 0).hand(seat(A), &[Card::Stay]).guild_hand(seat(A), &[5, 7]);
    let mut table = Table::arrived(&position, 17);
    table.play("discard-guild-5");
    assert!(!table.can("discard-guild-7") && !table.can("discard-stay"));
    table.play_if_asked("done").play("end");
    assert_eq!(table.guild_discard(), guild(&[5]), "it lies on the guild cards' own pile");
    assert_eq!(table.coffee(A), 2);
}

#[test]
fn m_81_inside_the_roasting_plant_only_free_cards_are_played() {
    let position = mocha().lira(seat(A), 2).hand(
        seat(A),
        &[Card::OneGood, Card::FiveLira, Card::TwoCoffee, Card::DiceYield, Card::Swap],
    );
    let mut table = Table::arrived(&position, 17);
    assert!(table.can("one-good-red"), "before the action");
    table.play("pay-lira");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    assert_eq!(table.refusal("dice-yield").0, Reason::MidAction);
    assert_eq!(table.refusal("swap").0, Reason::MidAction);
    table.play("five-lira two-coffee");
    assert_eq!(table.coffee(A), 4);
}

#[test]
fn m_93_three_choices_end_the_roasting_plant() {
    let position = mocha()
        .lira(seat(A), 9)
        .goods(seat(A), Goods::new(1, 1, 0, 0))
        .hand(seat(A), &[Card::Stay, Card::Stay]);
    let mut table = Table::arrived(&position, 17);
    table.play("pay-lira pay-good-red");
    assert!(table.can("done"));
    table.play("discard-stay");
    assert_eq!(table.answers(), ["end"]);
}

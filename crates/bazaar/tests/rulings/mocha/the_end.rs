//! The last round, its cards (M-73) and the result.

use bazaar::{Card, Goods, Position, Reason};
use tabletop::Game as _;

use crate::table::{A, B, Table, seat};

const ALL: [Card; 9] = [
    Card::OneGood,
    Card::FiveLira,
    Card::CoffeeLira,
    Card::DiceYield,
    Card::Swap,
    Card::TwoCoffee,
    Card::CoffeeGuild,
    Card::FamilyHome,
    Card::DieToSix,
];

/// The second of two players has taken the last turn; the first one may use these cards.
fn after_the_last_round(cards: &[Card], coffee: u32) -> Table {
    let position = Position::mocha(2)
        .last_round()
        .turn_of(seat(B))
        .hand(seat(A), cards)
        .coffee(seat(A), coffee)
        .lira(seat(A), 0)
        .goods(seat(A), Goods::new(1, 0, 0, 0))
        .family(seat(A), bazaar::Place::TeaHouse)
        .guild_hand(seat(A), &[2]);
    let mut table = Table::new(position);
    table.play("move-3 stop");
    assert_eq!(table.asked(), A);
    table
}

#[test]
fn m_73_cards_for_money_and_goods_may_be_used_after_the_last_round() {
    let mut table = after_the_last_round(&ALL, 5);
    for card in ["one-good-red", "five-lira", "coffee-lira", "dice-yield", "swap", "done"] {
        assert!(table.can(card), "{card}");
    }
    for card in ["two-coffee", "coffee-guild", "family-home-lira", "guild-2"] {
        assert!(!table.can(card), "{card}");
    }
    table.play("coffee-lira five-lira one-good-blue swap give-coffee done receive-green");
    assert_eq!((table.lira(A), table.coffee(A)), (13, 3));
    assert_eq!(table.goods(A), Goods::new(1, 1, 0, 1));
    table.play("done");
    assert!(table.game.is_terminal(), "the other player has no card and is not asked");
}

#[test]
fn m_73_a_roll_of_the_final_step_counts_as_it_is() {
    let mut table = after_the_last_round(&[Card::DiceYield, Card::DieToSix, Card::FiveLira], 0);
    table.play("dice-yield dice-1-2");
    assert!(!table.can("six-low") && !table.can("keep"), "no die is turned then");
    assert_eq!((table.lira(A), table.goods(A)), (2, Goods::new(1, 0, 1, 0)));
    assert!(table.can("five-lira"), "the step goes on");
    table.play("five-lira done");
    assert!(table.game.is_terminal());
}

#[test]
fn m_73_without_coffee_or_goods_cards_for_nothing_are_not_offered() {
    let position = Position::mocha(2)
        .last_round()
        .turn_of(seat(B))
        .hand(seat(A), &[Card::CoffeeLira, Card::Swap]);
    let mut table = Table::new(position);
    table.play("move-3 stop");
    assert_eq!(table.answers(), ["done"]);
    assert_eq!(table.refusal("end").0, Reason::NotAnAnswer);
}

#[test]
fn m_73_the_start_player_begins_and_the_others_follow() {
    let position = Position::mocha(2)
        .last_round()
        .turn_of(seat(B))
        .hand(seat(A), &[Card::FiveLira])
        .hand(seat(B), &[Card::CoffeeLira])
        .coffee(seat(B), 1);
    let mut table = Table::new(position);
    table.play("move-3 stop five-lira");
    assert_eq!(table.asked(), B, "an empty hand is not asked again");
    table.play("coffee-lira");
    assert!(table.game.is_terminal());
    assert_eq!(table.lira(B), 3 + 8);
}

#[test]
fn coffee_and_guild_cards_count_for_nothing_in_a_tie() {
    let position = Position::mocha(2)
        .last_round()
        .turn_of(seat(B))
        .lira(seat(A), 5)
        .lira(seat(B), 5)
        .coffee(seat(A), 9)
        .guild_hand(seat(A), &[2, 3]);
    let mut table = Table::new(position);
    table.play("move-3 stop");
    assert!(table.game.is_terminal());
    let ranks: Vec<_> = table.view().seats.iter().map(|player| player.rank).collect();
    assert_eq!(ranks, [Some(1), Some(1)], "the victory is shared");
}

#[test]
fn m_73_the_last_card_of_the_final_step_ends_it() {
    for (card, play) in [
        (Card::Swap, "swap give-coffee done receive-red"),
        (Card::DiceYield, "dice-yield dice-1-1"),
    ] {
        let position = Position::mocha(2)
            .last_round()
            .turn_of(seat(B))
            .hand(seat(A), &[card])
            .coffee(seat(A), 1);
        let mut table = Table::new(position);
        table.play("move-3 stop").play(play);
        assert!(table.game.is_terminal(), "{card}: the hand is empty");
    }
}

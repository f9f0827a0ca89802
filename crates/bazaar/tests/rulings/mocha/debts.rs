//! What is owed, and the expansion's cards (M-71, M-77).

use bazaar::{Card, Goods, Reason};

use crate::table::{A, Table, few_cards, mocha, place, seat};

#[test]
fn m_71_the_last_card_is_kept_while_the_caravansary_waits_for_a_discard() {
    for (card, play) in [
        (Card::TwoCoffee, "two-coffee"),
        (Card::CoffeeLira, "coffee-lira"),
        (Card::CoffeeGuild, "coffee-guild"),
    ] {
        let position = few_cards(mocha().coffee(seat(A), 5), &[], &[card], &[]);
        let mut table = Table::arrived(&position, 6);
        table.play("take-pile").play(&format!("draw-{card}"));
        assert_eq!(table.refusal(play).0, Reason::Owed, "{card}");
        table.play(&format!("discard-{card}")).play("end");
    }
}

/// The first player owes the Governor and has only this card; 0 Lira, 1 coffee and 1 good.
fn owing_the_governor(card: Card) -> Table {
    let position = mocha()
        .governor(place(3))
        .lira(seat(A), 0)
        .coffee(seat(A), 1)
        .goods(seat(A), Goods::new(1, 0, 0, 0));
    let mut table = Table::arrived(&position, 3);
    table.play("skip governor").play(&format!("draw-{card}"));
    table
}

#[test]
fn m_77_whatever_a_roll_or_an_exchange_brings_the_governor_must_be_paid() {
    for (card, play) in
        [(Card::DiceYield, "dice-yield"), (Card::Swap, "swap"), (Card::TwoCoffee, "two-coffee")]
    {
        let mut table = owing_the_governor(card);
        assert_eq!(table.refusal(play).0, Reason::Owed, "{card}");
        table.play(&format!("discard-{card}")).play("dice-1-1 end");
    }
    let mut table = owing_the_governor(Card::CoffeeLira);
    table.play("coffee-lira pay-lira dice-1-1 end");
    assert_eq!((table.lira(A), table.coffee(A)), (6, 0), "8 Lira pay him");
}

#[test]
fn m_77_several_pieces_may_be_exchanged_as_long_as_a_good_for_the_smuggler_remains() {
    let position =
        mocha().hand(seat(A), &[Card::Swap]).smuggler(place(3)).lira(seat(A), 0).coffee(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red swap give-red give-coffee done");
    assert!(!table.can("receive-coffee"), "coffee twice would leave no good");
    table.play("receive-green receive-coffee pay-good-green dice-1-1 end");
    assert_eq!((table.coffee(A), table.goods(A)), (2, Goods::NONE));
}

#[test]
fn m_77_the_yield_of_dice_is_allowed_while_the_smugglers_good_is_owed() {
    let position = mocha().hand(seat(A), &[Card::DiceYield]).smuggler(place(3)).lira(seat(A), 0);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red dice-yield dice-5-5 pay-good-red dice-1-1 end");
    assert_eq!((table.coffee(A), table.goods(A)), (2, Goods::NONE));
}

#[test]
fn m_77_the_card_owed_at_the_guild_hall_is_owed_until_it_is_paid() {
    let position = mocha().hand(seat(A), &[Card::CoffeeGuild]).coffee(seat(A), 1);
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-1 draw-guild-2 coffee-guild draw-guild-3");
    assert!(!table.can("end") && !table.can("done") && !table.can("skip"));
    assert_eq!(table.answers(), ["discard-guild-1", "discard-guild-2", "discard-guild-3"]);
}

#[test]
fn m_77_the_exchange_must_leave_the_smugglers_good() {
    let position = mocha().hand(seat(A), &[Card::Swap]).smuggler(place(3)).lira(seat(A), 1);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red swap give-red");
    table.play_if_asked("done");
    assert!(!table.can("receive-coffee"), "the Smuggler takes no coffee");
    table.play("receive-blue pay-good-blue dice-1-1 end");
    assert_eq!(table.goods(A), Goods::NONE);
}

#[test]
fn m_77_with_lira_the_smugglers_good_may_be_exchanged_for_coffee() {
    let position = mocha().hand(seat(A), &[Card::Swap]).smuggler(place(3)).lira(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red swap give-red");
    table.play_if_asked("done").play("receive-coffee pay-lira dice-1-1 end");
    assert_eq!((table.lira(A), table.coffee(A)), (0, 1));
}

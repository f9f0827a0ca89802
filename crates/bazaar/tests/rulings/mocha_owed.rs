//! Debts and the expansion's cards (B-59, M-71, M-77), figures, and what a refusal says.

use bazaar::{Card, Goods, Position, Reason, TavernTile};
use tabletop::Game as _;

use crate::table::{A, B, Table, few_cards, mocha, place, seat};

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
fn m_76_goods_of_the_yield_without_room_are_lost() {
    let position = mocha().hand(seat(A), &[Card::DiceYield]).goods(seat(A), Goods::new(0, 0, 1, 2));
    let mut table = Table::new(position.clone());
    table.play("dice-yield dice-2-2");
    assert_eq!(table.goods(A), Goods::new(0, 0, 2, 2));
    let mut table = Table::new(position);
    table.play("dice-yield dice-6-6");
    assert_eq!(table.goods(A), Goods::new(0, 0, 1, 2));
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

#[test]
fn m_69_the_first_encounter_closes_the_new_double_cards_too() {
    let position =
        mocha().hand(seat(A), &[Card::TwicePostOffice]).coffee_trader(place(5)).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 5);
    table.play("act");
    assert!(table.can("again"));
    table.play("trader-lira dice-1-1");
    assert!(!table.can("again"), "the coffee trader is an encounter");
}

#[test]
fn m_52_the_encounter_tile_does_not_pay_neutral_merchants() {
    let position = Position::mocha(2)
        .tavern_tile(seat(A), TavernTile::Encounter)
        .neutral_merchant(0, place(3))
        .lira(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("pay dice-1-1");
    assert_eq!(table.lira(A), 0);
}

#[test]
fn m_64_the_encounter_tile_helps_an_empty_purse() {
    let position = mocha()
        .tavern_tile(seat(A), TavernTile::Encounter)
        .coffee_trader(place(3))
        .lira(seat(A), 0);
    let mut table = Table::arrived(&position, 3);
    table.play("skip trader dice-1-1 end");
    assert_eq!((table.coffee(A), table.lira(A)), (1, 0));
}

#[test]
fn m_64_only_the_owner_of_the_tile_meets_for_nothing() {
    let position = mocha()
        .tavern_tile(seat(B), TavernTile::Encounter)
        .coffee_trader(place(3))
        .lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    assert!(!table.can("trader") && table.can("trader-lira"));
}

#[test]
fn two_players_have_their_neutral_merchants_on_14_15_and_16() {
    let places: Vec<_> = Table::new(Position::mocha(2))
        .view()
        .neutral_merchants
        .iter()
        .map(|merchant| merchant.place)
        .collect();
    assert_eq!(places, [14, 15, 16].map(place));
}

#[test]
fn refusals_name_the_ruling_of_the_expansion() {
    let position = mocha()
        .guild_hand(seat(A), &[2, 3, 16])
        .barrier(seat(B), place(7), place(17))
        .hand(seat(A), &[Card::CoffeeLira, Card::CoffeeGuild, Card::Corner])
        .merchant(seat(A), place(7));
    let mut table = Table::new(position);
    let ruling = |table: &mut Table, action: &str| table.refusal(action).1;
    assert_eq!(table.refusal("guild-5").0, Reason::CardNotHeld);
    assert_eq!(table.refusal("move-17").0, Reason::BehindBarrier { steps: 3 });
    assert!(["M-31", "M-32"].contains(&&*ruling(&mut table, "move-17")));
    assert_eq!(ruling(&mut table, "coffee-lira"), "M-78");
    assert_eq!(ruling(&mut table, "coffee-guild"), "M-78");
    assert_eq!(ruling(&mut table, "corner-3"), "M-65");
    assert!(
        ruling(&mut table, "guild-16").starts_with("M-")
            || ruling(&mut table, "guild-16") == "B-66"
    );
    table.play("guild-2");
    assert_eq!(table.refusal("guild-3"), (Reason::Once, "M-7".to_owned()));
    table.play("end move-18 leave");
    assert!(ruling(&mut table, "guild-2").starts_with("M-"), "the move has begun");
}

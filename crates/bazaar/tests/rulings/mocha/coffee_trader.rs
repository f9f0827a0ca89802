//! The coffee trader (M-63).

use bazaar::{Event, Good, Goods, Place};

use crate::table::{A, B, Table, mocha, place, seat};

// The coffee trader.

#[test]
fn m_63_the_trader_takes_two_lira_or_a_good_gives_coffee_and_goes_by_the_dice() {
    let position =
        mocha().coffee_trader(place(3)).lira(seat(A), 2).goods(seat(A), Goods::new(0, 0, 1, 0));
    for (pay, lira, yellow) in [("trader-lira", 0, 1), ("trader-yellow", 2, 0)] {
        let mut table = Table::arrived(&position, 3);
        table.play("skip").play(pay);
        assert_eq!((table.coffee(A), table.lira(A)), (1, lira));
        assert_eq!(table.good(A, Good::Yellow), yellow);
        assert!(table.can("dice-1-1"), "payment, coffee and roll are one step");
        table.play("dice-1-2");
        assert_eq!(table.expansion().coffee_trader, place(3));
        assert!(!table.can("trader-lira") && !table.can("trader-yellow"), "once per turn");
    }
}

#[test]
fn m_63_without_lira_and_goods_the_trader_cannot_be_used_and_coffee_is_no_payment() {
    let position = mocha().coffee_trader(place(5)).lira(seat(A), 1).coffee(seat(A), 7);
    let mut table = Table::arrived(&position, 5);
    table.play("skip");
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn the_trader_may_be_left_alone_and_stays_then() {
    let mut table = Table::arrived(&mocha().coffee_trader(place(3)).lira(seat(A), 9), 3);
    table.play("skip end");
    assert_eq!(table.expansion().coffee_trader, place(3));
    assert_eq!((table.coffee(A), table.lira(A)), (0, 9));
}

#[test]
fn the_trader_is_met_where_the_merchant_acts_and_in_any_order_with_the_others() {
    let position = mocha()
        .coffee_trader(place(3))
        .governor(place(3))
        .smuggler(place(3))
        .family(seat(B), place(3))
        .lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    for meeting in ["trader-lira", "governor", "smuggler-red", "catch-1-lira"] {
        assert!(table.can(meeting), "{meeting}");
    }
    table.play("trader-lira dice-1-1 smuggler-red pay-lira dice-1-1 catch-1-lira");
    table.play("governor draw-stay pay-lira dice-1-1 end");
    let moved = |event: &Event| matches!(event, Event::TurnEnded { .. });
    assert!(table.events.iter().any(moved));
    assert_eq!(table.view().governor, Place::FabricWarehouse);
}

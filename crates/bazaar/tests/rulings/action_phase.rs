//! Rulings B-21 and B-22: the action is optional, and what does not fit is lost.

use bazaar::{Card, Event, Good, Goods, Place, Position, Reason};

use crate::table::{A, B, Table, place, seat};

/// A wheelbarrow with two of each good, which is all it holds.
const FULL: Goods = Goods::new(2, 2, 2, 2);

#[test]
fn b_21_skipping_the_action_still_leads_to_the_encounters() {
    let position = Position::base(3)
        .family(seat(B), Place::TeaHouse)
        .governor(Place::TeaHouse)
        .smuggler(Place::TeaHouse);
    let mut table = Table::arrived(&position, 9);
    table.play("skip");
    assert_eq!(table.lira(A), 2, "nothing was announced and nothing won");
    table.play("smuggler-blue pay-lira dice-1-1 catch-1-lira governor draw-stay pay-lira dice-1-1");
    table.play("end");
    assert_eq!(table.asked(), B);
    assert_eq!(table.player(A).assistants_out, [Place::TeaHouse], "the assistant stays used");
}

#[test]
fn b_21_every_action_can_be_skipped() {
    for number in (1..=16).filter(|number| *number != 7) {
        let mut table = Table::arrived(&Position::base(3), number);
        table.play("skip end");
        assert_eq!(table.asked(), B, "at place {number}");
    }
}

#[test]
fn b_21_an_impossible_action_still_leads_to_the_encounters() {
    // Nothing to sell at the markets, nobody to send from the Police Station.
    for number in [10, 11, 12] {
        let position = Position::base(3)
            .family(seat(A), Place::Wainwright)
            .governor(place(number))
            .smuggler(place(number));
        let mut table = Table::arrived(&position, number);
        assert_eq!(table.answers(), ["skip"], "at place {number}");
        table.play("skip");
        assert!(table.can("governor") && table.can("smuggler-red"), "at place {number}");
    }
}

#[test]
fn b_21_a_skipped_action_does_not_come_back() {
    let mut table = Table::arrived(&Position::base(3), 2);
    table.play("skip");
    assert_eq!(table.refusal("act").0, Reason::NotAnAnswer);
    assert_eq!(table.refusal("skip").0, Reason::NotAnAnswer);
}

#[test]
fn b_22_the_card_for_a_good_may_be_played_for_a_full_one() {
    let position = Position::base(3).goods(seat(A), FULL).hand(seat(A), &[Card::OneGood]);
    for good in Good::ALL {
        let mut table = Table::new(position.clone());
        table.play(&format!("one-good-{good}"));
        assert_eq!(table.goods(A), FULL);
        assert_eq!(table.hand(A), [], "the card is spent");
        let lost = Event::GoodGained { seat: seat(A), good, count: 0, lost: 1 };
        assert!(table.events.contains(&lost), "the loss is told: {:?}", table.events);
    }
}

#[test]
fn b_22_at_the_post_office_the_rest_of_the_gain_counts() {
    let position = Position::base(3).goods(seat(A), Goods::new(0, 2, 1, 0));
    let mut table = Table::arrived(&position, 5);
    table.play("act");
    assert_eq!(table.goods(A), Goods::new(0, 2, 2, 0), "green is full, yellow is not");
    assert_eq!(table.lira(A), 4);
    assert_eq!(table.view().post_office, 1, "the indicator moves as usual");
}

#[test]
fn b_22_at_the_black_market_what_does_not_fit_is_lost() {
    // (goods before, good taken, dice, goods after)
    let cases = [
        (Goods::new(0, 0, 0, 1), "take-red", "dice-5-6", Goods::new(1, 0, 0, 2)),
        (Goods::new(2, 0, 0, 0), "take-red", "dice-4-5", Goods::new(2, 0, 0, 2)),
        (FULL, "take-yellow", "dice-6-6", FULL),
    ];
    for (before, good, dice, after) in cases {
        let mut table = Table::arrived(&Position::base(3).goods(seat(A), before), 8);
        table.play(good).play(dice);
        assert_eq!(table.goods(A), after, "{good} and {dice} on top of {before:?}");

        let mut table = Table::arrived(&Position::base(3).goods(seat(A), before), 8);
        table.play("roll-first").play(dice).play(good);
        assert_eq!(table.goods(A), after, "{dice} and {good} on top of {before:?}");
    }
}

#[test]
fn b_22_the_smuggler_may_be_asked_for_a_full_good() {
    let position = Position::base(3).goods(seat(A), FULL).smuggler(Place::TeaHouse);
    let mut table = Table::arrived(&position, 9);
    table.play("skip smuggler-blue");
    assert_eq!(table.goods(A), FULL);
    table.play("pay-good-red dice-1-1");
    assert_eq!(table.goods(A), Goods::new(1, 2, 2, 2), "the payment is owed all the same");
    assert_eq!(table.view().smuggler, place(2));
}

#[test]
fn b_22_the_green_tile_may_be_used_for_a_full_good() {
    let position = Position::base(3).tile(seat(A), Good::Green).goods(seat(A), FULL);
    let mut table = Table::arrived(&position, 2);
    table.play("act take-blue");
    assert_eq!((table.goods(A), table.lira(A)), (FULL, 0), "the 2 Lira are gone");
}

#[test]
fn b_22_a_full_warehouse_visit_is_no_obstacle() {
    let mut table = Table::arrived(&Position::base(3).goods(seat(A), FULL), 3);
    table.play("act end");
    assert_eq!(table.goods(A), FULL);
}

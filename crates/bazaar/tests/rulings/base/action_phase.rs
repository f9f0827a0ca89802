//! The action is optional, what does not fit is lost, and what cannot be done is passed over
//! (B-21, B-22, B-66, B-82).

use bazaar::{Card, Event, Good, Goods, Place, Position, Reason};

use crate::table::{A, B, Table, few_cards, place, seat};

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

/// What stands in the way at a place, and a position with it.
fn impossible() -> Vec<(u8, &'static str, Position)> {
    let base = || Position::base(3).lira(seat(A), 50).goods(seat(A), Goods::new(2, 2, 2, 2));
    let poor = || Position::base(3).lira(seat(A), 6);
    // Without money the yellow tile is no answer.
    let owner = Good::ALL.into_iter().fold(base(), |position, good| position.tile(seat(A), good));
    let owner = owner.lira(seat(A), 0);
    let mut taken = Position::base(5).extensions(seat(A), 3).goods(seat(A), Goods::new(5, 5, 5, 5));
    for other in 1..=4 {
        for good in Good::ALL {
            taken = taken.tile(seat(other), good);
        }
    }
    vec![
        (1, "all extensions", base().extensions(seat(A), 3)),
        (1, "less than 7 Lira", poor()),
        (6, "no card", few_cards(base(), &[], &[], &[])),
        (10, "nothing demanded", base().goods(seat(A), Goods::new(0, 0, 2, 0))),
        (11, "nothing demanded", base().goods(seat(A), Goods::new(0, 0, 0, 2))),
        (12, "no family member", base().family(seat(A), Place::TeaHouse)),
        (13, "too dear", base().goods(seat(A), Goods::new(2, 2, 2, 0))),
        (13, "no ruby", base().palace_rubies(0)),
        (14, "too dear", base().goods(seat(A), Goods::new(1, 1, 2, 2))),
        (14, "owned", owner.clone()),
        (14, "no tile", taken.clone()),
        (15, "too dear", base().goods(seat(A), Goods::new(2, 2, 1, 1))),
        (15, "owned", owner),
        (15, "no tile", taken),
        (16, "too dear", base().lira(seat(A), 13)),
        (16, "no ruby", base().dealer_rubies(0)),
    ]
}

#[test]
fn b_66_an_action_that_cannot_be_carried_out_is_passed_over() {
    for (number, obstacle, position) in impossible() {
        let here = place(number);
        let position =
            if number == 12 { position.governor(here) } else { position.family(seat(B), here) };
        let mut table = Table::arrived(&position, number);
        let claim = format!("place {number}: {obstacle}");
        assert_eq!(table.answers(), ["skip"], "{claim}");
        let before = table.player(A);
        table.play("skip");
        assert_eq!(table.player(A), before, "{claim}: nothing is paid or gained");
        assert_eq!(before.assistants_out, [here], "{claim}: the assistant stays used");
        table.play(if number == 12 {
            "governor draw-stay discard-stay dice-1-1"
        } else {
            "catch-1-lira"
        });
        table.play("end");
        assert_eq!(table.asked(), B, "{claim}: phase 4 and the end follow");
    }
}

#[test]
fn b_66_some_actions_are_always_possible() {
    let full = Position::base(3).goods(seat(A), Goods::new(2, 2, 2, 2)).lira(seat(A), 0);
    let cases = [
        (2, "act"),
        (3, "act"),
        (4, "act"),
        (5, "act"),
        (7, "recall-all"),
        (8, "take-red dice-6-6"),
        (9, "announce-12 dice-1-1"),
    ];
    for (number, action) in cases {
        let mut table = Table::arrived(&few_cards(full.clone(), &[], &[], &[]), number);
        table.play(action);
        assert_eq!(table.player(A).goods, Goods::new(2, 2, 2, 2), "place {number}");
        assert!(table.can("end"), "place {number}");
    }
}

#[test]
fn b_82_being_unable_neither_ends_the_turn_nor_passes_over_the_action() {
    let out = [place(4), place(5), place(6), place(2)];
    let no_assistant =
        Position::base(3).assistants_out(seat(A), &out).hand(seat(A), &[Card::AssistantBack]);
    let no_money = Position::base(3)
        .merchant(seat(B), place(3))
        .lira(seat(A), 1)
        .hand(seat(A), &[Card::FiveLira]);
    let too_dear = Position::base(3)
        .merchant(seat(A), place(9))
        .lira(seat(A), 13)
        .hand(seat(A), &[Card::FiveLira]);
    let nothing_to_sell = Position::base(3).hand(seat(A), &[Card::OneGood]);
    let family_out = Position::base(3).family(seat(A), place(1)).hand(seat(A), &[Card::FamilyHome]);
    let extra = Position::base(3)
        .tile(seat(A), Good::Green)
        .lira(seat(A), 1)
        .hand(seat(A), &[Card::FiveLira]);
    let no_assistant_but_tile =
        Position::base(3).assistants_out(seat(A), &out).tile(seat(A), Good::Yellow);
    // (what is wanted, what helps)
    let cases = [
        (no_assistant, "move-3", "leave", "assistant-back-4"),
        (no_assistant_but_tile, "move-3", "leave", "call-back-4"),
        (no_money, "move-3 leave", "pay", "five-lira"),
        (too_dear, "move-16 leave", "act", "five-lira"),
        (nothing_to_sell, "move-11 leave", "sell-green", "one-good-green"),
        (family_out, "move-12 leave", "send-5", "family-home-lira"),
        (extra, "move-3 leave act", "take-blue", "five-lira"),
    ];
    for (position, before, wanted, help) in cases {
        let mut table = Table::new(position);
        table.play(before);
        assert_eq!(table.asked(), A, "{wanted}: the turn goes on");
        assert!(!table.can(wanted), "{wanted} is impossible at first");
        table.play(help);
        assert!(table.can(wanted), "{help} makes {wanted} possible: {:?}", table.answers());
        table.play(wanted);
    }
}

//! When the expansion's cards may come in (M-71, M-74 to M-76).

use bazaar::{Card, Good, Goods, Position, Reason};

use crate::table::{A, B, C, Table, guild, mocha, place, seat};

/// Every card without a moment of its own.
fn all_cards() -> Position {
    mocha()
        .hand(
            seat(A),
            &[
                Card::FiveLira,
                Card::FamilyHome,
                Card::TwoCoffee,
                Card::CoffeeLira,
                Card::CoffeeGuild,
                Card::OneGood,
                Card::DiceYield,
                Card::Swap,
                Card::DieToSix,
            ],
        )
        .family(seat(A), place(4))
        .coffee(seat(A), 3)
        .lira(seat(A), 20)
        .goods(seat(A), Goods::new(1, 0, 0, 0))
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(13)])
}

const FREE: [&str; 6] =
    ["five-lira", "family-home-lira", "two-coffee", "coffee-lira", "coffee-guild", "call-back-13"];
const OUTSIDE: [&str; 3] = ["one-good-red", "dice-yield", "swap"];

#[test]
fn m_71_coffee_cards_may_be_played_inside_an_action() {
    let mut table = Table::arrived(&all_cards(), 6);
    table.play("take-pile draw-stay two-coffee coffee-lira coffee-guild draw-guild-4");
    assert_eq!((table.coffee(A), table.lira(A)), (3 + 2 - 1 - 2, 28));
    assert_eq!(table.guild_hand(A), guild(&[4]));
    table.play("take-pile draw-stay discard-stay");
}

#[test]
fn m_71_a_coffee_card_may_pay_for_what_is_open() {
    // 8 Lira for the merchants met, and for the dealer.
    let position = mocha()
        .hand(seat(A), &[Card::CoffeeLira])
        .coffee(seat(A), 1)
        .lira(seat(A), 0)
        .merchant(seat(B), place(3))
        .merchant(seat(C), place(3));
    let mut table = Table::arrived(&position, 3);
    assert!(!table.can("pay"));
    table.play("coffee-lira pay");
    assert_eq!((table.lira(A), table.coffee(A)), (4, 0));
    let mut table =
        Table::arrived(&mocha().hand(seat(A), &[Card::TwoCoffee]).coffee(seat(A), 4), 20);
    table.play("two-coffee act");
    assert_eq!(table.player(A).rubies, 1);
}

#[test]
fn m_74_free_cards_fit_everywhere_and_outside_cards_everywhere_but_inside_actions() {
    let position = all_cards()
        .merchant(seat(B), place(3))
        .governor(place(3))
        .smuggler(place(3))
        .coffee_trader(place(3));
    let mut table = Table::new(position);
    let outside_of_actions = [
        ("", "before the move"),
        ("move-3", "before the assistant"),
        ("leave", "in phase 2"),
        ("pay", "before the action"),
        ("act", "after the action"),
        ("governor draw-stay", "while the Governor is owed"),
        ("discard-stay dice-1-1 smuggler-blue", "while the Smuggler is owed"),
        ("pay-lira dice-1-1 trader-lira dice-1-1", "after the encounters"),
    ];
    for (actions, moment) in outside_of_actions {
        table.play(actions);
        for card in FREE.iter().chain(&OUTSIDE) {
            assert!(table.can(card), "{card} {moment}");
        }
    }
}

#[test]
fn m_74_inside_actions_only_free_cards_are_played() {
    let cases = [
        (6, "take-pile draw-stay"),
        (6, "take-pile draw-stay take-pile draw-stay"),
        (9, "announce-9 dice-1-1"),
        (17, "pay-lira"),
        (18, "act draw-guild-1 draw-guild-2"),
        (19, "barrier-3-18"),
        (12, "family-home-lira send-3"),
    ];
    for (number, steps) in cases {
        let mut table = Table::arrived(&all_cards(), number);
        table.play(steps);
        for card in FREE {
            // His own card brings the family member home once only.
            if number != 12 || card != "family-home-lira" {
                let spent = card == "coffee-guild" && table.coffee(A) < 2;
                assert!(table.can(card) || spent, "{card} at {number} after {steps}");
            }
        }
        for card in OUTSIDE {
            assert_eq!(table.refusal(card).0, Reason::MidAction, "{card} at {number}, {steps}");
        }
    }
}

#[test]
fn m_74_cards_of_a_phase_stay_in_their_phase() {
    let position = mocha()
        .hand(
            seat(A),
            &[Card::Corner, Card::Stay, Card::LongWay, Card::AssistantBack, Card::TwiceWainwright],
        )
        .lira(seat(A), 20)
        .assistants_out(seat(A), &[place(13)]);
    let mut table = Table::new(position);
    for card in ["corner-16", "stay", "long-way-2", "assistant-back-13"] {
        assert!(table.can(card), "{card} before the move");
    }
    assert!(!table.can("again"));
    table.play("move-1");
    for card in ["corner-16", "stay", "long-way-2", "again"] {
        assert!(!table.can(card), "{card} after the move");
    }
    assert!(table.can("assistant-back-13"), "phase 1 is not over");
    table.play("leave act");
    assert!(!table.can("assistant-back-13") && table.can("again"), "phase 3");
}

#[test]
fn m_75_meanwhile_only_free_cards_are_played() {
    let mut table = Table::arrived(&all_cards(), 9);
    table.play("announce-12 dice-1-1");
    for card in FREE {
        assert!(table.can(card), "{card}");
    }
    for card in OUTSIDE {
        assert_eq!(table.refusal(card).0, Reason::MidAction, "{card}");
    }
    table.play("coffee-lira keep");
    assert_eq!(table.lira(A), 20 + 8 + 2);
}

#[test]
fn m_76_a_die_may_be_turned_to_six_for_the_yield_and_it_counts_as_an_action() {
    let mut table = Table::new(all_cards());
    table.play("dice-yield dice-1-2");
    for card in ["one-good-red", "swap"] {
        assert_eq!(table.refusal(card).0, Reason::MidAction, "{card}");
    }
    table.play("five-lira six-low");
    table.play_if_asked("keep");
    assert_eq!(table.goods(A), Goods::new(1, 0, 1, 1), "2 and 6");
}

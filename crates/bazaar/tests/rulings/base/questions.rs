//! When a question is asked, and which answers it offers (B-76, B-90).

use bazaar::{Action, Card, Good, Position};
use tabletop::Game as _;

use crate::table::{A, B, C, Table, few_cards, place, seat};

#[test]
fn b_90_a_question_with_one_answer_is_asked() {
    let out = [place(4), place(5), place(6), place(2)];
    let green = Position::base(3).tile(seat(A), Good::Green).lira(seat(A), 0);
    let cases = [
        (Position::base(3).assistants_out(seat(A), &out), "move-3", "stop"),
        (Position::base(3).merchant(seat(B), place(3)).lira(seat(A), 1), "move-3 leave", "stop"),
        (Position::base(3).merchant(seat(A), place(9)), "move-16 leave", "skip"),
        (green, "move-3 leave act", "skip"),
        (
            few_cards(Position::base(3), &[], &[Card::Stay], &[]),
            "move-6 leave take-pile draw-stay",
            "discard-stay",
        ),
        (few_cards(Position::base(3), &[], &[], &[Card::Stay]), "move-11 leave skip", "end"),
    ];
    for (position, before, only) in cases {
        let mut table = Table::new(position);
        table.play(before);
        assert_eq!(table.asked(), A, "after {before}");
        assert_eq!(table.answers(), [only], "after {before}");
    }
}

#[test]
fn b_90_nobody_is_passed_over_who_might_hold_a_card_that_helps() {
    let open_cards: Vec<_> = [(Card::FiveLira, 4), (Card::OneGood, 4), (Card::AssistantBack, 2)]
        .into_iter()
        .flat_map(|(card, copies)| std::iter::repeat_n(card, copies))
        .collect();
    let unsaid = |hand: &[Card], open: &[Card]| {
        let position = Position::base(3).merchant(seat(A), place(9)).lira(seat(A), 0);
        let mut table = Table::new(position.hand(seat(A), hand).discard(open));
        table.play("move-16 leave");
        table.game.goes_without_saying()
    };
    for card in [Card::Stay, Card::LongWay, Card::FiveLira, Card::OneGood, Card::AssistantBack] {
        assert_eq!(unsaid(&[card], &[]), None, "{card} is nobody else's business");
    }
    assert_eq!(unsaid(&[], &[]), Some(Action::Skip {}), "no hand, nothing to decide");
    let rest = &open_cards[1..];
    assert_eq!(unsaid(&[Card::Stay], rest), None, "it might be the last of the cards that help");
    assert_eq!(unsaid(&[Card::Stay], &open_cards), Some(Action::Skip {}), "all of them lie open");
}

#[test]
fn b_90_a_hand_of_no_use_is_asked_after_the_last_round() {
    for card in [Card::Stay, Card::FiveLira] {
        let position = Position::base(3).last_round().turn_of(seat(C)).hand(seat(B), &[card]);
        let mut table = Table::new(position);
        table.play("move-3 stop");
        assert_eq!((table.asked(), table.game.goes_without_saying()), (B, None), "{card}");
    }
}

#[test]
fn b_90_only_an_empty_hand_is_passed_over_in_the_final_card_step() {
    let position = Position::base(3)
        .last_round()
        .turn_of(seat(C))
        .hand(seat(B), &[Card::Stay])
        .hand(seat(C), &[Card::FiveLira, Card::OneGood]);
    let mut table = Table::new(position);
    table.play("move-3 stop");
    assert_eq!(table.asked(), B, "the hand of the first player is empty");
    assert_eq!(table.answers(), ["done"], "a hand of no use is asked like any other");
    table.play("done");
    assert_eq!(table.asked(), C);
    table.play("five-lira");
    assert_eq!(table.asked(), C, "one card is left");
    table.play("one-good-red");
    assert!(table.game.is_terminal(), "nor is a hand asked that has become empty");
}

#[test]
fn b_76_an_answer_that_changes_nothing_is_not_offered() {
    // (dice, whether the lower and the higher die can be turned)
    let cases = [
        ("dice-4-4", false, false),
        ("dice-2-4", true, false),
        ("dice-4-6", false, true),
        ("dice-3-3", true, false),
        ("dice-1-6", true, true),
    ];
    for (dice, low, high) in cases {
        let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Red);
        let mut table = Table::new(position);
        table.play("move-9 leave announce-8").play(dice);
        assert_eq!((table.can("turn-low"), table.can("turn-high")), (low, high), "{dice}");
        assert!(table.can("keep") && table.can("reroll"), "{dice}");
    }
}

//! The Caravansary: two cards for one, also when few are left (B-36, B-37, B-59, B-62, B-74, B-80,
//! B-93, B-94).

use bazaar::{Card, Place, Position, Question, Reason};

use crate::table::{A, B, Table, few_cards, owed, place, seat};

#[test]
fn b_36_the_second_source_is_chosen_when_the_first_card_is_seen() {
    let mut table = Table::new(Position::base(3).discard(&[Card::LongWay, Card::FiveLira]));
    table.play("move-6 leave take-pile draw-stay");
    assert_eq!(table.hand(A), [Card::Stay], "the first card is in hand");
    assert_eq!(table.view().question, Some(Question::CaravansaryTake));
    assert!(table.can("take-pile") && table.can("take-discard"), "both sources are open");
    table.play("take-discard");
    assert_eq!(table.hand(A), [Card::FiveLira, Card::Stay]);
}

#[test]
fn b_36_one_card_old_or_new_has_to_be_discarded() {
    let position = Position::base(3).hand(seat(A), &[Card::OneGood]).discard(&[Card::FiveLira]);
    let mut table = Table::new(position);
    table.play("move-6 leave take-discard take-pile draw-stay");
    for way_out in ["end", "skip", "done"] {
        let refusal = (Reason::NotAnAnswer, "B-36".to_owned());
        assert_eq!(table.refusal(way_out), refusal, "the discard cannot be avoided");
    }
    for card in ["one-good", "five-lira", "stay"] {
        assert!(table.can(&format!("discard-{card}")), "{card} may go");
    }
    let not_held = (Reason::CardNotHeld, "B-36".to_owned());
    assert_eq!(table.refusal("discard-long-way"), not_held);
    table.play("discard-one-good");
    assert_eq!(table.hand(A), [Card::FiveLira, Card::Stay]);
    assert_eq!(table.view().discard, [Card::OneGood]);
}

#[test]
fn b_37_when_the_first_card_empties_the_pile_the_second_comes_from_the_new_one() {
    let open = [Card::LongWay, Card::FiveLira];
    let mut table = Table::new(few_cards(Position::base(3), &[], &[Card::Stay], &open));
    table.play("move-6 leave");
    assert!(table.can("take-discard"), "the open card could have been the first");
    table.play("take-pile draw-stay");
    assert_eq!((table.view().pile, table.view().discard), (2, vec![]));
    assert_eq!(table.refusal("take-discard").0, Reason::NoneLeft, "no open card is left");
    table.play("take-pile draw-long-way discard-stay");
    assert_eq!(table.hand(A), [Card::LongWay]);
    assert_eq!((table.view().pile, table.view().discard), (1, vec![Card::Stay]));
}

#[test]
fn b_37_a_first_card_from_the_discard_pile_leaves_the_last_of_the_pile_for_the_second() {
    let open = [Card::LongWay, Card::FiveLira];
    let mut table = Table::new(few_cards(Position::base(3), &[], &[Card::Stay], &open));
    table.play("move-6 leave take-discard take-pile draw-stay");
    assert_eq!((table.view().pile, table.view().discard), (1, vec![]), "what is open is shuffled");
    table.play("discard-stay");
    assert_eq!((table.view().pile, table.view().discard), (1, vec![Card::Stay]));
}

#[test]
fn b_62_with_one_card_left_the_caravansary_gives_it_and_takes_one() {
    let stay = [Card::Stay];
    for (pile, discard, take) in
        [(&stay[..], &[][..], "take-pile draw-stay"), (&[][..], &stay[..], "take-discard")]
    {
        let position = few_cards(Position::base(3), &[Card::OneGood], pile, discard);
        let mut table = Table::new(position);
        table.play("move-6 leave").play(take);
        assert_eq!(table.answers(), ["discard-one-good", "discard-stay"], "{take}");
        table.play("discard-one-good end");
        assert_eq!((table.hand(A), table.view().discard), (vec![Card::Stay], vec![Card::OneGood]));
    }
}

#[test]
fn b_62_with_no_card_left_the_caravansary_cannot_be_used() {
    let mut table = Table::new(few_cards(Position::base(3), &[], &[], &[]));
    table.play("move-6 leave");
    assert_eq!(table.answers(), ["skip"], "nothing can be taken");
    table.play("skip end");
}

#[test]
fn b_62_says_why_the_caravansary_cannot_be_used() {
    let mut table = Table::new(few_cards(Position::base(3), &[], &[], &[]));
    table.play("move-6 leave");
    for take in ["take-pile", "take-discard"] {
        let (reason, ruling) = table.refusal(take);
        assert_eq!(reason, Reason::NoneLeft, "{take}");
        assert_eq!(ruling, "B-62", "{take} is refused because {reason}");
    }
}

#[test]
fn b_93_a_card_played_between_may_be_the_second_card_taken() {
    let pile = [Card::LongWay, Card::Stay];
    let mut table = Table::new(few_cards(Position::base(3), &[Card::FiveLira], &pile, &[]));
    table.play("move-6 leave take-pile draw-stay");
    assert_eq!(table.answers(), ["take-pile", "five-lira"], "nothing is open yet");
    table.play("five-lira take-discard");
    assert_eq!(table.hand(A), [Card::FiveLira, Card::Stay], "the same card is back");
    assert_eq!(table.lira(A), 2 + 5);
}

#[test]
fn b_93_the_second_card_stays_owed_even_if_another_draw_takes_it() {
    let pile = [Card::LongWay, Card::Stay];
    let position = Position::base(3).family(seat(A), place(1));
    let mut table = Table::new(few_cards(position, &[Card::FamilyHome], &pile, &[]));
    table.play("move-6 leave take-pile draw-stay family-home-card draw-long-way");
    assert_eq!(table.question(), r#"{"ask":"caravansary_take"}"#, "it was settled before");
    assert_eq!(table.answers(), ["take-discard"], "the played card is the one that is left");
    table.play("take-discard discard-stay");
    assert_eq!(table.hand(A), [Card::LongWay, Card::FamilyHome]);
}

#[test]
fn b_93_whether_there_is_a_second_card_is_settled_right_after_the_first() {
    let hand = [Card::FiveLira];
    let mut table = Table::new(few_cards(Position::base(3), &hand, &[Card::Stay], &[]));
    table.play("move-6 leave take-pile draw-stay");
    assert_eq!(table.question(), r#"{"ask":"caravansary_discard"}"#);
}

#[test]
fn b_94_the_one_card_left_is_offered_only_as_the_open_card() {
    let position = || Position::base(3).family(seat(B), place(3)).governor(place(3));
    let mut first = Table::new(few_cards(position(), &[], &[], &[Card::Stay]));
    first.play("move-6 leave");
    assert_eq!(first.answers(), ["take-discard", "skip"]);
    assert_eq!(first.refusal("take-pile"), (Reason::NoneLeft, "B-94".to_owned()));

    let two = [Card::Stay, Card::LongWay];
    let mut second = Table::new(few_cards(position(), &[], &[], &two));
    second.play("move-6 leave");
    assert_eq!(second.answers(), ["take-pile", "take-discard", "skip"], "two cards are a pile");
    second.play("take-discard");
    assert_eq!(second.answers(), ["take-discard"]);

    let mut governor = Table::new(few_cards(position(), &[], &[], &[Card::Stay]));
    governor.play("move-3 leave skip");
    assert!(governor.can("catch-1-card"), "elsewhere the one card is shuffled and drawn");
    governor.play("governor draw-stay");
    assert_eq!(governor.hand(A), [Card::Stay]);
}

#[test]
fn b_59_the_discard_at_the_caravansary_stays_payable() {
    let cards = [Card::FiveLira, Card::FiveLira];
    let mut table = Table::new(few_cards(Position::base(3), &[], &cards, &[]));
    table.play("move-6 leave take-pile draw-five-lira take-pile draw-five-lira five-lira");
    assert_eq!(table.refusal("five-lira"), owed(), "the last card is owed");
    table.play("discard-five-lira end");
}

#[test]
fn b_59_the_family_card_may_replace_itself_by_a_drawn_card_but_not_by_money() {
    let position = few_cards(Position::base(3), &[Card::FiveLira], &[Card::FamilyHome], &[]);
    let mut table = Table::new(position.family(seat(A), Place::TeaHouse));
    table.play("move-6 leave take-pile draw-family-home five-lira");
    assert_eq!(table.view().question, Some(Question::CaravansaryDiscard), "one card was left");
    assert_eq!(table.refusal("family-home-lira"), owed());
    table.play("family-home-card draw-five-lira discard-five-lira end");
    assert_eq!(table.view().discard, [Card::FamilyHome, Card::FiveLira]);
}

#[test]
fn caravansary_gives_two_cards_for_one_old_or_new() {
    let position =
        Position::base(3).hand(seat(A), &[Card::FiveLira]).discard(&[Card::OneGood, Card::LongWay]);
    // (how the cards are taken, which one goes, hand, discard pile)
    let cases: [(&str, &str, [Card; 2], &[Card]); 3] = [
        (
            "take-pile draw-stay take-pile draw-any-goods",
            "discard-five-lira",
            [Card::Stay, Card::AnyGoods],
            &[Card::OneGood, Card::LongWay, Card::FiveLira],
        ),
        (
            "take-discard take-discard",
            "discard-one-good",
            [Card::FiveLira, Card::LongWay],
            &[Card::OneGood],
        ),
        (
            "take-pile draw-stay take-discard",
            "discard-stay",
            [Card::FiveLira, Card::LongWay],
            &[Card::OneGood, Card::Stay],
        ),
    ];
    for (take, gives, hand, discard) in cases {
        let mut table = Table::arrived(&position, 6);
        table.play(take);
        assert_eq!(table.refusal("end").0, Reason::NotAnAnswer, "a card is owed");
        table.play(gives).play("end");
        assert_eq!(table.hand(A), hand, "{take} {gives}");
        assert_eq!(table.view().discard, discard, "{take} {gives}");
    }
}

#[test]
fn b_74_nothing_revives_the_second_card_of_the_caravansary() {
    let position = || Position::base(3).lira(seat(A), 0);
    let hand = [Card::FiveLira, Card::Stay];
    let from_pile = few_cards(position(), &hand, &[Card::LongWay], &[]);
    let from_discard = few_cards(position(), &hand, &[], &[Card::LongWay]);
    for (position, take) in [(from_pile, "take-pile draw-long-way"), (from_discard, "take-discard")]
    {
        let mut table = Table::new(position);
        table.play("move-6 leave").play(take);
        assert_eq!(table.question(), r#"{"ask":"caravansary_discard"}"#, "{take}: nothing is left");
        table.play("five-lira");
        assert_eq!(table.view().discard, [Card::FiveLira], "{take}: now a card lies there");
        assert_eq!(table.question(), r#"{"ask":"caravansary_discard"}"#, "{take}: it is too late");
        assert!(!table.can("take-discard") && !table.can("take-pile"), "{take}: taking is over");
        table.play("discard-stay");
        assert_eq!(table.hand(A), [Card::LongWay], "{take}: one card came, one card went");
    }
}

#[test]
fn b_80_neither_card_of_the_caravansary_can_be_waived() {
    let position = Position::base(3).governor(place(6)).discard(&[Card::Stay]);
    let mut table = Table::new(position);
    table.play("move-6 leave take-pile draw-long-way");
    assert_eq!(table.answers(), ["take-pile", "take-discard"]);
    for waived in ["skip", "done", "stop", "end", "governor", "discard-long-way"] {
        assert!(!table.can(waived), "{waived}: both cards have to be taken");
        table.refusal(waived);
    }
    table.play("take-discard");
    assert_eq!(table.answers(), ["discard-long-way", "discard-stay"], "one card must go");
}

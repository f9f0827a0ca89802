//! The face-down pile and the open discard pile (B-34, B-35, B-38, B-61, B-79).

use bazaar::{Card, Event, Place, Position, Reason};

use crate::table::{A, B, C, Table, few_cards, place, seat};

/// The first player is about to go to the Spice Warehouse (3), where the Governor stands.
fn with_governor(pile: &[Card], discard: &[Card]) -> Position {
    few_cards(Position::base(3), &[], pile, discard).governor(Place::SpiceWarehouse)
}

#[test]
fn b_34_the_discard_pile_is_shuffled_as_soon_as_the_pile_runs_out() {
    let open = [Card::LongWay, Card::FiveLira];
    let mut table = Table::new(with_governor(&[Card::Stay], &open));
    table.play("move-3 leave act governor");
    assert_eq!((table.view().pile, table.view().discard), (1, open.to_vec()), "before the draw");
    table.play("draw-stay");
    assert!(table.events.contains(&Event::PileShuffled { cards: 2 }), "everybody hears of it");
    assert_eq!(table.view().pile, 2, "the discard pile is the new pile, before anybody draws");
    assert!(table.view().discard.is_empty(), "no open card is left");
    table.play("discard-stay");
    assert_eq!(table.view().discard, [Card::Stay], "later cards begin a new discard pile");
    assert_eq!(table.view().pile, 2);
}

#[test]
fn b_34_a_pile_with_a_card_left_is_not_shuffled() {
    let mut table = Table::new(with_governor(&[Card::Stay, Card::OneGood], &[Card::FiveLira]));
    table.play("move-3 leave act governor draw-stay");
    assert_eq!((table.view().pile, table.view().discard), (1, vec![Card::FiveLira]));
}

#[test]
fn b_34_the_last_card_of_a_catch_shuffles_too() {
    let position = few_cards(Position::base(3), &[], &[Card::Stay], &[Card::FiveLira]);
    let mut table = Table::new(position.family(seat(1), Place::SpiceWarehouse));
    table.play("move-3 leave act catch-1-card draw-stay");
    assert_eq!((table.view().pile, table.view().discard), (1, vec![]));
}

#[test]
fn b_35_without_any_card_there_is_no_governor_and_no_card_as_reward() {
    let position = few_cards(Position::base(3), &[Card::FamilyHome], &[], &[])
        .governor(Place::SpiceWarehouse)
        .family(seat(A), Place::TeaHouse)
        .family(seat(1), Place::SpiceWarehouse)
        .lira(seat(A), 0);
    let mut table = Table::new(position);
    table.play("move-3 leave act");
    let none_left = (Reason::NoneLeft, "B-35".to_owned());
    for wanted in ["governor", "catch-1-card", "family-home-card"] {
        assert_eq!(table.refusal(wanted), none_left, "{wanted} needs a card to draw");
    }
    table.play("catch-1-lira family-home-lira");
    assert_eq!(table.lira(A), 6, "3 Lira are the reward instead");
}

#[test]
fn b_35_an_empty_pile_waits_until_a_card_has_to_come_from_it() {
    let position = few_cards(Position::base(3), &[Card::FiveLira, Card::OneGood], &[], &[])
        .governor(Place::SpiceWarehouse);
    let mut table = Table::new(position);
    table.play("move-3 leave act five-lira one-good-red");
    let open = vec![Card::FiveLira, Card::OneGood];
    assert_eq!((table.view().pile, table.view().discard), (0, open), "nothing is shuffled yet");
    table.play("governor");
    assert_eq!((table.view().pile, table.view().discard), (2, vec![]), "now a card is needed");
    table.play("draw-five-lira");
    assert_eq!(table.hand(A), [Card::FiveLira]);
    assert_eq!(table.view().pile, 1);
}

#[test]
fn b_35_while_the_pile_is_empty_the_caravansary_takes_from_the_top_of_the_discard_pile() {
    let open = [Card::LongWay, Card::Stay, Card::FiveLira];
    let mut table = Table::new(few_cards(Position::base(3), &[], &[], &open));
    table.play("move-6 leave take-discard take-discard");
    assert_eq!(table.hand(A), [Card::FiveLira, Card::Stay]);
    assert_eq!((table.view().pile, table.view().discard), (0, vec![Card::LongWay]));
}

#[test]
fn b_38_all_see_the_whole_discard_pile_but_only_its_top_can_be_taken() {
    let open = [Card::Stay, Card::LongWay, Card::FiveLira];
    let mut table = Table::new(Position::base(3).discard(&open));
    assert_eq!(table.view().discard, open, "a spectator reads it from the bottom to the top");
    table.play("move-6 leave take-discard");
    assert_eq!(table.hand(A), [Card::FiveLira], "the top");
    table.play("take-discard");
    assert_eq!(table.hand(A), [Card::FiveLira, Card::LongWay], "then the one below");
    assert_eq!(table.view().discard, [Card::Stay]);
}

#[test]
fn b_38_an_empty_discard_pile_has_no_top() {
    let mut table = Table::new(Position::base(3).merchant(seat(C), place(9)));
    table.play("move-6 leave");
    assert_eq!(table.refusal("take-discard"), (Reason::NoneLeft, "B-38".to_owned()));
}

#[test]
fn b_61_a_played_card_lies_on_the_discard_pile_at_once() {
    let position = Position::base(3).hand(seat(A), &[Card::FiveLira, Card::LongWay]);
    let mut table = Table::new(position);
    table.play("five-lira");
    assert_eq!(table.view().discard, [Card::FiveLira]);
    table.play("long-way-10");
    assert_eq!(table.view().discard, [Card::FiveLira, Card::LongWay]);
}

#[test]
fn b_61_the_family_card_is_laid_down_after_its_draw_and_not_shuffled() {
    let home = [Card::FamilyHome];
    let out = Position::base(3).family(seat(A), Place::TeaHouse);
    let mut table = Table::new(few_cards(out.clone(), &home, &[Card::Stay], &[Card::LongWay]));
    table.play("family-home-card");
    assert_eq!(table.view().discard, [Card::LongWay], "it waits beside the table");
    table.play("draw-stay");
    assert_eq!((table.view().pile, table.view().discard), (1, home.to_vec()));

    let mut table = Table::new(few_cards(out.clone(), &home, &[], &[Card::LongWay]));
    table.play("family-home-card");
    assert_eq!(table.answers(), ["draw-long-way"], "it is not shuffled into its own draw");
    table.play("draw-long-way");
    assert_eq!((table.view().pile, table.view().discard), (0, home.to_vec()));

    let mut table = Table::new(few_cards(out, &home, &[], &[]));
    assert_eq!(table.refusal("family-home-card"), (Reason::NoneLeft, "B-35".to_owned()));
}

#[test]
fn b_79_a_draw_from_an_empty_pile_shuffles_the_whole_discard_first() {
    let open = [Card::Stay, Card::AnyGoods, Card::LongWay];
    let ways = [(6, "", "take-pile"), (3, "skip", "governor"), (2, "skip", "catch-1-card")];
    for (number, first, draw) in ways {
        let position = Position::base(3).governor(place(3)).family(seat(B), place(2));
        let mut table = Table::new(few_cards(position, &[], &[], &open));
        table.play(&format!("move-{number} leave {first} {draw}"));
        assert_eq!(table.view().discard, [], "{draw}: the visible top is shuffled as well");
        assert_eq!(table.view().pile, 3, "{draw}");
        assert_eq!(table.answers().len(), 3, "{draw}: {:?}", table.answers());
        assert!(table.can("draw-long-way"), "{draw}: the former top may be drawn");
        assert!(table.events.contains(&Event::PileShuffled { cards: 3 }), "{draw}");
    }
}

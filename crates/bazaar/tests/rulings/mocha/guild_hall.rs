//! The Guild Hall and the guild deck (M-15, M-17, M-29, M-79, M-80, M-84).

use bazaar::{Card, Reason};

use crate::table::{A, B, C, Table, guild, mocha, seat};

#[test]
fn m_79_the_guild_hall_can_be_carried_out_always() {
    let position = mocha().lira(seat(A), 0).guild_pile_only(&[], seat(C));
    let mut table = Table::arrived(&position, 18);
    table.play("act end");
    assert_eq!(table.coffee(A), 1);
}

#[test]
fn m_84_the_guild_hall_gives_coffee_and_two_cards_in_one_go_then_one_is_discarded() {
    let position =
        mocha().hand(seat(A), &[Card::FiveLira, Card::OneGood]).guild_hand(seat(A), &[11]);
    let mut table = Table::arrived(&position, 18);
    table.play("act");
    assert_eq!(table.coffee(A), 1, "the coffee comes first");
    assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance);
    table.play("draw-guild-3");
    assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance);
    table.play("draw-guild-16");
    assert_eq!(table.guild_hand(A), guild(&[3, 11, 16]));
    assert!(!table.can("end") && !table.can("done"), "a card is owed");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    table.play("five-lira discard-guild-11 end");
    assert_eq!(table.guild_hand(A), guild(&[3, 16]), "old or new");
    assert_eq!(table.guild_discard(), guild(&[11]));
}

#[test]
fn m_15_with_one_guild_card_left_the_guild_hall_gives_it_and_one_is_discarded() {
    let position = mocha().guild_pile_only(&[3], seat(C));
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3");
    assert!(!table.can("end"));
    table.play("discard-guild-3 end");
    assert_eq!((table.coffee(A), table.guild_hand(A).len()), (1, 0));
}

#[test]
fn m_15_with_no_guild_card_left_one_is_still_discarded_if_there_is_any() {
    let none_left = mocha().guild_hand(seat(A), &[4]).guild_pile_only(&[], seat(C));
    let mut table = Table::arrived(&none_left, 18);
    table.play("act");
    assert!(!table.can("end"), "the own card has to go");
    table.play("discard-guild-4 end");
    assert_eq!((table.coffee(A), table.guild_hand(A).len()), (1, 0));

    let nobody_has_one = mocha().guild_pile_only(&[], seat(C));
    let mut table = Table::arrived(&nobody_has_one, 18);
    table.play("act end");
    assert_eq!(table.coffee(A), 1);
}

#[test]
fn m_17_the_guild_deck_is_made_anew_as_soon_as_its_last_card_is_drawn() {
    let position = mocha().guild_discard(&[1, 2]).guild_pile_only(&[3, 4], seat(C));
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3 draw-guild-4");
    assert_eq!((table.expansion().guild_pile, table.guild_discard().len()), (2, 0));
    table.play("discard-guild-3 end");
    assert_eq!(table.guild_discard(), guild(&[3]), "it was not shuffled with the others");
}

#[test]
fn m_17_without_a_discard_pile_the_shuffle_waits_until_a_guild_card_has_to_be_drawn() {
    let position = mocha().guild_pile_only(&[3, 4], seat(C)).lira(seat(B), 9);
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3 draw-guild-4 discard-guild-3 end");
    assert_eq!(table.expansion().guild_pile, 0);
    assert_eq!(table.guild_discard(), guild(&[3]));
    table.play("move-18 leave pay act draw-guild-3");
    assert!(table.can("discard-guild-3"), "the single card was shuffled and drawn");
}

#[test]
fn m_29_both_guild_cards_come_in_one_go_and_the_deck_is_made_anew_between_them() {
    let position = mocha()
        .guild_discard(&[1, 2])
        .guild_pile_only(&[3], seat(C))
        .hand(seat(A), &[Card::FiveLira]);
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3");
    assert_eq!(table.answers(), ["draw-guild-1", "draw-guild-2"]);
    assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance, "nothing in between");
    table.play("draw-guild-2");
    assert_eq!((table.expansion().guild_pile, table.guild_discard().len()), (1, 0));
}

#[test]
fn m_80_the_guild_hall_gives_its_coffee_before_the_cards() {
    let mut table = Table::arrived(&mocha(), 18);
    table.play("act");
    assert_eq!(table.coffee(A), 1);
    assert!(table.can("draw-guild-1"));
}

//! The new bonus cards (M-57, M-65, M-68 to M-70, M-78, M-91).

use std::collections::BTreeSet;

use bazaar::{Card, Goods};

use crate::table::{A, C, Table, guild, mocha, place, seat};

#[test]
fn m_65_the_corner_card_leads_to_another_corner() {
    let mut table = Table::new(mocha().hand(seat(A), &[Card::Corner]));
    let corners = |table: &Table| -> Vec<u8> {
        (1..=20).filter(|to| table.can(&format!("corner-{to}"))).collect()
    };
    assert_eq!(corners(&table), [10, 13, 16, 20]);
    table.play("corner-13 leave");
    assert_eq!(table.player(A).place, place(13));
    assert_eq!(table.view().discard, [Card::Corner]);
    let at_a_corner = mocha().hand(seat(A), &[Card::Corner]).merchant(seat(A), place(16));
    assert_eq!(corners(&Table::new(at_a_corner)), [10, 13, 20], "not where he stands");
}

#[test]
fn m_68_the_exchange_gives_everything_first_and_takes_as_many() {
    let position = mocha()
        .hand(seat(A), &[Card::Swap])
        .goods(seat(A), Goods::new(0, 0, 2, 0))
        .coffee(seat(A), 1);
    let mut table = Table::new(position);
    table.play("swap give-yellow give-yellow give-coffee");
    table.play_if_asked("done").play("receive-blue receive-blue receive-coffee");
    assert_eq!((table.goods(A), table.coffee(A)), (Goods::new(0, 0, 0, 2), 1));
    assert_eq!(table.view().discard, [Card::Swap]);
    assert!(table.can("move-3"), "the turn goes on");
}

#[test]
fn m_68_one_two_or_three_are_given_and_nothing_comes_in_between() {
    let position =
        mocha().hand(seat(A), &[Card::Swap, Card::FiveLira]).goods(seat(A), Goods::new(2, 2, 0, 0));
    let mut table = Table::new(position.clone());
    table.play("swap");
    assert!(!table.can("done"), "at least one");
    assert!(!table.can("five-lira"), "one step");
    table.play("give-red done");
    assert!(!table.can("five-lira"), "one step");
    table.play("receive-coffee");
    assert_eq!((table.goods(A), table.coffee(A)), (Goods::new(1, 2, 0, 0), 1));
    let mut table = Table::new(position);
    table.play("swap give-red give-red give-green");
    assert!(!table.can("give-green"), "three at most");
}

#[test]
fn m_68_the_kinds_may_be_the_same_and_a_good_without_room_is_lost() {
    let position = mocha().hand(seat(A), &[Card::Swap]).goods(seat(A), Goods::new(2, 0, 0, 2));
    let mut table = Table::new(position.clone());
    table.play("swap give-red done receive-red");
    assert_eq!(table.goods(A), Goods::new(2, 0, 0, 2));
    let mut table = Table::new(position);
    table.play("swap give-red done receive-blue");
    assert_eq!(table.goods(A), Goods::new(1, 0, 0, 2), "the third blue one does not fit");
}

#[test]
fn m_69_the_new_double_cards_follow_a_complete_execution_and_may_be_chained() {
    let position =
        mocha().hand(seat(A), &[Card::TwiceWainwright, Card::TwiceWainwright]).lira(seat(A), 21);
    let mut table = Table::arrived(&position, 1);
    assert!(!table.can("again"), "not before the first");
    table.play("act again again end");
    assert_eq!((table.lira(A), table.player(A).capacity, table.player(A).rubies), (0, 5, 1));

    let position = mocha()
        .hand(seat(A), &[Card::TwiceCoffeeHouse, Card::TwiceCoffeeHouse])
        .coffee(seat(A), 6 + 7 + 8);
    let mut table = Table::arrived(&position, 20);
    table.play("act again again end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 3), "each at the new price");
}

#[test]
fn m_69_a_double_card_needs_the_next_price() {
    let position = mocha().hand(seat(A), &[Card::TwiceCoffeeHouse]).coffee(seat(A), 12);
    let mut table = Table::arrived(&position, 20);
    table.play("act");
    assert!(!table.can("again"), "7 coffee are needed, 6 are left");
    let position = mocha().hand(seat(A), &[Card::TwiceWainwright]).lira(seat(A), 13);
    let mut table = Table::arrived(&position, 1);
    table.play("act");
    assert!(!table.can("again"), "7 Lira are needed, 6 are left");
    let position =
        mocha().hand(seat(A), &[Card::TwiceWainwright]).lira(seat(A), 14).extensions(seat(A), 2);
    let mut table = Table::arrived(&position, 1);
    table.play("act");
    assert!(!table.can("again"), "the wheelbarrow is complete");
}

#[test]
fn m_57_the_coffee_house_is_repeated_after_the_family_member_too() {
    let position = mocha().hand(seat(A), &[Card::TwiceCoffeeHouse]).coffee(seat(A), 13);
    let mut table = Table::arrived(&position, 12);
    table.play("send-20 act again end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 2));
}

#[test]
fn m_70_the_wainwright_is_repeated_after_the_family_member_too() {
    let position = mocha().hand(seat(A), &[Card::TwiceWainwright]).lira(seat(A), 14);
    let mut table = Table::arrived(&position, 12);
    table.play("send-1 act again end");
    assert_eq!((table.lira(A), table.player(A).capacity), (0, 4));
}

#[test]
fn m_78_no_card_is_played_for_nothing() {
    let cards = [Card::CoffeeLira, Card::CoffeeGuild, Card::Swap, Card::DieToSix];
    let poor = Table::new(mocha().hand(seat(A), &cards));
    for card in ["coffee-lira", "coffee-guild", "swap"] {
        assert!(!poor.can(card), "{card} with nothing to give");
    }
    let one = Table::new(mocha().hand(seat(A), &cards).coffee(seat(A), 1));
    assert!(one.can("coffee-lira") && one.can("swap") && !one.can("coffee-guild"));
    let two = Table::new(mocha().hand(seat(A), &cards).coffee(seat(A), 2));
    assert!(two.can("coffee-guild"));
}

#[test]
fn m_16_coffee_buys_no_guild_card_when_none_is_left() {
    let position = mocha().hand(seat(A), &[Card::CoffeeGuild]).coffee(seat(A), 2);
    assert!(Table::new(position.clone()).can("coffee-guild"));
    let none = position.clone().guild_pile_only(&[], seat(C));
    assert!(!Table::new(none).can("coffee-guild"));
    let open = position.guild_discard(&[8]).guild_pile_only(&[], seat(C));
    let mut table = Table::new(open);
    table.play("coffee-guild draw-guild-8");
    assert_eq!((table.coffee(A), table.guild_hand(A)), (0, guild(&[8])));
}

/// Every way to carry out the card, as what is had afterwards.
fn exchanges(table: &Table, path: &str, found: &mut Vec<String>) {
    for answer in table.answers() {
        let is_swap =
            ["swap", "give-", "receive-", "done"].iter().any(|name| answer.starts_with(name));
        if !is_swap {
            continue;
        }
        let mut next = Table { game: table.game.clone(), events: Vec::new() };
        next.play(&answer);
        let path = format!("{path} {answer}");
        if next.can("move-3") {
            found.push(path);
        } else {
            exchanges(&next, &path, found);
        }
    }
}

#[test]
fn m_91_each_exchange_is_exactly_one_sequence() {
    let position = mocha()
        .hand(seat(A), &[Card::Swap])
        .goods(seat(A), Goods::new(2, 0, 0, 0))
        .coffee(seat(A), 1);
    let mut found = Vec::new();
    exchanges(&Table::new(position), "", &mut found);
    let sets: BTreeSet<Vec<&str>> = found
        .iter()
        .map(|path| {
            let mut words: Vec<&str> = path.split(' ').filter(|word| *word != "done").collect();
            words.sort_unstable();
            words
        })
        .collect();
    assert_eq!(sets.len(), found.len(), "no exchange is there twice");
    // Given: 2 sets of one, 2 of two, 1 of three; taken: 5, 15 and 35 sets of five kinds.
    assert_eq!(found.len(), 2 * 5 + 2 * 15 + 35);
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

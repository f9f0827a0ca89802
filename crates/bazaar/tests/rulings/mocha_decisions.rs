//! Rulings M-89 to M-96: how this edition asks for what the expansion offers.

use std::collections::BTreeSet;

use bazaar::{Card, Goods, Position, Reason};
use tabletop::Game as _;
use tabletop::Viewer;

use crate::table::{A, B, Table, guild, mocha, place, seat};

#[test]
fn m_89_with_a_guild_card_nothing_comes_between_the_barrier_and_the_action() {
    let cards = [Card::FiveLira, Card::TwoCoffee, Card::FamilyHome];
    let position = mocha().coffee(seat(A), 9).hand(seat(A), &cards).family(seat(A), place(4));
    let within = [
        (19, "guild-19 tavern-pair-movement-barrier", "barrier-2-8"),
        (12, "guild-12 send-19", "barrier-2-8"),
    ];
    for (card, first, barrier) in within {
        let mut table = Table::new(position.clone().guild_hand(seat(A), &[card]));
        table.play(first).play(barrier);
        for card in ["five-lira", "two-coffee", "family-home-lira"] {
            assert!(!table.can(card), "{card} after {first} {barrier}");
        }
        table.play("use-2");
        assert_eq!(table.answers(), ["act"]);
        table.play("act five-lira end");
    }
    let mut table = Table::arrived(&position, 19);
    table.play("barrier-2-8");
    assert!(table.can("five-lira"), "without a guild card it may (M-48)");
}

#[test]
fn m_90_a_place_beside_the_barrier_may_be_chosen_although_its_action_is_not_possible_yet() {
    let position = mocha().coffee(seat(A), 6).hand(seat(A), &[Card::TwoCoffee]);
    let mut table = Table::arrived(&position, 19);
    table.play("barrier-2-20 use-20");
    assert_eq!(table.refusal("act").1, "M-79", "4 coffee are left");
    table.play("two-coffee act end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 1));
    let mut table = Table::arrived(&mocha().coffee(seat(A), 2), 19);
    table.play("barrier-2-20 use-20 skip end");
    assert_eq!(table.asked(), B);
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
fn m_92_the_two_favours_are_named_in_one_answer() {
    let position = mocha().coffee(seat(A), 3).guild_hand(seat(A), &[19]).extensions(seat(A), 2);
    let mut table = Table::new(position);
    table.play("guild-19");
    let mut pairs = table.answers();
    pairs.sort();
    assert_eq!(
        pairs,
        [
            "tavern-pair-barrier-barrier",
            "tavern-pair-barrier-encounter",
            "tavern-pair-barrier-movement",
            "tavern-pair-encounter-barrier",
            "tavern-pair-encounter-movement",
            "tavern-pair-movement-barrier",
            "tavern-pair-movement-encounter",
        ],
        "no ruby without goods, no kind twice"
    );
}

#[test]
fn m_93_three_choices_end_the_roasting_plant() {
    let position = mocha()
        .lira(seat(A), 9)
        .goods(seat(A), Goods::new(1, 1, 0, 0))
        .hand(seat(A), &[Card::Stay, Card::Stay]);
    let mut table = Table::arrived(&position, 17);
    table.play("pay-lira pay-good-red");
    assert!(table.can("done"));
    table.play("discard-stay");
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn m_94_taking_back_nobody_is_one_answer_only() {
    let position = mocha().guild_hand(seat(A), &[7]);
    let mut table = Table::new(position.clone());
    table.play("guild-7");
    assert_eq!(table.answers(), ["recall-all"], "nobody lies out");
    let mut table = Table::new(position.assistants_out(seat(A), &[place(4)]));
    table.play("guild-7");
    assert_eq!(table.answers(), ["recall-all", "skip"], "one set, one answer");
}

#[test]
fn m_95_a_guild_card_that_is_carried_out_lies_open() {
    let mut table = Table::new(Position::mocha(3).guild_hand(seat(A), &[6]));
    table.play("guild-6");
    for viewer in [Viewer::Seat(seat(B)), Viewer::Spectator] {
        let view = table.game.view(viewer);
        let open = view.mocha.expect("the expansion is played");
        assert_eq!((open.guild_card, open.guild_discard.len()), (Some(guild(&[6])[0]), 0));
        let first = view.seats[A].mocha.as_ref().expect("the expansion is played");
        assert_eq!((first.guild_cards, open.guild_pile), (0, 19));
    }
    table.play("take-pile draw-stay take-pile draw-stay");
    assert_eq!(table.expansion().guild_card, None, "now it is laid down");
    assert_eq!(table.guild_discard(), guild(&[6]));
}

#[test]
fn m_96_a_sale_with_a_guild_card_is_named_like_every_sale() {
    let position = mocha()
        .extensions(seat(A), 3)
        .goods(seat(A), Goods::new(3, 0, 0, 4))
        .lira(seat(A), 0)
        .guild_hand(seat(A), &[10]);
    let mut table = Table::new(position);
    table.play("guild-10");
    assert!(!table.can("done"), "at least one");
    table.play("sell-red sell-blue");
    assert_eq!(table.refusal("sell-red").0, Reason::NotAnAnswer, "the colours have their order");
    table.play("sell-blue sell-blue sell-blue").play_if_asked("done");
    assert!(!table.can("sell-blue"), "five at most");
    table.play("demand-l2");
    assert_eq!((table.lira(A), table.goods(A)), (25, Goods::new(2, 0, 0, 0)));
}

//! Rulings B-86 to B-95.

use std::collections::BTreeSet;

use bazaar::{
    Action, Card, Event, Game, Good, Goods, Options, Place, Position, Question, Reason, Variants,
    Wild,
};
use tabletop::{Answers, Game as _, Outcomes, Turn};

use crate::table::{A, B, C, Table, few_cards, place, seat};

/// Every sequence of answers from here to a position that is asked or dealt something else, with
/// the game it leads to.
fn every_way(game: &Game, goes_on: &dyn Fn(Question) -> bool) -> Vec<(Vec<Action>, Game)> {
    if !matches!(game.turn(), Turn::Decide(_, question) if goes_on(question)) {
        return vec![(Vec::new(), game.clone())];
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut ways = Vec::new();
    for answer in answers {
        let mut next = game.clone();
        next.play(answer, &mut Vec::new()).expect("what is offered is accepted");
        for (rest, end) in every_way(&next, goes_on) {
            ways.push((std::iter::once(answer).chain(rest).collect(), end));
        }
    }
    ways
}

fn rich() -> Position {
    Position::base(5)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(4, 4, 4, 4))
        .lira(seat(A), 99)
}

#[test]
fn b_86_the_first_seat_begins_and_no_further_turn_comes_to_it() {
    for players in 2..=5 {
        let mut table = Table::new(Position::base(players).last_round());
        for seat in 0..players {
            assert_eq!(table.asked(), seat, "{players} players move in the order of their seats");
            table.play("move-12 stop");
        }
        assert!(table.game.is_terminal(), "{players} players: the start marker ends the round");
    }
}

#[test]
fn b_87_every_set_of_assistants_is_one_way_to_answer_at_the_fountain() {
    let places = [2, 4, 6, 13, 16].map(place);
    for lying_out in 1..=5 {
        let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Blue);
        let mut table = Table::new(position.assistants_out(seat(A), &places[..lying_out]));
        table.play("move-7 skip");
        let ways = every_way(&table.game, &|question| {
            matches!(question, Question::Act { .. } | Question::Recall)
        });
        let left: BTreeSet<Vec<Place>> = ways
            .iter()
            .map(|(_, end)| end.view(tabletop::Viewer::Spectator).seats[A].assistants_out.clone())
            .collect();
        assert_eq!(ways.len(), 1 << lying_out, "{lying_out} lie out");
        assert_eq!(left.len(), ways.len(), "{lying_out}: two ways call back the same assistants");
        for (way, _) in ways {
            let fetched: Vec<_> = way
                .iter()
                .filter_map(
                    |action| if let Action::Recall { from } = action { Some(*from) } else { None },
                )
                .collect();
            assert!(fetched.is_sorted(), "named in ascending order: {way:?}");
            assert!(fetched.len() < lying_out, "all of them are one answer: {way:?}");
        }
    }
}

#[test]
fn b_87_all_none_and_some_are_told_apart_at_the_fountain() {
    let position = || {
        Position::base(3)
            .merchant(seat(A), place(3))
            .hand(seat(A), &[Card::FiveLira])
            .tile(seat(A), Good::Yellow)
            .assistants_out(seat(A), &[place(2), place(4), place(9)])
    };
    let mut all = Table::new(position());
    all.play("move-7 skip recall-all");
    assert_eq!(all.stack(A), 4);
    let mut none = Table::new(position());
    none.play("move-7 skip skip");
    assert_eq!(none.stack(A), 1);
    let mut some = Table::new(position());
    some.play("move-7 skip recall-4");
    assert_eq!(some.refusal("recall-2").0, Reason::NotAnAnswer, "2 comes before 4");
    for between in ["five-lira", "call-back-2"] {
        assert!(!some.can(between), "{between} comes between the names of one choice");
        some.refusal(between);
    }
    some.play("recall-9");
    assert_eq!(some.refusal("recall-2"), (Reason::NotAnAnswer, "B-87".to_owned()));
    some.play("done end");
    assert_eq!(some.player(A).assistants_out, [place(2)]);
}

#[test]
fn b_87_with_nobody_out_calling_all_back_carries_the_action_out() {
    let mut table = Table::new(Position::base(3).merchant(seat(A), place(3)));
    table.play("move-7 skip");
    assert_eq!(table.answers(), ["recall-all", "skip"]);
    table.play("recall-all");
    let skipped = Event::ActionSkipped { seat: seat(A), place: place(7) };
    assert!(!table.events.contains(&skipped), "the action was carried out");
    assert_eq!(table.stack(A), 4);
    assert_eq!(table.answers(), ["end"]);
}

/// What is missing after each sale, told by how many of each good were sold.
fn sales(table: &Table) -> Vec<[u8; 4]> {
    let sold = |end: &Game| {
        let left = end.view(tabletop::Viewer::Spectator).seats[A].goods;
        Good::ALL.map(|good| table.good(A, good) - left[good])
    };
    every_way(&table.game, &|question| {
        matches!(question, Question::Act { .. } | Question::Sell { .. })
    })
    .iter()
    .map(|(_, end)| sold(end))
    .filter(|sold| *sold != [0; 4])
    .collect()
}

/// Every choice of one to five goods within these limits.
fn choices(limits: [u8; 4]) -> BTreeSet<[u8; 4]> {
    let mut all = BTreeSet::new();
    for red in 0..=limits[0] {
        for green in 0..=limits[1] {
            for yellow in 0..=limits[2] {
                for blue in 0..=limits[3] {
                    if (1..=5).contains(&(red + green + yellow + blue)) {
                        all.insert([red, green, yellow, blue]);
                    }
                }
            }
        }
    }
    all
}

#[test]
fn b_88_each_sale_is_exactly_one_sequence() {
    // The tiles on top are s1 (1 red, 3 green, 1 yellow) and l1 (2 red, 1 green, 2 blue).
    let cases = [
        (11, "move-11 leave", Goods::new(3, 3, 3, 3), [1, 3, 1, 0]),
        (11, "move-11 leave", Goods::new(1, 2, 0, 3), [1, 2, 0, 0]),
        (11, "move-11 leave any-goods", Goods::new(2, 3, 1, 3), [2, 3, 1, 3]),
        (10, "move-10 leave", Goods::new(3, 3, 3, 3), [2, 1, 0, 2]),
        (10, "move-10 leave", Goods::new(0, 1, 3, 1), [0, 1, 0, 1]),
    ];
    for (number, before, goods, limits) in cases {
        let position = Position::base(3)
            .merchant(seat(A), place(if number == 11 { 7 } else { 6 }))
            .extensions(seat(A), 1)
            .goods(seat(A), goods)
            .hand(seat(A), if before.contains("any-goods") { &[Card::AnyGoods] } else { &[] });
        let mut table = Table::new(position);
        table.play(before);
        let mut found = sales(&table);
        found.sort_unstable();
        let expected: Vec<_> = choices(limits).into_iter().collect();
        assert_eq!(found, expected, "{before} with {goods:?}");
    }
}

#[test]
fn b_88_goods_are_named_in_the_order_of_the_colours_with_nothing_between() {
    let position = Position::base(3)
        .goods(seat(A), Goods::new(1, 2, 1, 0))
        .hand(seat(A), &[Card::FiveLira, Card::FamilyHome, Card::OneGood])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(16)])
        .family(seat(A), place(13))
        .lira(seat(A), 2);
    let mut table = Table::new(position);
    table.play("move-11 leave sell-green");
    assert_eq!(table.refusal("sell-red"), (Reason::NotAnAnswer, "B-88".to_owned()));
    for between in ["five-lira", "family-home-lira", "family-home-card", "call-back-16"] {
        let one_step = (Reason::MidAction, "B-58".to_owned());
        assert_eq!(table.refusal(between), one_step, "{between} interrupts a payment");
    }
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    assert_eq!(table.answers(), ["sell-green", "sell-yellow", "done"]);
    table.play("sell-green sell-yellow done demand-s3");
    assert_eq!(table.lira(A), 2 + 9);
}

#[test]
fn b_89_a_roll_is_a_pair_without_order() {
    let mut table = Table::new(Position::base(3).merchant(seat(A), place(3)));
    table.play("move-9 leave announce-8");
    let mut outcomes = Outcomes::new();
    table.game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 21, "there are 21 different rolls");
    for (action, weight) in &outcomes {
        let Action::Dice { dice } = action else { panic!("{action} is no roll") };
        let expected = if dice.low() == dice.high() { 1 } else { 2 };
        assert_eq!(*weight, expected, "so many of 36 pairs show {dice}");
    }
    assert!("dice-5-2".parse::<Action>().is_err(), "the lower die is named first");
}

#[test]
fn b_89_with_two_equal_dice_turning_is_a_single_answer() {
    for (dice, lira) in [("dice-1-1", 5), ("dice-6-6", 10)] {
        let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Red);
        let mut table = Table::new(position.lira(seat(A), 0));
        let announced = format!("move-9 leave announce-{lira}");
        table.play(&announced).play(dice);
        assert_eq!(table.answers(), ["keep", "turn-low", "reroll"], "{dice}");
        assert_eq!(table.refusal("turn-high"), (Reason::NoEffect, "B-89".to_owned()), "{dice}");
        table.play("turn-low");
        assert_eq!(table.lira(A), lira, "{dice}: one of them shows 4 now");
    }
}

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
fn b_91_a_delivery_is_one_answer_that_names_the_wild_goods_in_order() {
    // (open squares, red, green, yellow, blue, wild), as docs/rules/base-game.md has them
    let prices = [
        (4, [1, 1, 1, 1], 0),
        (5, [1, 1, 1, 1], 1),
        (6, [1, 1, 1, 2], 1),
        (7, [2, 1, 1, 2], 1),
        (8, [2, 2, 1, 2], 1),
        (9, [2, 2, 2, 2], 1),
        (10, [2, 2, 2, 2], 2),
    ];
    for goods in [[3, 3, 3, 3], [2, 2, 2, 4], [4, 2, 3, 2]] {
        for (open, price, wild) in prices {
            let [red, green, yellow, blue] = goods;
            let position = rich()
                .merchant(seat(A), place(8))
                .goods(seat(A), Goods::new(red, green, yellow, blue))
                .palace_rubies(11 - open);
            let mut table = Table::new(position);
            table.play("move-13 leave");
            let mut expected: Vec<_> = Wild::all()
                .filter(|named| named.iter().count() == wild)
                .filter(|named| {
                    Good::ALL.into_iter().zip(goods).zip(price).all(|((good, have), price)| {
                        usize::from(have) >= price + named.iter().filter(|one| *one == good).count()
                    })
                })
                .map(|wild| Action::Deliver { wild }.to_string())
                .collect();
            expected.push("skip".to_owned());
            assert_eq!(table.answers(), expected, "{open} squares open, {goods:?} on the cart");
        }
    }
}

#[test]
fn b_91_a_delivery_with_the_wrong_number_of_wild_goods_is_refused() {
    let position = rich().merchant(seat(A), place(8)).palace_rubies(6);
    let mut table = Table::new(position);
    table.play("move-13 leave");
    for wrong in ["deliver", "deliver-red-green"] {
        assert_eq!(table.refusal(wrong), (Reason::NotAnAnswer, "B-91".to_owned()), "{wrong}");
    }
    assert!("deliver-blue-red".parse::<Action>().is_err(), "red is named before blue");
    table.play("deliver-blue");
    assert_eq!(table.player(A).goods, Goods::new(3, 3, 3, 2), "all is paid in one step");
    assert_eq!(table.player(A).rubies, 1);
}

#[test]
fn b_92_the_any_goods_card_stands_in_place_of_the_first_good() {
    let position = Position::base(3)
        .goods(seat(A), Goods::new(1, 0, 0, 2))
        .hand(seat(A), &[Card::AnyGoods, Card::AnyGoods]);
    let mut table = Table::new(position.clone());
    table.play("move-11 leave sell-red");
    assert!(!table.can("any-goods"), "a sale without the card has begun");
    table.refusal("any-goods");
    table.play("done demand-s2");
    assert_eq!(table.hand(A), [Card::AnyGoods, Card::AnyGoods], "no card was played");

    let mut table = Table::new(position);
    table.play("move-11 leave any-goods");
    assert_eq!(table.answers(), ["sell-red", "sell-blue"], "at least one good must be sold");
    table.refusal("done");
    table.refusal("any-goods");
    table.play("sell-blue sell-blue");
    table.refusal("any-goods");
    table.play("done demand-s2");
    assert_eq!(table.hand(A), [Card::AnyGoods], "the second copy did not join");
    assert_eq!(table.lira(A), 2 + 5);
    assert_eq!(table.view().small_demand[0].to_string(), "s2", "the tile goes under the stack");
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
fn b_95_neutral_assistants_are_alike_and_nobodys() {
    let variants = Variants { neutral_assistants: true, ..Variants::default() };
    let options = Options { variants, ..Options::base(3) };
    let mut table = Table::new(Position::with(&options).lira(seat(B), 2).lira(seat(C), 9));
    table.play("move-3 leave act end move-3 leave pay act end");
    assert_eq!(table.view().neutral_assistants, [place(3), place(3)], "each left the neutral one");
    for seat in [A, B] {
        assert!(table.player(seat).assistants_out.is_empty(), "it is not an assistant of {seat}");
    }
    table.play("move-3");
    assert_eq!(table.answers(), ["leave", "pick-up-neutral", "stop"], "two alike, one answer");
    table.play("pick-up-neutral");
    assert_eq!(table.view().neutral_assistants, [place(3)], "the third player took one along");
    assert_eq!(table.player(C).neutral_in_stack, [true, true, false, false, false]);
    assert_eq!(table.stack(C), 5);
}

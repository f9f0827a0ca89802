//! Rulings B-69 to B-76.

use bazaar::{Card, Cards, Colour, Event, Figure, Good, Goods, Place, Position, Reason};
use tabletop::{Game as _, Seat, Viewer};

use crate::table::{A, B, Table, few_cards, place, seat, short_of_lira};

/// The neutral merchants as everybody sees them: colour and place.
fn neutrals(table: &Table) -> Vec<(Colour, u8)> {
    table.view().neutral_merchants.iter().map(|one| (one.colour, one.place.number())).collect()
}

/// Where the neutral merchants stand.
fn standing(table: &Table) -> Vec<u8> {
    neutrals(table).into_iter().map(|(_, place)| place).collect()
}

/// All three neutral merchants at one place, to be met by the first player.
fn three_neutrals_at(number: u8) -> Position {
    (0..3).fold(Position::base(2), |position, one| position.neutral_merchant(one, place(number)))
}

#[test]
fn b_69_the_neutral_merchants_begin_on_14_15_and_16_in_the_order_of_the_colours() {
    let table = Table::new(Position::base(2));
    let expected = [(Colour::Red, 14), (Colour::Green, 15), (Colour::Blue, 16)];
    assert_eq!(neutrals(&table), expected);
    for players in 3..=5 {
        let table = Table::new(Position::base(players));
        assert!(neutrals(&table).is_empty(), "with {players} players nobody is neutral");
    }
}

#[test]
fn b_69_neutral_merchants_and_the_other_player_are_paid_in_one_sum() {
    let met = || {
        Position::base(2)
            .neutral_merchant(0, place(3))
            .neutral_merchant(2, place(3))
            .merchant(seat(B), place(3))
    };
    let mut short = Table::new(met().lira(seat(A), 5));
    short.play("move-3 leave");
    assert_eq!(short.question(), r#"{"ask":"pay_merchants","lira":6,"neutral":2}"#);
    assert_eq!(short.refusal("pay"), (short_of_lira(1), "B-16".to_owned()));
    short.play("stop");
    assert_eq!((short.lira(A), short.lira(B)), (5, 3), "nobody gets a part of the sum");
    assert_eq!(neutrals(&short)[0].1, 3, "who is not paid for is not moved");

    let mut table = Table::new(met().lira(seat(A), 6));
    table.play("move-3 leave pay");
    assert_eq!((table.lira(A), table.lira(B)), (0, 5), "2 Lira to the player, 4 to the supply");
}

#[test]
fn b_69_neutral_merchants_are_rolled_for_one_by_one_in_the_order_of_the_colours() {
    let mut table = Table::new(three_neutrals_at(3).lira(seat(A), 6));
    table.play("move-3 leave pay");
    let rolls = [
        ("dice-1-1", Colour::Red, 2),
        ("dice-2-3", Colour::Green, 5),
        ("dice-6-6", Colour::Blue, 12),
    ];
    for (dice, colour, to) in rolls {
        assert!(!table.can("act"), "the action waits until {colour:?} has been rolled for");
        table.play(dice);
        let (from, to) = (place(3), place(to));
        let moved = Event::FigureMoved { figure: Figure::NeutralMerchant(colour), from, to };
        assert!(table.events.contains(&moved), "{dice} moves {colour:?}: {:?}", table.events);
    }
    assert!(table.can("act"), "the rolls come before the action, not instead of it");
    assert_eq!(standing(&table), [2, 5, 12]);
}

#[test]
fn b_69_a_neutral_merchant_whose_roll_leaves_him_there_is_not_paid_again() {
    let mut table = Table::new(three_neutrals_at(3).lira(seat(A), 9));
    table.play("move-3 leave pay dice-1-2 dice-1-2 dice-1-2");
    assert_eq!(standing(&table), [3, 3, 3]);
    assert_eq!(table.lira(A), 3, "6 Lira were paid, once");
    assert!(table.can("act"), "the action follows: {}", table.question());
}

#[test]
fn b_69_neutral_merchants_receive_catch_and_block_nothing() {
    let position = Position::base(2)
        .neutral_merchant(0, place(3))
        .family(seat(A), place(2))
        .family(seat(B), place(11))
        .lira(seat(A), 4)
        .lira(seat(B), 4);
    let mut table = Table::new(position);
    table.play("move-3 leave pay dice-1-1");
    assert_eq!((table.lira(A), table.lira(B)), (2, 4), "what was paid for him is gone");
    table.play("act end");
    assert_eq!(table.player(A).family_place, place(2), "a neutral merchant at 2 catches nobody");
    table.play("move-2 leave pay dice-5-6 act catch-0-lira end");
    assert_eq!(table.player(B).family_place, place(11), "nor does he at 11");
    table.play("move-11 leave pay dice-6-6 skip");
    assert!(table.can("catch-1-lira"), "a player may go there, act, and catch");
}

#[test]
fn b_70_faces_of_cards_and_unseen_demand_tiles_are_hidden_and_all_else_is_public() {
    let position = Position::base(3)
        .merchant(seat(A), place(7))
        .hand(seat(A), &[Card::Stay, Card::Stay])
        .hand(seat(B), &[Card::OneGood])
        .discard(&[Card::FiveLira, Card::LongWay])
        .goods(seat(A), Goods::new(1, 0, 0, 0));
    let mut table = Table::new(position);
    table.play("move-6 leave take-discard take-pile draw-family-home discard-stay end");
    let view = table.view();
    let player = &view.seats[A];
    assert_eq!(player.hand, None, "a spectator sees no hand");
    assert_eq!(player.cards, 3, "but how many cards it has");
    let known: Vec<_> = player.known_cards.iter().collect();
    assert_eq!(known, [Card::LongWay], "the card from the discard pile is known, the drawn is not");
    assert_eq!(view.discard, [Card::FiveLira, Card::Stay], "the discard pile is open");
    assert_eq!(view.pile, 26 - 3 - 1 - 2, "the height of the pile is public");
    assert_eq!(view.small_demand.len(), 1, "of the demand tiles only the top was seen");
    let other = table.game.view(Viewer::Seat(seat(B)));
    assert_eq!(other.seats[A], view.seats[A], "another player sees no more of it");
    assert_eq!(other.seats[B].hand.map(Cards::len), Some(1), "but the own hand");
}

#[test]
fn b_70_a_known_card_that_was_played_is_known_no_longer() {
    let position = Position::base(3).discard(&[Card::OneGood]);
    let mut table = Table::new(position);
    table.play("move-6 leave take-discard take-pile draw-stay discard-stay");
    assert_eq!(table.view().seats[A].known_cards.iter().collect::<Vec<_>>(), [Card::OneGood]);
    table.play("one-good-red");
    assert!(table.view().seats[A].known_cards.is_empty());
    assert_eq!(table.view().seats[A].cards, 0);
}

#[test]
fn b_70_demand_tiles_are_public_once_they_came_up() {
    let position = Position::base(2).goods(seat(A), Goods::new(1, 0, 0, 0)).lira(seat(A), 9);
    let mut table = Table::new(position);
    table.play("move-11 leave sell-red done");
    let tiles: Vec<_> = table.view().small_demand.iter().map(ToString::to_string).collect();
    assert!(tiles.is_empty() || tiles == ["s1"], "the next tile is not seen yet: {tiles:?}");
    for tile in ["demand-s2", "demand-s3", "demand-s4", "demand-s5"] {
        assert!(table.can(tile), "{tile} may come up");
    }
    assert!(!table.can("demand-s1"), "the tile just used lies at the bottom");
    table.play("demand-s4");
    let tiles: Vec<_> = table.view().small_demand.iter().map(ToString::to_string).collect();
    assert_eq!(tiles, ["s4"]);
}

#[test]
fn b_71_a_place_holds_any_number_of_figures() {
    let five = Seat::all(5).fold(Position::base(5), |position, one| {
        let place = if one == seat(A) { place(7) } else { place(3) };
        position.merchant(one, place)
    });
    let position = five
        .governor(place(3))
        .smuggler(place(3))
        .family(seat(A), place(3))
        .family(seat(B), place(3))
        .lira(seat(A), 8);
    let mut table = Table::new(position);
    table.play("move-3 leave pay act");
    assert_eq!(table.lira(A), 0, "four merchants were paid");
    assert!(table.can("governor") && table.can("smuggler-red") && table.can("catch-1-lira"));
}

#[test]
fn b_71_a_legal_move_always_exists_and_there_is_no_passing() {
    for players in 2..=5 {
        for from in Place::BASE {
            let table = Table::new(Position::base(players).merchant(seat(A), from));
            let answers = table.answers();
            assert!(answers.len() >= 5, "from {from} one can go: {answers:?}");
            let moves = answers.iter().all(|answer| answer.starts_with("move-"));
            assert!(moves, "at {from} nothing but moving is offered: {answers:?}");
        }
    }
}

#[test]
fn b_72_the_one_good_card_may_come_in_while_a_figure_is_to_be_paid() {
    let meeting = |figure_at: fn(Position, Place) -> Position| {
        let position = Position::base(3).hand(seat(A), &[Card::OneGood]);
        figure_at(position, place(3)).lira(seat(A), 0)
    };
    let mut table = Table::new(meeting(Position::smuggler));
    table.play("move-3 leave skip smuggler-blue one-good-red pay-good-red dice-1-1");
    assert_eq!(table.player(A).goods, Goods::new(0, 0, 0, 1), "the card's good was the payment");

    let mut table = Table::new(meeting(Position::governor));
    table.play("move-3 leave skip governor draw-stay one-good-red");
    assert_eq!(table.question(), r#"{"ask":"governor_pay"}"#, "the debt is still open");
    table.play("discard-stay dice-1-1");
    assert_eq!(table.good(A, Good::Red), 1);
}

#[test]
fn b_72_the_one_good_card_may_not_take_away_the_last_means_of_paying() {
    let position = Position::base(3).governor(place(3)).lira(seat(A), 1);
    let mut table = Table::new(position);
    table.play("move-3 leave skip governor draw-one-good");
    assert_eq!(table.refusal("one-good-red"), (Reason::Owed, "B-59".to_owned()));
    assert_eq!(table.answers(), ["discard-one-good"], "the card itself is the only payment");
}

#[test]
fn b_73_the_family_member_may_be_called_home_between_sending_and_his_action() {
    for (card, lira) in [("family-home-lira", 3), ("family-home-card draw-stay", 0)] {
        let hand = [Card::FamilyHome, Card::OneGood];
        let mut table = Table::new(Position::base(3).hand(seat(A), &hand).lira(seat(A), 0));
        table.play("move-12 leave send-5").play(card);
        assert_eq!(table.player(A).family_place, place(12), "{card}: he is at home");
        assert_eq!(table.question(), r#"{"ask":"act","place":5,"family":true}"#);
        let midst = (Reason::MidAction, "B-58".to_owned());
        assert_eq!(table.refusal("one-good-red"), midst, "{card}: an action is still going on");
        table.play("act");
        assert_eq!(table.lira(A), lira + 2, "{card}: the Post Office paid");
        assert!(!table.can("send-5"), "{card}: he is not sent again");
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

fn at_the_warehouse_with_green_and_yellow_tile() -> Position {
    Position::base(3)
        .tile(seat(A), Good::Green)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(16)])
        .hand(seat(A), &[Card::OneGood, Card::FiveLira, Card::FamilyHome])
        .family(seat(A), place(13))
        .governor(place(3))
}

#[test]
fn b_75_the_green_tile_belongs_to_the_warehouse_and_directly_follows_the_fill() {
    let mut table = Table::new(at_the_warehouse_with_green_and_yellow_tile().lira(seat(A), 9));
    table.play("move-3 leave act");
    assert_eq!(table.question(), r#"{"ask":"warehouse_extra"}"#);
    assert_eq!(table.refusal("one-good-red"), (Reason::MidAction, "B-25".to_owned()));
    for other_step in ["governor", "end", "act", "assistant-back-16"] {
        assert!(!table.can(other_step), "{other_step} comes between fill and purchase");
    }
    table.play("skip");
    assert!(!table.can("take-blue"), "the purchase cannot be made later");
    assert!(table.can("one-good-red"), "the action is over");
}

#[test]
fn b_75_free_cards_and_the_yellow_tile_may_come_between_fill_and_purchase() {
    let mut table = Table::new(at_the_warehouse_with_green_and_yellow_tile().lira(seat(A), 2));
    table.play("move-3 leave act call-back-16");
    assert_eq!(table.lira(A), 0);
    assert!(!table.can("take-blue"), "the money is gone");
    table.play("five-lira family-home-lira take-blue");
    assert_eq!(table.lira(A), 6, "a 5 Lira card paid for the good");
    assert_eq!(table.player(A).goods, Goods::new(0, 2, 0, 1));
    assert!(!table.can("take-blue"), "one good, once");
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

#[test]
fn b_76_turning_a_four_to_four_is_refused_as_having_no_effect() {
    let position = Position::base(3).merchant(seat(A), place(3)).tile(seat(A), Good::Red);
    let mut table = Table::new(position);
    table.play("move-9 leave announce-8 dice-2-4");
    assert_eq!(table.refusal("turn-high"), (Reason::NoEffect, "B-76".to_owned()));
    table.play("turn-low");
    assert_eq!(table.lira(A), 2 + 8, "4 and 4 reach the 8");
}

#[test]
fn b_76_the_good_of_the_black_market_is_not_taken_while_the_dice_may_change() {
    let position = || {
        let position = Position::base(3).merchant(seat(A), place(4)).tile(seat(A), Good::Red);
        position.hand(seat(A), &[Card::FiveLira])
    };
    let mut table = Table::new(position());
    table.play("move-8 leave roll-first dice-1-3");
    assert!(!table.can("take-red"), "the dice are not final yet");
    table.refusal("take-red");
    table.play("reroll dice-4-5");
    assert_eq!(table.good(A, Good::Blue), 2);
    assert_eq!(table.question(), r#"{"ask":"black_market_good"}"#, "a second roll stands");
    assert!(!table.can("take-blue"), "blue comes from the dice alone");
    table.play("five-lira take-yellow");
    assert_eq!(table.player(A).goods, Goods::new(0, 0, 1, 2));

    let mut table = Table::new(position());
    table.play("move-8 leave take-green");
    assert_eq!(table.good(A, Good::Green), 1, "or it is taken before the roll");
    table.play("dice-1-3 turn-low");
    assert_eq!(table.player(A).goods, Goods::new(0, 1, 0, 1), "4 and 3 bring one blue good");
    assert!(!table.can("take-red"), "and not once more after it");
}

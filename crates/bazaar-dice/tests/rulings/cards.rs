use bazaar_dice::{Event, Question, Sort, Track};
use tabletop::{Game as _, Turn, Viewer};

use crate::table::{
    B, C, FOURTH, G, K, LEFT, ME, Position, R, THIRD, Y, all, has, legal, play, refused, turn_up,
};

/// A position with so many card dice on the table.
fn with_card_dice(count: usize) -> Position {
    let mut dice = vec![C; 5 - count];
    dice.extend(vec![K; count]);
    Position::new(2).rolled(&dice)
}

#[test]
fn d_55_a_card_of_the_income_is_carried_out_with_the_part_for_the_others() {
    let mut game = Position::new(2).tiles(ME, &["card-red"]).build().unwrap();
    play(&mut game, "reveal draw-resource-blue");
    assert_eq!(
        game.turn(),
        Turn::Decide(
            LEFT,
            Question::Offer { card: bazaar_dice::Card::named("resource-blue").unwrap() }
        )
    );
    play(&mut game, "pick-blue roll");
    assert_eq!(all(&game, ME), [0, 0, 0, 1, 0, 0, 3]);
    assert_eq!(all(&game, LEFT), [0, 0, 0, 1, 0, 0, 0]);
}

#[test]
fn d_56_cards_for_two_card_dice_bring_one_lira_as_income() {
    for card in ["two-lira", "two-crystal", "two-goods", "two-brown"] {
        let mut game = Position::new(2).tiles(ME, &["card-red"]).build().unwrap();
        play(&mut game, &format!("reveal draw-{card}"));
        assert!(refused(&game, "accept").contains("2 card dice (D-56)"));
        assert_eq!(legal(&game), ["decline"]);
        assert_eq!(game.goes_without_saying(), Some("decline".parse().unwrap()));
        play(&mut game, "decline");
        assert_eq!(all(&game, ME), [0, 0, 0, 0, 0, 0, 1]);
    }
}

#[test]
fn two_card_dice_meet_the_condition_and_one_does_not() {
    let mut game = with_card_dice(1).deck(&["two-lira"]).build().unwrap();
    turn_up(&mut game, &["two-lira"]);
    assert!(refused(&game, "accept").contains("1 card die"));
    for (card, answers, gain) in [
        ("two-lira", "accept", [0, 0, 0, 0, 0, 0, 7]),
        ("two-crystal", "accept", [0, 0, 0, 0, 0, 3, 0]),
        ("two-goods", "accept take-1red-1blue", [1, 0, 0, 1, 0, 0, 0]),
        ("two-brown", "accept", [0, 0, 0, 0, 2, 0, 0]),
    ] {
        let mut game = with_card_dice(2).deck(&[card, "sell-red"]).build().unwrap();
        turn_up(&mut game, &[card, "sell-red"]);
        play(&mut game, &format!("choose-{card} {answers}"));
        assert_eq!(all(&game, ME), gain, "{card}");
    }
}

#[test]
fn d_57_other_cards_of_ones_own_work_as_income_too() {
    let mut game =
        Position::new(2).tiles(ME, &["card-red"]).stock(ME, Sort::Brown, 1).build().unwrap();
    play(&mut game, "reveal draw-own-lira accept");
    assert_eq!(all(&game, ME), [0, 0, 0, 0, 1, 0, 5]);
}

#[test]
fn d_58_cards_are_paid_with_what_one_owns_and_not_with_dice() {
    let mut game = Position::new(2)
        .deck(&["ruby-goods"])
        .stock(ME, Sort::Red, 1)
        .rolled(&[K, Y, G, B, R])
        .build()
        .unwrap();
    turn_up(&mut game, &["ruby-goods"]);
    assert!(refused(&game, "accept").contains("missing: 2 goods (D-72)"));
    let mut game = with_card_dice(1).deck(&["tile-lira"]).stock(ME, Sort::Lira, 4).build().unwrap();
    turn_up(&mut game, &["tile-lira"]);
    assert!(refused(&game, "accept").contains("missing: 1 Lira (D-58)"));
}

#[test]
fn d_59_brown_will_do_for_a_colour_but_brown_itself_has_to_be_brown() {
    let mut game =
        with_card_dice(1).deck(&["sell-red"]).stock(LEFT, Sort::Brown, 1).build().unwrap();
    turn_up(&mut game, &["sell-red"]);
    assert_eq!(legal(&game), ["sell-brown", "decline"]);
    play(&mut game, "sell-brown");
    assert_eq!(all(&game, LEFT), [0, 0, 0, 0, 0, 0, 4]);
    let mut game = with_card_dice(1).deck(&["ruby-brown"]).stock(ME, Sort::Red, 8).build().unwrap();
    turn_up(&mut game, &["ruby-brown"]);
    assert!(refused(&game, "accept").contains("3 brown tiles"));
    let mut game = with_card_dice(1).deck(&["own-lira"]).stock(ME, Sort::Red, 8).build().unwrap();
    turn_up(&mut game, &["own-lira"]);
    assert!(refused(&game, "accept").contains("1 brown tile (D-59)"));
}

#[test]
fn d_60_a_ruby_by_card_ignores_the_price_and_never_comes_from_the_mosque() {
    for (card, sort, price) in [
        ("ruby-brown", Sort::Brown, 3),
        ("ruby-crystal", Sort::Crystal, 4),
        ("ruby-lira", Sort::Lira, 9),
    ] {
        let mut game = with_card_dice(1)
            .deck(&[card])
            .stock(ME, sort, price)
            .rubies(LEFT, Track::Red, 2)
            .build()
            .unwrap();
        turn_up(&mut game, &[card]);
        play(&mut game, "accept");
        assert_eq!(legal(&game).len(), 6, "any track, and nothing else");
        play(&mut game, "ruby-red");
        assert_eq!((game.rubies(ME), has(&game, ME, sort)), (1, 0));
        assert_eq!(game.rubies_on(Track::Red), 0);
    }
}

#[test]
fn d_61_without_a_ruby_on_any_track_such_a_card_brings_one_lira() {
    let mut position = with_card_dice(1).deck(&["own-ruby"]).stock(ME, Sort::Brown, 3);
    for track in [Track::Red, Track::Yellow, Track::Green, Track::Blue] {
        position = position.rubies(LEFT, track, 3);
    }
    let mut game =
        position.rubies(LEFT, Track::Left, 5).rubies(LEFT, Track::Right, 5).build().unwrap();
    turn_up(&mut game, &["own-ruby"]);
    assert!(refused(&game, "accept").contains("none left (D-61)"));
    play(&mut game, "decline");
    assert_eq!(has(&game, ME, Sort::Lira), 1);
}

#[test]
fn d_62_each_player_exchanges_once() {
    let mut game = with_card_dice(1).deck(&["sell-red"]).stock(LEFT, Sort::Red, 5).build().unwrap();
    turn_up(&mut game, &["sell-red"]);
    play(&mut game, "sell-red end");
    assert_eq!(all(&game, LEFT), [4, 0, 0, 0, 0, 0, 4]);
}

#[test]
fn d_63_the_own_part_of_a_shared_card_is_not_optional() {
    for (card, gain) in [
        ("sell-red", [0, 0, 0, 0, 0, 0, 4]),
        ("crate-red", [0, 0, 0, 0, 1, 0, 0]),
        ("goods-green", [0, 0, 1, 0, 0, 0, 0]),
        ("resource-crystal", [0, 0, 0, 0, 0, 1, 3]),
    ] {
        let mut game = with_card_dice(1).deck(&[card]).build().unwrap();
        turn_up(&mut game, &[card]);
        assert_eq!(all(&game, ME), gain, "{card}");
        assert_ne!(game.current_player(), Some(ME).filter(|_| card == "resource-crystal"));
    }
}

#[test]
fn d_64_the_others_answer_clockwise_after_the_own_part() {
    let mut game = Position::new(4)
        .turn_of(LEFT)
        .deck(&["goods-blue"])
        .stock(ME, Sort::Lira, 2)
        .stock(THIRD, Sort::Lira, 2)
        .stock(FOURTH, Sort::Lira, 1)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["goods-blue"]);
    assert_eq!(has(&game, LEFT, Sort::Blue), 1);
    assert_eq!(game.current_player(), Some(THIRD));
    assert_eq!(legal(&game), ["accept", "decline"]);
    let events = play(&mut game, "decline");
    assert!(matches!(events[0], Event::CardDeclined { seat, .. } if seat == THIRD));
    // The fourth cannot pay and is not asked.
    assert_eq!(game.current_player(), Some(ME));
    play(&mut game, "accept");
    assert_eq!(all(&game, ME), [0, 0, 0, 1, 0, 0, 0]);
    assert_eq!(game.current_player(), Some(LEFT));
}

#[test]
fn d_64_the_crystal_is_sold_for_three() {
    let mut game =
        with_card_dice(1).deck(&["sell-crystal"]).stock(LEFT, Sort::Crystal, 2).build().unwrap();
    turn_up(&mut game, &["sell-crystal"]);
    play(&mut game, "sell-crystal");
    assert_eq!(all(&game, LEFT), [0, 0, 0, 0, 0, 1, 3]);
}

#[test]
fn d_65_the_discards_are_shuffled_when_the_next_card_is_needed() {
    let mut game = with_card_dice(2).deck(&["sell-red"]).build().unwrap();
    let events = play(&mut game, "cards-2 draw-sell-red");
    assert!(events.contains(&Event::DeckShuffled { cards: 32 }));
    assert!(!legal(&game).contains(&"draw-sell-red".to_owned()), "not the card just turned up");
    assert_eq!(legal(&game).len(), 32);
}

#[test]
fn d_65_an_empty_deck_stays_empty_until_a_card_is_needed() {
    let mut game = with_card_dice(1).deck(&["crate-red"]).build().unwrap();
    turn_up(&mut game, &["crate-red"]);
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.deck, view.discard.len()), (0, 33));
}

#[test]
fn d_70_the_number_is_fixed_first_and_any_of_the_cards_may_be_chosen() {
    let mut game = with_card_dice(2).deck(&["own-ruby", "sell-red"]).build().unwrap();
    play(&mut game, "cards-2 draw-own-ruby");
    assert_eq!(legal(&game), ["draw-sell-red"], "no stopping after the first");
    play(&mut game, "draw-sell-red choose-own-ruby");
    assert_eq!(legal(&game), ["decline"], "it brings only its 1 Lira");
}

#[test]
fn d_71_who_could_may_still_take_one_lira() {
    let mut game = with_card_dice(1).deck(&["own-lira"]).stock(ME, Sort::Brown, 2).build().unwrap();
    turn_up(&mut game, &["own-lira"]);
    assert_eq!(legal(&game), ["accept", "decline"]);
    play(&mut game, "decline");
    assert_eq!(all(&game, ME), [0, 0, 0, 0, 2, 0, 1], "nothing is given for it");
}

#[test]
fn d_72_brown_may_stand_for_every_one_of_the_three_colours() {
    let position = || with_card_dice(1).deck(&["ruby-goods"]);
    let mut game = position().stock(ME, Sort::Brown, 3).stock(ME, Sort::Red, 2).build().unwrap();
    turn_up(&mut game, &["ruby-goods"]);
    assert_eq!(legal(&game), ["give-1red", "give", "decline"]);
    play(&mut game, "give ruby-blue");
    assert_eq!((game.rubies(ME), all(&game, ME)), (1, [2, 0, 0, 0, 0, 0, 0]));
    let mut game = position()
        .stock(ME, Sort::Brown, 1)
        .stock(ME, Sort::Red, 2)
        .stock(ME, Sort::Yellow, 1)
        .stock(ME, Sort::Blue, 1)
        .build()
        .unwrap();
    turn_up(&mut game, &["ruby-goods"]);
    assert_eq!(
        legal(&game),
        [
            "give-1red-1yellow-1blue",
            "give-1yellow-1blue",
            "give-1red-1blue",
            "give-1red-1yellow",
            "decline"
        ]
    );
}

#[test]
fn d_73_tiles_of_choice_may_be_of_one_colour() {
    let mut game =
        with_card_dice(1).deck(&["trade-goods"]).tiles(ME, &["lira-red"]).build().unwrap();
    turn_up(&mut game, &["trade-goods"]);
    play(&mut game, "give-up-lira-red");
    assert_eq!(legal(&game).len(), 35);
    play(&mut game, "take-4green");
    assert_eq!(all(&game, ME), [0, 0, 4, 0, 0, 0, 0]);
}

#[test]
fn d_77_an_offer_is_paid_with_what_one_has_when_asked() {
    // The supply of Lira is empty: my four make everybody return some, so left cannot pay any more.
    let mut game = Position::new(2)
        .deck(&["goods-red"])
        .stock(LEFT, Sort::Lira, 1)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["goods-red"]);
    assert_eq!(game.current_player(), Some(ME), "one Lira is not enough, so nobody is asked");
    let mut game = Position::new(3)
        .deck(&["resource-red"])
        .stock(ME, Sort::Red, 4)
        .stock(LEFT, Sort::Red, 3)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["resource-red"]);
    assert_eq!(has(&game, LEFT, Sort::Red), 3);
    play(&mut game, "pick-red");
    // Nothing was left: I return one, he returns one and takes one; one lies there for the third.
    assert_eq!([ME, LEFT].map(|seat| has(&game, seat, Sort::Red)), [4, 3]);
    play(&mut game, "pick-red");
    assert_eq!([ME, LEFT, THIRD].map(|seat| has(&game, seat, Sort::Red)), [4, 3, 1]);
}

//! Letters & Seals: the places 21 to 24, letters and the courier.

use bazaar::{Card, Companion, Event, Good, Place, Reason, Ruleset};
use tabletop::Game as _;

use crate::table::{A, B, C, Table, few_cards, letters, place, places, seat};

#[test]
fn l_1_and_l_14_the_embassy_gives_two_letters_each_delivered_as_it_comes() {
    let mut table = Table::arrived(&letters(), 21);
    table.play("act draw-letter-21 draw-letter-3");
    assert_eq!(table.letters_of(A), (vec![3], vec![21]), "one is for the place itself");
    assert!(table.events.iter().any(|event| matches!(event, Event::LetterDrawn { .. })));
}

#[test]
fn l_4_and_l_7_the_secret_society_gives_a_ruby_for_six_seals_and_the_price_rises() {
    let position = letters().delivered(seat(A), &places(&[1, 2, 3])).lira(seat(A), 0);
    let mut table = Table::arrived(&position, 24);
    let before = table.view().gem_price.unwrap();
    table.play("society-16 discard-letter-1-delivered discard-letter-2-delivered");
    table.play("discard-letter-3-delivered");
    assert_eq!((table.player(A).rubies, table.lira(A)), (1, 3));
    assert_eq!(table.view().gem_price, Some(before + 1), "dearer for everybody");
    assert_eq!(table.letters_of(A), (vec![], vec![]));
}

#[test]
fn l_6_the_catacombs_belong_to_the_great_bazaar_alone() {
    assert!(!Ruleset::Letters.places().contains(&Place::Catacombs));
    assert!(!Ruleset::Letters.places().contains(&Place::Tavern));
    assert_eq!((Ruleset::Letters.places().len(), Ruleset::GreatBazaar.places().len()), (20, 25));
}

#[test]
fn l_8_the_last_ruby_taken_with_seals_is_replaced_from_the_supply() {
    let position = letters().delivered(seat(A), &places(&[1, 2, 3])).dealer_rubies(1);
    let mut table = Table::arrived(&position, 24);
    let supply = table.view().spare_rubies;
    table.play("society-16 discard-letter-1-delivered discard-letter-2-delivered");
    table.play("discard-letter-3-delivered");
    assert_eq!((table.view().gem_rubies, table.view().spare_rubies), (1, supply - 1));
}

#[test]
fn l_9_a_bare_place_cannot_be_chosen_and_with_none_there_is_no_action() {
    let seals = letters().delivered(seat(A), &places(&[1, 2, 3]));
    let mut table = Table::arrived(&seals.clone().dealer_rubies(0), 24);
    assert_eq!(table.refusal("society-16"), (Reason::NoneLeft, "L-9".to_owned()));
    assert!(table.can("society-13"));
    let table = Table::arrived(&seals.dealer_rubies(0).palace_rubies(0), 24);
    assert_eq!(table.answers(), ["skip"]);
}

#[test]
fn l_10_and_l_15_exactly_six_seals_are_given_in_any_mix() {
    let position =
        letters().letters(seat(A), &places(&[16])).delivered(seat(A), &places(&[2, 3, 4, 5]));
    let mut table = Table::arrived(&position.hand(seat(A), &[Card::FiveLira]), 24);
    table.play("society-13");
    assert!(!table.can("discard-letter-16"), "nothing comes after it, and it makes no six");
    assert!(!table.can("five-lira"), "letters and ruby are one step");
    table.play("discard-letter-2-delivered discard-letter-4-delivered");
    assert!(!table.can("discard-letter-3-delivered"), "in the order of the places");
    table.play("discard-letter-5-delivered");
    assert_eq!((table.player(A).rubies, table.letters_of(A)), (1, (vec![16], vec![3])));
}

#[test]
fn l_11_every_use_takes_the_next_stack_of_lira() {
    for (uses, lira) in [(0, 3), (1, 2), (2, 1), (3, 0), (9, 0)] {
        let position =
            letters().delivered(seat(A), &places(&[1, 2, 3])).lira(seat(A), 0).society_uses(uses);
        let mut table = Table::arrived(&position, 24);
        table.play("society-13 discard-letter-1-delivered discard-letter-2-delivered");
        table.play("discard-letter-3-delivered");
        assert_eq!(table.lira(A), lira, "after {uses} uses");
    }
}

#[test]
fn l_12_the_family_member_may_use_the_secret_society_and_the_sixth_ruby_ends_the_game() {
    let position = letters().delivered(seat(A), &places(&[1, 2, 3])).rubies(seat(A), 5);
    let mut table = Table::arrived(&position, 12);
    table.play("send-24 society-13 discard-letter-1-delivered discard-letter-2-delivered");
    table.play("discard-letter-3-delivered");
    assert!(table.view().last_round);
}

#[test]
fn l_19_the_courier_never_stands_where_two_dice_cannot_send_him() {
    let mut setup = bazaar::Game::deal(
        &bazaar::Options::letters(3),
        &mut tabletop::Dealer::for_setup(tabletop::Seed::from_number(1)),
    )
    .unwrap();
    setup.courier = Some(Place::Embassy);
    assert!(bazaar::Game::start(&setup).is_err());
    setup.courier = None;
    assert_eq!(bazaar::Game::start(&setup), Err(bazaar::SetupError::Courier));
}

#[test]
fn l_43_and_l_44_any_own_figure_delivers_at_once_and_assistants_do_not() {
    // The merchant at 7, the family member at 12.
    let table = Table::new(letters().letters(seat(A), &places(&[7, 12, 12, 3])));
    assert_eq!(table.letters_of(A), (vec![3], vec![7, 12, 12]));
    let position = letters()
        .companion(seat(A), Companion::At(place(3)))
        .letters(seat(A), &places(&[3]))
        .assistants_out(seat(B), &places(&[4]))
        .letters(seat(B), &places(&[4]));
    let table = Table::new(position);
    assert_eq!(table.letters_of(A), (vec![], vec![3]), "the companion");
    assert_eq!(table.letters_of(B), (vec![4], vec![]), "an assistant does not");
    // A place that is merely passed does not count: from 7 over 11 to 21.
    let mut table = Table::new(letters().letters(seat(A), &places(&[11, 4, 21])));
    table.play("move-21");
    assert_eq!(table.letters_of(A), (vec![4, 11], vec![21]));
}

#[test]
fn l_45_letters_count_one_seal_or_two_and_are_open_to_all() {
    let position =
        letters().letters(seat(A), &places(&[1, 2])).delivered(seat(A), &places(&[3, 4]));
    let table = Table::new(position);
    let seen = table.view().seats[A].letters.clone().unwrap();
    assert_eq!(seen.seals, 6, "spectators see them as well");
}

#[test]
fn l_46_the_discarded_letters_are_shuffled_when_one_must_be_drawn() {
    let position = letters().letter_discard(&places(&[3])).letter_pile_to(seat(C));
    let mut table = Table::arrived(&position, 21);
    table.play("act");
    assert_eq!(table.answers(), ["draw-letter-3"]);
    table.play("draw-letter-3 end");
    assert_eq!(table.asked(), B, "there was one, so one was taken");
}

#[test]
fn l_47_without_letters_the_embassy_is_closed_and_the_kiosk_drafts_all_the_same() {
    let position =
        letters().letter_pile_to(seat(C)).courier(place(3)).hand(seat(A), &[Card::OneLetter]);
    let mut table = Table::arrived(&position, 21);
    assert_eq!(table.answers(), ["skip"]);
    assert_eq!(table.refusal("one-letter").0, Reason::NoneLeft);
    let mut sold = Table::arrived(&position, 3);
    sold.play("act");
    assert_eq!(sold.refusal("courier").0, Reason::NoneLeft, "nothing is sold");
    let mut table = Table::arrived(&position, 22);
    table.play("act");
    assert!(table.can("reveal-1"));
}

#[test]
fn l_48_the_courier_gives_a_letter_and_is_paid_with_lira_or_any_letter() {
    let position = letters().courier(place(3)).lira(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("act courier draw-letter-9");
    assert_eq!(table.answers(), ["pay-lira", "discard-letter-9"]);
    table.play("discard-letter-9 dice-2-3");
    assert_eq!(table.view().letters.unwrap().courier, place(5));
    assert!(!table.can("courier"), "once per turn, and he is gone");
}

#[test]
fn l_54_in_the_last_round_bonus_turns_are_still_had() {
    let position = letters().delivered(seat(C), &places(&[1, 2])).last_round().turn_of(seat(C));
    let mut table = Table::new(position.merchant(seat(C), place(6)));
    table.play("move-15 leave skip bonus-turn discard-letter-1-delivered");
    table.play("discard-letter-2-delivered");
    assert_eq!(table.asked(), C, "also the last player of the round");
    table.play("move-9 stop");
    assert!(table.game.is_terminal());
}

#[test]
fn l_74_and_l_77_if_all_pass_the_first_bid_wins_and_goes_to_the_supply() {
    let position = letters().lira(seat(A), 5).lira(seat(B), 5).lira(seat(C), 5);
    let mut table = Table::arrived(&position, 23);
    table.play("take-blue bid-2");
    assert_eq!(table.asked(), B);
    table.play("pass pass draw-stay draw-one-good");
    assert_eq!((table.lira(A), table.hand(A).len()), (3, 2));
    assert_eq!(table.good(A, Good::Blue), 1);
    assert_eq!(table.asked(), A);
}

#[test]
fn l_74_who_outbids_pays_the_one_whose_turn_it_is_who_may_bid_once_more() {
    let position = letters().lira(seat(A), 5).lira(seat(B), 9).lira(seat(C), 9);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red bid-1 bid-3 bid-4");
    assert_eq!(table.asked(), A, "once more");
    table.play("pass draw-stay draw-one-good");
    assert_eq!((table.lira(A), table.lira(C), table.hand(C).len()), (9, 5, 2));
    let mut table = Table::arrived(&position, 23);
    table.play("take-red bid-1 bid-3 pass bid-4 draw-stay draw-one-good end");
    assert_eq!((table.lira(A), table.hand(A).len(), table.asked()), (1, 2, B));
}

#[test]
fn l_75_without_money_the_auction_house_is_closed() {
    let table = Table::arrived(&letters().lira(seat(A), 0), 23);
    assert_eq!(table.answers(), ["skip"], "no good either");
}

#[test]
fn l_76_and_l_80_nobody_bids_more_than_he_has_and_who_cannot_bid_is_not_asked() {
    let position = letters().lira(seat(A), 4).lira(seat(B), 3).lira(seat(C), 4);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    assert_eq!(table.answers(), ["bid-1", "bid-2", "bid-3", "bid-4"]);
    table.play("bid-3");
    assert_eq!((table.asked(), table.answers()), (C, vec!["bid-4".to_owned(), "pass".to_owned()]));
    assert_eq!(table.refusal("bid-5").1, "L-76");
    assert_eq!(table.refusal("bid-3"), (Reason::BidTooLow { lira: 3 }, "L-74".to_owned()));
}

#[test]
fn l_78_and_l_81_the_one_whose_turn_it_is_may_play_free_cards_but_keeps_a_lira_to_open() {
    let position = letters()
        .lira(seat(A), 2)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &places(&[5]))
        .hand(seat(A), &[Card::FiveLira, Card::RedAndLira])
        .hand(seat(B), &[Card::FiveLira])
        .lira(seat(B), 9);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    assert_eq!(table.refusal("call-back-5").0, Reason::Owed);
    assert_eq!(table.refusal("good-and-lira-red").0, Reason::MidAction);
    table.play("five-lira");
    assert!(table.can("bid-7") && table.can("call-back-5"));
    table.play("bid-1");
    assert_eq!(table.asked(), B);
    assert!(!table.can("five-lira"), "it is not his turn");
}

#[test]
fn l_79_a_single_card_is_auctioned_alone_and_without_any_there_is_no_auction() {
    let one = few_cards(letters().lira(seat(A), 3).lira(seat(C), 0), &[], &[Card::Stay], &[]);
    let mut table = Table::arrived(&one, 23);
    table.play("take-red bid-1 pass draw-stay end");
    assert_eq!(table.hand(A), [Card::Stay]);
    let none = few_cards(letters().lira(seat(A), 3), &[], &[], &[]);
    let mut table = Table::arrived(&none, 23);
    table.play("take-red end");
    assert_eq!((table.lira(A), table.good(A, Good::Red)), (3, 1));
}

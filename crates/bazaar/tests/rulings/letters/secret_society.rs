//! The Secret Society (L-4, L-7 to L-12, L-15).

use bazaar::{Card, Reason};

use crate::table::{A, Table, letters, places, seat};

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

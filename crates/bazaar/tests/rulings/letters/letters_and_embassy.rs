//! Letters, how they are delivered, and the Embassy (L-1, L-14, L-43 to L-47).

use bazaar::{Card, Companion, Event, Reason};

use crate::table::{A, B, C, Table, letters, place, places, seat};

#[test]
fn l_1_and_l_14_the_embassy_gives_two_letters_each_delivered_as_it_comes() {
    let mut table = Table::arrived(&letters(), 21);
    table.play("act draw-letter-21 draw-letter-3");
    assert_eq!(table.letters_of(A), (vec![3], vec![21]), "one is for the place itself");
    assert!(table.events.iter().any(|event| matches!(event, Event::LetterDrawn { .. })));
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

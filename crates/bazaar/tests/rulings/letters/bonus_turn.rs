//! The bonus turn (L-49 to L-54, L-114).

use bazaar::{Card, Companion, Reason};
use tabletop::Game as _;

use crate::table::{A, C, Table, great_bazaar, letters, place, places, seat};

#[test]
fn l_49_three_or_four_seals_buy_another_turn() {
    let position = letters()
        .merchant(seat(A), place(6))
        .letters(seat(A), &places(&[1, 2]))
        .delivered(seat(A), &places(&[3, 4]));
    let mut table = Table::new(position);
    table.play("move-9 leave skip bonus-turn discard-letter-1 discard-letter-2");
    assert!(!table.can("done"), "two are too few");
    table.play("discard-letter-4-delivered");
    assert_eq!((table.asked(), table.letters_of(A)), (A, (vec![], vec![3])));
    assert_eq!(table.question(), r#"{"ask":"move"}"#);
}

#[test]
fn l_50_and_l_53_after_an_early_end_only_the_letters_held_count() {
    let position = letters()
        .merchant(seat(A), place(6))
        .delivered(seat(A), &places(&[3, 4]))
        .hand(seat(A), &[Card::OneLetter, Card::FiveLira]);
    let mut table = Table::new(position);
    table.play("move-9 stop");
    assert_eq!(table.answers(), ["bonus-turn", "end"], "no card any more");
    table.play("bonus-turn discard-letter-3-delivered discard-letter-4-delivered");
    assert_eq!(table.asked(), A);
}

#[test]
fn l_51_and_l_52_one_bonus_turn_in_a_round_in_which_everything_is_fresh() {
    let position = letters()
        .merchant(seat(A), place(6))
        .courier(place(9))
        .companion(seat(A), Companion::Ready)
        .delivered(seat(A), &places(&[1, 2, 3, 4]));
    let mut table = Table::new(position);
    table.play("move-9 leave skip bonus-turn discard-letter-1-delivered");
    table.play("discard-letter-2-delivered");
    assert!(table.can("enter"), "the companion may enter");
    table.play("move-6 leave skip");
    assert_eq!(table.refusal("bonus-turn"), (Reason::OncePerRound, "L-51".to_owned()));
    table.play("end move-6 stop move-6 stop move-9 pick-up skip");
    assert!(table.can("bonus-turn"), "the next round");
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
fn l_53_a_bonus_turn_may_follow_a_guild_card() {
    let position = great_bazaar().guild_hand(seat(A), &[5]).delivered(seat(A), &places(&[1, 2]));
    let mut table = Table::new(position);
    table.play("guild-5 bonus-turn discard-letter-1-delivered discard-letter-2-delivered");
    assert_eq!((table.asked(), table.question()), (A, r#"{"ask":"move"}"#.to_owned()));
}

#[test]
fn l_114_the_final_cards_are_no_bonus_turn() {
    let position = letters()
        .last_round()
        .turn_of(seat(C))
        .hand(seat(A), &[Card::FiveLira])
        .delivered(seat(C), &places(&[1, 2]));
    let mut table = Table::new(position);
    let bonus = |table: &Table| table.view().letters.expect("they are played with").bonus_turn;
    table
        .play("move-6 leave skip bonus-turn discard-letter-1-delivered discard-letter-2-delivered");
    assert!(bonus(&table));
    table.play("move-7 skip skip end");
    assert_eq!(table.question(), r#"{"ask":"final_cards"}"#);
    assert!(!bonus(&table));
    table.play("done");
    assert!(table.game.is_terminal() && !bonus(&table));
}

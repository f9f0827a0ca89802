//! The Catacombs (L-3, L-5, L-6, L-13, L-16 to L-18, L-110).

use bazaar::{Card, Good, Place, Reason, Ruleset};

use crate::table::{A, Table, great_bazaar, place, places, seat};

#[test]
fn l_3_l_5_l_13_and_l_18_the_catacombs_give_a_good_and_lead_anywhere_without_meetings() {
    let position = great_bazaar().governor(place(2)).letters(seat(A), &places(&[2]));
    let mut table = Table::new(position.merchant(seat(A), place(24)));
    table.play("move-25 leave receive-coffee");
    assert!(!table.can("emerge-25"), "another place");
    table.play("emerge-2");
    assert_eq!((table.coffee(A), table.player(A).place), (1, place(2)));
    assert_eq!(table.letters_of(A).1, [2], "letters are delivered");
    assert_eq!(table.player(A).assistants_out, places(&[25]), "the assistant stays");
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn l_16_and_m_25_the_family_member_at_the_catacombs_moves_nobody() {
    let mut table = Table::arrived(&great_bazaar(), 12);
    table.play("send-25 receive-blue");
    assert_eq!(table.good(A, Good::Blue), 1);
    assert!(table.can("end") && table.player(A).place == place(12));
}

#[test]
fn l_17_and_m_47_beside_the_barrier_the_catacombs_move_the_visitor_of_the_tavern() {
    let position = great_bazaar().coffee(seat(A), 2).merchant(seat(A), place(18));
    let mut table = Table::new(position);
    table.play("move-19 leave barrier-24-25 use-25 receive-red");
    assert!(!table.can("emerge-19"), "not where he stands");
    table.play("emerge-1");
    assert_eq!(table.player(A).place, place(1));
}

#[test]
fn l_6_the_catacombs_belong_to_the_great_bazaar_alone() {
    assert!(!Ruleset::Letters.places().contains(&Place::Catacombs));
    assert!(!Ruleset::Letters.places().contains(&Place::Tavern));
    assert_eq!((Ruleset::Letters.places().len(), Ruleset::GreatBazaar.places().len()), (20, 25));
}

#[test]
fn l_110_free_cards_and_the_yellow_tile_come_between_the_good_and_the_way_at_the_catacombs() {
    let position = great_bazaar()
        .hand(seat(A), &[Card::FiveLira, Card::OneGood, Card::OneLetter])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &places(&[5]))
        .lira(seat(A), 2);
    let mut table = Table::arrived(&position, 25);
    table.play("receive-red");
    assert_eq!(table.question(), r#"{"ask":"emerge"}"#);
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction, "it is an action still");
    table.play("call-back-5 five-lira one-letter draw-letter-3 emerge-3");
    assert_eq!((table.lira(A), table.letters_of(A).1), (5, vec![3]), "delivered by the way out");
    assert_eq!(table.refusal("emerge-4").0, Reason::NotAnAnswer);
}

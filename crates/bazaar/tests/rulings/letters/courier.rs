//! The courier (L-19, L-48).

use bazaar::Place;
use tabletop::Game as _;

use crate::table::{A, Table, letters, place, seat};

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
fn l_48_the_courier_gives_a_letter_and_is_paid_with_lira_or_any_letter() {
    let position = letters().courier(place(3)).lira(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("act courier draw-letter-9");
    assert_eq!(table.answers(), ["pay-lira", "discard-letter-9"]);
    table.play("discard-letter-9 dice-2-3");
    assert_eq!(table.view().letters.unwrap().courier, place(5));
    assert!(!table.can("courier"), "once per turn, and he is gone");
}

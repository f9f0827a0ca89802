//! The coffee of the Caravansary (M-72, M-80).

use bazaar::{Card, Options, Position};

use crate::table::{A, Table, few_cards, mocha, seat};

#[test]
fn m_80_the_coffee_of_the_caravansary_is_its_last_step() {
    let mut table = Table::arrived(&mocha(), 6);
    table.play("take-pile draw-stay take-pile draw-long-way");
    assert_eq!(table.coffee(A), 0, "not before the discard");
    table.play("discard-stay");
    assert_eq!(table.coffee(A), 1);
    table.play("end");
    assert_eq!(table.coffee(A), 1, "and once");
}

#[test]
fn m_80_one_card_at_the_caravansary_brings_the_coffee_too_and_so_it_does_for_the_leader() {
    let position = few_cards(mocha(), &[], &[Card::Stay], &[]);
    let mut table = Table::arrived(&position, 6);
    table.play("take-pile draw-stay discard-stay end");
    assert_eq!(table.coffee(A), 1);

    let mut options = Options::mocha(3);
    options.variants.caravan_leader = true;
    let position = Position::with(&options).caravan_leader(seat(A));
    let mut table = Table::arrived(&position, 6);
    table.play("take-pile draw-stay take-pile draw-long-way end");
    assert_eq!((table.coffee(A), table.hand(A).len()), (1, 2));
}

#[test]
fn m_80_the_family_member_gets_the_coffee_of_the_caravansary_as_well() {
    let mut table = Table::arrived(&mocha(), 12);
    table.play("send-6 take-pile draw-stay take-pile draw-long-way discard-stay");
    assert_eq!(table.coffee(A), 1);
}

#[test]
fn m_72_without_a_card_the_caravansary_gives_no_coffee() {
    let position = few_cards(mocha(), &[], &[], &[]);
    let mut table = Table::arrived(&position, 6);
    assert_eq!(table.answers(), ["skip"]);
    table.play("skip end");
    assert_eq!(table.coffee(A), 0);
}

//! The Gemstone Dealer and the rubies of the box (B-83).

use bazaar::{Card, Position, Reason};

use crate::table::{A, B, C, Table, base, place, rich, seat, short_of_lira};

#[test]
fn dealer_begins_at_15_14_or_12_lira_by_the_number_of_players() {
    for (players, price, rubies) in [(2, 15, 9), (3, 14, 10), (4, 12, 12), (5, 12, 12)] {
        let position = base(players).lira(seat(A), price - 1);
        let mut table = Table::arrived(&position, 16);
        assert_eq!(table.view().gem_rubies, rubies, "{players} players");
        assert_eq!(table.refusal("act"), (short_of_lira(1), "B-66".to_owned()));

        let mut table = Table::arrived(&position.lira(seat(A), price), 16);
        table.play("act");
        assert_eq!((table.lira(A), table.player(A).rubies), (0, 1), "{players} players");
        assert_eq!(table.view().gem_price, Some(price + 1), "{players} players");
    }
}

#[test]
fn dealer_is_one_lira_dearer_each_time_up_to_23() {
    for rubies in 1..=12 {
        let price = 24 - u32::from(rubies);
        let position = base(4).dealer_rubies(rubies).lira(seat(A), 50);
        let mut table = Table::arrived(&position, 16);
        table.play("act");
        assert_eq!(table.lira(A), 50 - price, "{rubies} rubies left");
    }
}

#[test]
fn dealer_is_refilled_from_the_supply_at_23_lira() {
    for players in 2..=4 {
        let cards = [Card::TwiceDealer];
        let position = base(players).dealer_rubies(1).lira(seat(A), 46).hand(seat(A), &cards);
        let mut table = Table::arrived(&position, 16);
        let spare = table.view().spare_rubies;
        for (action, left) in [("act", 23), ("again", 0)] {
            table.play(action);
            assert_eq!(table.lira(A), left, "{players} players");
            assert_eq!(table.view().gem_price, Some(23), "{players} players");
        }
        assert_eq!(table.view().spare_rubies, spare - 2, "{players} players");
    }
}

#[test]
fn dealer_with_five_players_is_empty_after_twelve_rubies() {
    let position = base(5)
        .rubies(seat(B), 4)
        .rubies(seat(C), 4)
        .rubies(seat(3), 3)
        .lira(seat(A), 50)
        .hand(seat(A), &[Card::TwiceDealer]);
    let mut table = Table::arrived(&position, 16);
    table.play("act");
    assert_eq!(table.lira(A), 27, "the last one costs 23");
    assert_eq!((table.view().gem_rubies, table.view().gem_price), (0, None));
    assert_eq!(table.refusal("again").0, Reason::NoneLeft);

    let mut table = Table::arrived(&position.rubies(seat(4), 1), 16);
    assert_eq!(table.refusal("act"), (Reason::NoneLeft, "B-83".to_owned()));
    table.play("skip end");
    assert_eq!(table.lira(A), 50);
}

#[test]
fn the_box_has_32_rubies_laid_out_by_the_number_of_players() {
    // (players, palace, dealer, Wainwright, each mosque, supply)
    let cases =
        [(2, 6, 9, 2, 2, 11), (3, 6, 10, 3, 3, 7), (4, 7, 12, 4, 4, 1), (5, 7, 12, 5, 4, 0)];
    for (players, palace, dealer, wainwright, mosque, supply) in cases {
        let view = Table::new(Position::base(players)).view();
        let laid = (view.sultan_rubies, view.gem_rubies, view.wainwright_rubies, view.spare_rubies);
        assert_eq!(laid, (palace, dealer, wainwright, supply), "{players} players");
        for stack in view.mosques {
            assert_eq!(stack.rubies, mosque, "{players} players, {:?}", stack.good);
            assert_eq!(stack.next, Some(2), "the cheapest tile is on top");
        }
    }
}

#[test]
fn b_83_an_emptied_dealer_has_no_price() {
    let position = rich()
        .merchant(seat(A), place(9))
        .dealer_rubies(1)
        .spare_rubies_to(seat(C))
        .hand(seat(A), &[Card::TwiceDealer]);
    let mut table = Table::new(position);
    assert_eq!((table.view().gem_price, table.view().gem_rubies), (Some(23), 1));
    table.play("move-16 leave act");
    assert_eq!(table.lira(A), 99 - 23);
    assert_eq!((table.view().gem_price, table.view().gem_rubies), (None, 0));
    assert_eq!(table.refusal("again").0, Reason::NoneLeft);
    table.play("end");
    let mut next = Table::new(rich().merchant(seat(A), place(9)).dealer_rubies(0));
    next.play("move-16 leave");
    assert_eq!(next.refusal("act"), (Reason::NoneLeft, "B-83".to_owned()), "rich, but too late");
    assert_eq!(next.answers(), ["skip"], "the action is passed over");
}

#[test]
fn b_83_a_place_is_not_emptied_while_there_are_spare_rubies() {
    let position = rich().merchant(seat(A), place(9)).dealer_rubies(1);
    let spare = Table::new(position.clone()).view().spare_rubies;
    let mut table = Table::new(position.hand(seat(A), &[Card::TwiceDealer]));
    table.play("move-16 leave act again");
    assert_eq!(table.lira(A), 99 - 23 - 23, "the highest price again and again");
    assert_eq!((table.view().gem_price, table.view().spare_rubies), (Some(23), spare - 2));
}

//! The Sultan's Palace and the Gemstone Dealer, each through a real visit.

use bazaar::{Card, Goods, Place, Position, Reason};

use crate::table::{A, B, C, Table, seat, short_of_goods, short_of_lira};

/// All neutral merchants out of the way, should there be any.
fn base(players: usize) -> Position {
    (0..3).fold(Position::base(players), |position, neutral| {
        position.neutral_merchant(neutral, Place::Fountain)
    })
}

/// The first player has five of each good.
fn laden(players: usize) -> Position {
    base(players).extensions(seat(A), 3).goods(seat(A), Goods::new(5, 5, 5, 5))
}

#[test]
fn palace_begins_with_four_or_five_goods_by_the_number_of_players() {
    // (players, delivery, goods left, rubies left)
    let cases = [
        (2, "deliver-blue", Goods::new(4, 4, 4, 3), 5),
        (3, "deliver-red", Goods::new(3, 4, 4, 4), 5),
        (4, "deliver", Goods::new(4, 4, 4, 4), 6),
        (5, "deliver", Goods::new(4, 4, 4, 4), 6),
    ];
    for (players, delivery, left, rubies) in cases {
        let mut table = Table::arrived(&laden(players), 13);
        table.play(delivery);
        assert_eq!(table.goods(A), left, "{players} players");
        assert_eq!(table.player(A).rubies, 1, "{players} players");
        assert_eq!(table.view().sultan_rubies, rubies, "{players} players");
    }
}

#[test]
fn palace_prices_follow_the_track_to_ten_goods() {
    // (rubies left, price without the wild goods, delivery, of which goods wild)
    let cases = [
        (7, Goods::new(1, 1, 1, 1), "deliver", Goods::NONE),
        (6, Goods::new(1, 1, 1, 1), "deliver-green", Goods::new(0, 1, 0, 0)),
        (5, Goods::new(1, 1, 1, 2), "deliver-blue", Goods::new(0, 0, 0, 1)),
        (4, Goods::new(2, 1, 1, 2), "deliver-yellow", Goods::new(0, 0, 1, 0)),
        (3, Goods::new(2, 2, 1, 2), "deliver-red", Goods::new(1, 0, 0, 0)),
        (2, Goods::new(2, 2, 2, 2), "deliver-blue", Goods::new(0, 0, 0, 1)),
        (1, Goods::new(2, 2, 2, 2), "deliver-red-red", Goods::new(2, 0, 0, 0)),
        (1, Goods::new(2, 2, 2, 2), "deliver-green-blue", Goods::new(0, 1, 0, 1)),
    ];
    for (rubies, price, delivery, wild) in cases {
        let mut table = Table::arrived(&laden(4).palace_rubies(rubies), 13);
        table.play(delivery);
        let left = Goods::new(5, 5, 5, 5).without(price).without(wild);
        assert_eq!(table.goods(A), left, "{rubies} rubies left, {delivery}");
    }
}

#[test]
fn palace_takes_all_or_nothing() {
    let position = laden(3).goods(seat(A), Goods::new(2, 2, 0, 1));
    let mut table = Table::arrived(&position, 13);
    assert_eq!(
        table.refusal("deliver-red"),
        (short_of_goods(Goods::new(0, 0, 1, 0)), "B-66".to_owned())
    );
    let position = laden(3).goods(seat(A), Goods::new(1, 1, 1, 1));
    let mut table = Table::arrived(&position, 13);
    assert!(matches!(table.refusal("deliver-red").0, Reason::Short { .. }), "the fifth good");
    assert_eq!(table.refusal("deliver").0, table.refusal("deliver-blue").0);
    assert_eq!(table.answers(), ["skip"]);
}

#[test]
fn palace_is_refilled_from_the_supply_at_the_highest_price() {
    let mut table =
        Table::arrived(&laden(3).palace_rubies(1).hand(seat(A), &[Card::TwicePalace]), 13);
    let spare = table.view().spare_rubies;
    table.play("deliver-red-red");
    let view = table.view();
    assert_eq!((view.sultan_rubies, view.sultan_open), (1, 10));
    assert_eq!(view.spare_rubies, spare - 1, "the new one comes from the supply");
    assert_eq!(table.goods(A), Goods::new(1, 3, 3, 3));
    assert_eq!(
        table.refusal("again").0,
        short_of_goods(Goods::new(1, 0, 0, 0)),
        "it costs two of each again"
    );
}

#[test]
fn palace_stays_empty_without_a_supply() {
    let position = laden(5).palace_rubies(1).spare_rubies_to(seat(B));
    let mut table = Table::arrived(&position.hand(seat(A), &[Card::TwicePalace]), 13);
    table.play("deliver-red-blue");
    let view = table.view();
    assert_eq!((view.sultan_rubies, view.sultan_open, view.spare_rubies), (0, 10, 0));
    assert_eq!(table.refusal("again").0, Reason::NoneLeft);

    let position = laden(5).palace_rubies(0).spare_rubies_to(seat(B));
    let mut table = Table::arrived(&position, 13);
    assert_eq!(table.refusal("deliver-red-red"), (Reason::NoneLeft, "B-83".to_owned()));
    assert_eq!(table.answers(), ["skip"]);
}

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

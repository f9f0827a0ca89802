//! The Sultan's Palace: its track, and how a delivery is named (B-83, B-91).

use bazaar::{Action, Card, Good, Goods, Position, Reason, Wild};

use crate::table::{A, B, C, Table, base, place, rich, seat, short_of_goods};

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
fn b_91_a_delivery_is_one_answer_that_names_the_wild_goods_in_order() {
    // (open squares, red, green, yellow, blue, wild), as docs/rules/base-game.md has them
    let prices = [
        (4, [1, 1, 1, 1], 0),
        (5, [1, 1, 1, 1], 1),
        (6, [1, 1, 1, 2], 1),
        (7, [2, 1, 1, 2], 1),
        (8, [2, 2, 1, 2], 1),
        (9, [2, 2, 2, 2], 1),
        (10, [2, 2, 2, 2], 2),
    ];
    for goods in [[3, 3, 3, 3], [2, 2, 2, 4], [4, 2, 3, 2]] {
        for (open, price, wild) in prices {
            let [red, green, yellow, blue] = goods;
            let position = rich()
                .merchant(seat(A), place(8))
                .goods(seat(A), Goods::new(red, green, yellow, blue))
                .palace_rubies(11 - open);
            let mut table = Table::new(position);
            table.play("move-13 leave");
            let mut expected: Vec<_> = Wild::all()
                .filter(|named| named.iter().count() == wild)
                .filter(|named| {
                    Good::ALL.into_iter().zip(goods).zip(price).all(|((good, have), price)| {
                        usize::from(have) >= price + named.iter().filter(|one| *one == good).count()
                    })
                })
                .map(|wild| Action::Deliver { wild }.to_string())
                .collect();
            expected.push("skip".to_owned());
            assert_eq!(table.answers(), expected, "{open} squares open, {goods:?} on the cart");
        }
    }
}

#[test]
fn b_91_a_delivery_with_the_wrong_number_of_wild_goods_is_refused() {
    let position = rich().merchant(seat(A), place(8)).palace_rubies(6);
    let mut table = Table::new(position);
    table.play("move-13 leave");
    for wrong in ["deliver", "deliver-red-green"] {
        assert_eq!(table.refusal(wrong), (Reason::NotAnAnswer, "B-91".to_owned()), "{wrong}");
    }
    assert!("deliver-blue-red".parse::<Action>().is_err(), "red is named before blue");
    table.play("deliver-blue");
    assert_eq!(table.player(A).goods, Goods::new(3, 3, 3, 2), "all is paid in one step");
    assert_eq!(table.player(A).rubies, 1);
}

#[test]
fn b_83_an_emptied_palace_has_ten_open_squares_and_no_ruby() {
    let position = rich()
        .merchant(seat(A), place(8))
        .palace_rubies(1)
        .spare_rubies_to(seat(C))
        .hand(seat(A), &[Card::TwicePalace]);
    let mut table = Table::new(position);
    assert_eq!((table.view().sultan_open, table.view().sultan_rubies), (10, 1));
    table.play("move-13 leave deliver-red-green");
    assert_eq!(table.player(A).goods, Goods::new(1, 1, 2, 2), "ten goods were delivered");
    assert_eq!((table.view().sultan_open, table.view().sultan_rubies), (10, 0));
    assert_eq!(table.refusal("again").0, Reason::NoneLeft);
}

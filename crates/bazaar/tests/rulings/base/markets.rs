//! The two markets: what they ask for, and how a sale is named (B-88, B-92).

use std::collections::BTreeSet;

use bazaar::{Card, DemandTile, Game, Good, Goods, Options, Place, Position, Question, Reason};
use tabletop::{Dealer, Game as _, Seed};

use crate::table::{A, Table, every_way, place, seat, short_of_goods};

/// The demand tiles as they are printed: red, green, yellow, blue.
const TILES: [(&str, Goods); 10] = [
    ("s1", Goods::new(1, 3, 1, 0)),
    ("s2", Goods::new(1, 2, 1, 1)),
    ("s3", Goods::new(1, 1, 2, 1)),
    ("s4", Goods::new(1, 2, 2, 0)),
    ("s5", Goods::new(0, 2, 2, 1)),
    ("l1", Goods::new(2, 1, 0, 2)),
    ("l2", Goods::new(1, 1, 1, 2)),
    ("l3", Goods::new(1, 0, 1, 3)),
    ("l4", Goods::new(1, 1, 0, 3)),
    ("l5", Goods::new(2, 0, 1, 2)),
];

/// A game in which this demand tile lies on top, and the first player has five of each good.
fn demanding(tile: &str) -> Position {
    let dealt = Game::deal(&Options::base(3), &mut Dealer::for_setup(Seed::from_number(1)));
    let mut setup = dealt.expect("it can be dealt");
    let tile = DemandTile::try_from(tile.to_owned()).expect("there is such a tile");
    match tile.market() {
        bazaar::Market::Small => setup.small_demand = vec![tile],
        bazaar::Market::Large => setup.large_demand = vec![tile],
    }
    setup.players[A].lira = 0;
    Position::of(&setup).extensions(seat(A), 3).goods(seat(A), Goods::new(5, 5, 5, 5))
}

/// Which market has this tile.
fn market_of(tile: &str) -> u8 {
    if tile.starts_with('s') { 11 } else { 10 }
}

fn top(table: &Table, market: u8) -> String {
    let view = table.view();
    let demand = if market == 11 { view.small_demand } else { view.large_demand };
    demand[0].to_string()
}

/// Sells everything that is asked for, at most this many.
fn sell(table: &mut Table, most: usize) {
    for _ in 0..most {
        let good = Good::ALL.into_iter().find(|good| table.can(&format!("sell-{good}")));
        table.play(&format!("sell-{}", good.expect("something is asked for")));
    }
    table.play("done");
}

#[test]
fn markets_buy_exactly_what_each_demand_tile_shows() {
    for (tile, icons) in TILES {
        let mut table = Table::arrived(&demanding(tile), market_of(tile));
        let mut left = Goods::new(5, 5, 5, 5);
        for good in Good::ALL {
            for _ in 0..icons[good] {
                table.play(&format!("sell-{good}"));
                left[good] -= 1;
            }
        }
        assert_eq!(table.answers(), ["done"], "tile {tile} asks for no more");
        table.play("done");
        assert_eq!(table.goods(A), left, "tile {tile}");
        assert_eq!(table.lira(A), if tile.starts_with('s') { 20 } else { 25 }, "tile {tile}");
    }
}

#[test]
fn markets_pay_by_their_tables() {
    for (tile, revenue) in [("s1", [2, 5, 9, 14, 20]), ("l1", [3, 7, 12, 18, 25])] {
        for (sold, lira) in (1..).zip(revenue) {
            let mut table = Table::arrived(&demanding(tile), market_of(tile));
            sell(&mut table, sold);
            assert_eq!(table.lira(A), lira, "{sold} goods for tile {tile}");
        }
    }
}

#[test]
fn markets_pay_for_the_printed_example() {
    let mut table = Table::arrived(&demanding("s3"), 11);
    table.play("sell-red sell-green sell-yellow sell-yellow done");
    assert_eq!(table.lira(A), 14);
}

#[test]
fn markets_use_each_icon_once_and_only_goods_that_are_there() {
    let position = demanding("s1").goods(seat(A), Goods::new(2, 0, 1, 1));
    let mut table = Table::arrived(&position, 11);
    assert_eq!(table.refusal("sell-blue"), (Reason::NotDemanded, "B-66".to_owned()));
    assert_eq!(table.refusal("sell-green").0, short_of_goods(Goods::new(0, 1, 0, 0)));
    table.play("sell-red");
    assert_eq!(table.refusal("sell-red").0, Reason::NotDemanded, "one red icon, two red goods");
    table.play("sell-yellow done");
    assert_eq!(table.goods(A), Goods::new(1, 0, 0, 1));
}

#[test]
fn markets_turn_their_tile_after_a_sale_and_show_a_new_one() {
    for (tile, unseen) in [("s1", ["s2", "s3", "s4", "s5"]), ("l1", ["l2", "l3", "l4", "l5"])] {
        let mut table = Table::arrived(&demanding(tile), market_of(tile));
        sell(&mut table, 1);
        assert_eq!(table.answers(), unseen.map(|tile| format!("demand-{tile}")));
        table.play(&format!("demand-{}", unseen[2]));
        assert_eq!(top(&table, market_of(tile)), unseen[2]);
    }
}

#[test]
fn markets_keep_their_tile_without_a_sale() {
    for tile in ["s1", "l1"] {
        let mut table = Table::arrived(&demanding(tile), market_of(tile));
        table.play("skip end");
        assert_eq!(top(&table, market_of(tile)), tile);
    }
}

#[test]
fn markets_repeat_the_order_of_their_tiles_after_five_sales() {
    for (number, order) in
        [(11, ["s1", "s4", "s2", "s5", "s3"]), (10, ["l1", "l4", "l2", "l5", "l3"])]
    {
        let mut position = Position::base(5);
        for player in 0..5 {
            position = position
                .merchant(seat(player), Place::Wainwright)
                .lira(seat(player), 50)
                .goods(seat(player), Goods::new(2, 2, 2, 2));
        }
        let mut table = Table::new(position);
        for visit in 0..5 {
            assert_eq!(top(&table, number), order[visit]);
            table.play(&format!("move-{number} leave"));
            if visit > 0 {
                table.play("pay");
            }
            sell(&mut table, 1);
            if visit < 4 {
                table.play(&format!("demand-{}", order[visit + 1]));
            }
            table.play("end");
        }
        assert_eq!(top(&table, number), order[0], "the fifth sale brings the first tile again");
        let view = table.view();
        let seen = if number == 11 { view.small_demand } else { view.large_demand };
        assert_eq!(seen.iter().map(ToString::to_string).collect::<Vec<_>>(), order);
    }
}

/// What is missing after each sale, told by how many of each good were sold.
fn sales(table: &Table) -> Vec<[u8; 4]> {
    let sold = |end: &Game| {
        let left = end.view(tabletop::Viewer::Spectator).seats[A].goods;
        Good::ALL.map(|good| table.good(A, good) - left[good])
    };
    every_way(&table.game, &|question| {
        matches!(question, Question::Act { .. } | Question::Sell { .. })
    })
    .iter()
    .map(|(_, end)| sold(end))
    .filter(|sold| *sold != [0; 4])
    .collect()
}

/// Every choice of one to five goods within these limits.
fn choices(limits: [u8; 4]) -> BTreeSet<[u8; 4]> {
    let mut all = BTreeSet::new();
    for red in 0..=limits[0] {
        for green in 0..=limits[1] {
            for yellow in 0..=limits[2] {
                for blue in 0..=limits[3] {
                    if (1..=5).contains(&(red + green + yellow + blue)) {
                        all.insert([red, green, yellow, blue]);
                    }
                }
            }
        }
    }
    all
}

#[test]
fn b_88_each_sale_is_exactly_one_sequence() {
    // The tiles on top are s1 (1 red, 3 green, 1 yellow) and l1 (2 red, 1 green, 2 blue).
    let cases = [
        (11, "move-11 leave", Goods::new(3, 3, 3, 3), [1, 3, 1, 0]),
        (11, "move-11 leave", Goods::new(1, 2, 0, 3), [1, 2, 0, 0]),
        (11, "move-11 leave any-goods", Goods::new(2, 3, 1, 3), [2, 3, 1, 3]),
        (10, "move-10 leave", Goods::new(3, 3, 3, 3), [2, 1, 0, 2]),
        (10, "move-10 leave", Goods::new(0, 1, 3, 1), [0, 1, 0, 1]),
    ];
    for (number, before, goods, limits) in cases {
        let position = Position::base(3)
            .merchant(seat(A), place(if number == 11 { 7 } else { 6 }))
            .extensions(seat(A), 1)
            .goods(seat(A), goods)
            .hand(seat(A), if before.contains("any-goods") { &[Card::AnyGoods] } else { &[] });
        let mut table = Table::new(position);
        table.play(before);
        let mut found = sales(&table);
        found.sort_unstable();
        let expected: Vec<_> = choices(limits).into_iter().collect();
        assert_eq!(found, expected, "{before} with {goods:?}");
    }
}

#[test]
fn b_88_goods_are_named_in_the_order_of_the_colours_with_nothing_between() {
    let position = Position::base(3)
        .goods(seat(A), Goods::new(1, 2, 1, 0))
        .hand(seat(A), &[Card::FiveLira, Card::FamilyHome, Card::OneGood])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(16)])
        .family(seat(A), place(13))
        .lira(seat(A), 2);
    let mut table = Table::new(position);
    table.play("move-11 leave sell-green");
    assert_eq!(table.refusal("sell-red"), (Reason::NotAnAnswer, "B-88".to_owned()));
    for between in ["five-lira", "family-home-lira", "family-home-card", "call-back-16"] {
        let one_step = (Reason::MidAction, "B-58".to_owned());
        assert_eq!(table.refusal(between), one_step, "{between} interrupts a payment");
    }
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    assert_eq!(table.answers(), ["sell-green", "sell-yellow", "done"]);
    table.play("sell-green sell-yellow done demand-s3");
    assert_eq!(table.lira(A), 2 + 9);
}

#[test]
fn b_92_the_any_goods_card_stands_in_place_of_the_first_good() {
    let position = Position::base(3)
        .goods(seat(A), Goods::new(1, 0, 0, 2))
        .hand(seat(A), &[Card::AnyGoods, Card::AnyGoods]);
    let mut table = Table::new(position.clone());
    table.play("move-11 leave sell-red");
    assert!(!table.can("any-goods"), "a sale without the card has begun");
    table.refusal("any-goods");
    table.play("done demand-s2");
    assert_eq!(table.hand(A), [Card::AnyGoods, Card::AnyGoods], "no card was played");

    let mut table = Table::new(position);
    table.play("move-11 leave any-goods");
    assert_eq!(table.answers(), ["sell-red", "sell-blue"], "at least one good must be sold");
    table.refusal("done");
    table.refusal("any-goods");
    table.play("sell-blue sell-blue");
    table.refusal("any-goods");
    table.play("done demand-s2");
    assert_eq!(table.hand(A), [Card::AnyGoods], "the second copy did not join");
    assert_eq!(table.lira(A), 2 + 5);
    assert_eq!(table.view().small_demand[0].to_string(), "s2", "the tile goes under the stack");
}

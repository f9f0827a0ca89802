//! The Tavern: its favours and its rubies (M-58, M-59, M-61, M-83, M-89, M-90).

use bazaar::{Card, Goods, Position, Reason, TavernTile};

use crate::table::{A, B, C, Table, in_the_tavern, mocha, place, seat};

#[test]
fn m_83_a_tavern_tile_and_its_coffee_are_one_step() {
    for (take, kind) in
        [("tavern-movement", TavernTile::Movement), ("tavern-encounter", TavernTile::Encounter)]
    {
        let mut table = in_the_tavern(&mocha().coffee(seat(A), 3));
        table.play(take);
        assert_eq!(table.coffee(A), 2, "the first tile costs 1 coffee");
        assert_eq!(table.tavern_tiles(A), [kind]);
        assert!(table.can("end"), "one favour in an action");
        assert!(!table.can("tavern-movement") && !table.can("tavern-encounter"));
    }
}

#[test]
fn tavern_tiles_cost_one_to_four_coffee_from_the_top() {
    let mut position = Position::mocha(5).coffee(seat(A), 9);
    for (owner, price) in [(B, 1), (C, 2), (3, 3), (4, 4)] {
        let mut table = in_the_tavern(&position);
        let before = table.coffee(A);
        table.play("tavern-movement");
        assert_eq!(before - table.coffee(A), price, "the tile on top costs {price}");
        position = position.tavern_tile(seat(owner), TavernTile::Movement);
    }
    let table = in_the_tavern(&position);
    assert!(!table.can("tavern-movement"), "with five players somebody stays without");
    assert!(table.can("tavern-encounter"), "the other stack is full");
}

#[test]
fn two_players_use_the_tavern_tiles_with_one_and_three_coffee() {
    let position = Position::mocha(2).coffee(seat(A), 9);
    let mut table = in_the_tavern(&position);
    table.play("tavern-encounter");
    assert_eq!(table.coffee(A), 8);
    let mut table = in_the_tavern(&position.tavern_tile(seat(B), TavernTile::Encounter));
    table.play("tavern-encounter");
    assert_eq!(table.coffee(A), 6);
}

#[test]
fn m_61_an_empty_stack_and_an_owned_kind_are_not_available() {
    let position = Position::mocha(2).coffee(seat(A), 9).tavern_tile(seat(A), TavernTile::Movement);
    let mut table = in_the_tavern(&position);
    assert_eq!(table.refusal("tavern-movement").0, Reason::Owned);
    assert!(table.can("tavern-encounter"));
}

#[test]
fn m_61_each_favour_needs_its_price() {
    let goods = Goods::new(0, 0, 3, 0);
    let position = mocha().extensions(seat(A), 1).goods(seat(A), goods);
    // (coffee, goods, ruby?, barrier?, tile?)
    let cases = [
        (4, goods, true, true, true),
        (3, goods, false, true, true),
        (4, Goods::new(3, 3, 2, 3), false, true, true),
        (1, goods, false, false, true),
        (0, goods, false, false, false),
    ];
    for (coffee, goods, ruby, barrier, tile) in cases {
        let table = in_the_tavern(&position.clone().coffee(seat(A), coffee).goods(seat(A), goods));
        assert_eq!(table.can("baksheesh-13"), ruby, "{coffee} coffee, {goods:?}");
        assert_eq!(table.can("barrier-1-7"), barrier, "{coffee} coffee");
        assert_eq!(table.can("tavern-movement"), tile, "{coffee} coffee");
    }
}

#[test]
fn m_61_without_a_favour_the_tavern_is_passed_over_and_phase_4_follows() {
    let mut table = in_the_tavern(&mocha().family(seat(B), place(19)));
    assert_eq!(table.answers(), ["skip"]);
    table.play("skip");
    assert!(table.can("catch-1-lira"));
}

#[test]
fn m_83_coffee_goods_and_the_place_of_the_ruby_are_one_step_and_the_tile_turns() {
    let position =
        mocha().extensions(seat(A), 1).goods(seat(A), Goods::new(0, 3, 3, 0)).coffee(seat(A), 8);
    for number in [13, 16, 20] {
        let mut table = in_the_tavern(&position);
        let left = |table: &Table| match number {
            13 => table.view().sultan_rubies,
            16 => table.view().gem_rubies,
            _ => table.expansion().coffee_house_rubies,
        };
        let before = left(&table);
        table.play(&format!("baksheesh-{number}"));
        assert_eq!((table.coffee(A), table.player(A).rubies), (4, 1));
        assert_eq!(table.goods(A), Goods::new(0, 3, 0, 0), "3 yellow at first");
        assert_eq!(before - left(&table), 1, "the ruby comes from {number}");
        assert_eq!(table.expansion().baksheesh, Goods::new(0, 3, 0, 0), "the other side is up");
        assert!(table.can("end"));
    }
    let mut table = in_the_tavern(&position.baksheesh_turned());
    table.play("baksheesh-16");
    assert_eq!(table.goods(A), Goods::new(0, 0, 3, 0), "3 green on the back");
    assert_eq!(table.expansion().baksheesh, Goods::new(0, 0, 3, 0));
}

#[test]
fn m_83_the_price_of_the_place_rises_with_the_ruby_and_the_last_one_is_replaced() {
    let position =
        mocha().extensions(seat(A), 1).goods(seat(A), Goods::new(0, 0, 3, 0)).coffee(seat(A), 4);
    let mut table = in_the_tavern(&position);
    table.play("baksheesh-20");
    assert_eq!(table.expansion().coffee_house_price, Some(7));
    let mut table = in_the_tavern(&position.coffee_house_rubies(1));
    let spare = table.view().spare_rubies;
    table.play("baksheesh-20");
    assert_eq!((table.expansion().coffee_house_rubies, table.view().spare_rubies), (1, spare - 1));
}

#[test]
fn m_58_the_ruby_of_the_tavern_comes_from_a_place_that_has_one() {
    let position = mocha()
        .extensions(seat(A), 1)
        .goods(seat(A), Goods::new(0, 0, 3, 0))
        .coffee(seat(A), 4)
        .palace_rubies(0)
        .coffee_house_rubies(0)
        .spare_rubies_to(seat(B));
    let table = in_the_tavern(&position);
    assert!(table.can("baksheesh-16"));
    assert!(!table.can("baksheesh-13") && !table.can("baksheesh-20"));
    let table = in_the_tavern(&position.dealer_rubies(0).spare_rubies_to(seat(B)));
    assert!(!table.can("baksheesh-16"), "no ruby, no favour");
    assert!(table.can("tavern-movement"));
}

#[test]
fn m_59_the_sixth_ruby_brings_the_end_wherever_it_comes_from() {
    for players in 2..=5 {
        let position = Position::mocha(players)
            .extensions(seat(A), 3)
            .lira(seat(A), 50)
            .goods(seat(A), Goods::new(5, 5, 5, 5))
            .coffee(seat(A), 20)
            .guild_hand(seat(A), &[13, 16, 20]);
        let sixth = |table: &mut Table, answers: &str| {
            table.play(answers);
            assert!(table.view().last_round, "{answers} with {players} players");
        };
        let with = |rubies| position.clone().rubies(seat(A), rubies);
        sixth(&mut in_the_tavern(&with(5)), "baksheesh-20");
        sixth(&mut Table::arrived(&with(5), 20), "act");
        sixth(&mut Table::new(with(5)), "guild-16");
        sixth(&mut Table::new(with(5)), "guild-20");
        let mut table = Table::arrived(&with(4), 20);
        table.play("act");
        assert_eq!(table.player(A).rubies, 5);
        assert!(!table.view().last_round, "the fifth does not, with {players} players");
    }
}

#[test]
fn m_89_with_a_guild_card_nothing_comes_between_the_barrier_and_the_action() {
    let cards = [Card::FiveLira, Card::TwoCoffee, Card::FamilyHome];
    let position = mocha().coffee(seat(A), 9).hand(seat(A), &cards).family(seat(A), place(4));
    let within = [
        (19, "guild-19 tavern-pair-movement-barrier", "barrier-2-8"),
        (12, "guild-12 send-19", "barrier-2-8"),
    ];
    for (card, first, barrier) in within {
        let mut table = Table::new(position.clone().guild_hand(seat(A), &[card]));
        table.play(first).play(barrier);
        for card in ["five-lira", "two-coffee", "family-home-lira"] {
            assert!(!table.can(card), "{card} after {first} {barrier}");
        }
        table.play("use-2");
        assert_eq!(table.answers(), ["act"]);
        table.play("act five-lira end");
    }
    let mut table = Table::arrived(&position, 19);
    table.play("barrier-2-8");
    assert!(table.can("five-lira"), "without a guild card it may (M-48)");
}

#[test]
fn m_90_a_place_beside_the_barrier_may_be_chosen_although_its_action_is_not_possible_yet() {
    let position = mocha().coffee(seat(A), 6).hand(seat(A), &[Card::TwoCoffee]);
    let mut table = Table::arrived(&position, 19);
    table.play("barrier-2-20 use-20");
    assert_eq!(table.refusal("act").1, "M-79", "4 coffee are left");
    table.play("two-coffee act end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 1));
    let mut table = Table::arrived(&mocha().coffee(seat(A), 2), 19);
    table.play("barrier-2-20 use-20 skip end");
    assert_eq!(table.asked(), B);
}

//! Mocha & Baksheesh: the Tavern's tiles and rubies, the powers of its tiles, and the coffee trader.

use bazaar::{Card, Event, Good, Goods, Place, Position, Reason, TavernTile};

use crate::table::{A, B, C, Table, few_cards, mocha, place, seat};

fn in_the_tavern(position: &Position) -> Table {
    Table::arrived(position, 19)
}

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

// The powers of the tiles.

fn with_encounter_tile(players: usize) -> Position {
    Position::mocha(players).tavern_tile(seat(A), TavernTile::Encounter)
}

#[test]
fn m_52_the_encounter_tile_does_not_save_the_payment_to_merchants() {
    let position = with_encounter_tile(3).merchant(seat(B), place(3)).lira(seat(A), 5);
    let mut table = Table::arrived(&position, 3);
    assert_eq!(table.answers(), ["pay", "stop"]);
    table.play("pay");
    assert_eq!(table.lira(A), 3);
}

#[test]
fn m_53_a_figure_used_with_the_encounter_tile_is_moved_by_the_dice() {
    let position =
        with_encounter_tile(3).governor(place(3)).smuggler(place(3)).coffee_trader(place(3));
    let mut table = Table::arrived(&position, 3);
    table.play("skip governor draw-stay dice-1-1 smuggler-blue dice-1-2 trader dice-1-3");
    let view = table.view();
    assert_eq!([view.governor, view.smuggler], [2, 3].map(place));
    assert_eq!(table.expansion().coffee_trader, place(4));
    assert!(!table.can("smuggler-blue"), "once per turn, although he is here again");
}

#[test]
fn m_54_with_the_encounter_tile_the_governor_gives_a_card_for_nothing() {
    let position = with_encounter_tile(3).governor(place(3)).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip governor draw-stay dice-1-1 end");
    assert_eq!((table.lira(A), table.hand(A)), (9, vec![Card::Stay]));
}

#[test]
fn m_64_with_the_encounter_tile_nothing_can_be_paid() {
    let position = with_encounter_tile(3)
        .governor(place(3))
        .smuggler(place(3))
        .coffee_trader(place(3))
        .lira(seat(A), 9)
        .goods(seat(A), Goods::new(1, 0, 0, 0));
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    assert!(table.can("trader"));
    assert!(!table.can("trader-lira") && !table.can("trader-red"));
    table.play("governor draw-stay");
    assert!(!table.can("discard-stay") && !table.can("pay-lira"));
    table.play("dice-1-1 smuggler-blue");
    assert!(!table.can("pay-good-blue") && !table.can("pay-lira"));
    table.play("dice-1-1 trader dice-1-1 end");
    assert_eq!((table.lira(A), table.coffee(A)), (9, 1));
    assert_eq!(table.goods(A), Goods::new(1, 0, 0, 1));
}

#[test]
fn m_82_with_the_encounter_tile_benefit_and_roll_are_one_step() {
    let position = with_encounter_tile(3)
        .governor(place(3))
        .smuggler(place(3))
        .coffee_trader(place(3))
        .hand(seat(A), &[Card::FiveLira]);
    for (meet, dice) in
        [("governor draw-stay", "dice-1-1"), ("smuggler-red", "dice-1-1"), ("trader", "dice-1-1")]
    {
        let mut table = Table::arrived(&position, 3);
        table.play("skip").play(meet);
        assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance, "{meet}");
        table.play(dice).play("five-lira");
    }
}

#[test]
fn m_82_the_governor_needs_a_card_to_draw_and_the_smugglers_good_may_be_lost() {
    let position = few_cards(
        with_encounter_tile(3)
            .governor(place(3))
            .smuggler(place(3))
            .goods(seat(A), Goods::new(2, 0, 0, 0)),
        &[],
        &[],
        &[],
    );
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    assert!(!table.can("governor"), "there is no card");
    table.play("smuggler-red dice-1-1 end");
    assert_eq!(table.good(A, Good::Red), 2, "the third does not fit");
    assert_eq!(table.view().smuggler, place(2));
}

// The movement tile.

#[test]
fn m_55_with_the_movement_tile_the_merchant_goes_any_distance_in_a_straight_line() {
    // From the Coffee House in the corner: the row 11 5 14 13 and the column 2 8 16.
    let position = mocha().merchant(seat(A), place(20));
    let without = Table::new(position.clone());
    let with = Table::new(position.tavern_tile(seat(A), TavernTile::Movement));
    let targets = |table: &Table| -> Vec<u8> {
        (1..=20).filter(|to| table.can(&format!("move-{to}"))).collect()
    };
    assert_eq!(targets(&without), [2, 5, 8, 11, 19]);
    assert_eq!(targets(&with), [2, 5, 8, 11, 13, 14, 16, 19], "and never to stay");
}

#[test]
fn m_55_others_on_the_way_do_not_matter() {
    let position = mocha()
        .merchant(seat(A), place(20))
        .merchant(seat(B), place(5))
        .governor(place(5))
        .tavern_tile(seat(A), TavernTile::Movement);
    let mut table = Table::new(position);
    table.play("move-13 leave skip");
    assert_eq!(table.player(A).place, place(13));
    assert_eq!(table.lira(A), 2, "nobody is paid on the way");
}

#[test]
fn m_56_ways_of_moving_are_not_combined() {
    let position = mocha()
        .merchant(seat(A), place(20))
        .hand(seat(A), &[Card::Stay, Card::LongWay, Card::Corner])
        .tavern_tile(seat(A), TavernTile::Movement);
    for way in ["move-13", "stay", "long-way-7", "corner-10"] {
        let mut table = Table::new(position.clone());
        table.play(way);
        for other in ["move-14", "stay", "long-way-12", "corner-16"] {
            assert!(!table.can(other), "{other} after {way}");
        }
    }
    let table = Table::new(position);
    assert!(
        !table.can("long-way-17") || !table.can("move-17"),
        "the tile does not lengthen a card"
    );
    assert!(!table.can("long-way-4"), "6 steps: the card is not lengthened by the tile");
}

#[test]
fn m_51_a_target_within_two_steps_is_one_and_the_same_move() {
    let position = mocha().merchant(seat(A), place(20)).tavern_tile(seat(A), TavernTile::Movement);
    let table = Table::new(position);
    let answers = table.answers();
    let to_5 = answers.iter().filter(|answer| *answer == "move-5").count();
    assert_eq!(to_5, 1, "{answers:?}");
    assert!(table.can("move-19"), "around a corner, by steps");
}

// The coffee trader.

#[test]
fn m_63_the_trader_takes_two_lira_or_a_good_gives_coffee_and_goes_by_the_dice() {
    let position =
        mocha().coffee_trader(place(3)).lira(seat(A), 2).goods(seat(A), Goods::new(0, 0, 1, 0));
    for (pay, lira, yellow) in [("trader-lira", 0, 1), ("trader-yellow", 2, 0)] {
        let mut table = Table::arrived(&position, 3);
        table.play("skip").play(pay);
        assert_eq!((table.coffee(A), table.lira(A)), (1, lira));
        assert_eq!(table.good(A, Good::Yellow), yellow);
        assert!(table.can("dice-1-1"), "payment, coffee and roll are one step");
        table.play("dice-1-2");
        assert_eq!(table.expansion().coffee_trader, place(3));
        assert!(!table.can("trader-lira") && !table.can("trader-yellow"), "once per turn");
    }
}

#[test]
fn m_63_without_lira_and_goods_the_trader_cannot_be_used_and_coffee_is_no_payment() {
    let position = mocha().coffee_trader(place(5)).lira(seat(A), 1).coffee(seat(A), 7);
    let mut table = Table::arrived(&position, 5);
    table.play("skip");
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn the_trader_may_be_left_alone_and_stays_then() {
    let mut table = Table::arrived(&mocha().coffee_trader(place(3)).lira(seat(A), 9), 3);
    table.play("skip end");
    assert_eq!(table.expansion().coffee_trader, place(3));
    assert_eq!((table.coffee(A), table.lira(A)), (0, 9));
}

#[test]
fn the_trader_is_met_where_the_merchant_acts_and_in_any_order_with_the_others() {
    let position = mocha()
        .coffee_trader(place(3))
        .governor(place(3))
        .smuggler(place(3))
        .family(seat(B), place(3))
        .lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    for meeting in ["trader-lira", "governor", "smuggler-red", "catch-1-lira"] {
        assert!(table.can(meeting), "{meeting}");
    }
    table.play("trader-lira dice-1-1 smuggler-red pay-lira dice-1-1 catch-1-lira");
    table.play("governor draw-stay pay-lira dice-1-1 end");
    let moved = |event: &Event| matches!(event, Event::TurnEnded { .. });
    assert!(table.events.iter().any(moved));
    assert_eq!(table.view().governor, Place::FabricWarehouse);
}

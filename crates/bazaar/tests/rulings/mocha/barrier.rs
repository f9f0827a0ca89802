//! Rulings M-30 to M-51: where the barrier lies, whom it stops, and the action beside it.
//!
//! ```text
//! 16 15 18  3 10
//!  8  1  7 17  4
//!  2 19  6 12  9
//! 20 11  5 14 13
//! ```

use bazaar::{Card, Event, Good, Goods, Reason, TavernTile};

use crate::table::{A, B, C, Table, in_the_tavern, mocha, place, seat};

fn targets(table: &Table, way: &str) -> Vec<u8> {
    (1..=20).filter(|to| table.can(&format!("{way}-{to}"))).collect()
}

/// Every place beside another one, the lower number first.
fn edges(table: &Table) -> Vec<(u8, u8)> {
    let layout = table.view().layout.0;
    let mut edges = Vec::new();
    for (square, from) in layout.iter().enumerate() {
        let right = (square % 5 < 4).then(|| layout[square + 1]);
        let below = layout.get(square + 5).copied();
        for to in right.into_iter().chain(below) {
            let (one, other) = (from.number(), to.number());
            edges.push((one.min(other), one.max(other)));
        }
    }
    edges.sort_unstable();
    edges
}

#[test]
fn m_30_the_barrier_lies_between_two_places_next_to_each_other() {
    let table = in_the_tavern(&mocha().coffee(seat(A), 2));
    let edges = edges(&table);
    assert_eq!(edges.len(), 31, "four rows with four, three times five between them");
    let mut offered = Vec::new();
    for one in 1..=20 {
        for other in one + 1..=20 {
            if table.can(&format!("barrier-{one}-{other}")) {
                offered.push((one, other));
            }
        }
    }
    assert_eq!(offered, edges);
}

#[test]
fn m_31_only_the_holder_of_the_tile_crosses_the_barrier() {
    let at = |holder: usize, tile: bool| {
        let mut position = mocha().barrier(seat(holder), place(7), place(17));
        if tile {
            position = position.tavern_tile(seat(A), TavernTile::Movement);
        }
        Table::new(position)
    };
    assert!(at(A, false).can("move-17") && at(A, false).can("move-4"));
    assert!(!at(B, false).can("move-17") && !at(B, false).can("move-4"));
    assert!(!at(B, true).can("move-17") && !at(B, true).can("move-4"), "not even with the tile");
    assert!(at(A, true).can("move-17") && at(A, true).can("move-4"));
}

#[test]
fn m_32_for_others_distance_goes_around_the_barrier() {
    let cards = [Card::LongWay];
    let with = |holder| {
        Table::new(mocha().hand(seat(A), &cards).barrier(seat(holder), place(7), place(17)))
    };
    let (holder, other) = (with(A), with(B));
    assert_eq!(targets(&holder, "move"), [1, 3, 4, 5, 6, 8, 12, 15, 17, 18, 19]);
    assert_eq!(targets(&other, "move"), [1, 3, 5, 6, 8, 12, 15, 18, 19]);
    assert!(other.can("long-way-17"), "three steps around");
    assert!(other.can("long-way-4"), "four steps around");
    assert!(!holder.can("long-way-17") && !holder.can("long-way-4"));
}

#[test]
fn m_32_in_a_corner_the_place_behind_the_barrier_is_three_steps_away() {
    let position = mocha().merchant(seat(A), place(20)).hand(seat(A), &[Card::LongWay]).barrier(
        seat(B),
        place(2),
        place(20),
    );
    let table = Table::new(position);
    assert_eq!(targets(&table, "move"), [5, 11, 19]);
    assert!(table.can("long-way-2"), "11, 19, 2");
}

#[test]
fn m_33_the_corner_card_is_not_stopped_by_the_barrier() {
    let position = mocha().merchant(seat(A), place(11)).hand(seat(A), &[Card::Corner]).barrier(
        seat(B),
        place(11),
        place(20),
    );
    let mut table = Table::new(position);
    assert!(!table.can("move-20"));
    table.play("corner-20 leave");
    assert_eq!(table.player(A).place, place(20));
}

#[test]
fn m_35_sending_the_family_member_and_dice_know_no_barrier() {
    let position =
        mocha().barrier(seat(B), place(12), place(17)).governor(place(12)).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 12);
    table.play("send-17");
    assert_eq!(table.player(A).family_place, place(17));
    table.play("skip governor draw-stay pay-lira dice-3-4");
    assert_eq!(table.view().governor, place(7));
}

#[test]
fn m_36_whoever_places_the_barrier_takes_its_tile_and_it_comes_to_lie_elsewhere() {
    for holder in [A, B] {
        let position = mocha().coffee(seat(A), 2).barrier(seat(holder), place(7), place(17));
        let mut table = in_the_tavern(&position);
        assert!(!table.can("barrier-7-17"), "it has to be moved");
        assert!(table.can("barrier-12-17"));
        table.play("barrier-15-16");
        assert_eq!(table.barrier(), Some((A, 15, 16)));
        table.play("skip end");
        assert_eq!(table.barrier(), Some((A, 15, 16)));
    }
}

#[test]
fn m_37_at_the_barrier_one_of_two_places_is_used_without_payments_and_encounters() {
    let position = mocha()
        .coffee(seat(A), 2)
        .lira(seat(A), 0)
        .merchant(seat(B), place(3))
        .governor(place(3))
        .family(seat(C), place(3))
        .family(seat(B), place(19));
    let mut table = in_the_tavern(&position);
    table.play("barrier-3-18");
    assert!(table.can("use-3") && table.can("use-18"));
    assert!(!table.can("use-10") && !table.can("use-17"), "only the two beside it");
    table.play("use-3 act");
    assert_eq!(table.good(A, Good::Green), 2);
    assert_eq!(table.player(A).place, place(19), "the merchant stays in the Tavern");
    assert!(!table.can("governor") && !table.can("catch-2-lira"));
    assert!(table.can("catch-1-lira"), "phase 4 of the visit to the Tavern");
}

#[test]
fn m_37_the_visit_to_the_tavern_has_its_own_phase_2() {
    let position = mocha().coffee(seat(A), 2).merchant(seat(B), place(19)).lira(seat(A), 2);
    let mut table = in_the_tavern(&position);
    assert_eq!(table.answers(), ["pay", "stop"]);
    table.play("pay barrier-3-10 use-3 act end");
    assert_eq!((table.lira(A), table.coffee(A)), (0, 0));
}

#[test]
fn m_38_the_police_station_beside_the_barrier_needs_the_own_family_member() {
    let position = mocha().coffee(seat(A), 2);
    let mut table = in_the_tavern(&position);
    table.play("barrier-6-12 use-12 send-3 act");
    assert_eq!((table.good(A, Good::Green), table.player(A).family_place), (2, place(3)));
    let mut table = in_the_tavern(&position.family(seat(A), place(4)));
    table.play("barrier-6-12 use-12");
    assert_eq!(table.answers(), ["skip"], "he is not there to be sent");
}

#[test]
fn m_38_a_family_member_called_home_in_this_turn_may_be_sent_by_it() {
    let position = mocha().coffee(seat(A), 2).hand(seat(A), &[Card::FamilyHome]);
    let mut table = Table::arrived(&position, 12);
    table.play("send-19 barrier-6-12 use-12");
    assert!(!table.can("send-2"), "he is in the Tavern");
    table.play("family-home-lira send-2 act");
    assert_eq!((table.good(A, Good::Red), table.player(A).family_place), (2, place(2)));
}

#[test]
fn m_39_the_fountain_beside_the_barrier_returns_assistants_to_the_merchant() {
    let position = mocha().coffee(seat(A), 2).assistants_out(seat(A), &[place(3), place(9)]);
    let mut table = in_the_tavern(&position);
    table.play("barrier-7-18 use-7 recall-all end");
    assert_eq!(table.stack(A), 4, "the one left in the Tavern too");
    assert_eq!(table.player(A).place, place(19));
}

#[test]
fn m_40_the_tavern_beside_the_barrier_is_paid_again() {
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 5));
    table.play("barrier-6-19 use-19 barrier-3-10 use-3 act");
    assert_eq!((table.coffee(A), table.good(A, Good::Green)), (1, 2));
    assert_eq!(table.barrier(), Some((A, 3, 10)));
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 3));
    table.play("barrier-6-19 use-19 tavern-movement end");
    assert_eq!(table.coffee(A), 0);
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 2));
    table.play("barrier-6-19 use-19");
    assert_eq!(table.answers(), ["skip"], "no coffee for another favour");
}

#[test]
fn m_41_mosque_tiles_and_cards_of_places_work_beside_the_barrier() {
    let position = mocha()
        .coffee(seat(A), 2)
        .lira(seat(A), 9)
        .tile(seat(A), Good::Green)
        .tile(seat(A), Good::Red)
        .goods(seat(A), Goods::new(0, 0, 0, 2))
        .hand(seat(A), &[Card::AnyGoods]);
    let mut table = in_the_tavern(&position);
    table.play("barrier-2-8 use-2 act take-yellow");
    assert_eq!(table.goods(A), Goods::new(2, 0, 1, 2));
    let mut table = in_the_tavern(&position);
    table.play("barrier-2-8 use-8 take-red dice-1-5 turn-low keep end");
    assert_eq!(
        table.goods(A),
        Goods::new(1, 0, 0, 2),
        "5 and 4 give blue goods, the barrow is full"
    );
    let mut table = in_the_tavern(&position);
    table.play("barrier-5-11 use-11 any-goods sell-blue sell-blue done");
    assert_eq!(table.lira(A), 14);
}

#[test]
fn m_42_the_action_beside_the_barrier_may_be_left_out() {
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 2));
    table.play("barrier-3-18 skip end");
    assert_eq!((table.coffee(A), table.goods(A)), (0, Goods::NONE));
    assert_eq!(table.barrier(), Some((A, 3, 18)));
}

#[test]
fn m_43_before_its_first_use_there_is_no_barrier_and_no_holder() {
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 2));
    assert_eq!(table.barrier(), None);
    table.play("barrier-3-18");
    assert_eq!(table.barrier(), Some((A, 3, 18)));
}

#[test]
fn m_44_first_the_payment_then_barrier_and_tile_then_the_action() {
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 8));
    table.play("barrier-11-20");
    assert_eq!((table.coffee(A), table.barrier()), (6, Some((A, 11, 20))));
    let paid = table.events.iter().position(|e| matches!(e, Event::CoffeePaid { .. }));
    let placed = table.events.iter().position(|e| matches!(e, Event::BarrierPut { .. }));
    assert!(paid.is_some() && paid < placed, "{:?}", table.events);
    table.play("use-20 act end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 1));
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 7));
    table.play("barrier-11-20 use-20");
    assert_eq!(table.answers(), ["skip"], "5 coffee are left");
}

#[test]
fn m_45_nobody_can_be_shut_in() {
    for (one, other) in edges(&Table::new(mocha())) {
        for number in 1..=20 {
            let position =
                mocha().merchant(seat(A), place(number)).barrier(seat(B), place(one), place(other));
            let table = Table::new(position);
            assert!(!targets(&table, "move").is_empty(), "{number} with a barrier {one}-{other}");
        }
    }
}

#[test]
fn m_46_standing_beside_the_barrier_means_nothing() {
    let position = mocha()
        .barrier(seat(B), place(3), place(18))
        .governor(place(3))
        .merchant(seat(B), place(3))
        .lira(seat(A), 9);
    let mut table = Table::new(position.merchant(seat(A), place(17)));
    table.play("move-3 leave pay act governor draw-stay pay-lira dice-1-1 end");
    assert_eq!(table.good(A, Good::Green), 2);
    assert_eq!(table.lira(A), 5);
}

#[test]
fn m_48_edge_payment_and_tile_are_one_step_and_then_only_free_cards_come_in() {
    let position = mocha()
        .coffee(seat(A), 2)
        .hand(
            seat(A),
            &[Card::FiveLira, Card::OneGood, Card::TwoCoffee, Card::Swap, Card::DiceYield],
        )
        .goods(seat(A), Goods::new(1, 0, 0, 0));
    let mut table = in_the_tavern(&position);
    assert!(table.can("one-good-red") && table.can("dice-yield"), "before the action");
    table.play("barrier-3-18");
    for barred in ["one-good-red", "dice-yield", "swap"] {
        assert_eq!(table.refusal(barred).0, Reason::MidAction, "{barred}");
    }
    table.play("five-lira two-coffee use-3 act");
    assert_eq!((table.lira(A), table.coffee(A)), (7, 2));
    assert!(table.can("one-good-red"), "after the action");
}

#[test]
fn m_49_whoever_uses_the_tavern_acts_and_the_merchant_keeps_his_phase_4() {
    // The family member in the Tavern; the merchant and the Governor at the Police Station.
    let position =
        mocha().coffee(seat(A), 2).governor(place(12)).family(seat(B), place(19)).lira(seat(A), 9);
    let mut table = Table::arrived(&position, 12);
    table.play("send-19 barrier-3-18 use-3 act");
    assert_eq!(table.good(A, Good::Green), 2);
    assert_eq!(table.player(A).family_place, place(19), "he stays in the Tavern");
    assert!(!table.can("catch-1-lira"), "nobody is met by the family member");
    table.play("governor draw-stay pay-lira dice-1-1 end");

    let position = mocha().coffee(seat(A), 2).governor(place(3)).family(seat(B), place(19));
    let mut table = in_the_tavern(&position);
    table.play("barrier-6-12 use-12 send-3 act");
    assert!(!table.can("governor"));
    assert!(table.can("catch-1-lira"), "phase 4 is in the Tavern");
}

#[test]
fn m_50_the_double_card_is_that_of_the_place_whose_action_came_last() {
    let cards = [Card::TwicePostOffice, Card::TwiceCoffeeHouse, Card::TwiceDealer];
    let position = mocha().coffee(seat(A), 2).hand(seat(A), &cards);
    let mut table = in_the_tavern(&position);
    table.play("barrier-5-6 use-5 act again end");
    assert_eq!(table.view().post_office, 2);
    let mut table = in_the_tavern(&position);
    table.play("barrier-5-6 skip");
    assert!(!table.can("again"));
    let mut table = in_the_tavern(&position);
    table.play("tavern-movement");
    assert!(!table.can("again"), "nothing repeats the Tavern");
}

#[test]
fn m_51_the_movement_tile_reaches_up_to_a_barrier_of_somebody_else() {
    let position = mocha().merchant(seat(A), place(20)).tavern_tile(seat(A), TavernTile::Movement);
    let row = |holder| {
        let table = Table::new(position.clone().barrier(seat(holder), place(5), place(14)));
        [11, 5, 14, 13].map(|to: u8| table.can(&format!("move-{to}")))
    };
    assert_eq!(row(A), [true; 4]);
    assert_eq!(row(B), [true, true, false, false]);
    // Behind a barrier that starts at the own place, the near places are reached by steps only.
    let table = Table::new(position.barrier(seat(B), place(11), place(20)));
    assert_eq!(targets(&table, "move"), [2, 8, 16, 19]);
}

//! What the tiles of the Tavern do (M-51 to M-56, M-64, M-82).

use bazaar::{Card, Good, Goods, Position, Reason, TavernTile};

use crate::table::{A, B, Table, few_cards, mocha, place, seat};

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

#[test]
fn m_52_the_encounter_tile_does_not_pay_neutral_merchants() {
    let position = Position::mocha(2)
        .tavern_tile(seat(A), TavernTile::Encounter)
        .neutral_merchant(0, place(3))
        .lira(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("pay dice-1-1");
    assert_eq!(table.lira(A), 0);
}

#[test]
fn m_64_the_encounter_tile_helps_an_empty_purse() {
    let position = mocha()
        .tavern_tile(seat(A), TavernTile::Encounter)
        .coffee_trader(place(3))
        .lira(seat(A), 0);
    let mut table = Table::arrived(&position, 3);
    table.play("skip trader dice-1-1 end");
    assert_eq!((table.coffee(A), table.lira(A)), (1, 0));
}

#[test]
fn m_64_only_the_owner_of_the_tile_meets_for_nothing() {
    let position = mocha()
        .tavern_tile(seat(B), TavernTile::Encounter)
        .coffee_trader(place(3))
        .lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    assert!(!table.can("trader") && table.can("trader-lira"));
}

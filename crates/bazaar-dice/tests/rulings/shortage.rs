use bazaar_dice::{Event, Sort};

use crate::table::{B, C, FOURTH, G, K, LEFT, ME, Position, R, THIRD, Y, all, has, play, turn_up};

#[test]
fn d_17_d_22_a_short_supply_is_filled_by_everybody_who_owns_the_sort() {
    let mut game = Position::new(3)
        .stock(LEFT, Sort::Red, 5)
        .stock(THIRD, Sort::Red, 3)
        .rolled(&[R, R, C, C, K])
        .build()
        .unwrap();
    let events = play(&mut game, "pair-red");
    for seat in [LEFT, THIRD] {
        assert!(events.contains(&Event::Returned { seat, sort: Sort::Red }));
    }
    assert_eq!([ME, LEFT, THIRD].map(|seat| has(&game, seat, Sort::Red)), [1, 4, 2]);
    assert_eq!(game.supply(Sort::Red), 1, "what was returned beyond the need stays there");
}

#[test]
fn d_17_the_taker_returns_too_and_it_goes_on_until_there_is_enough() {
    let mut game = Position::new(2)
        .stock(ME, Sort::Lira, 80)
        .stock(LEFT, Sort::Lira, 7)
        .rolled(&[C, C, R, R, K])
        .build()
        .unwrap();
    play(&mut game, "coins");
    // Four Lira are needed: two passes.
    assert_eq!((has(&game, ME, Sort::Lira), has(&game, LEFT, Sort::Lira)), (82, 5));
    assert_eq!(game.supply(Sort::Lira), 0);
}

#[test]
fn d_18_the_sort_is_the_single_colour_or_brown() {
    let mut game = Position::new(2)
        .stock(LEFT, Sort::Red, 8)
        .stock(LEFT, Sort::Blue, 1)
        .stock(LEFT, Sort::Brown, 1)
        .rolled(&[R, R, C, C, K])
        .build()
        .unwrap();
    play(&mut game, "pair-red");
    assert_eq!(all(&game, LEFT), [7, 0, 0, 1, 1, 0, 0]);
}

#[test]
fn d_19_money_is_counted_by_the_lira_and_there_are_87() {
    let mut game =
        Position::new(2).stock(LEFT, Sort::Lira, 87).rolled(&[C, R, R, R, K]).build().unwrap();
    play(&mut game, "coins");
    assert_eq!((has(&game, ME, Sort::Lira), has(&game, LEFT, Sort::Lira)), (2, 85));
}

#[test]
fn d_20_what_is_given_is_in_the_supply_before_the_gain_is_compared() {
    // The crystal for a reroll is not the matter: a tile paid for a tile of the same colour is.
    let mut game = Position::new(2)
        .stock(ME, Sort::Red, 2)
        .stock(LEFT, Sort::Red, 6)
        .rolled(&[C, C, C, C, K])
        .build()
        .unwrap();
    play(&mut game, "pair-red");
    assert_eq!((has(&game, ME, Sort::Red), has(&game, LEFT, Sort::Red)), (1, 6), "no shortage");
}

#[test]
fn d_21_the_whole_amount_of_one_sort_is_compared_and_other_sorts_are_left_alone() {
    let mut game = Position::new(3)
        .stock(LEFT, Sort::Red, 4)
        .stock(THIRD, Sort::Red, 4)
        .stock(LEFT, Sort::Blue, 3)
        .rolled(&[R, Y, G, B, K])
        .build()
        .unwrap();
    play(&mut game, "four-different take-2red");
    // Two red ones: one pass of two owners is enough.
    assert_eq!([ME, LEFT, THIRD].map(|seat| has(&game, seat, Sort::Red)), [2, 3, 3]);
    assert_eq!(has(&game, LEFT, Sort::Blue), 3);
}

#[test]
fn d_23_others_take_clockwise_and_each_taking_is_finished_first() {
    let mut game = Position::new(4)
        .stock(ME, Sort::Red, 1)
        .stock(LEFT, Sort::Red, 7)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["crate-red"]);
    // Left takes first: he and I return one, he takes one, one lies in the supply for the third.
    // For the fourth nothing is left: left and third return one, and one stays in the supply.
    let red = [ME, LEFT, THIRD, FOURTH].map(|seat| has(&game, seat, Sort::Red));
    assert_eq!(red, [0, 6, 0, 1]);
    assert_eq!(game.supply(Sort::Red), 1);
}

#[test]
fn d_24_what_costs_nothing_cannot_be_refused() {
    let mut game = Position::new(2).rolled(&[K, C, C, C, C]).build().unwrap();
    turn_up(&mut game, &["resource-red"]);
    let offers = crate::table::legal(&game);
    assert_eq!(offers, ["pick-red", "pick-lira"], "one of the two, and no way to say no");
}

#[test]
fn d_25_a_shortage_ends_even_if_one_player_owns_everything() {
    let mut game = Position::new(2)
        .tiles(ME, &["lira-red"])
        .deck(&["trade-goods"])
        .stock(ME, Sort::Blue, 8)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["trade-goods"]);
    play(&mut game, "give-up-lira-red take-4blue");
    assert_eq!(has(&game, ME, Sort::Blue), 8);
}

#[test]
fn d_26_rubies_tiles_and_dice_do_not_run_short_but_out() {
    let mut game = Position::new(2)
        .deck(&["own-tile"])
        .open(&[])
        .stack_to(LEFT)
        .mosque_ruby(LEFT)
        .stock(ME, Sort::Brown, 2)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["own-tile"]);
    assert_eq!(crate::table::legal(&game), ["decline"]);
    assert_eq!(game.mosque_tiles(LEFT).len(), 24, "nobody returns a tile");
}

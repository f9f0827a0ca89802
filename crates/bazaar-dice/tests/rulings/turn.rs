use bazaar_dice::{Event, Sort};
use tabletop::{Game as _, Turn};

use crate::table::{
    B, C, G, K, LEFT, ME, Position, R, Y, all, can, has, legal_like, pass, play, refused,
};

#[test]
fn d_3_a_turn_is_income_roll_rerolls_actions_and_passing_on() {
    let mut game =
        Position::new(2).tiles(ME, &["lira-red"]).stock(ME, Sort::Crystal, 2).build().unwrap();
    assert_eq!(has(&game, ME, Sort::Lira), 3, "income comes first");
    play(&mut game, "roll dice-1red-1yellow-1coin dice-1coin-1card");
    // Any set of dice, for a crystal each time, as long as there is one.
    play(&mut game, "reroll-1yellow-1card dice-2red");
    play(&mut game, "reroll-3red-2coin dice-3red dice-2red");
    assert!(refused(&game, "reroll-1red").contains("1 crystal (D-3)"));
    play(&mut game, "pair-red pair-red");
    assert!(refused(&game, "pair-red").contains("no action is left (D-3)"));
    let events = play(&mut game, "end");
    assert!(events.contains(&Event::TurnBegan { seat: LEFT }));
}

#[test]
fn d_3_a_reroll_names_faces_and_counts() {
    let game =
        Position::new(2).stock(ME, Sort::Crystal, 1).rolled(&[R, R, C, C, C]).build().unwrap();
    // Two red and three coins: twelve sets, less the empty one.
    assert_eq!(legal_like(&game, "reroll").len(), 11);
    assert!(refused(&game, "reroll-3red").contains("do not lie there"));
}

#[test]
fn nine_different_dice_can_be_chosen_from_in_every_way() {
    let game = Position::new(2)
        .tiles(ME, &["die-1", "die-2", "die-3", "die-4"])
        .stock(ME, Sort::Crystal, 1)
        .rolled(&[R, R, Y, Y, G, G, B, C, K])
        .build()
        .unwrap();
    assert_eq!(legal_like(&game, "reroll").len(), 3 * 3 * 3 * 2 * 2 * 2 - 1);
}

#[test]
fn d_4_a_die_tile_adds_a_die_and_there_are_nine() {
    for (tiles, dice) in [(&[][..], 5), (&["die-1"], 6), (&["die-1", "die-2", "die-3", "die-4"], 9)]
    {
        let game = Position::new(2).tiles(ME, tiles).build().unwrap();
        assert_eq!(game.view(tabletop::Viewer::Spectator).dice_to_roll, dice);
    }
}

#[test]
fn d_35_d_67_every_die_is_used_once_and_useless_ones_bring_nothing() {
    let mut game = Position::new(2).rolled(&[R, R, Y, C, K]).build().unwrap();
    play(&mut game, "pair-red");
    assert_eq!(all(&game, ME), [1, 0, 0, 0, 0, 0, 0]);
    // The tile that came is the only red good left.
    assert!(refused(&game, "pair-red").contains("missing: 1 good"));
    play(&mut game, "end");
    assert_eq!(all(&game, ME), [1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn d_36_the_same_action_may_be_taken_again() {
    let mut game = Position::new(2).rolled(&[R, R, R, R, K]).build().unwrap();
    play(&mut game, "pair-red pair-red");
    assert_eq!(has(&game, ME, Sort::Red), 2);
}

#[test]
fn d_37_one_action_is_finished_before_the_next() {
    let mut game = Position::new(2).rolled(&[R, Y, G, B, C]).build().unwrap();
    play(&mut game, "four-different");
    assert!(refused(&game, "coins").contains("no answer to the open question"));
    play(&mut game, "take-2red coins");
}

#[test]
fn d_38_actions_and_dice_may_be_left_unused() {
    let mut game = Position::new(2).rolled(&[R, R, R, C, C]).build().unwrap();
    play(&mut game, "end");
    assert_eq!(game.seat_on_turn(), LEFT);
    assert_eq!(all(&game, ME), [0; 7]);
}

#[test]
fn d_39_no_crystal_helps_after_the_first_action() {
    let mut game =
        Position::new(2).stock(ME, Sort::Crystal, 3).rolled(&[R, R, C, C, C]).build().unwrap();
    assert!(can(&game, "reroll-1coin"));
    play(&mut game, "pair-red");
    assert!(refused(&game, "reroll-1coin").contains("(D-39)"));
}

#[test]
fn d_40_a_crystal_of_the_income_can_be_used_at_once() {
    let mut game = Position::new(2).tiles(ME, &["crystal-red"]).build().unwrap();
    play(&mut game, "roll dice-3coin dice-2coin reroll-5coin dice-3red dice-2red");
    assert_eq!(has(&game, ME, Sort::Crystal), 0);
}

#[test]
fn d_34_nothing_but_the_supply_limits_what_one_keeps() {
    let mut game = Position::new(2)
        .stock(ME, Sort::Red, 7)
        .stock(ME, Sort::Lira, 80)
        .rolled(&[R, R, C, C, C])
        .build()
        .unwrap();
    play(&mut game, "pair-red coins end");
    assert_eq!((has(&game, ME, Sort::Red), has(&game, ME, Sort::Lira)), (8, 86));
}

#[test]
fn the_dice_come_in_threes_and_are_told_at_once() {
    let mut game = Position::new(2).build().unwrap();
    assert_eq!(play(&mut game, "roll dice-3red"), []);
    let events = play(&mut game, "dice-1blue-1card");
    let [Event::Rolled { dice, .. }] = events[..] else { panic!("{events:?}") };
    assert_eq!(dice.to_string(), "3red-1blue-1card");
}

#[test]
fn after_everybody_comes_the_first_again() {
    let mut game = Position::new(3).build().unwrap();
    for seat in [0, 1, 2, 0] {
        assert_eq!(game.seat_on_turn().index(), seat);
        assert!(matches!(game.turn(), Turn::Decide(asked, _) if asked.index() == seat));
        pass(&mut game);
    }
}

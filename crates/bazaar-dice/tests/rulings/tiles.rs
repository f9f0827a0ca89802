use bazaar_dice::{Event, Question, Sort};
use tabletop::{Game as _, Viewer};

use crate::table::{
    B, C, G, K, LEFT, ME, Position, R, Y, all, can, has, legal, pass, play, refused, turn_up,
};

fn actions_left(game: &bazaar_dice::Game) -> u8 {
    game.actions_left()
}

#[test]
fn d_45_a_tile_works_from_the_next_turn_on() {
    let mut game = Position::new(2)
        .open(&["action-red", "good-blue"])
        .stock(ME, Sort::Red, 3)
        .stock(ME, Sort::Blue, 3)
        .rolled(&[C, C, C, C, K])
        .build()
        .unwrap();
    play(
        &mut game,
        "tile-action-red open-lira-red open-lira-blue open-lira-green open-card-red open-card-blue",
    );
    assert_eq!(actions_left(&game), 1, "no extra action yet");
    play(&mut game, "coins end");
    assert_eq!(all(&game, ME)[..4], [0, 0, 0, 3]);
    pass(&mut game);
    play(&mut game, "roll dice-3coin dice-2card");
    assert_eq!(actions_left(&game), 3);
}

#[test]
fn d_45_the_die_is_taken_now_and_rolled_next_turn() {
    let mut game = Position::new(2).open(&["die-1"]).rolled(&[R, Y, G, B, C]).build().unwrap();
    let events = play(&mut game, "tile-die-1");
    assert!(events.contains(&Event::DieTaken { seat: ME }));
    assert_eq!(game.view(Viewer::Spectator).spare_dice, 3);
    play(
        &mut game,
        "open-lira-red open-lira-blue open-lira-green open-card-red open-card-blue open-die-2",
    );
    assert_eq!(game.dice().total(), 1, "it is not rolled in this turn");
    play(&mut game, "end");
    pass(&mut game);
    assert_eq!(game.turn().question(), Some(Question::Roll { dice: 6 }));
}

#[test]
fn d_46_a_tile_given_away_works_to_the_end_of_the_turn() {
    let mut game = Position::new(2)
        .tiles(ME, &["action-red", "good-blue"])
        .deck(&["trade-lira", "trade-goods"])
        .rolled(&[K, K, C, C, R])
        .build()
        .unwrap();
    assert_eq!(actions_left(&game), 3);
    turn_up(&mut game, &["trade-lira"]);
    play(&mut game, "give-up-action-red");
    turn_up(&mut game, &["trade-goods"]);
    play(&mut game, "give-up-good-blue take-4red");
    assert_eq!(actions_left(&game), 1);
    play(&mut game, "coins");
    assert_eq!(all(&game, ME), [4, 0, 0, 1, 0, 0, 14], "ten for the tile, four for the coins");
}

#[test]
fn d_47_tiles_of_one_kind_add_up() {
    let game = Position::new(2)
        .tiles(ME, &["lira-red", "lira-blue", "crystal-red", "crystal-blue", "crystal-green"])
        .build()
        .unwrap();
    assert_eq!(all(&game, ME), [0, 0, 0, 0, 0, 3, 6]);
    let game = Position::new(2)
        .tiles(ME, &["action-red", "action-blue"])
        .rolled(&[C, C, C, C, K])
        .build()
        .unwrap();
    assert_eq!(actions_left(&game), 4);
}

#[test]
fn d_48_the_mosque_gives_a_ruby_for_exactly_so_many_tiles_and_once() {
    let four = ["lira-red", "lira-blue", "lira-green", "lira-yellow"];
    for (players, before) in [(2, 4), (3, 4), (4, 3)] {
        let mut game = Position::new(players)
            .tiles(ME, &four[..before])
            .open(&["card-red", "card-blue"])
            .stock(ME, Sort::Red, 3)
            .stock(ME, Sort::Blue, 3)
            .rolled(&[C, C, C, C, K])
            .build()
            .unwrap();
        play(&mut game, "tile-card-red");
        assert_eq!(game.rubies(ME), 1, "{players} players");
        play(&mut game, "open-die-1 open-die-2 open-die-3 open-die-4 open-action-red");
        play(&mut game, "tile-card-blue");
        assert_eq!(game.rubies(ME), 1, "one more tile, no more ruby");
    }
}

#[test]
fn d_49_a_tile_by_a_card_counts_for_the_ruby() {
    let mut game = Position::new(4)
        .tiles(ME, &["action-red", "action-blue", "action-green"])
        .open(&["card-red", "card-blue", "card-green", "card-yellow", "die-1", "die-2"])
        .deck(&["tile-lira"])
        .stock(ME, Sort::Lira, 5)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["tile-lira"]);
    play(&mut game, "accept tile-card-red");
    assert_eq!(game.rubies(ME), 1);
}

#[test]
fn d_50_the_ruby_is_kept_and_never_won_again() {
    let mut game = Position::new(4)
        .tiles(ME, &["action-red", "action-blue", "action-green", "action-yellow"])
        .mosque_ruby(ME)
        .open(&["card-red", "card-blue", "card-green", "card-yellow", "die-1", "die-2"])
        .deck(&["trade-lira"])
        .stock(ME, Sort::Red, 3)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["trade-lira"]);
    play(&mut game, "give-up-action-red");
    assert_eq!((game.rubies(ME), game.mosque_tiles(ME).len()), (1, 3));
    play(&mut game, "tile-card-red");
    assert_eq!((game.rubies(ME), game.mosque_tiles(ME).len()), (1, 4));
}

#[test]
fn d_50_a_die_goes_back_at_the_end_of_the_turn() {
    let mut game = Position::new(2)
        .tiles(ME, &["die-1"])
        .deck(&["trade-lira"])
        .rolled(&[K, C, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["trade-lira"]);
    play(&mut game, "give-up-die-1");
    assert_eq!(game.view(Viewer::Spectator).spare_dice, 3);
    let events = play(&mut game, "end");
    assert!(events.contains(&Event::DiceReturned { seat: ME, dice: 1 }));
    assert_eq!(game.view(Viewer::Spectator).spare_dice, 4);
}

#[test]
fn d_51_d_75_given_up_tiles_lie_under_the_stack_in_their_order() {
    let mut game = Position::new(2)
        .tiles(ME, &["lira-red", "card-red", "action-red"])
        .deck(&["trade-lira", "trade-goods"])
        .rolled(&[K, K, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["trade-lira"]);
    play(&mut game, "give-up-lira-red");
    turn_up(&mut game, &["trade-goods"]);
    play(&mut game, "give-up-card-red take-4red");
    let given: Vec<_> =
        game.view(Viewer::Spectator).given_up.iter().map(ToString::to_string).collect();
    assert_eq!(given, ["lira-red", "card-red"]);
    assert_eq!(game.view(Viewer::Spectator).stack, 15, "they are not shuffled in");
}

#[test]
fn d_52_an_empty_stack_leaves_a_gap_until_a_tile_is_given_up() {
    let mut game = Position::new(2)
        .tiles(ME, &["die-1"])
        .open(&["card-red", "card-blue", "card-green", "card-yellow", "lira-red"])
        .stack_to(LEFT)
        .mosque_ruby(LEFT)
        .deck(&["trade-lira"])
        .stock(ME, Sort::Red, 3)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    play(&mut game, "tile-card-red");
    assert_eq!(game.open_tiles().len(), 4, "no refill");
    turn_up(&mut game, &["trade-lira"]);
    play(&mut game, "give-up-die-1");
    assert!(legal(&game).contains(&"end".to_owned()), "no chance in it: all know which tile comes");
    assert_eq!(game.open_tiles().len(), 5);
    assert!(game.open_tiles().iter().any(|tile| tile.name() == "die-1"));
}

#[test]
fn d_52_the_known_tiles_come_up_without_chance_and_in_order() {
    let mut game = Position::new(2)
        .open(&["card-red", "card-blue", "card-green", "card-yellow", "lira-red", "lira-blue"])
        .stack_known()
        .stock(ME, Sort::Red, 3)
        .rolled(&[C, C, C, C, C])
        .build()
        .unwrap();
    let next = game.view(Viewer::Spectator).given_up[0];
    let events = play(&mut game, "tile-card-red");
    assert!(events.contains(&Event::TileOpened { tile: next }));
    assert_eq!(game.open_tiles().len(), 6);
}

#[test]
fn d_53_without_open_tiles_none_can_be_bought() {
    let mut game = Position::new(2)
        .open(&[])
        .stack_to(LEFT)
        .mosque_ruby(LEFT)
        .deck(&["tile-lira", "tile-crystal"])
        .stock(ME, Sort::Red, 8)
        .stock(ME, Sort::Lira, 9)
        .stock(ME, Sort::Crystal, 2)
        .rolled(&[K, K, C, C, C])
        .build()
        .unwrap();
    assert!(refused(&game, "tile-lira-red").contains("does not lie open"));
    for card in ["tile-lira", "tile-crystal"] {
        turn_up(&mut game, &[card]);
        assert!(refused(&game, "accept").contains("none left (D-53)"));
        play(&mut game, "decline");
    }
    assert_eq!(has(&game, ME, Sort::Lira), 11);
}

#[test]
fn d_54_income_is_lira_then_crystals_then_the_cards_one_by_one() {
    let mut game = Position::new(2)
        .turn_of(LEFT)
        .tiles(ME, &["lira-red", "crystal-red", "card-red", "card-blue"])
        .build()
        .unwrap();
    let events = play(&mut game, "roll dice-3coin dice-2coin end");
    let gains: Vec<_> = events
        .iter()
        .filter_map(|event| if let Event::Gained { sort, .. } = event { Some(*sort) } else { None })
        .collect();
    assert_eq!(gains, [Sort::Lira, Sort::Crystal]);
    assert_eq!(game.turn().question(), Some(Question::Reveal { cards: 2 }));
    play(&mut game, "reveal draw-goods-red");
    assert_eq!(game.turn().question(), Some(Question::Reveal { cards: 1 }));
    assert_eq!(game.view(Viewer::Spectator).discard.len(), 1, "the first is done with");
    play(&mut game, "reveal draw-crate-blue roll");
    assert_eq!(all(&game, ME), [1, 0, 0, 0, 1, 1, 3]);
}

#[test]
fn d_68_the_lira_of_several_tiles_are_one_gain() {
    let mut game = Position::new(2)
        .turn_of(LEFT)
        .tiles(ME, &["lira-red", "lira-blue", "crystal-red", "crystal-blue"])
        .build()
        .unwrap();
    let events = play(&mut game, "roll dice-3coin dice-2coin end");
    assert!(events.contains(&Event::Gained { seat: ME, sort: Sort::Lira, count: 6 }));
    assert!(events.contains(&Event::Gained { seat: ME, sort: Sort::Crystal, count: 2 }));
}

#[test]
fn d_74_any_own_tile_may_be_given_also_a_new_one() {
    let mut game = Position::new(2)
        .open(&["card-red", "card-blue", "card-green", "card-yellow", "lira-red", "lira-blue"])
        .tiles(ME, &["die-1"])
        .stack_known()
        .deck(&["trade-lira"])
        .stock(ME, Sort::Red, 3)
        .rolled(&[K, C, C, C, C, C])
        .build()
        .unwrap();
    play(&mut game, "tile-card-red");
    turn_up(&mut game, &["trade-lira"]);
    assert_eq!(legal(&game), ["give-up-card-red", "give-up-die-1", "decline"]);
    let game = Position::new(2).deck(&["trade-lira"]).rolled(&[K, C, C, C, C]).build();
    let mut game = game.unwrap();
    turn_up(&mut game, &["trade-lira"]);
    assert!(refused(&game, "give-up-die-1").contains("1 mosque tile (D-74)"));
}

#[test]
fn d_76_after_the_turn_everybody_holds_one_die_for_each_tile() {
    // All four dice are out. One tile is given up, and comes up again at once to be taken again.
    let mut game = Position::new(2)
        .tiles(ME, &["die-1"])
        .tiles(LEFT, &["die-2", "die-3", "die-4"])
        .open(&["card-red", "card-blue", "card-green", "card-yellow", "lira-red"])
        .stack_to(LEFT)
        .mosque_ruby(LEFT)
        .deck(&["trade-goods"])
        .stock(ME, Sort::Yellow, 1)
        .stock(ME, Sort::Blue, 1)
        .rolled(&[K, R, G, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["trade-goods"]);
    play(&mut game, "give-up-die-1 take-4red");
    let events = play(&mut game, "tile-die-1");
    assert!(!events.contains(&Event::DieTaken { seat: ME }), "the die still held serves it");
    play(&mut game, "end");
    assert_eq!(game.view(Viewer::Spectator).seats[0].extra_dice, 1);
    assert!(can(&game, "roll"));
}

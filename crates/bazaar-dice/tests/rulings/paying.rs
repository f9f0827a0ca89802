use bazaar_dice::{Good, Price, Question, Sort, Track};
use tabletop::{Game as _, Turn};

use crate::table::{
    B, C, G, K, ME, Position, R, Y, all, can, has, legal, legal_like, play, refused,
};

#[test]
fn d_27_tiles_serve_as_symbols_of_their_colour_beside_dice() {
    let mut game =
        Position::new(2).stock(ME, Sort::Red, 2).rolled(&[R, R, C, C, K]).build().unwrap();
    play(&mut game, "ruby-red");
    assert_eq!((game.rubies(ME), has(&game, ME, Sort::Red)), (1, 0));
}

#[test]
fn d_28_a_brown_tile_stands_for_any_colour() {
    let position = |dice: &[bazaar_dice::Face]| {
        Position::new(2)
            .open(&["lira-red", "die-1"])
            .stock(ME, Sort::Brown, 2)
            .rolled(dice)
            .build()
            .unwrap()
    };
    for (dice, action) in [
        (&[R, R, C, C, K], "ruby-red"),
        (&[R, C, C, C, K], "tile-lira-red"),
        (&[R, Y, C, C, K], "tile-die-1"),
        (&[R, Y, C, C, K], "ruby-left"),
    ] {
        let mut game = position(dice);
        play(&mut game, action);
        assert_eq!(has(&game, ME, Sort::Brown), 0, "{action}");
    }
}

#[test]
fn d_29_goods_actions_need_no_die() {
    let mut game = Position::new(2)
        .stock(ME, Sort::Red, 4)
        .stock(ME, Sort::Lira, 12)
        .rolled(&[C, C, C, C, C])
        .build()
        .unwrap();
    play(&mut game, "ruby-red ruby-right");
    assert_eq!(game.rubies(ME), 2);
}

#[test]
fn d_30_a_tile_gained_in_the_turn_can_be_used_in_the_turn() {
    let mut game =
        Position::new(2).stock(ME, Sort::Red, 3).rolled(&[R, R, C, C, C]).build().unwrap();
    play(&mut game, "pair-red");
    assert_eq!(game.dice()[R], 0);
    play(&mut game, "ruby-red");
    assert_eq!((game.rubies(ME), has(&game, ME, Sort::Red)), (1, 0));
}

#[test]
fn d_31_two_brown_tiles_make_a_pair_of_any_one_colour() {
    let mut game =
        Position::new(2).stock(ME, Sort::Brown, 2).rolled(&[C, C, C, C, K]).build().unwrap();
    assert_eq!(legal_like(&game, "pair").len(), 4);
    play(&mut game, "pair-blue");
    assert_eq!(all(&game, ME), [0, 0, 0, 1, 0, 0, 0]);
}

#[test]
fn d_32_exactly_the_price_is_given() {
    let mut game = Position::new(2)
        .stock(ME, Sort::Red, 3)
        .stock(ME, Sort::Brown, 2)
        .rolled(&[R, R, R, R, R])
        .build()
        .unwrap();
    play(&mut game, "ruby-red");
    assert_eq!(game.dice().total(), 1);
    assert_eq!(all(&game, ME), [3, 0, 0, 0, 2, 0, 0]);
}

#[test]
fn d_33_goods_are_neither_coins_nor_cards() {
    let game = Position::new(2).stock(ME, Sort::Brown, 5).rolled(&[R, R, R, R, R]).build().unwrap();
    assert!(!can(&game, "coins") && !can(&game, "cards-1"));
}

#[test]
fn d_78_dice_go_first_then_coloured_tiles_then_brown() {
    let mut game = Position::new(2)
        .stock(ME, Sort::Green, 1)
        .stock(ME, Sort::Brown, 3)
        .rolled(&[G, G, C, C, K])
        .build()
        .unwrap();
    play(&mut game, "ruby-green");
    assert_eq!(all(&game, ME), [0, 0, 0, 0, 2, 0, 0]);
    assert_eq!(game.dice().to_string(), "2coin-1card");
}

#[test]
fn d_78_the_colours_are_asked_only_where_they_are_open() {
    // Three colours for two different goods: which two? Brown is not wasted on it.
    let mut game = Position::new(2)
        .stock(ME, Sort::Brown, 1)
        .stock(ME, Sort::Blue, 1)
        .rolled(&[R, R, Y, C, K])
        .build()
        .unwrap();
    play(&mut game, "two-different");
    let price = Price { goods: bazaar_dice::Goods::NONE, any: 2, different: true };
    assert_eq!(game.turn(), Turn::Decide(ME, Question::Give { price }));
    assert_eq!(
        legal(&game),
        ["give-1yellow-1blue", "give-1red-1blue", "give-1red-1yellow"],
        "dice of one face are one answer"
    );
    play(&mut game, "give-1red-1yellow");
    assert_eq!(all(&game, ME), [0, 0, 0, 1, 1, 1, 0]);
    // Two colours: nothing to ask.
    let mut game = Position::new(2).rolled(&[R, R, Y, C, K]).build().unwrap();
    play(&mut game, "two-different");
    assert!(can(&game, "end"));
}

#[test]
fn d_78_goods_of_any_colour_on_the_left_carpet_are_named_together() {
    let mut game = Position::new(2)
        .rubies(ME, Track::Left, 2)
        .stock(ME, Sort::Red, 2)
        .stock(ME, Sort::Brown, 1)
        .rolled(&[R, Y, G, G, C])
        .build()
        .unwrap();
    // Blue is missing, so the brown tile has to stand for it; two of the rest are of any colour.
    play(&mut game, "ruby-left");
    assert_eq!(legal(&game), ["give-1red-1green", "give-2red"]);
    play(&mut game, "give-1red-1green");
    assert_eq!(all(&game, ME), [1, 0, 0, 0, 0, 0, 0], "the red die went first");
}

#[test]
fn a_price_never_lists_more_than_a_few_ways() {
    let mut game = Position::new(2)
        .rubies(ME, Track::Left, 4)
        .stock(ME, Sort::Red, 5)
        .stock(ME, Sort::Yellow, 5)
        .stock(ME, Sort::Green, 5)
        .stock(ME, Sort::Blue, 5)
        .stock(ME, Sort::Brown, 5)
        .rolled(&[R, Y, G, B, C])
        .build()
        .unwrap();
    play(&mut game, "ruby-left");
    assert_eq!(legal(&game).len(), 35);
}

#[test]
fn d_79_by_hand_every_mix_is_possible_once() {
    // Two equal red goods: with a die, a tile and a brown tile there are three ways.
    let position =
        Position::new(2).stock(ME, Sort::Red, 1).stock(ME, Sort::Brown, 1).rolled(&[R, C, C, C, K]);
    let mut seen = Vec::new();
    for pay in ["pay-0-1", "pay-1-0", "pay-1-1"] {
        let mut game = position.clone().build().unwrap();
        play(&mut game, "by-hand pair-red");
        assert_eq!(
            game.turn().question(),
            Some(Question::Pay {
                price: Price {
                    goods: bazaar_dice::Goods::new(2, 0, 0, 0),
                    any: 0,
                    different: false
                },
                good: Good::Red
            })
        );
        assert_eq!(legal(&game), ["pay-0-1", "pay-1-0", "pay-1-1"]);
        play(&mut game, pay);
        seen.push((game.dice().to_string(), all(&game, ME)));
    }
    assert_eq!(
        seen,
        [
            ("1red-3coin-1card".to_owned(), [1, 0, 0, 0, 0, 0, 0]),
            ("3coin-1card".to_owned(), [2, 0, 0, 0, 0, 0, 0]),
            ("3coin-1card".to_owned(), [1, 0, 0, 0, 1, 0, 0]),
        ]
    );
}

#[test]
fn d_79_by_hand_is_there_only_where_there_is_another_way() {
    let game = Position::new(2).rolled(&[R, R, R, R, K]).build().unwrap();
    assert!(refused(&game, "by-hand").contains("no other way to pay (D-79)"));
    let game = Position::new(2).stock(ME, Sort::Red, 1).rolled(&[R, R, R, R, K]).build().unwrap();
    assert!(can(&game, "by-hand"));
}

#[test]
fn d_79_a_player_who_needs_another_mix_when_a_sort_runs_short_has_it() {
    // No red tile is left in the supply. Giving a tile back puts one there, and the die is saved;
    // giving two dice makes everybody return one.
    let position = Position::new(2)
        .stock(ME, Sort::Red, 4)
        .stock(crate::table::LEFT, Sort::Red, 4)
        .rolled(&[R, R, C, C, K]);
    let mut game = position.clone().build().unwrap();
    play(&mut game, "pair-red");
    assert_eq!((has(&game, ME, Sort::Red), game.dice()[R]), (4, 0));
    assert_eq!(has(&game, crate::table::LEFT, Sort::Red), 3);
    let mut game = position.build().unwrap();
    play(&mut game, "by-hand pair-red pay-1-1");
    assert_eq!((has(&game, ME, Sort::Red), game.dice()[R]), (4, 1));
    assert_eq!(has(&game, crate::table::LEFT, Sort::Red), 4);
}

/// Paying by hand reaches every payment that keeps the price, each in one way.
#[test]
fn d_79_by_hand_reaches_every_payment_and_none_twice() {
    let mut game = Position::new(2)
        .rubies(ME, Track::Left, 1)
        .stock(ME, Sort::Red, 2)
        .stock(ME, Sort::Green, 1)
        .stock(ME, Sort::Brown, 2)
        .rolled(&[R, Y, G, B, B])
        .build()
        .unwrap();
    play(&mut game, "by-hand ruby-left");
    let mut ends = Vec::new();
    let mut open = vec![game];
    while let Some(game) = open.pop() {
        if game.rubies(ME) == 2 {
            ends.push((game.dice(), all(&game, ME)));
            continue;
        }
        for answer in legal(&game) {
            let mut next = game.clone();
            play(&mut next, &answer);
            open.push(next);
        }
    }
    // Counted the long way round: every number of each piece.
    let mut expected = 0;
    for red in 0..=3_u8 {
        for yellow in 0..=1_u8 {
            for green in 0..=2_u8 {
                for blue in 0..=2_u8 {
                    let given = [red, yellow, green, blue];
                    let coloured: u8 = given.iter().sum();
                    let beyond: u8 = given.iter().map(|count| count.saturating_sub(1)).sum();
                    let Some(brown) = 5_u8.checked_sub(coloured) else { continue };
                    if beyond > 1 || brown > 2 {
                        continue;
                    }
                    // Red: one die and two tiles; green: one of each; the others are dice.
                    let ways = |dice: u8, tiles: u8, count: u8| {
                        (0..=dice.min(count)).filter(|dice| count - dice <= tiles).count()
                    };
                    expected +=
                        ways(1, 2, red) * ways(1, 0, yellow) * ways(1, 1, green) * ways(2, 0, blue);
                }
            }
        }
    }
    assert_eq!(ends.len(), expected);
    let distinct = ends.len();
    ends.sort_by_key(|(dice, stock)| (dice.to_string(), *stock));
    ends.dedup();
    assert_eq!(ends.len(), distinct, "two ways to the same payment");
}

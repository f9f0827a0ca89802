use bazaar_dice::{Event, Sort, Track};
use tabletop::{Game as _, Turn};

use crate::table::{C, K, LEFT, ME, Position, THIRD, pass, play, refused, turn_up};

#[test]
fn d_5_enough_rubies_bring_about_the_end_of_the_round() {
    for (players, enough) in [(2, 6), (3, 6), (4, 5)] {
        let mut game = Position::new(players)
            .rubies(ME, Track::Red, 3)
            .rubies(ME, Track::Blue, enough - 4)
            .stock(ME, Sort::Lira, 12)
            .rolled(&[C, C, C, C, K])
            .build()
            .unwrap();
        let events = play(&mut game, "ruby-right");
        assert!(events.contains(&Event::LastRound { seat: ME, rubies: enough }), "{players}");
        play(&mut game, "end");
        for _ in 1..players {
            assert_ne!(game.turn(), Turn::Over);
            pass(&mut game);
        }
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(game.ranking().unwrap().rank(ME), Some(1));
        assert!(refused(&game, "roll").contains("the game is over (D-5)"));
    }
}

#[test]
fn d_5_the_last_player_ends_the_game_with_the_own_turn() {
    let mut game = Position::new(2)
        .turn_of(LEFT)
        .rubies(LEFT, Track::Red, 3)
        .rubies(LEFT, Track::Blue, 2)
        .stock(LEFT, Sort::Lira, 12)
        .rolled(&[C, C, C, C, K])
        .build()
        .unwrap();
    play(&mut game, "ruby-right end");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn d_5_a_ruby_of_the_income_counts_and_so_do_those_after_it() {
    let mut game = Position::new(2)
        .rubies(ME, Track::Red, 3)
        .rubies(ME, Track::Blue, 2)
        .tiles(ME, &["card-red"])
        .deck(&["ruby-lira"])
        .stock(ME, Sort::Lira, 9)
        .rubies(LEFT, Track::Left, 5)
        .stock(LEFT, Sort::Lira, 24)
        .build()
        .unwrap();
    let events = play(&mut game, "reveal draw-ruby-lira accept ruby-green");
    assert!(events.contains(&Event::LastRound { seat: ME, rubies: 6 }));
    play(&mut game, "roll dice-3coin dice-2coin end");
    play(&mut game, "roll dice-3coin dice-2coin ruby-right coins end");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!((game.rubies(ME), game.rubies(LEFT)), (6, 6));
    assert_eq!(game.ranking().unwrap().rank(LEFT), Some(1), "more Lira");
}

/// What somebody has at the end.
type Stock = &'static [(Sort, u8)];

#[test]
fn d_6_d_7_d_8_a_tie_is_broken_by_a_sale_that_is_plain_counting() {
    // (me, left): rubies are equal; who has more Lira after the sale?
    let cases: [(Stock, Stock, [u8; 2]); 5] = [
        (&[(Sort::Lira, 3)], &[(Sort::Red, 1)], [1, 1]),
        (&[(Sort::Lira, 2)], &[(Sort::Brown, 1)], [2, 1]),
        (&[(Sort::Lira, 2)], &[(Sort::Crystal, 1)], [1, 1]),
        (&[(Sort::Crystal, 2)], &[(Sort::Blue, 1)], [1, 2]),
        // Nobody returns anything for it, however little the supply has.
        (&[(Sort::Lira, 80), (Sort::Red, 8)], &[(Sort::Lira, 7)], [1, 2]),
    ];
    for (mine, yours, places) in cases {
        let mut position = Position::new(2).turn_of(LEFT).last_round().rolled(&[C, C, C, C, C]);
        for (sort, count) in mine {
            position = position.stock(ME, *sort, *count);
        }
        for (sort, count) in yours {
            position = position.stock(LEFT, *sort, *count);
        }
        let mut game = position.build().unwrap();
        play(&mut game, "end");
        let ranking = game.ranking().unwrap();
        assert_eq!(
            [ME, LEFT].map(|seat| ranking.rank(seat).unwrap()),
            places,
            "{mine:?} {yours:?}"
        );
    }
}

#[test]
fn d_8_the_other_places_are_ranked_in_the_same_way() {
    let mut game = Position::new(3)
        .turn_of(THIRD)
        .rubies(LEFT, Track::Red, 1)
        .stock(THIRD, Sort::Crystal, 1)
        .last_round()
        .rolled(&[C, C, C, C, C])
        .build()
        .unwrap();
    play(&mut game, "end");
    let ranking = game.ranking().unwrap();
    assert_eq!([ME, LEFT, THIRD].map(|seat| ranking.rank(seat).unwrap()), [3, 1, 2]);
}

#[test]
fn a_ruby_by_a_card_can_be_the_last_one() {
    let mut game = Position::new(4)
        .rubies(ME, Track::Red, 4)
        .deck(&["ruby-crystal"])
        .stock(ME, Sort::Crystal, 4)
        .rolled(&[K, C, C, C, C])
        .build()
        .unwrap();
    turn_up(&mut game, &["ruby-crystal"]);
    let events = play(&mut game, "accept ruby-left");
    assert!(events.contains(&Event::LastRound { seat: ME, rubies: 5 }));
}

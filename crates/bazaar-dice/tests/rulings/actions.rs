use bazaar_dice::Sort;

use crate::table::{B, C, G, K, ME, Position, R, Y, all, can, has, legal_like, play, refused};

#[test]
fn d_9_two_equal_goods_bring_a_tile_of_their_colour() {
    let mut game = Position::new(2).rolled(&[G, G, R, C, K]).build().unwrap();
    assert_eq!(legal_like(&game, "pair"), ["pair-green"]);
    assert!(refused(&game, "pair-red").contains("missing: 1 good (D-9)"));
    play(&mut game, "pair-green");
    assert_eq!(all(&game, ME), [0, 0, 1, 0, 0, 0, 0]);
}

#[test]
fn d_10_two_different_goods_bring_a_crystal() {
    let mut game = Position::new(2).rolled(&[G, G, R, C, K]).build().unwrap();
    play(&mut game, "two-different");
    assert_eq!(all(&game, ME), [0, 0, 0, 0, 0, 1, 0]);
    let game = Position::new(2).rolled(&[G, G, G, C, K]).build().unwrap();
    assert!(refused(&game, "two-different").contains("missing: 1 good (D-10)"));
}

#[test]
fn d_11_three_different_goods_bring_a_brown_tile() {
    let mut game = Position::new(2).rolled(&[G, B, R, C, K]).build().unwrap();
    play(&mut game, "three-different");
    assert_eq!(all(&game, ME), [0, 0, 0, 0, 1, 0, 0]);
    let game = Position::new(2).rolled(&[G, G, G, G, K]).build().unwrap();
    assert!(refused(&game, "three-different").contains("missing: 2 goods (D-11)"));
}

#[test]
fn d_12_d_73_four_different_goods_bring_two_tiles_of_choice() {
    let position = Position::new(2).rolled(&[G, B, R, Y, K]);
    let mut game = position.clone().build().unwrap();
    play(&mut game, "four-different");
    assert_eq!(legal_like(&game, "take").len(), 10, "any mix of the four colours, not brown");
    play(&mut game, "take-2blue");
    assert_eq!(all(&game, ME), [0, 0, 0, 2, 0, 0, 0]);
    let mut game = position.build().unwrap();
    play(&mut game, "four-different take-1red-1yellow");
    assert_eq!(all(&game, ME), [1, 1, 0, 0, 0, 0, 0]);
}

#[test]
fn d_13_d_41_all_coin_dice_go_in_for_two_lira_each() {
    let mut game = Position::new(2).rolled(&[C, C, C, R, K]).build().unwrap();
    play(&mut game, "coins");
    assert_eq!(has(&game, ME, Sort::Lira), 6);
    assert_eq!(game.dice().to_string(), "1red-1card", "no coin die is left for another action");
    assert!(refused(&game, "coins").contains("1 coin die"));
}

#[test]
fn d_42_without_a_coin_die_no_lira_are_taken() {
    let game = Position::new(2).tiles(ME, &["good-red"]).rolled(&[R, R, R, R, K]).build().unwrap();
    assert!(refused(&game, "coins").contains("1 coin die (D-42)"));
}

#[test]
fn d_43_every_tile_with_a_good_pays_once_for_each_action() {
    let mut game = Position::new(2)
        .tiles(ME, &["good-red", "good-blue"])
        .rolled(&[C, C, C, R, K])
        .build()
        .unwrap();
    play(&mut game, "coins");
    assert_eq!(all(&game, ME), [1, 0, 0, 1, 0, 0, 6]);
}

#[test]
fn d_14_d_44_card_dice_turn_up_cards_and_may_be_split() {
    let mut game = Position::new(2).rolled(&[K, K, K, R, R]).build().unwrap();
    assert_eq!(legal_like(&game, "cards"), ["cards-1", "cards-2", "cards-3"]);
    play(&mut game, "cards-2 draw-sell-red draw-goods-blue");
    assert_eq!(legal_like(&game, "choose"), ["choose-sell-red", "choose-goods-blue"]);
    play(&mut game, "choose-goods-blue cards-1 draw-goods-red");
    assert_eq!(all(&game, ME), [1, 0, 0, 1, 0, 0, 0]);
    let view = tabletop::Game::view(&game, tabletop::Viewer::Spectator);
    assert_eq!((view.deck, view.discard.len()), (30, 3), "all of them are discarded");
    assert!(refused(&game, "cards-1").contains("no action is left"));
}

#[test]
fn d_14_more_card_dice_than_there_are_cannot_be_given() {
    let game = Position::new(2).rolled(&[K, R, R, R, R]).build().unwrap();
    assert!(refused(&game, "cards-3").contains("2 card dice (D-14)"));
}

#[test]
fn d_15_a_mosque_tile_costs_its_goods_and_a_new_one_comes() {
    let mut game =
        Position::new(2).open(&["card-green", "die-1"]).rolled(&[G, G, G, R, Y]).build().unwrap();
    assert!(refused(&game, "tile-lira-green").contains("does not lie open (D-15)"));
    assert!(refused(&game, "tile-die-1").contains("missing: 1 good (D-15)"));
    play(&mut game, "tile-card-green");
    assert_eq!(legal_like(&game, "open").len(), 22, "any tile of the stack");
    play(&mut game, "open-lira-red open-lira-blue open-lira-green open-die-2 open-die-3");
    assert_eq!(game.open_tiles().len(), 6);
    assert!(can(&game, "end"));
}

#[test]
fn d_15_a_die_tile_costs_four_different_goods() {
    let mut game = Position::new(2).open(&["die-1"]).rolled(&[R, Y, G, B, C]).build().unwrap();
    play(&mut game, "tile-die-1");
    assert_eq!(game.mosque_tiles(ME).len(), 1);
    assert_eq!(game.dice().to_string(), "1coin");
}

#[test]
fn d_16_a_ruby_costs_the_next_price_of_its_track() {
    // (players, rubies taken, price of a colour)
    for (players, taken, price) in
        [(2, 0, 4), (2, 1, 5), (3, 2, 6), (4, 1, 5), (4, 2, 5), (4, 3, 6)]
    {
        let position = |tiles| {
            let position = Position::new(players).rubies(ME, bazaar_dice::Track::Red, taken);
            position.stock(ME, Sort::Red, tiles).rolled(&[C, C, C, C, K]).build().unwrap()
        };
        assert!(refused(&position(price - 1), "ruby-red").contains("missing: 1 good (D-16)"));
        let mut game = position(price);
        play(&mut game, "ruby-red");
        assert_eq!((game.rubies(ME), has(&game, ME, Sort::Red)), (taken + 1, 0));
    }
}

#[test]
fn d_16_the_left_carpet_costs_one_of_each_and_one_more_for_every_ruby_taken() {
    for taken in 0..5 {
        let mut game = Position::new(3)
            .rubies(ME, bazaar_dice::Track::Left, taken)
            .stock(ME, Sort::Red, taken)
            .rolled(&[R, Y, G, B, C])
            .build()
            .unwrap();
        play(&mut game, "ruby-left");
        assert_eq!(all(&game, ME), [0; 7]);
        assert_eq!(game.rubies(ME), taken + 1);
    }
}

#[test]
fn d_16_the_right_carpet_costs_lira() {
    for (players, first) in [(2, 12), (3, 10), (4, 10)] {
        let position = |lira| {
            Position::new(players)
                .stock(ME, Sort::Lira, lira)
                .rolled(&[C, C, C, C, K])
                .build()
                .unwrap()
        };
        assert!(refused(&position(first - 1), "ruby-right").contains("missing: 1 Lira (D-16)"));
        let mut game = position(first + 3);
        play(&mut game, "ruby-right");
        assert_eq!(has(&game, ME, Sort::Lira), 3);
        assert_eq!(game.next_number(bazaar_dice::Track::Right), Some(first + 2));
    }
}

#[test]
fn d_66_an_empty_track_is_closed() {
    let game = Position::new(2)
        .rubies(ME, bazaar_dice::Track::Right, 5)
        .rubies(ME, bazaar_dice::Track::Red, 3)
        .stock(ME, Sort::Lira, 80)
        .stock(ME, Sort::Red, 8)
        .rolled(&[C, C, C, C, K])
        .build()
        .unwrap();
    assert!(refused(&game, "ruby-right").contains("none left (D-66)"));
    assert!(refused(&game, "ruby-red").contains("none left (D-66)"));
    assert_eq!(legal_like(&game, "ruby"), [""; 0]);
}

//! What is dealt for a table: it keeps the printed conditions, and wrong wishes are told.

use std::collections::{BTreeMap, BTreeSet};

use bazaar::{
    Colour, Game, Goods, Layout, LayoutChoice, LayoutError, LayoutKind, Options, Place, SetupError,
    Variants, View,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use tabletop::{Dealer, Game as _, Ignore, RandomPicker, Seed, Viewer};

use crate::table::{place, seat};

fn spectator(game: &Game) -> View {
    game.view(Viewer::Spectator)
}

#[test]
fn wrong_options_are_told_apart_in_a_sentence() {
    let three = Options::base(3);
    let neutral = Variants { neutral_assistants: true, ..Variants::default() };
    let layout = Layout(vec![Place::Fountain; 16]);
    let cases = [
        (Options::base(1), SetupError::Players { players: 1, most: 5 }),
        (Options::base(6), SetupError::Players { players: 6, most: 5 }),
        (
            Options { variants: neutral, ..Options::base(5) },
            SetupError::Players { players: 5, most: 4 },
        ),
        (
            Options { colours: vec![Colour::Red], ..three.clone() },
            SetupError::Colours { colours: 1, players: 3 },
        ),
        (
            Options { colours: vec![Colour::Red, Colour::Blue, Colour::Red], ..three.clone() },
            SetupError::ColourTwice(Colour::Red),
        ),
        (
            Options { layout: LayoutChoice::Own(layout), ..three },
            SetupError::Layout(LayoutError::Twice(Place::Fountain)),
        ),
    ];
    for (options, expected) in cases {
        let dealt = Game::deal(&options, &mut Dealer::for_setup(Seed::from_number(1)));
        assert_eq!(dealt, Err(expected), "{options:?}");
    }
}

#[test]
fn a_layout_that_does_not_exist_is_refused_with_a_readable_message() {
    for layout in [json!("medium"), json!(5), json!([1, 2, 99])] {
        let options = json!({ "players": 3, "layout": layout });
        let said = serde_json::from_value::<Options>(options).expect_err("no layout").to_string();
        assert!(!said.contains("untagged enum"), "this tells a person nothing: {said}");
    }
}

#[test]
fn options_have_defaults_and_name_unknown_fields() {
    let options: Options = serde_json::from_value(json!({ "players": 4 })).expect("enough");
    assert_eq!(options, Options::base(4));
    for (options, word) in [
        (json!({}), "missing field `players`"),
        (json!({ "players": 3, "colors": [] }), "unknown field `colors`"),
        (json!({ "players": 3, "ruleset": "chess" }), "unknown variant `chess`"),
    ] {
        let said = serde_json::from_value::<Options>(options).expect_err("wrong").to_string();
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn dealt_games_begin_with_2_to_6_lira_and_one_card_each() {
    for players in 2..=5 {
        for number in 0..50 {
            let seed = Seed::from_number(number);
            let setup = Game::deal(&Options::base(players), &mut Dealer::for_setup(seed))
                .expect("options are right");
            let mut game = Game::start(&setup).expect("a dealt setup is right");
            let mut dealer = Dealer::for_play(seed, 0);
            while let Some(card) = game.deal_chance(&mut dealer) {
                game.play(card, &mut Ignore).expect("a card is dealt");
            }
            let view = spectator(&game);
            let lira: Vec<_> = view.seats.iter().map(|player| player.lira).collect();
            assert_eq!(lira, [2, 3, 4, 5, 6][..players]);
            for (index, player) in view.seats.iter().enumerate() {
                assert_eq!(player.cards, 1, "seat {index} has one card");
                assert_eq!(player.goods, Goods::NONE);
                assert_eq!((player.capacity, player.rubies), (2, 0));
                assert_eq!((player.place, player.assistants_in_stack), (place(7), 4));
                assert_eq!(player.family_place, place(12));
                assert!(player.assistants_out.is_empty() && player.mosque_tiles.is_empty());
            }
            for figure in [view.governor, view.smuggler] {
                assert!((2..=12).contains(&figure.number()), "a roll puts nobody on {figure}");
            }
            let neutral: Vec<_> = view.neutral_merchants.iter().map(|one| one.place).collect();
            let expected = if players == 2 { vec![14, 15, 16] } else { Vec::new() };
            assert_eq!(neutral, expected.into_iter().map(place).collect::<Vec<_>>());
            assert_eq!((view.small_demand.len(), view.large_demand.len()), (1, 1));
            assert_eq!((view.pile, view.discard.len()), (26 - players as u8, 0));
            assert_eq!(game.current_player(), Some(seat(0)));
        }
    }
}

#[test]
fn chance_decides_figures_and_demand_tiles_as_two_dice_and_a_shuffle_do() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut sums = [0_u32; 13];
    let mut small = BTreeMap::new();
    let mut large = BTreeMap::new();
    for _ in 0..3600 {
        let setup =
            Game::deal(&Options::base(3), &mut RandomPicker(&mut rng)).expect("options are right");
        sums[usize::from(setup.governor.number())] += 1;
        sums[usize::from(setup.smuggler.number())] += 1;
        *small.entry(setup.small_demand[0].to_string()).or_insert(0) += 1;
        *large.entry(setup.large_demand[0].to_string()).or_insert(0) += 1;
    }
    for sum in 2..=12_u32 {
        let expected = 200 * (6 - sum.abs_diff(7));
        let found = sums[sum as usize];
        assert!(found.abs_diff(expected) < expected / 5 + 40, "{sum} was rolled {found} times");
    }
    for (tile, count) in small.iter().chain(&large) {
        assert!((600..840).contains(count), "{tile} was on top {count} times");
    }
    assert_eq!((small.len(), large.len()), (5, 5));
}

/// Row and column of a place in a layout.
fn cell(layout: &Layout, number: u8) -> (usize, usize) {
    let index = layout.0.iter().position(|one| *one == place(number)).expect("every place lies");
    (index / 4, index % 4)
}

/// The fountain is inside; 8 and 9 are three steps apart; and whether they share no line.
fn conditions(layout: &Layout) -> (bool, bool, bool) {
    let (row, column) = cell(layout, 7);
    let ((row_8, column_8), (row_9, column_9)) = (cell(layout, 8), cell(layout, 9));
    (
        (1..=2).contains(&row) && (1..=2).contains(&column),
        row_8.abs_diff(row_9) + column_8.abs_diff(column_9) >= 3,
        row_8 != row_9 && column_8 != column_9,
    )
}

#[test]
fn random_layouts_keep_the_conditions_of_their_year() {
    let mut shared_lines = 0;
    for number in 0..1000 {
        for kind in [LayoutKind::Random, LayoutKind::Random2014] {
            let options = Options { layout: LayoutChoice::Kind(kind), ..Options::base(3) };
            let mut rng = Pcg64Mcg::seed_from_u64(number);
            let picker = &mut RandomPicker(&mut rng);
            let layout = Game::deal(&options, picker).expect("options are right").layout;
            let mut numbers: Vec<_> = layout.0.iter().map(|place| place.number()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=16).collect::<Vec<_>>(), "each place lies once");
            let (inside, apart, no_line) = conditions(&layout);
            assert!(inside && apart, "seed {number}, {kind:?}: {layout:?}");
            if kind == LayoutKind::Random {
                assert!(no_line, "seed {number}: 8 and 9 share a line: {layout:?}");
            } else {
                shared_lines += u32::from(!no_line);
            }
        }
    }
    // 64 of the 456 ways of 2014 are not among the 392 of 2018.
    assert!((80..220).contains(&shared_lines), "2014 allows a shared line: {shared_lines}");
}

#[test]
fn random_layouts_use_all_four_inner_squares() {
    let mut squares = BTreeSet::new();
    for number in 0..100 {
        let layout = LayoutChoice::Kind(LayoutKind::Random);
        let options = Options { layout, ..Options::base(2) };
        let mut dealer = Dealer::for_setup(Seed::from_number(number));
        let setup = Game::deal(&options, &mut dealer).expect("options are right");
        squares.insert(cell(&setup.layout, 7));
    }
    assert_eq!(squares.len(), 4, "the Fountain lay on {squares:?}");
}

#[test]
fn the_printed_layouts_are_dealt_as_printed() {
    let printed = [
        ("short", [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]),
        ("long", [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]),
        ("in-order", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
    ];
    for (name, numbers) in printed {
        for players in 2..=5 {
            let options = json!({ "players": players, "layout": name });
            let options: Options = serde_json::from_value(options).expect("the layout exists");
            let mut dealer = Dealer::for_setup(Seed::from_number(7));
            let setup = Game::deal(&options, &mut dealer).expect("options are right");
            assert_eq!(setup.layout, Layout(numbers.map(place).to_vec()), "{name}");
            let game = Game::start(&setup).expect("printed layouts are not measured");
            assert_eq!(spectator(&game).layout, setup.layout);
        }
    }
}

#[test]
fn an_own_layout_is_accepted_whatever_the_conditions_say() {
    // The Fountain in a corner, 8 and 9 side by side.
    let numbers = [7, 8, 9, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16];
    let options = json!({ "players": 3, "layout": numbers });
    let options: Options = serde_json::from_value(options).expect("a list of places is a layout");
    let mut dealer = Dealer::for_setup(Seed::from_number(7));
    let setup = Game::deal(&options, &mut dealer).expect("an own layout is one's own business");
    assert_eq!(setup.layout, Layout(numbers.map(place).to_vec()));
}

#[test]
fn colours_are_given_in_turn_order() {
    let colours = vec![Colour::Green, Colour::Blue, Colour::White];
    let options = Options { colours: colours.clone(), ..Options::base(3) };
    let mut dealer = Dealer::for_setup(Seed::from_number(7));
    let setup = Game::deal(&options, &mut dealer).expect("options are right");
    let dealt: Vec<_> = setup.players.iter().map(|player| player.colour).collect();
    assert_eq!(dealt, colours);
}

#[test]
fn rubies_and_mosque_tiles_are_laid_out_by_the_number_of_players() {
    // (players, palace open, palace, first price, dealer, wainwright, each mosque, spare, tiles)
    let table = [
        (2, 5, 6, 15, 9, 2, 2, 11, 2),
        (3, 5, 6, 14, 10, 3, 3, 7, 3),
        (4, 4, 7, 12, 12, 4, 4, 1, 4),
        (5, 4, 7, 12, 12, 5, 4, 0, 4),
    ];
    for (players, open, palace, price, dealer, wainwright, mosque, spare, tiles) in table {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let setup = Game::deal(&Options::base(players), &mut RandomPicker(&mut rng))
            .expect("options are right");
        let view = spectator(&Game::start(&setup).expect("a dealt setup is right"));
        assert_eq!((view.sultan_open, view.sultan_rubies), (open, palace), "{players} players");
        assert_eq!((view.gem_price, view.gem_rubies), (Some(price), dealer), "{players} players");
        assert_eq!(view.wainwright_rubies, wainwright, "{players} players");
        assert_eq!(view.spare_rubies, spare, "{players} players");
        for stack in &view.mosques {
            assert_eq!(stack.rubies, mosque, "{players} players, {:?}", stack.good);
            assert_eq!((stack.tiles, stack.next), (tiles, Some(2)), "{players}, {:?}", stack.good);
        }
        assert_eq!(view.post_office, 0, "all mail indicators are up");
        assert_eq!(palace + dealer + wainwright + 2 * mosque + spare, 32);
    }
}

#[test]
fn with_neutral_assistants_the_lowest_of_every_stack_is_neutral() {
    let variants = Variants { neutral_assistants: true, ..Variants::default() };
    for players in 2..=4 {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let options = Options { variants, ..Options::base(players) };
        let setup =
            Game::deal(&options, &mut RandomPicker(&mut rng)).expect("a colour is left over");
        let view = spectator(&Game::start(&setup).expect("a dealt setup is right"));
        for player in &view.seats {
            assert_eq!(player.neutral_in_stack, [true, false, false, false]);
            assert_eq!(player.assistants_in_stack, 4);
        }
        assert!(view.neutral_assistants.is_empty());
    }
}

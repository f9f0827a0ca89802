//! The table before the first turn, and layouts (M-43, M-87, M-88).

use std::collections::BTreeSet;

use bazaar::{Game, Goods, Layout, LayoutChoice, LayoutKind, Options, Place, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Picker, RandomPicker, Viewer};

use crate::table::{Table, place, seat};

#[test]
fn the_first_game_has_the_printed_layout() {
    let view = Table::new(Position::mocha(3)).view();
    let printed: Vec<u8> = vec![
        16, 15, 18, 3, 10, //
        8, 1, 7, 17, 4, //
        2, 19, 6, 12, 9, //
        20, 11, 5, 14, 13,
    ];
    assert_eq!(view.layout.0.iter().map(|place| place.number()).collect::<Vec<_>>(), printed);
}

#[test]
fn the_table_is_laid_as_printed_for_every_number_of_players() {
    // (players, palace, dealer, supply)
    for (players, palace, dealer, supply) in
        [(2, 6, 9, 16), (3, 6, 10, 12), (4, 7, 12, 6), (5, 7, 12, 5)]
    {
        let table = Table::new(Position::mocha(players));
        let (view, mocha) = (table.view(), table.expansion());
        assert_eq!((view.sultan_rubies, view.gem_rubies), (palace, dealer), "{players} players");
        assert_eq!(
            (mocha.coffee_house_rubies, view.spare_rubies),
            (5, supply),
            "{players} players"
        );
        assert_eq!(mocha.coffee_house_price, Some(6));
        assert_eq!((mocha.guild_pile, mocha.guild_discard.len()), (20, 0));
        assert_eq!(mocha.baksheesh, Goods::new(0, 0, 3, 0), "3 yellow are up");
        assert_eq!(mocha.barrier, None);
        for number in 0..players {
            assert_eq!((table.coffee(number), table.guild_hand(number).len()), (0, 0));
            assert!(table.tavern_tiles(number).is_empty());
        }
        let cards: u8 = view.seats.iter().map(|player| player.cards).sum();
        assert_eq!(view.pile + cards, 26 + 18);
    }
}

#[test]
fn a_base_game_has_nothing_of_the_expansion() {
    let view = Table::new(Position::base(3)).view();
    assert_eq!(view.mocha, None);
    assert!(view.seats.iter().all(|player| player.mocha.is_none()));
    assert_eq!(view.layout.0.len(), 16);
}

#[test]
fn m_88_the_expansion_is_played_on_its_first_layout_or_a_random_one() {
    let mut rng = Pcg64Mcg::seed_from_u64(88);
    let mut deal = |layout: LayoutChoice| {
        let options = Options { layout, ..Options::mocha(3) };
        Game::deal(&options, &mut RandomPicker(&mut rng))
    };
    for kind in [LayoutKind::Long, LayoutKind::InOrder, LayoutKind::Random2014] {
        assert!(deal(LayoutChoice::Kind(kind)).is_err(), "{kind:?}");
    }
    assert!(deal(LayoutChoice::Kind(LayoutKind::Random)).is_ok());
    let sixteen = Layout(Place::ALL[..16].to_vec());
    assert!(deal(LayoutChoice::Own(sixteen)).is_err(), "four places are missing");
    assert!(deal(LayoutChoice::Own(Layout(Place::MOCHA.to_vec()))).is_ok(), "any order of all 20");
}

#[test]
fn m_88_random_layouts_keep_the_condition_of_2018() {
    let mut rng = Pcg64Mcg::seed_from_u64(2018);
    let options = Options { layout: LayoutChoice::Kind(LayoutKind::Random), ..Options::mocha(4) };
    let (mut fountains, mut layouts) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).expect("options are right");
        let layout = &setup.layout.0;
        let at = |number: u8| {
            let square = layout.iter().position(|other| *other == place(number)).expect("is there");
            (square / 5, square % 5)
        };
        let ((row, column), (black_row, black), (tea_row, tea)) = (at(7), at(8), at(9));
        assert!((1..=2).contains(&row) && (1..=3).contains(&column), "the Fountain is inside");
        assert!(black_row != tea_row && black != tea, "different rows and columns");
        assert!(black_row.abs_diff(tea_row) + black.abs_diff(tea) >= 3, "three steps apart");
        assert_eq!(layout.iter().collect::<BTreeSet<_>>().len(), 20);
        fountains.insert((row, column));
        layouts.insert(layout.clone());
    }
    assert_eq!(fountains.len(), 6, "every inner square");
    assert!(layouts.len() > 390, "they differ");
}

/// Says how many choices it was given each time, and takes the first.
struct Asked(Vec<u32>);

impl Picker for Asked {
    fn pick(&mut self, choices: u32) -> u32 {
        self.0.push(choices);
        0
    }
}

#[test]
fn m_87_the_coffee_trader_is_rolled_for_after_everything_of_the_base_game() {
    let (mut base, mut mocha) = (Asked(Vec::new()), Asked(Vec::new()));
    Game::deal(&Options::base(3), &mut base).expect("options are right");
    Game::deal(&Options::mocha(3), &mut mocha).expect("options are right");
    let (same, more) = mocha.0.split_at(base.0.len());
    assert_eq!(same, base.0, "the base game's order");
    assert_eq!(more, [36], "then one roll of two dice");
}

#[test]
fn m_87_the_coffee_trader_starts_where_two_dice_say() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut sums = [0_u32; 13];
    for _ in 0..3600 {
        let setup =
            Game::deal(&Options::mocha(3), &mut RandomPicker(&mut rng)).expect("options are right");
        let game = Game::start(&setup).expect("a dealt setup is right");
        let trader =
            game.view(Viewer::Spectator).mocha.expect("the expansion is played").coffee_trader;
        sums[usize::from(trader.number())] += 1;
    }
    for sum in 2..=12_u32 {
        let expected = 100 * (6 - sum.abs_diff(7));
        let found = sums[sum as usize];
        assert!(found.abs_diff(expected) < expected / 5 + 40, "{sum} was rolled {found} times");
    }
}

#[test]
fn m_43_nobody_holds_the_barrier_at_first() {
    for players in 2..=5 {
        let table = Table::new(Position::mocha(players));
        assert_eq!(table.barrier(), None);
        assert_eq!(table.player(0).place, place(7));
        assert_eq!(table.asked(), seat(0).index());
    }
}

#[test]
fn two_players_have_their_neutral_merchants_on_14_15_and_16() {
    let places: Vec<_> = Table::new(Position::mocha(2))
        .view()
        .neutral_merchants
        .iter()
        .map(|merchant| merchant.place)
        .collect();
    assert_eq!(places, [14, 15, 16].map(place));
}

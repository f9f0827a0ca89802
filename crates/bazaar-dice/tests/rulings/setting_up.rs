use bazaar_dice::{Game, MosqueTile, Options, PlayerSetup, Setup, SetupError, Sort, data};
use tabletop::{Dealer, Game as _, Seat, Seed};

use crate::table::{Position, all};

fn dealt(players: usize) -> Game {
    let setup = Game::deal(&Options::new(players), &mut Dealer::for_setup(Seed::from_number(3)));
    Game::start(&setup.unwrap()).unwrap()
}

#[test]
fn d_1_everybody_begins_with_a_crystal_and_lira_by_seat() {
    for players in 2..=4 {
        let game = dealt(players);
        for seat in Seat::all(players) {
            assert_eq!(all(&game, seat), [0, 0, 0, 0, 0, 1, seat.index() as u8]);
        }
    }
}

#[test]
fn d_69_the_start_comes_out_of_the_supply() {
    let game = dealt(4);
    assert_eq!(game.supply(Sort::Lira), 87 - 6);
    assert_eq!(game.supply(Sort::Crystal), 12 - 4);
    assert_eq!(Sort::ALL[..5].iter().map(|sort| game.supply(*sort)).sum::<u8>(), 42);
}

#[test]
fn d_2_six_mosque_tiles_lie_open_and_the_rest_has_no_order() {
    let game = dealt(3);
    assert_eq!(game.open_tiles().len(), 6);
    let view = game.view(tabletop::Viewer::Spectator);
    assert_eq!((view.stack, view.deck), (18, 33));
    let other = Game::deal(&Options::new(3), &mut Dealer::for_setup(Seed::from_number(4)));
    assert_ne!(Game::start(&other.unwrap()).unwrap().open_tiles(), game.open_tiles());
}

#[test]
fn the_tables_of_the_box_add_up() {
    assert_eq!(data::TILES.len(), 24);
    assert_eq!(data::CARDS.len(), 33);
    let rubies = data::BOARD.map(|side| {
        4 * side.colours.len()
            + side.left.len()
            + side.right.len()
            + usize::from(side.mosque_rubies)
    });
    assert_eq!(rubies, [24, 26, 31]);
}

#[test]
fn a_wrong_setup_says_what_is_wrong() {
    let tiles: Vec<_> = MosqueTile::all().take(6).collect();
    let player = PlayerSetup { lira: 0, crystals: 1 };
    let right = Setup { players: vec![player.clone(); 2], open_tiles: tiles.clone() };
    assert!(Game::start(&right).is_ok());
    let five = Setup { players: vec![player.clone(); 5], ..right.clone() };
    assert_eq!(Game::start(&five), Err(SetupError::Players(5)));
    let one = Setup { players: vec![player], ..right.clone() };
    assert_eq!(Game::start(&one), Err(SetupError::Players(1)));
    let short = Setup { open_tiles: tiles[..5].to_vec(), ..right.clone() };
    assert_eq!(Game::start(&short), Err(SetupError::OpenTiles(5)));
    let mut twice = right.clone();
    twice.open_tiles[1] = twice.open_tiles[0];
    assert_eq!(Game::start(&twice), Err(SetupError::TileTwice(tiles[0])));
    let mut rich = right;
    rich.players[1].lira = 88;
    assert_eq!(Game::start(&rich), Err(SetupError::TooMany(Sort::Lira)));
}

#[test]
fn a_position_whose_pieces_do_not_add_up_is_refused() {
    let me = Seat::default();
    assert!(Position::new(2).stock(me, Sort::Red, 8).build().is_ok());
    assert!(Position::new(2).stock(me, Sort::Red, 9).build().is_err());
    assert!(Position::new(5).build().is_err());
}

//! The table before the first turn. A setup may be wrong; all questions of validity live here.

use serde::{Deserialize, Serialize};
use tabletop::{Ignore, Picker, Seat};

use crate::{
    Cards, Game, MosqueTile, Options, Sort, Tiles, data,
    game::{MOST_PLAYERS, Player, ThisTurn},
    step::{Step, Steps},
    tile::Bottom,
    turns,
};

/// Everything that lies on the table before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// In turn order: the first one begins.
    pub players: Vec<PlayerSetup>,
    /// The six open mosque tiles. The stack and the deck have no order yet.
    pub open_tiles: Vec<MosqueTile>,
}

/// What one player begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSetup {
    /// Money.
    pub lira: u8,
    /// Crystals.
    pub crystals: u8,
}

/// What is wrong with a setup or with options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// So many cannot play.
    #[error("{0} players; this game is for 2 to {MOST_PLAYERS}")]
    Players(usize),
    /// There are more or fewer open tiles than there should be.
    #[error("{0} mosque tiles lie open; there are {open}", open = data::OPEN_TILES)]
    OpenTiles(usize),
    /// A tile lies there twice.
    #[error("the mosque tile {0} lies open twice")]
    TileTwice(MosqueTile),
    /// The players begin with more of it than the box has.
    #[error("the players begin with more {0} than the box has")]
    TooMany(Sort),
}

/// Draws the open tiles. Cards and the tiles after them are drawn in the game.
pub(crate) fn deal(options: &Options, picker: &mut dyn Picker) -> Result<Setup, SetupError> {
    check_players(options.players)?;
    let open_tiles = options.open_tiles.clone().unwrap_or_else(|| {
        let mut tiles: Vec<_> = MosqueTile::all().collect();
        let draw = |_| tiles.remove(picker.pick(tiles.len() as u32) as usize);
        (0..data::OPEN_TILES).map(draw).collect()
    });
    // Ruling D-1: no Lira for the first, one more for each after.
    let players = (0..options.players as u8)
        .map(|lira| PlayerSetup { lira, crystals: data::FIRST_CRYSTALS })
        .collect();
    let setup = Setup { players, open_tiles };
    start(&setup)?;
    Ok(setup)
}

const fn check_players(players: usize) -> Result<(), SetupError> {
    if players >= 2 && players <= MOST_PLAYERS { Ok(()) } else { Err(SetupError::Players(players)) }
}

pub(crate) fn start(setup: &Setup) -> Result<Game, SetupError> {
    let seats = setup.players.len();
    check_players(seats)?;
    if setup.open_tiles.len() != data::OPEN_TILES {
        return Err(SetupError::OpenTiles(setup.open_tiles.len()));
    }
    let mut stack = Tiles::ALL;
    for tile in &setup.open_tiles {
        if !stack.contains(*tile) {
            return Err(SetupError::TileTwice(*tile));
        }
        stack.remove(*tile);
    }
    // Ruling D-69: what the players begin with comes out of the supply.
    let mut players = [Player::default(); MOST_PLAYERS];
    let mut supply = data::PIECES;
    for (player, setup) in players.iter_mut().zip(&setup.players) {
        for (sort, count) in [(Sort::Lira, setup.lira), (Sort::Crystal, setup.crystals)] {
            let left = supply[sort.index()].checked_sub(count).ok_or(SetupError::TooMany(sort))?;
            supply[sort.index()] = left;
            player.stock[sort.index()] = count;
        }
    }
    let mut game = Game {
        players,
        supply,
        deck: Cards::ALL,
        discard: Cards::NONE,
        open_cards: Cards::NONE,
        stack,
        bottom: Bottom::EMPTY,
        display: setup.open_tiles.iter().copied().collect(),
        taken: [0; 6],
        mosque_taken: 0,
        seats: seats as u8,
        seat: Seat::default(),
        steps: Steps::new(Step::Roll),
        this_turn: ThisTurn::default(),
        last_round: false,
    };
    turns::begin(&mut game, Seat::default(), &mut Ignore);
    Ok(game)
}

//! Positions put together by hand: for tests, lessons and puzzles.

use tabletop::{Ignore, Seat};

use crate::{
    Card, Dice, Face, Game, MosqueTile, Options, Sort, Track, data,
    data::TileKind,
    setup::{self, SetupError},
    step::{Step, Steps},
    turns,
};

/// Builds a game in the middle of play, piece by piece, and counts the pieces at the end.
///
/// It begins with a setup at which nobody has anything, at the first seat's roll.
///
/// ```
/// use bazaar_dice::{Action, Face, Good, Position, Sort};
/// use tabletop::{Game, Ignore, Seat};
///
/// let me = Seat::default();
/// let mut game = Position::new(2)
///     .stock(me, Sort::Red, 1)
///     .rolled(&[Face::Red, Face::Coin, Face::Coin, Face::Card, Face::Blue])
///     .build()?;
/// game.play(Action::Pair { good: Good::Red }, &mut Ignore)?;
/// assert_eq!(game.stock(me, Sort::Red), 1, "the die and the tile for a new tile");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    game: Result<Game, SetupError>,
    rolled: Option<Dice>,
}

/// Why a position cannot stand on a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It begins with a setup that cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There are more pieces on the table than in the box.
    #[error("the pieces do not add up: {0}")]
    Pieces(String),
}

impl Position {
    /// A game for so many; the first six tiles lie open.
    pub fn new(players: usize) -> Self {
        struct First;
        impl tabletop::Picker for First {
            fn pick(&mut self, _: u32) -> u32 {
                0
            }
        }
        let game =
            setup::deal(&Options::new(players), &mut First).and_then(|setup| setup::start(&setup));
        let empty = Self { game, rolled: None };
        empty.with_game(|game| {
            for player in &mut game.players {
                player.stock = [0; 7];
            }
            game.supply = data::PIECES;
        })
    }

    fn with_game(mut self, change: impl FnOnce(&mut Game)) -> Self {
        if let Ok(game) = &mut self.game {
            change(game);
        }
        self
    }

    /// It is this player's turn.
    #[must_use]
    pub fn turn_of(self, seat: Seat) -> Self {
        self.with_game(|game| game.seat = seat)
    }

    /// So many of a sort, out of the supply.
    #[must_use]
    pub fn stock(self, seat: Seat, sort: Sort, count: u8) -> Self {
        self.with_game(|game| {
            let stock = &mut game.players[seat.index()].stock[sort.index()];
            let supply = &mut game.supply[sort.index()];
            *supply = (*supply + *stock).wrapping_sub(count);
            *stock = count;
        })
    }

    /// These mosque tiles lie open, and no others; the rest of them is the stack.
    #[must_use]
    pub fn open(self, tiles: &[&str]) -> Self {
        self.with_game(|game| {
            for tile in game.display.iter() {
                game.display.remove(tile);
                game.stack.insert(tile);
            }
            for tile in tiles.iter().filter_map(|name| MosqueTile::named(name)) {
                game.stack.remove(tile);
                game.display.insert(tile);
            }
        })
    }

    /// Somebody owns these mosque tiles, without the ruby of the mosque. They are taken from the
    /// stack, or from the open ones, in whose place others come.
    #[must_use]
    pub fn tiles(self, seat: Seat, tiles: &[&str]) -> Self {
        self.with_game(|game| {
            for tile in tiles.iter().filter_map(|name| MosqueTile::named(name)) {
                game.stack.remove(tile);
                if game.display.contains(tile) {
                    game.display.remove(tile);
                    if let Some(next) = game.stack.iter().last() {
                        game.stack.remove(next);
                        game.display.insert(next);
                    }
                }
                let player = &mut game.players[seat.index()];
                player.tiles.insert(tile);
                player.extra_dice += u8::from(tile.kind() == TileKind::Die);
            }
        })
    }

    /// The face-down stack is empty: all its tiles were given up, in their order.
    #[must_use]
    pub fn stack_known(self) -> Self {
        self.with_game(|game| {
            for tile in game.stack.iter() {
                game.stack.remove(tile);
                game.bottom.lay(tile);
            }
        })
    }

    /// The face-down stack is empty: all its tiles belong to this player, their dice too.
    #[must_use]
    pub fn stack_to(self, seat: Seat) -> Self {
        self.with_game(|game| {
            for tile in game.stack.iter() {
                game.stack.remove(tile);
                let player = &mut game.players[seat.index()];
                player.tiles.insert(tile);
                player.extra_dice += u8::from(tile.kind() == TileKind::Die);
            }
        })
    }

    /// Somebody has taken so many rubies from a track.
    #[must_use]
    pub fn rubies(self, seat: Seat, track: Track, count: u8) -> Self {
        self.with_game(|game| {
            game.players[seat.index()].rubies += count;
            game.taken[track.index()] += count;
        })
    }

    /// Somebody has the ruby of the mosque.
    #[must_use]
    pub fn mosque_ruby(self, seat: Seat) -> Self {
        self.with_game(|game| {
            let player = &mut game.players[seat.index()];
            player.rubies += 1;
            player.has_mosque_ruby = true;
            game.mosque_taken += 1;
        })
    }

    /// Only these cards are in the deck; the others were carried out.
    #[must_use]
    pub fn deck(self, cards: &[&str]) -> Self {
        self.with_game(|game| {
            game.deck = cards.iter().filter_map(|name| Card::named(name)).collect();
            game.discard = crate::Cards::ALL.without(game.deck);
        })
    }

    /// Somebody has enough rubies: this round is the last.
    #[must_use]
    pub fn last_round(self) -> Self {
        self.with_game(|game| game.last_round = true)
    }

    /// The dice lie on the table, and the first action may be taken. As many are rolled as there are.
    #[must_use]
    pub fn rolled(mut self, faces: &[Face]) -> Self {
        self.rolled = Some(Dice::of(faces));
        self
    }

    /// The game, if its pieces add up. The turn begins with the income if nothing was rolled.
    pub fn build(self) -> Result<Game, PositionError> {
        let mut game = self.game?;
        let seat = game.seat;
        if let Some(dice) = self.rolled {
            // Without the income, which was had before.
            let (players, supply) = (game.players, game.supply);
            turns::begin(&mut game, seat, &mut Ignore);
            (game.players, game.supply) = (players, supply);
            game.this_turn.dice = dice;
            game.this_turn.dice_to_roll = dice.total();
            game.steps = Steps::new(Step::Act { by_hand: false });
        } else {
            turns::begin(&mut game, seat, &mut Ignore);
        }
        game.audit().map_err(PositionError::Pieces)?;
        Ok(game)
    }
}

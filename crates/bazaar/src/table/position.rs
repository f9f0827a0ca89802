//! Positions put together by hand: for tests, lessons and puzzles.

use tabletop::Seat;

use super::{deal, game::Game, start, versions::RulesVersion};
use crate::{
    Card, Cards, DemandTile, Good, Goods, Hand, Layout, LayoutChoice, Market, Options, Place,
    Setup, SetupError,
    pieces::demand::Demand,
    turn::{
        expansion,
        step::{Step, Steps},
    },
};

/// Builds a game in the middle of play, piece by piece, and counts the pieces at the end.
///
/// It begins with a setup on which nobody holds a card, at the first seat's move.
///
/// ```
/// use bazaar::{Action, Good, Goods, Place, Position};
/// use tabletop::{Game, Ignore, Seat};
///
/// let me = Seat::default();
/// let mut game = Position::base(3)
///     .merchant(me, Place::SpiceWarehouse)
///     .goods(me, Goods::new(2, 0, 0, 0))
///     .lira(me, 9)
///     .build()?;
/// game.play(Action::Move { to: Place::SmallMosque }, &mut Ignore)?;
/// game.play(Action::Leave {}, &mut Ignore)?;
/// game.play(Action::Tile { good: Good::Red }, &mut Ignore)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    game: Result<Game, SetupError>,
}

/// Why a position cannot stand on a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Its setup is wrong already.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There are more or fewer pieces than in the boxes.
    #[error("the pieces do not add up: {0}")]
    Pieces(String),
}

impl Position {
    /// The base game on the short layout; Governor and Smuggler at the Tea House (9), the
    /// demand tiles s1 and l1 on top.
    pub fn base(players: usize) -> Self {
        Self::with(&Options::base(players))
    }

    /// The Great Bazaar: 1 to 6, 8, 10 to 14, the Fountain 7 in the centre, 15 to 20, 9 and 21 to
    /// 25, row by row. All four figures at the Tea House (9).
    pub fn great_bazaar(players: usize) -> Self {
        let layout = LayoutChoice::Own(Self::great_bazaar_layout());
        Self::with(&Options { layout, ..Options::great_bazaar(players) })
    }

    /// A layout of all places that keeps the conditions.
    fn great_bazaar_layout() -> Layout {
        let numbers = [
            1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 7, 15, 16, 17, 18, 19, 20, 9, 21, 22, 23, 24,
            25,
        ];
        Layout(numbers.into_iter().filter_map(Place::from_number).collect())
    }

    /// A game with these options, nothing of it left to chance.
    pub fn with(options: &Options) -> Self {
        // The first of everything that is drawn; the 27th pair of dice shows 5 and 4.
        struct First;
        impl tabletop::Picker for First {
            fn pick(&mut self, choices: u32) -> u32 {
                if choices == 36 { 27 } else { 0 }
            }
        }
        let setup = deal::deal(options, &mut First);
        match setup {
            Ok(setup) => Self::of(&setup),
            Err(error) => Self { game: Err(error) },
        }
    }

    /// A game as a setup has it, but without cards in hand if the setup names none.
    pub fn of(setup: &Setup) -> Self {
        let mut setup = setup.clone();
        for player in &mut setup.players {
            player.hand.get_or_insert(Hand::Known(Cards::NONE));
        }
        Self { game: start::start(&setup, RulesVersion::NEWEST) }
    }

    pub(crate) fn with_game(mut self, change: impl FnOnce(&mut Game)) -> Self {
        if let Ok(game) = &mut self.game {
            change(game);
        }
        self
    }

    /// A game that began by an earlier version of the rules.
    #[must_use]
    pub fn rules_version(self, version: u32) -> Self {
        let wrong = SetupError::RulesVersion(version);
        match (self.game, RulesVersion::new(version)) {
            (Ok(mut game), Some(version)) => {
                let had = game.version.rubies(game.rules.ruleset);
                let has = version.rubies(game.rules.ruleset);
                game.rubies.supply = (game.rubies.supply + has).saturating_sub(had);
                game.version = version;
                Self { game: Ok(game) }
            }
            (Ok(_), None) => Self { game: Err(wrong) },
            (game @ Err(_), _) => Self { game },
        }
    }

    /// It is this player's turn.
    #[must_use]
    pub fn turn_of(self, seat: Seat) -> Self {
        self.with_game(|game| game.seat = seat)
    }

    /// Gives a player so many Lira in all.
    #[must_use]
    pub fn lira(self, seat: Seat, lira: u32) -> Self {
        self.with_game(|game| game.players[seat.index()].lira = lira)
    }

    /// Loads a wheelbarrow with these goods and no others.
    #[must_use]
    pub fn goods(self, seat: Seat, goods: Goods) -> Self {
        self.with_game(|game| game.players[seat.index()].goods = goods)
    }

    /// Wheelbarrow extensions, without the ruby of the third.
    #[must_use]
    pub fn extensions(self, seat: Seat, extensions: u8) -> Self {
        self.with_game(|game| game.players[seat.index()].extensions = extensions)
    }

    /// Takes the top mosque tile of a colour, without the ruby for a pair.
    #[must_use]
    pub fn tile(self, seat: Seat, good: Good) -> Self {
        self.with_game(|game| {
            game.tiles_taken[good.index()] += 1;
            let player = &mut game.players[seat.index()];
            player.tiles.insert(good);
            if good == Good::Blue {
                player.stack.add(false);
            }
        })
    }

    /// Takes rubies from the Gemstone Dealer, whose price rises.
    #[must_use]
    pub fn rubies(self, seat: Seat, rubies: u8) -> Self {
        self.with_game(|game| {
            game.players[seat.index()].rubies += rubies;
            game.rubies.dealer = game.rubies.dealer.saturating_sub(rubies);
        })
    }

    /// Leaves so many rubies at the Sultan's Palace; the others go beside the board.
    #[must_use]
    pub fn palace_rubies(self, rubies: u8) -> Self {
        self.with_game(|game| {
            game.rubies.supply = (game.rubies.supply + game.rubies.palace).saturating_sub(rubies);
            game.rubies.palace = rubies;
        })
    }

    /// Leaves so many rubies at the Gemstone Dealer; the others go beside the board.
    #[must_use]
    pub fn dealer_rubies(self, rubies: u8) -> Self {
        self.with_game(|game| {
            game.rubies.supply = (game.rubies.supply + game.rubies.dealer).saturating_sub(rubies);
            game.rubies.dealer = rubies;
        })
    }

    /// Gives all rubies beside the board to a player.
    #[must_use]
    pub fn spare_rubies_to(self, seat: Seat) -> Self {
        self.with_game(|game| {
            game.players[seat.index()].rubies += game.rubies.supply;
            game.rubies.supply = 0;
        })
    }

    /// Puts cards from the pile into a hand.
    #[must_use]
    pub fn hand(self, seat: Seat, cards: &[Card]) -> Self {
        self.with_game(|game| {
            for card in cards {
                game.pile.remove(*card);
                game.players[seat.index()].hand.add(*card);
            }
        })
    }

    /// Puts cards from the pile on the discard pile, the last one on top.
    #[must_use]
    pub fn discard(self, cards: &[Card]) -> Self {
        self.with_game(|game| {
            for card in cards {
                game.pile.remove(*card);
                game.discard.lay(*card);
            }
        })
    }

    /// Leaves only these cards in the pile; all others of it go into a hand.
    #[must_use]
    pub fn pile_only(self, cards: &[Card], others_to: Seat) -> Self {
        self.with_game(|game| {
            let keep: Cards = cards.iter().copied().collect();
            for card in game.pile.iter() {
                game.players[others_to.index()].hand.add(card);
            }
            game.pile = keep;
            for card in cards {
                game.players[others_to.index()].hand.remove(*card);
            }
        })
    }

    /// Puts a merchant with his stack at a place.
    #[must_use]
    pub fn merchant(self, seat: Seat, place: Place) -> Self {
        self.with_game(|game| game.players[seat.index()].merchant = place)
    }

    /// Puts a family member at a place.
    #[must_use]
    pub fn family(self, seat: Seat, place: Place) -> Self {
        self.with_game(|game| game.players[seat.index()].family = place)
    }

    /// Takes own assistants out of the stack and lays one at each of these places.
    #[must_use]
    pub fn assistants_out(self, seat: Seat, places: &[Place]) -> Self {
        self.with_game(|game| {
            let player = &mut game.players[seat.index()];
            for place in places {
                let neutral = player.stack.leave();
                if neutral {
                    game.neutral_assistants[place.index()] += 1;
                } else {
                    player.assistants_out.insert(*place);
                }
            }
        })
    }

    /// Puts the Governor at a place.
    #[must_use]
    pub fn governor(self, place: Place) -> Self {
        self.with_game(|game| game.governor = place)
    }

    /// Puts the Smuggler at a place.
    #[must_use]
    pub fn smuggler(self, place: Place) -> Self {
        self.with_game(|game| game.smuggler = place)
    }

    /// Moves a neutral merchant of a game for two, counted from 0 in the order of the colours.
    #[must_use]
    pub fn neutral_merchant(self, merchant: usize, place: Place) -> Self {
        self.with_game(|game| {
            if let Some(stands_at) = game.neutral_merchants.get_mut(merchant) {
                *stands_at = place;
            }
        })
    }

    /// The demand tiles of a market from the top, as far as they are known.
    #[must_use]
    pub fn demand(self, market: Market, tiles: &[DemandTile]) -> Self {
        self.with_game(|game| {
            if let Some(demand) = Demand::new(tiles) {
                *game.demand_mut(market) = demand;
            }
        })
    }

    /// Mail indicators in the lower row.
    #[must_use]
    pub fn mail_down(self, down: u8) -> Self {
        self.with_game(|game| game.mail_down = down.min(4))
    }

    /// Makes a player the caravan leader.
    #[must_use]
    pub fn caravan_leader(self, seat: Seat) -> Self {
        self.with_game(|game| game.caravan_leader = Some(seat))
    }

    /// Somebody has enough rubies: this round is the last.
    #[must_use]
    pub fn last_round(self) -> Self {
        self.with_game(|game| game.last_round = true)
    }

    /// The game, if its pieces add up.
    pub fn build(self) -> Result<Game, PositionError> {
        let mut game = self.game?;
        game.steps = Steps::new(Step::Move);
        // As if the last shuffle were long ago.
        game.shuffled = game.pile;
        for player in &mut game.players {
            player.fresh = player.hand;
            game.shuffled = game.shuffled.with(player.hand);
        }
        expansion::position_built(&mut game);
        game.audit().map_err(PositionError::Pieces)?;
        Ok(game)
    }
}

use tabletop::{Seat, Turn};

use crate::{
    Cards, Chance, Dice, Face, Good, Goods, Question, Sort, Tiles, Track,
    data::{self, BoardSide, TileCost},
    price::{Means, Price},
    step::{Purchase, Step, Steps},
    tile::Bottom,
    track::RubyPrice,
};

/// The most who can play.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A game in progress.
///
/// Plain data without heap: a clone is a short copy. Two games are equal if nothing about them
/// differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) players: [Player; MOST_PLAYERS],
    /// What nobody has, by sort.
    pub(crate) supply: [u8; 7],
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The cards that were turned up and are not done with.
    pub(crate) open_cards: Cards,
    /// The tiles of the stack that nobody has seen.
    pub(crate) stack: Tiles,
    /// Those under them that were given up.
    pub(crate) bottom: Bottom,
    pub(crate) display: Tiles,
    /// How many rubies were taken from each track.
    pub(crate) taken: [u8; 6],
    pub(crate) mosque_taken: u8,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) steps: Steps,
    pub(crate) this_turn: ThisTurn,
    pub(crate) last_round: bool,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// By sort.
    pub(crate) stock: [u8; 7],
    pub(crate) rubies: u8,
    pub(crate) tiles: Tiles,
    /// Dice from the reserve.
    pub(crate) extra_dice: u8,
    /// The ruby of the mosque is won once only (D-48).
    pub(crate) has_mosque_ruby: bool,
}

/// What belongs to the turn. Dice, actions and goods with the coins follow the tiles that were owned
/// when it began (D-46).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ThisTurn {
    /// How many dice are rolled.
    pub(crate) dice_to_roll: u8,
    /// Dice on the table that can still be used.
    pub(crate) dice: Dice,
    pub(crate) used: Dice,
    pub(crate) actions: u8,
    /// The first action was begun: no more rolling (D-39).
    pub(crate) acted: bool,
    /// The tiles that bring a good with the coins.
    pub(crate) goods_with_coins: Tiles,
}

impl Player {
    #[inline]
    pub(crate) const fn has(&self, sort: Sort) -> u8 {
        self.stock[sort.index()]
    }
}

impl Game {
    #[inline]
    pub(crate) const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The numbers of the board for so many players.
    #[inline]
    pub const fn side(&self) -> &'static BoardSide {
        &data::BOARD[self.seats as usize - 2]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    /// Everybody at the table, in turn order.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats()).zip(&self.players)
    }

    /// What the player on turn could pay goods with.
    #[inline]
    pub(crate) fn means(&self) -> Means {
        let [red, yellow, green, blue, brown, ..] = self.me().stock;
        let [dice @ .., _, _] = self.this_turn.dice.0;
        Means { dice: Goods(dice), tiles: Goods([red, yellow, green, blue]), brown }
    }

    #[inline]
    pub(crate) const fn dice_of(&self, face: Face) -> u8 {
        self.this_turn.dice.0[face as usize]
    }

    /// Rubies left on a track.
    #[inline]
    pub(crate) const fn rubies_left(&self, track: Track) -> u8 {
        track.numbers(self.side()).len() as u8 - self.taken[track.index()]
    }

    /// What the next ruby of a track costs, if there is one.
    #[inline]
    pub(crate) fn ruby_price(&self, track: Track) -> Option<RubyPrice> {
        let number = track.numbers(self.side()).get(usize::from(self.taken[track.index()]))?;
        Some(track.price(*number))
    }

    /// Whether any track has a ruby left.
    pub(crate) fn has_rubies(&self) -> bool {
        Track::ALL.into_iter().any(|track| self.rubies_left(track) > 0)
    }

    /// The goods that are asked for; none for the right carpet and where nothing is left.
    #[inline]
    pub(crate) fn price(&self, purchase: Purchase) -> Option<Price> {
        match purchase {
            Purchase::Pair(good) => Some(Price::of(good, 2)),
            Purchase::TwoDifferent => Some(Price::different(2)),
            Purchase::ThreeDifferent => Some(Price::different(3)),
            Purchase::FourDifferent => Some(Price::one_of_each(0)),
            Purchase::Tile(tile) => Some(match tile.cost() {
                TileCost::Three(good) => Price::of(good, 3),
                TileCost::OneOfEach => Price::one_of_each(0),
            }),
            Purchase::Ruby(track) => match self.ruby_price(track)? {
                RubyPrice::Goods(price) => Some(price),
                RubyPrice::Lira(_) => None,
            },
        }
    }

    /// Everything that can be bought with goods.
    pub(crate) fn purchases(&self) -> impl Iterator<Item = Purchase> {
        Good::ALL
            .into_iter()
            .map(Purchase::Pair)
            .chain([Purchase::TwoDifferent, Purchase::ThreeDifferent, Purchase::FourDifferent])
            .chain(self.display.iter().map(Purchase::Tile))
            .chain(Track::ALL.into_iter().map(Purchase::Ruby))
    }

    /// Whether dice may still be rolled again: before the first action, for a crystal.
    #[inline]
    pub(crate) const fn may_reroll(&self) -> bool {
        !self.this_turn.acted && self.me().has(Sort::Crystal) > 0
    }

    /// The seat of [`turn`](Self::turn), without the question.
    #[inline]
    pub(crate) const fn current_player(&self) -> Option<Seat> {
        match self.steps.top() {
            Step::Offer { seat, .. } => Some(seat),
            Step::Rolling { .. } | Step::Draw { .. } | Step::Refill | Step::Close | Step::Over => {
                None
            }
            Step::Reveal { .. }
            | Step::Roll
            | Step::Act { .. }
            | Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Choose { .. }
            | Step::Card { .. }
            | Step::Ruby
            | Step::Tile => Some(self.seat),
        }
    }

    pub(crate) fn turn(&self) -> Turn<Question, Chance> {
        let ask = |question| Turn::Decide(self.seat, question);
        // A purchase that is being paid has a price.
        let price =
            |purchase| self.price(purchase).unwrap_or(Price { any: 0, ..Price::one_of_each(0) });
        match self.steps.top() {
            Step::Reveal { cards } => ask(Question::Reveal { cards }),
            Step::Roll => ask(Question::Roll { dice: self.this_turn.dice_to_roll }),
            Step::Act { by_hand } => ask(Question::Act {
                actions: self.this_turn.actions,
                reroll: self.may_reroll() && !by_hand,
                by_hand,
            }),
            Step::Give { purchase } => ask(Question::Give { price: price(purchase) }),
            Step::Pay { purchase, good, .. } => ask(Question::Pay { price: price(purchase), good }),
            Step::Take { count } => ask(Question::Take { count }),
            Step::Choose { .. } => ask(Question::Choose),
            Step::Card { card, .. } => ask(Question::Card { card }),
            Step::Offer { card, seat } => Turn::Decide(seat, Question::Offer { card }),
            Step::Ruby => ask(Question::Ruby),
            Step::Tile => ask(Question::Tile),
            Step::Rolling { left, .. } => Turn::Chance(Chance::Dice { dice: left }),
            Step::Draw { .. } => Turn::Chance(Chance::Card),
            Step::Refill => Turn::Chance(Chance::Tile),
            // `Close` happens by itself and is never on top between two actions.
            Step::Close | Step::Over => Turn::Over,
        }
    }
}

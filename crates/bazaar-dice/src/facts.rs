//! Single facts about a game, without a heap: for players who judge thousands of positions.

use tabletop::Seat;

use crate::{Cards, Dice, Game, Goods, Sort, Tiles, Track, price::Price, track::RubyPrice, turns};

impl Game {
    /// Whose turn it is.
    #[inline]
    pub const fn seat_on_turn(&self) -> Seat {
        self.seat
    }

    /// How many of a sort somebody has.
    #[inline]
    pub const fn stock(&self, seat: Seat, sort: Sort) -> u8 {
        self.players[seat.index()].stock[sort.index()]
    }

    /// Coloured goods tiles.
    #[inline]
    pub const fn goods(&self, seat: Seat) -> Goods {
        let [red, yellow, green, blue, ..] = self.players[seat.index()].stock;
        Goods::new(red, yellow, green, blue)
    }

    /// Rubies of a seat.
    #[inline]
    pub const fn rubies(&self, seat: Seat) -> u8 {
        self.players[seat.index()].rubies
    }

    /// Mosque tiles of a seat.
    #[inline]
    pub const fn mosque_tiles(&self, seat: Seat) -> Tiles {
        self.players[seat.index()].tiles
    }

    /// Whether a seat has taken its ruby from the mosque.
    #[inline]
    pub const fn has_mosque_ruby(&self, seat: Seat) -> bool {
        self.players[seat.index()].has_mosque_ruby
    }

    /// What is left in the supply.
    #[inline]
    pub const fn supply(&self, sort: Sort) -> u8 {
        self.supply[sort.index()]
    }

    /// Dice on the table that can still be used.
    #[inline]
    pub const fn dice(&self) -> Dice {
        self.this_turn.dice
    }

    /// Actions that are left in this turn.
    #[inline]
    pub const fn actions_left(&self) -> u8 {
        self.this_turn.actions
    }

    /// Mosque tiles that lie open.
    #[inline]
    pub const fn open_tiles(&self) -> Tiles {
        self.display
    }

    /// Bazaar cards that lie open.
    #[inline]
    pub const fn open_cards(&self) -> Cards {
        self.open_cards
    }

    /// Rubies left on a track.
    #[inline]
    pub const fn rubies_on(&self, track: Track) -> u8 {
        self.rubies_left(track)
    }

    /// The number on the next space of a track: goods of the colour, goods of any colour besides one
    /// of each, or Lira.
    #[inline]
    pub fn next_number(&self, track: Track) -> Option<u8> {
        track.numbers(self.side()).get(usize::from(self.taken[track.index()])).copied()
    }

    /// The goods that the next ruby of a track costs; none for the right carpet.
    pub fn goods_price(&self, track: Track) -> Option<Price> {
        match self.ruby_price(track)? {
            RubyPrice::Goods(price) => Some(price),
            RubyPrice::Lira(_) => None,
        }
    }

    /// How many rubies bring about the end.
    #[inline]
    pub const fn rubies_to_end(&self) -> u8 {
        self.side().rubies_to_end
    }

    /// Whether the last round has begun.
    #[inline]
    pub const fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// Lira after the sale that breaks a tie (D-6).
    #[inline]
    pub fn worth(&self, seat: Seat) -> u16 {
        turns::worth(&self.players[seat.index()])
    }
}

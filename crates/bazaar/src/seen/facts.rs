//! Single facts about a game, without a heap: for players who judge thousands of positions.
//!
//! They tell everything, hands included. A bot at a table therefore never gets the game itself,
//! only one imagined from what its seat sees ([`tabletop::Game::resample`]).

use tabletop::Seat;

use crate::{
    Cards, Game, Good, Goods, Market, Place, Places,
    base::places::{gemstone_dealer, mosque, post_office, sultans_palace},
    turn::expansion,
};

impl Game {
    /// Whose turn it is.
    #[inline]
    pub const fn seat_on_turn(&self) -> Seat {
        self.seat
    }

    /// How many Lira a seat has.
    #[inline]
    pub const fn lira(&self, seat: Seat) -> u32 {
        self.players[seat.index()].lira
    }

    /// What lies on the wheelbarrow of a seat.
    #[inline]
    pub const fn goods(&self, seat: Seat) -> Goods {
        self.players[seat.index()].goods
    }

    /// How many of each good the wheelbarrow holds.
    #[inline]
    pub const fn capacity(&self, seat: Seat) -> u8 {
        self.players[seat.index()].capacity()
    }

    /// How many rubies a seat has.
    #[inline]
    pub const fn rubies(&self, seat: Seat) -> u8 {
        self.players[seat.index()].rubies
    }

    /// The cards in a hand.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.players[seat.index()].hand
    }

    /// Whether a seat owns the mosque tile of this colour.
    #[inline]
    pub const fn has_tile(&self, seat: Seat, good: Good) -> bool {
        self.players[seat.index()].tiles.contains(good)
    }

    /// Where the merchant stands.
    #[inline]
    pub const fn merchant(&self, seat: Seat) -> Place {
        self.players[seat.index()].merchant
    }

    /// Where the family member stands.
    #[inline]
    pub const fn family(&self, seat: Seat) -> Place {
        self.players[seat.index()].family
    }

    /// How many assistants are under the merchant.
    #[inline]
    pub const fn stack(&self, seat: Seat) -> u8 {
        self.players[seat.index()].stack.len()
    }

    /// Where own assistants lie.
    #[inline]
    pub const fn assistants_out(&self, seat: Seat) -> Places {
        self.players[seat.index()].assistants_out
    }

    /// How many neutral assistants lie at a place.
    #[inline]
    pub const fn neutral_assistants(&self, place: Place) -> u8 {
        self.neutral_assistants[place.index()]
    }

    /// Where the Governor stands.
    #[inline]
    pub const fn governor(&self) -> Place {
        self.governor
    }

    /// Where the Smuggler stands.
    #[inline]
    pub const fn smuggler(&self) -> Place {
        self.smuggler
    }

    /// Where the neutral merchants of a game for two stand.
    #[inline]
    pub fn neutral_merchants(&self) -> &[Place] {
        self.neutrals()
    }

    /// The goods and Lira the post office pays now.
    #[inline]
    pub fn mail(&self) -> ([Good; 2], u32) {
        post_office::income(self.mail_down)
    }

    /// What a market asks for now; nothing while a tile is still to be turned up.
    #[inline]
    pub const fn demanded(&self, market: Market) -> Goods {
        self.demand(market).icons()
    }

    /// The number on the next mosque tile of a colour.
    #[inline]
    pub fn next_tile(&self, good: Good) -> Option<u8> {
        mosque::next_tile(self, good)
    }

    /// What the Sultan asks for: goods, and how many of any kind. Nothing if there is no ruby.
    #[inline]
    pub const fn palace_price(&self) -> Option<(Goods, u8)> {
        if self.rubies.palace == 0 {
            return None;
        }
        Some(sultans_palace::price_at(self.rubies.palace))
    }

    /// What the Gemstone Dealer asks for; nothing if there is no ruby.
    #[inline]
    pub const fn dealer_price(&self) -> Option<u32> {
        gemstone_dealer::price(self.rubies.dealer)
    }

    /// The rubies on the track of a place that has one, such as the Sultan's Palace.
    pub fn rubies_at(&self, place: Place) -> u8 {
        if matches!(place, Place::SultansPalace) {
            self.rubies.palace
        } else if matches!(place, Place::GemstoneDealer) {
            self.rubies.dealer
        } else {
            expansion::rubies_at(self, place)
        }
    }

    /// How many rubies bring about the end.
    #[inline]
    pub const fn rubies_to_end(&self) -> u8 {
        self.rules.rubies_to_end(self.seats as usize)
    }

    /// Whether this round is the last.
    #[inline]
    pub const fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// Orthogonal steps between two places.
    #[inline]
    pub fn distance(&self, one: Place, other: Place) -> u8 {
        self.board.distance(one, other)
    }
}

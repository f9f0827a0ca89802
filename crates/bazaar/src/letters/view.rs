//! What Letters & Seals shows of itself: to people, and to players that judge positions.

use serde::Serialize;
use tabletop::Seat;

use super::{
    pieces::{Companion, KioskTile, KioskTiles, Letters},
    places::secret_society,
};
use crate::{Game, Place, table::game::Acting, turn::step::Step};

/// What Letters & Seals adds to the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LettersView {
    /// Where the courier stands.
    pub courier: Place,
    /// Whose turn it is, also while others choose a tile or bid.
    pub on_turn: Seat,
    /// This is a bonus turn.
    pub bonus_turn: bool,
    /// How many letters lie face down; all others are open.
    pub letter_pile: u8,
    /// The discarded letters, by the places they name.
    pub letter_discard: Vec<Place>,
    /// How many kiosk tiles lie face down.
    pub kiosk_pile: u8,
    /// The open tiles of a draft.
    pub kiosk_open: Vec<KioskTile>,
    /// The tiles that were used or left, open to everybody.
    pub kiosk_discard: Vec<KioskTile>,
    /// The Lira for the next one at the Secret Society.
    pub society_lira: u32,
    /// The highest bid of an auction, and whose it is.
    pub bid: Option<BidView>,
}

/// The highest bid of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct BidView {
    /// Who bids most.
    pub seat: Seat,
    /// How many Lira.
    pub lira: u32,
}

/// What Letters & Seals adds to a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PlayerLettersView {
    /// Not yet delivered, by the places they name.
    pub letters: Vec<Place>,
    /// Delivered, by the places they name.
    pub delivered: Vec<Place>,
    /// The seals of all of them.
    pub seals: u8,
    /// Where the companion is.
    pub companion: Companion,
}

impl Game {
    pub(crate) fn letters_view(&self) -> Option<LettersView> {
        let letters = &self.letters;
        let in_auction = matches!(self.steps.top(), Step::AuctionBid { .. });
        Some(LettersView {
            courier: letters.courier?,
            on_turn: self.on_turn(),
            bonus_turn: self.this_turn.letters.bonus_turn,
            letter_pile: letters.pile.len(),
            letter_discard: letters.discard.iter().collect(),
            kiosk_pile: letters.kiosk_pile.len(),
            kiosk_open: letters.kiosk_open.iter().collect(),
            kiosk_discard: letters.kiosk_discard.iter().collect(),
            society_lira: secret_society::lira(letters.society_uses),
            bid: letters
                .bidder
                .filter(|_| in_auction)
                .map(|seat| BidView { seat, lira: letters.bid }),
        })
    }

    pub(crate) fn player_letters_view(&self, seat: Seat) -> Option<PlayerLettersView> {
        let player = &self.players[seat.index()].letters;
        self.rules.has_letters().then(|| PlayerLettersView {
            letters: player.held.open.iter().collect(),
            delivered: player.held.delivered.iter().collect(),
            seals: player.held.seals(),
            companion: player.companion,
        })
    }

    /// The letters that are not delivered yet.
    #[inline]
    pub const fn open_letters(&self, seat: Seat) -> Letters {
        self.players[seat.index()].letters.held.open
    }

    /// The letters that are delivered and not given up.
    #[inline]
    pub const fn delivered_letters(&self, seat: Seat) -> Letters {
        self.players[seat.index()].letters.held.delivered
    }

    /// The seals of all letters of a seat.
    #[inline]
    pub const fn seals(&self, seat: Seat) -> u8 {
        self.players[seat.index()].letters.held.seals()
    }

    /// Where the companion of a seat is.
    #[inline]
    pub const fn companion(&self, seat: Seat) -> Companion {
        self.players[seat.index()].letters.companion
    }

    /// Whether it is the companion who acts in this turn.
    #[inline]
    pub const fn companion_acts(&self) -> bool {
        matches!(self.this_turn.acting, Acting::Companion)
    }

    /// Whether this turn was paid for with seals.
    #[inline]
    pub const fn is_bonus_turn(&self) -> bool {
        self.this_turn.letters.bonus_turn
    }

    /// Where the courier stands, if there is one.
    pub const fn courier(&self) -> Option<Place> {
        self.letters.courier
    }

    /// How often the Secret Society was used.
    pub const fn society_uses(&self) -> u8 {
        self.letters.society_uses
    }

    /// The tiles of the draft that nobody has taken yet.
    pub const fn kiosk_open(&self) -> KioskTiles {
        self.letters.kiosk_open
    }
}

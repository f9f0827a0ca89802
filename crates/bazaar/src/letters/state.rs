//! The pieces that Letters & Seals adds to the table, to a player and to a turn.

use tabletop::Seat;

use super::pieces::{Companion, Held, KioskTiles, Letters};
use crate::{pieces::place::Place, table::setup::Setup};

/// What lies on the table besides the pieces of the base game. Without the expansion, nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LettersTable {
    pub(crate) pile: Letters,
    pub(crate) discard: Letters,
    pub(crate) kiosk_pile: KioskTiles,
    pub(crate) kiosk_open: KioskTiles,
    pub(crate) kiosk_discard: KioskTiles,
    pub(crate) courier: Option<Place>,
    /// How often the Secret Society was used.
    pub(crate) society_uses: u8,
    /// The highest bid of the auction, and whose it is.
    pub(crate) bid: u32,
    pub(crate) bidder: Option<Seat>,
    /// The hundreds named so far of a bid beyond 100 Lira (L-109).
    pub(crate) named: u32,
    /// Whose turn it is while others are asked: during a draft or an auction.
    pub(crate) on_turn: Option<Seat>,
    /// The copy card lies beside the table while the card it copies is carried out (L-93).
    pub(crate) copied: bool,
}

/// What a player has besides the pieces of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LettersPlayer {
    pub(crate) held: Held,
    pub(crate) companion: Companion,
}

/// What may happen once in a turn, and has or has not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LettersTurn {
    pub(crate) courier_met: bool,
    /// This is a bonus turn (L-51).
    pub(crate) bonus_turn: bool,
    /// This merchant is not paid (L-99).
    pub(crate) not_paid: Option<Seat>,
}

impl LettersTable {
    /// Before the first turn.
    pub(crate) const fn new(setup: &Setup) -> Self {
        let courier = setup.courier;
        let used = courier.is_some();
        Self {
            pile: if used { Letters::ALL } else { Letters::NONE },
            discard: Letters::NONE,
            kiosk_pile: if used { KioskTiles::ALL } else { KioskTiles::NONE },
            kiosk_open: KioskTiles::NONE,
            kiosk_discard: KioskTiles::NONE,
            courier,
            society_uses: 0,
            bid: 0,
            bidder: None,
            named: 0,
            on_turn: None,
            copied: false,
        }
    }
}

impl LettersPlayer {
    /// Before the first turn.
    pub(crate) const NEW: Self = Self { held: Held::NONE, companion: Companion::Supply };
}

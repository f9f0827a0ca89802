//! What earlier versions of the rules did otherwise.
//!
//! A game goes on by the version it began with, so that every record replays exactly and a table
//! that was put away under an older program goes on as it was. Here stands only what changes the
//! table or the questions; a correction that merely allows more answers needs nothing.

use crate::pieces::ruleset::Ruleset;

/// A version of the rules that is still played, as records name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum RulesVersion {
    One = 1,
    Two = 2,
}

impl RulesVersion {
    pub(crate) const OLDEST: Self = Self::One;
    pub(crate) const NEWEST: Self = Self::Two;

    pub(crate) const fn new(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }

    pub(crate) const fn number(self) -> u32 {
        self as u32
    }

    /// All rubies of the box. Ruling M-97: 42 with any expansion; version 1 counted those of the
    /// single boxes.
    pub(crate) const fn rubies(self, ruleset: Ruleset) -> u8 {
        match self {
            Self::One => 32 + ruleset.rubies_of_expansions(),
            Self::Two if ruleset.has_more_boxes() => 42,
            Self::Two => 32,
        }
    }

    /// Ruling L-109: any bid can be made that can be paid. In version 1 nobody bid more than 100.
    #[inline]
    pub(crate) const fn bids_any_amount(self) -> bool {
        matches!(self, Self::Two)
    }

    /// Rulings B-96 and M-98: a die may be turned wherever what is owed can be paid afterwards. In
    /// version 1 goods and the dice themselves did not count, and the question did not come.
    #[inline]
    pub(crate) const fn counts_goods_and_dice(self) -> bool {
        matches!(self, Self::Two)
    }

    /// Ruling M-75: after a roll whoever might hold the card that turns a die is asked. In version 1
    /// it was whoever held it, and everybody could tell.
    #[inline]
    pub(crate) const fn asks_whoever_might_hold_the_card(self) -> bool {
        matches!(self, Self::Two)
    }

    /// Ruling M-99: guild card 7 brings the companion also if nobody is called back.
    #[inline]
    pub(crate) const fn guild_card_brings_companion(self) -> bool {
        matches!(self, Self::Two)
    }
}

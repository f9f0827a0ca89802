//! What Letters & Seals brings along, and the question that its files ask of the rules.

use crate::{Card, Options, Place, Rules, Ruleset};

impl Place {
    /// The places with Letters & Seals (L-6): its last one, the Catacombs, is only on the board of
    /// all places.
    pub const LETTERS: [Self; Self::IN_BOXES[0] + Self::IN_BOXES[2] - 1] =
        Self::without(Self::IN_BOXES[0], Self::IN_BOXES[1]);
}

impl Card {
    /// The new kinds of Letters & Seals.
    pub const LETTERS: [Self; Self::IN_BOXES[2]] =
        Self::without(0, Self::IN_BOXES[0] + Self::IN_BOXES[1]);

    /// The kinds of the base game and of Letters & Seals.
    pub const WITH_LETTERS: [Self; Self::IN_BOXES[0] + Self::IN_BOXES[2]] =
        Self::without(Self::IN_BOXES[0], Self::IN_BOXES[1]);
}

impl Options {
    /// Letters & Seals on the layout for the first game.
    pub fn letters(players: usize) -> Self {
        Self::usual(Ruleset::Letters, players)
    }
}

impl Rules {
    /// Whether letters are delivered, with everything that belongs to them: companions, courier,
    /// Kiosk, bonus turns.
    #[inline]
    pub(crate) const fn has_letters(self) -> bool {
        self.ruleset.has_letters()
    }
}

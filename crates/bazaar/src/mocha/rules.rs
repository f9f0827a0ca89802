//! What Mocha & Baksheesh brings along, and the questions that its files ask of the rules.

use crate::{Action, Card, Options, Place, Rules, Ruleset, Ware, turn::action::ids_of};

impl Place {
    /// The places with Mocha & Baksheesh.
    pub const MOCHA: [Self; Self::IN_BOXES[0] + Self::IN_BOXES[1]] = Self::without(0, 0);
}

impl Card {
    /// The kinds with Mocha & Baksheesh.
    pub const MOCHA: [Self; Self::IN_BOXES[0] + Self::IN_BOXES[1]] = Self::without(0, 0);
}

impl Action {
    /// The ids of the actions of the base game and of Mocha & Baksheesh are below this.
    pub const MOCHA_COUNT: u16 = ids_of(2);
}

impl Options {
    /// Mocha & Baksheesh on the layout for the first game.
    pub fn mocha(players: usize) -> Self {
        Self::usual(Ruleset::Mocha, players)
    }
}

impl Rules {
    /// The rubies that lie on the Coffee House at first.
    pub(crate) const fn coffee_house_rubies(self) -> u8 {
        if self.ruleset.has_mocha() { Ruleset::Mocha.rubies_of_expansions() } else { 0 }
    }

    /// Whether the coffee trader walks about.
    pub(crate) const fn has_a_coffee_trader(self) -> bool {
        self.ruleset.has_mocha()
    }

    /// Whether there are guild cards to draw.
    pub(crate) const fn has_guild_cards(self) -> bool {
        self.ruleset.has_mocha()
    }

    /// Whether there is such a ware to be had: coffee needs the box.
    pub(crate) const fn has_ware(self, ware: Ware) -> bool {
        !matches!(ware, Ware::Coffee) || self.ruleset.has_mocha()
    }

    /// Coffee that comes with the cards of the Caravansary.
    #[inline]
    pub(crate) const fn caravansary_coffee(self) -> u32 {
        self.ruleset.has_mocha() as u32
    }
}

use serde::{Deserialize, Serialize};

use crate::{
    letters::pieces::Deck,
    pieces::{card::Card, cards::Cards, place::Place, ruleset::Ruleset},
};

/// The rules in force at a table.
///
/// The files of places and cards never ask which box is open or which variant is on: they ask the
/// questions below, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Which boxes are on the table.
    pub ruleset: Ruleset,
    /// Which variants are played.
    #[serde(default)]
    pub variants: Variants,
    /// With Letters & Seals: which bonus cards are shuffled.
    #[serde(default, skip_serializing_if = "Deck::is_mixed")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Deck>"))]
    pub deck: Deck,
}

/// The variants, each on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Variants {
    /// The lowest assistant of every stack belongs to nobody.
    #[serde(default)]
    pub neutral_assistants: bool,
    /// Whoever last used the Caravansary keeps both cards next time.
    #[serde(default)]
    pub caravan_leader: bool,
}

impl Rules {
    /// The base game without variants.
    pub const fn base() -> Self {
        Self {
            ruleset: Ruleset::Base,
            variants: Variants { neutral_assistants: false, caravan_leader: false },
            deck: Deck::Mixed,
        }
    }

    /// All bonus cards of the box.
    #[inline]
    pub const fn deck(self) -> Cards {
        self.deck.of(self.ruleset)
    }

    /// The card that repeats the action of a place, if the deck has one.
    #[inline]
    pub(crate) fn card_repeating(self, place: Place) -> Option<Card> {
        let card = Card::repeating(place)?;
        self.deck().has(card).then_some(card)
    }

    /// The number of rubies that brings about the end.
    #[inline]
    pub const fn rubies_to_end(self, players: usize) -> u8 {
        if self.ruleset.has_more_boxes() || players == 2 { 6 } else { 5 }
    }

    /// Whether the lowest assistant of every stack belongs to nobody.
    #[inline]
    pub const fn stacks_begin_with_a_neutral(self) -> bool {
        self.variants.neutral_assistants
    }

    /// Whether whoever last used the Caravansary keeps both cards next time.
    #[inline]
    pub const fn caravansary_has_a_leader(self) -> bool {
        self.variants.caravan_leader
    }

    /// How many may play: with neutral assistants one colour has to be left over.
    pub const fn most_players(self) -> usize {
        if self.variants.neutral_assistants { 4 } else { 5 }
    }
}

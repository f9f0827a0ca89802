use serde::{Deserialize, Serialize};

use crate::pieces::{card::Card, cards::Cards, place::Place, ruleset::Ruleset};

/// The rules in force at a table.
///
/// The files of places and cards never ask which box is open or which variant is on: they ask the
/// questions below, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub ruleset: Ruleset,
    #[serde(default)]
    pub variants: Variants,
    /// With Letters & Seals: which bonus cards are shuffled.
    #[serde(default, skip_serializing_if = "Deck::is_mixed")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Deck>"))]
    pub deck: Deck,
}

/// Which bonus cards a game with Letters & Seals uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// The new ones together with those of the base game.
    #[default]
    Mixed,
    /// Only the 28 new ones.
    NewOnly,
}

impl Deck {
    pub const ALL: [Self; 2] = [Self::Mixed, Self::NewOnly];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Mixed => "mixed",
            Self::NewOnly => "new-only",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(crate) const fn is_mixed(&self) -> bool {
        matches!(self, Self::Mixed)
    }
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
        match self.ruleset {
            Ruleset::Base => Cards::deck(),
            Ruleset::Mocha => const { Cards::of_kinds(&Card::MOCHA) },
            Ruleset::Letters => match self.deck {
                Deck::Mixed => const { Cards::of_kinds(&Card::WITH_LETTERS) },
                Deck::NewOnly => const { Cards::of_kinds(&Card::LETTERS) },
            },
            Ruleset::GreatBazaar => const { Cards::of_kinds(&Card::ALL) },
        }
    }

    /// The rubies that lie on the Coffee House at first.
    pub(crate) const fn coffee_house_rubies(self) -> u8 {
        match self.ruleset {
            Ruleset::Base | Ruleset::Letters => 0,
            Ruleset::Mocha | Ruleset::GreatBazaar => 5,
        }
    }

    /// Whether the coffee trader walks about.
    pub(crate) const fn has_a_coffee_trader(self) -> bool {
        match self.ruleset {
            Ruleset::Base | Ruleset::Letters => false,
            Ruleset::Mocha | Ruleset::GreatBazaar => true,
        }
    }

    /// Whether there are guild cards to draw.
    pub(crate) const fn has_guild_cards(self) -> bool {
        match self.ruleset {
            Ruleset::Base | Ruleset::Letters => false,
            Ruleset::Mocha | Ruleset::GreatBazaar => true,
        }
    }

    /// Coffee that comes with the cards of the Caravansary.
    #[inline]
    pub(crate) const fn caravansary_coffee(self) -> u32 {
        match self.ruleset {
            Ruleset::Base | Ruleset::Letters => 0,
            Ruleset::Mocha | Ruleset::GreatBazaar => 1,
        }
    }

    /// Whether letters are delivered, with everything that belongs to them: companions, courier,
    /// Kiosk, bonus turns.
    #[inline]
    pub(crate) const fn has_letters(self) -> bool {
        self.ruleset.has_letters()
    }

    /// Whether there is coffee to be had.
    pub(crate) const fn has_coffee(self) -> bool {
        self.has_guild_cards()
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
        match self.ruleset {
            Ruleset::Base => {
                if players == 2 {
                    6
                } else {
                    5
                }
            }
            Ruleset::Mocha | Ruleset::Letters | Ruleset::GreatBazaar => 6,
        }
    }

    #[inline]
    pub const fn stacks_begin_with_a_neutral(self) -> bool {
        self.variants.neutral_assistants
    }

    #[inline]
    pub const fn caravansary_has_a_leader(self) -> bool {
        self.variants.caravan_leader
    }

    /// How many may play: with neutral assistants one colour has to be left over.
    pub const fn most_players(self) -> usize {
        if self.variants.neutral_assistants { 4 } else { 5 }
    }
}

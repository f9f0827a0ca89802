use serde::{Deserialize, Serialize};

use crate::pieces::{card::Card, cards::Cards, ruleset::Ruleset};

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
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Mixed, Self::NewOnly];

    /// Its name, as people write it.
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

    /// The bonus cards of a ruleset, if this was chosen.
    #[inline]
    pub(crate) const fn of(self, ruleset: Ruleset) -> Cards {
        match self {
            Self::NewOnly if ruleset.chooses_its_deck() => {
                const { Cards::of_kinds(&Card::LETTERS) }
            }
            Self::NewOnly | Self::Mixed => ruleset.deck(),
        }
    }
}

impl Ruleset {
    /// Whether a table may choose its bonus cards.
    pub const fn chooses_its_deck(self) -> bool {
        matches!(self, Self::Letters)
    }
}

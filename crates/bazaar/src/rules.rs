use serde::{Deserialize, Serialize};

/// Which box is on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Ruleset {
    #[default]
    Base,
}

impl Ruleset {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
        }
    }
}

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
        }
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

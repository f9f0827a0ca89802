use serde::{Deserialize, Serialize};

use crate::{mocha::pieces::Payment, pieces::goods::Good};

/// Which figure, and what is chosen with him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Afar {
    /// The Governor: a bonus card.
    Governor,
    /// The Smuggler: a red good.
    SmugglerRed,
    /// The Smuggler: a green good.
    SmugglerGreen,
    /// The Smuggler: a yellow good.
    SmugglerYellow,
    /// The Smuggler: a blue good.
    SmugglerBlue,
    /// The courier: a letter.
    Courier,
    /// The trader, paid in Lira.
    TraderLira,
    /// The trader, paid with a red good.
    TraderRed,
    /// The trader, paid with a green good.
    TraderGreen,
    /// The trader, paid with a yellow good.
    TraderYellow,
    /// The trader, paid with a blue good.
    TraderBlue,
}

impl Afar {
    /// Every way to use somebody from afar, in the order of the ids.
    pub const ALL: [Self; 11] = [
        Self::Governor,
        Self::SmugglerRed,
        Self::SmugglerGreen,
        Self::SmugglerYellow,
        Self::SmugglerBlue,
        Self::Courier,
        Self::TraderLira,
        Self::TraderRed,
        Self::TraderGreen,
        Self::TraderYellow,
        Self::TraderBlue,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Governor => "governor",
            Self::SmugglerRed => "smuggler-red",
            Self::SmugglerGreen => "smuggler-green",
            Self::SmugglerYellow => "smuggler-yellow",
            Self::SmugglerBlue => "smuggler-blue",
            Self::Courier => "courier",
            Self::TraderLira => "trader-lira",
            Self::TraderRed => "trader-red",
            Self::TraderGreen => "trader-green",
            Self::TraderYellow => "trader-yellow",
            Self::TraderBlue => "trader-blue",
        }
    }

    /// The good the Smuggler gives.
    pub const fn smuggled(self) -> Option<Good> {
        match self {
            Self::SmugglerRed => Some(Good::Red),
            Self::SmugglerGreen => Some(Good::Green),
            Self::SmugglerYellow => Some(Good::Yellow),
            Self::SmugglerBlue => Some(Good::Blue),
            Self::Governor
            | Self::Courier
            | Self::TraderLira
            | Self::TraderRed
            | Self::TraderGreen
            | Self::TraderYellow
            | Self::TraderBlue => None,
        }
    }

    /// What the coffee trader is paid with.
    pub const fn payment(self) -> Option<Payment> {
        match self {
            Self::TraderLira => Some(Payment::Lira),
            Self::TraderRed => Some(Payment::Red),
            Self::TraderGreen => Some(Payment::Green),
            Self::TraderYellow => Some(Payment::Yellow),
            Self::TraderBlue => Some(Payment::Blue),
            Self::Governor
            | Self::Courier
            | Self::SmugglerRed
            | Self::SmugglerGreen
            | Self::SmugglerYellow
            | Self::SmugglerBlue => None,
        }
    }
}

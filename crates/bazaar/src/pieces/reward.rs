use serde::{Deserialize, Serialize};

/// What a caught family member brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// 3 Lira.
    Lira,
    /// A bonus card.
    Card,
}

impl Reward {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Lira, Self::Card];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lira => "lira",
            Self::Card => "card",
        }
    }
}

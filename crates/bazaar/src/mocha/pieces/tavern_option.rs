use super::tavern_tile::TavernTile;

/// One of the things that can be done at the Tavern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum TavernOption {
    /// The barrier is put somewhere else.
    Barrier,
    /// A tile for longer moves.
    Movement,
    /// A tile for encounters that cost nothing.
    Encounter,
    /// A ruby for coffee and goods.
    Ruby,
}

impl TavernOption {
    /// Everything the Tavern offers, in the order of the ids.
    pub const ALL: [Self; 4] = [Self::Barrier, Self::Movement, Self::Encounter, Self::Ruby];

    pub(crate) const fn of(kind: TavernTile) -> Self {
        match kind {
            TavernTile::Movement => Self::Movement,
            TavernTile::Encounter => Self::Encounter,
        }
    }

    /// The tile it takes, if it does.
    pub const fn tile(self) -> Option<TavernTile> {
        match self {
            Self::Movement => Some(TavernTile::Movement),
            Self::Encounter => Some(TavernTile::Encounter),
            Self::Barrier | Self::Ruby => None,
        }
    }

    /// Every one after every one.
    pub(crate) fn pairs() -> impl Iterator<Item = (Self, Self)> + Clone {
        Self::ALL.into_iter().flat_map(|one| Self::ALL.into_iter().map(move |other| (one, other)))
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Barrier => "barrier",
            Self::Movement => "movement",
            Self::Encounter => "encounter",
            Self::Ruby => "ruby",
        }
    }
}

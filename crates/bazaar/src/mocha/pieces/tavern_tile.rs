//! The tavern tiles: two kinds with a lasting effect, one of each for a player.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A kind of tavern tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum TavernTile {
    /// Any distance in a straight line instead of 1 or 2 steps (M-55).
    Movement,
    /// Governor, Smuggler and coffee trader want nothing (M-54, M-64).
    Encounter,
}

impl TavernTile {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Movement, Self::Encounter];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Movement => "movement",
            Self::Encounter => "encounter",
        }
    }
}

/// The coffee on the tiles of one kind, from the top. Sureness: likely; for two players certain.
#[inline]
pub(crate) const fn costs(players: usize) -> &'static [u8] {
    match players {
        2 => &[1, 3],
        _ => &[1, 2, 3, 4],
    }
}

/// The kinds somebody owns.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct TavernTiles(u8);

impl TavernTiles {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, kind: TavernTile) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    pub(crate) const fn insert(&mut self, kind: TavernTile) {
        self.0 |= 1 << kind as u8;
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = TavernTile> {
        TavernTile::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}

impl fmt::Debug for TavernTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

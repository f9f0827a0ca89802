//! The mosque tiles: the open ones, the stack, and those that were given up (D-51, D-52, D-75).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    Good,
    data::{TILES, TileCost, TileKind},
};

/// One of the 24 mosque tiles, by its name: `lira-red`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/", type = "string"))]
#[serde(try_from = "String", into = "&'static str")]
pub struct MosqueTile(u8);

/// No mosque tile has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no mosque tile “{0}”")]
pub struct NoSuchTile(pub String);

impl MosqueTile {
    /// How many different tiles there are.
    pub const COUNT: usize = TILES.len();

    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The tile of this number.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The tile of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|tile| tile.name() == name)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in records and notation.
    pub const fn name(self) -> &'static str {
        TILES[self.0 as usize].0
    }

    /// What it does.
    #[inline]
    pub const fn kind(self) -> TileKind {
        TILES[self.0 as usize].1
    }

    /// What it costs.
    #[inline]
    pub const fn cost(self) -> TileCost {
        TILES[self.0 as usize].2
    }

    /// The colour of the goods it costs, and of those it brings; none for the dice.
    pub const fn good(self) -> Option<Good> {
        match self.cost() {
            TileCost::Three(good) => Some(good),
            TileCost::OneOfEach => None,
        }
    }
}

impl fmt::Debug for MosqueTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for MosqueTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TryFrom<String> for MosqueTile {
    type Error = NoSuchTile;
    fn try_from(name: String) -> Result<Self, NoSuchTile> {
        Self::named(&name).ok_or_else(|| NoSuchTile(name.chars().take(40).collect()))
    }
}

impl From<MosqueTile> for &'static str {
    fn from(tile: MosqueTile) -> Self {
        tile.name()
    }
}

/// Some of the tiles, without an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tiles(u32);

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << MosqueTile::COUNT) - 1);

    /// The tiles of one kind.
    pub(crate) const fn of_kind(kind: TileKind) -> Self {
        let mut tiles = 0;
        let mut index = 0;
        while index < MosqueTile::COUNT {
            if TILES[index].1 as u8 == kind as u8 {
                tiles |= 1 << index;
            }
            index += 1;
        }
        Self(tiles)
    }

    pub(crate) const FOR_ONE_OF_EACH: Self = Self::of_good(None);

    /// Those that cost three goods of a colour, for these colours: a bit for each, red lowest.
    #[inline]
    pub(crate) const fn for_threes(goods: u32) -> Self {
        const BY_GOODS: [Tiles; 16] = {
            let mut tiles = [Tiles::NONE; 16];
            let mut goods = 0;
            while goods < 16 {
                let mut index = 0;
                while index < Good::ALL.len() {
                    if goods & (1 << index) != 0 {
                        tiles[goods] = tiles[goods].or(Tiles::of_good(Some(Good::ALL[index])));
                    }
                    index += 1;
                }
                goods += 1;
            }
            tiles
        };
        BY_GOODS[goods as usize % BY_GOODS.len()]
    }

    /// The tiles of one colour, or of none.
    const fn of_good(good: Option<Good>) -> Self {
        let mut tiles = Self::NONE;
        let mut index = 0;
        while let Some(tile) = MosqueTile::from_index(index) {
            let same = match (tile.good(), good) {
                (Some(one), Some(other)) => one.index() == other.index(),
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            };
            if same {
                tiles.insert(tile);
            }
            index += 1;
        }
        tiles
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn contains(self, tile: MosqueTile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, tile: MosqueTile) {
        self.0 |= 1 << tile.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, tile: MosqueTile) {
        self.0 &= !(1 << tile.0);
    }

    /// A bit for each tile, the first one lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// How many tiles of a kind there are among these.
    #[inline]
    pub fn of(self, kind: TileKind) -> u8 {
        const KINDS: [Tiles; 6] = [
            Tiles::of_kind(TileKind::Lira),
            Tiles::of_kind(TileKind::Crystal),
            Tiles::of_kind(TileKind::Card),
            Tiles::of_kind(TileKind::Action),
            Tiles::of_kind(TileKind::Good),
            Tiles::of_kind(TileKind::Die),
        ];
        self.and(KINDS[kind as usize]).len()
    }

    /// Each of them, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = MosqueTile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let lowest = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(MosqueTile(lowest))
        })
    }
}

impl FromIterator<MosqueTile> for Tiles {
    fn from_iter<I: IntoIterator<Item = MosqueTile>>(tiles: I) -> Self {
        let mut set = Self::NONE;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// The tiles that were given up, in the order in which they come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bottom {
    tiles: [MosqueTile; MosqueTile::COUNT],
    len: u8,
}

impl Bottom {
    pub(crate) const EMPTY: Self = Self { tiles: [MosqueTile(0); MosqueTile::COUNT], len: 0 };

    pub(crate) fn as_slice(&self) -> &[MosqueTile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// Under all others.
    pub(crate) fn lay(&mut self, tile: MosqueTile) {
        self.tiles[usize::from(self.len)] = tile;
        self.len += 1;
    }

    /// The highest of them.
    pub(crate) fn draw(&mut self) -> Option<MosqueTile> {
        if self.len == 0 {
            return None;
        }
        let tile = self.tiles[0];
        self.tiles.copy_within(1.., 0);
        self.len -= 1;
        // Equal games look alike, also beyond the end.
        self.tiles[usize::from(self.len)] = MosqueTile(0);
        Some(tile)
    }
}

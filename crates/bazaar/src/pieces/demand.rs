//! The demand tiles of the two markets.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::goods::{Good, Goods};

/// Which market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Market {
    /// Place 11.
    Small,
    /// Place 10.
    Large,
}

/// A demand tile: `s1` to `s5` lie at the Small Market, `l1` to `l5` at the Large Market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct DemandTile(u8);

/// There is no demand tile of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no demand tile “{0}”")]
pub struct NoSuchTile(String);

/// Tiles at each market.
pub(crate) const TILES: usize = 5;

/// What each tile asks for: red, green, yellow, blue. Sureness: likely.
const ICONS: [Goods; 2 * TILES] = [
    Goods::new(1, 3, 1, 0),
    Goods::new(1, 2, 1, 1),
    Goods::new(1, 1, 2, 1),
    Goods::new(1, 2, 2, 0),
    Goods::new(0, 2, 2, 1),
    Goods::new(2, 1, 0, 2),
    Goods::new(1, 1, 1, 2),
    Goods::new(1, 0, 1, 3),
    Goods::new(1, 1, 0, 3),
    Goods::new(2, 0, 1, 2),
];

impl DemandTile {
    /// How many tiles there are at both markets.
    pub const COUNT: u16 = 2 * TILES as u16;

    /// The tiles of both markets, those of the small one first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The tiles of one market.
    pub fn of(market: Market) -> impl Iterator<Item = Self> {
        Self::all().filter(move |tile| tile.market() == market)
    }

    pub(crate) const fn index(self) -> u16 {
        self.0 as u16
    }

    /// The market it belongs to.
    pub const fn market(self) -> Market {
        if (self.0 as usize) < TILES { Market::Small } else { Market::Large }
    }

    /// The goods it asks for.
    #[inline]
    pub const fn icons(self) -> Goods {
        ICONS[self.0 as usize]
    }
}

impl fmt::Display for DemandTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.market() {
            Market::Small => 's',
            Market::Large => 'l',
        };
        write!(f, "{letter}{}", self.0 as usize % TILES + 1)
    }
}

impl TryFrom<String> for DemandTile {
    type Error = NoSuchTile;
    fn try_from(name: String) -> Result<Self, NoSuchTile> {
        let tile = Self::all().find(|tile| tile.to_string() == name);
        tile.ok_or_else(|| NoSuchTile(name.chars().take(20).collect()))
    }
}

impl From<DemandTile> for String {
    fn from(tile: DemandTile) -> Self {
        tile.to_string()
    }
}

/// The stack of one market: a cycle of five tiles, of which only the seen part is known.
///
/// What lies below an unseen tile does not exist yet; chance decides it when it comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Demand {
    /// The cycle, as far as it is known.
    cycle: [DemandTile; TILES],
    known: u8,
    top: u8,
}

impl Demand {
    /// A stack whose first tiles are known; at least one is.
    pub(crate) fn new(seen: &[DemandTile]) -> Option<Self> {
        let mut cycle = [*seen.first()?; TILES];
        cycle.get_mut(..seen.len())?.copy_from_slice(seen);
        Some(Self { cycle, known: seen.len() as u8, top: 0 })
    }

    /// What the market asks for now: nothing while the next tile is still to be turned up.
    #[inline]
    pub(crate) const fn icons(self) -> Goods {
        if self.top < self.known { self.top().icons() } else { Goods::NONE }
    }

    #[inline]
    pub(crate) const fn top(self) -> DemandTile {
        self.cycle[self.top as usize]
    }

    /// The tiles from the top, as far as everybody knows them.
    pub(crate) fn seen(&self) -> impl Iterator<Item = DemandTile> {
        let (known, top) = (self.known as usize, self.top as usize);
        let from_top = self.cycle[top..known].iter();
        // The tiles before the top lie at the bottom: known, but under unknown ones.
        let bottom = if known == TILES { &self.cycle[..top] } else { &[] };
        from_top.chain(bottom).copied()
    }

    /// The tiles that are known to lie under unknown ones, the lowest last.
    pub(crate) fn used(&self) -> impl Iterator<Item = DemandTile> {
        let unknown = (self.known as usize) < TILES;
        let used = if unknown { &self.cycle[..self.top as usize] } else { &[] };
        used.iter().copied()
    }

    /// Moves the top tile under the stack. True if the new top tile was never seen.
    #[inline]
    pub(crate) const fn rotate(&mut self) -> bool {
        self.top = if self.top as usize + 1 == TILES { 0 } else { self.top + 1 };
        self.top == self.known
    }

    /// The new top tile is this one.
    pub(crate) const fn reveal(&mut self, tile: DemandTile) {
        if self.top == self.known && (self.known as usize) < TILES {
            self.cycle[self.known as usize] = tile;
            self.known += 1;
        }
    }

    /// The tiles that may come up where the stack is not known.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = DemandTile> {
        let seen = &self.cycle[..self.known as usize];
        DemandTile::of(self.top_market()).filter(move |tile| !seen.contains(tile))
    }

    const fn top_market(self) -> Market {
        self.cycle[0].market()
    }

    /// For tests and conservation: the tiles known so far are different ones of one market.
    pub(crate) fn is_sound(self) -> bool {
        let seen = &self.cycle[..self.known as usize];
        seen.iter().enumerate().all(|(index, tile)| {
            tile.market() == self.top_market() && !seen[..index].contains(tile)
        })
    }
}

/// The revenue for one to five goods.
pub const fn revenue(market: Market, sold: u8) -> u32 {
    let table: [u32; 6] = match market {
        Market::Small => [0, 2, 5, 9, 14, 20],
        Market::Large => [0, 3, 7, 12, 18, 25],
    };
    if sold > 5 { table[5] } else { table[sold as usize] }
}

/// Whether a demand tile asks for this good at all.
#[inline]
pub(crate) fn asks_for(icons: Goods, good: Good) -> bool {
    icons[good] > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn n_4_the_demand_tiles_are_the_printed_ones() {
        for tile in DemandTile::all() {
            assert_eq!(tile.icons().total(), 5, "{tile}");
        }
        let sum = |market| {
            DemandTile::of(market).fold([0; 4], |sum, tile| {
                let mut sum: [u8; 4] = sum;
                for good in Good::ALL {
                    sum[good.index()] += tile.icons()[good];
                }
                sum
            })
        };
        assert_eq!(sum(Market::Small), [4, 10, 8, 3]);
        assert_eq!(sum(Market::Large), [7, 3, 3, 12]);
        let first = DemandTile::of(Market::Small).next().map(DemandTile::icons);
        assert_eq!(first, Some(Goods::new(1, 3, 1, 0)));
    }

    #[test]
    fn the_stack_is_a_cycle_of_five_known_after_one_round() {
        let tiles: Vec<_> = DemandTile::of(Market::Large).collect();
        let mut demand = Demand::new(&tiles[..1]).unwrap();
        for tile in &tiles[1..] {
            assert!(demand.rotate());
            assert!(demand.unseen().any(|unseen| unseen == *tile));
            demand.reveal(*tile);
        }
        assert_eq!(demand.unseen().count(), 0);
        for tile in &tiles {
            assert!(!demand.rotate());
            assert_eq!(demand.top(), *tile);
        }
        assert_eq!(demand.seen().count(), 5);
    }

    #[test]
    fn the_markets_pay_by_their_tables() {
        let pays = |market| [1, 2, 3, 4, 5].map(|sold| revenue(market, sold));
        assert_eq!(pays(Market::Small), [2, 5, 9, 14, 20]);
        assert_eq!(pays(Market::Large), [3, 7, 12, 18, 25]);
    }
}

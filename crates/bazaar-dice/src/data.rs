//! What is printed on the pieces: every number of the box stands here.
//!
//! Some of it is *reconstructed*: the pictures of the cards, of the mosque tiles and of the board
//! for four were not at hand. Those tables say so, and someone with the printed game can correct a
//! number in one line. `docs/rules/dice-game.md` says how sure each of them is.

use crate::{Good, Sort};

/// How many pieces of each sort the box has: red, yellow, green, blue, brown, crystals, Lira.
/// Certain.
pub const PIECES: [u8; 7] = [8, 8, 8, 8, 10, 12, 87];

/// Certain.
pub const DICE_PASSED_ON: u8 = 5;
/// In the reserve for mosque tiles. Certain.
pub const SPARE_DICE: u8 = 4;
/// Mosque tiles that lie open.
pub const OPEN_TILES: usize = 6;
/// Actions of a turn.
pub const ACTIONS: u8 = 2;
/// What a coin on a die is worth.
pub const LIRA_PER_COIN: u8 = 2;
/// What one begins with besides the Lira of the seat. Certain.
pub const FIRST_CRYSTALS: u8 = 1;
/// What a tile of the kind brings at the start of a turn. Certain.
pub const INCOME_LIRA: u8 = 3;
/// What a card that is for one player alone brings to who cannot or will not use it. Certain.
pub const CONSOLATION: u8 = 1;
/// What a tile, brown too, and a crystal are worth when a tie is broken. Certain.
pub const TILE_WORTH: u16 = 3;
/// What a crystal counts when there is a tie.
pub const CRYSTAL_WORTH: u16 = 2;

/// What differs by the number of players.
#[derive(Clone, Copy, Debug)]
pub struct BoardSide {
    /// Prices of the rubies of each colour, in goods of that colour.
    pub colours: &'static [u8],
    /// The left carpet: goods of any colour besides one of each.
    pub left: &'static [u8],
    /// The right carpet: Lira.
    pub right: &'static [u8],
    /// Rubies on the mosque.
    pub mosque_rubies: u8,
    /// Mosque tiles one needs for one of them.
    pub tiles_for_mosque_ruby: u8,
    /// Rubies that end the game.
    pub rubies_to_end: u8,
}

/// For two, three and four players.
///
/// For two: which two spaces are left empty is reconstructed (the third of the mosque and the first
/// of the right carpet). For three: likely, the right carpet certain. For four: the prices of the
/// colours are reconstructed. The length of the left carpet is reconstructed for all.
pub const BOARD: [BoardSide; 3] = [
    BoardSide {
        colours: &[4, 5, 6],
        left: &[0, 1, 2, 3, 4],
        right: &[12, 14, 16, 18, 20],
        mosque_rubies: 2,
        tiles_for_mosque_ruby: 5,
        rubies_to_end: 6,
    },
    BoardSide {
        colours: &[4, 5, 6],
        left: &[0, 1, 2, 3, 4],
        right: &[10, 12, 14, 16, 18, 20],
        mosque_rubies: 3,
        tiles_for_mosque_ruby: 5,
        rubies_to_end: 6,
    },
    BoardSide {
        colours: &[4, 5, 5, 6],
        left: &[0, 1, 2, 3, 4],
        right: &[10, 12, 14, 16, 18, 20],
        mosque_rubies: 4,
        tiles_for_mosque_ruby: 4,
        rubies_to_end: 5,
    },
];

/// What a mosque tile is good for, from the turn after it was gained. Certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// 3 Lira at the start of the turn.
    Lira,
    /// 1 crystal at the start of the turn.
    Crystal,
    /// 1 bazaar card at the start of the turn.
    Card,
    /// 1 more action.
    Action,
    /// 1 goods tile with the action that takes Lira.
    Good,
    /// 1 more die.
    Die,
}

/// What a mosque tile costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileCost {
    /// Three goods of a colour.
    Three(Good),
    /// One of each.
    OneOfEach,
}

/// The name of a tile, what it does and what it costs.
pub type TileRow = (&'static str, TileKind, TileCost);

/// The mosque tiles. That there are four of each kind and that the tile for goods costs goods of its
/// own colour is reconstructed; the cost of the dice is likely.
pub const TILES: [TileRow; 24] = {
    use Good::{Blue, Green, Red, Yellow};
    use TileCost::{OneOfEach, Three};
    use TileKind as K;
    [
        ("lira-red", K::Lira, Three(Red)),
        ("lira-yellow", K::Lira, Three(Yellow)),
        ("lira-green", K::Lira, Three(Green)),
        ("lira-blue", K::Lira, Three(Blue)),
        ("crystal-red", K::Crystal, Three(Red)),
        ("crystal-yellow", K::Crystal, Three(Yellow)),
        ("crystal-green", K::Crystal, Three(Green)),
        ("crystal-blue", K::Crystal, Three(Blue)),
        ("card-red", K::Card, Three(Red)),
        ("card-yellow", K::Card, Three(Yellow)),
        ("card-green", K::Card, Three(Green)),
        ("card-blue", K::Card, Three(Blue)),
        ("action-red", K::Action, Three(Red)),
        ("action-yellow", K::Action, Three(Yellow)),
        ("action-green", K::Action, Three(Green)),
        ("action-blue", K::Action, Three(Blue)),
        ("good-red", K::Good, Three(Red)),
        ("good-yellow", K::Good, Three(Yellow)),
        ("good-green", K::Good, Three(Green)),
        ("good-blue", K::Good, Three(Blue)),
        ("die-1", K::Die, OneOfEach),
        ("die-2", K::Die, OneOfEach),
        ("die-3", K::Die, OneOfEach),
        ("die-4", K::Die, OneOfEach),
    ]
};

/// What a bazaar card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardEffect {
    /// 4 Lira for the player on turn; the others may give one of this sort for so many Lira.
    Sell {
        /// Of what.
        sort: Sort,
        /// How much Lira.
        lira: u8,
    },
    /// A brown tile for the player on turn; a tile of this colour for each other.
    Crate {
        /// Which colour.
        good: Good,
    },
    /// A tile of this colour; the others may pay 2 Lira for one.
    Goods {
        /// Which colour.
        good: Good,
    },
    /// One of this sort and 3 Lira; the others take one or the other.
    Resource {
        /// Of what.
        sort: Sort,
    },
    /// Only for the player on turn: who meets the condition may have the gain.
    Own {
        /// What is needed.
        condition: Condition,
        /// What it brings.
        gain: Gain,
    },
}

/// What one needs for a card of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// So many of this sort are given.
    Give {
        /// Of what.
        sort: Sort,
        /// How many.
        count: u8,
    },
    /// So many goods tiles of different colours are given.
    GiveDifferent {
        /// How many.
        count: u8,
    },
    /// A mosque tile of one's own is given.
    GiveTile,
    /// So many card dice were used for the action.
    CardDice {
        /// How many.
        count: u8,
    },
    /// So many brown tiles are owned, and kept.
    OwnBrown {
        /// How many.
        count: u8,
    },
}

/// What a card of one's own brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// The next ruby of any track, not of the mosque.
    Ruby,
    /// An open mosque tile.
    Tile,
    /// So many goods tiles of choice, not brown.
    Goods {
        /// How many.
        count: u8,
    },
    /// So many of one sort.
    Some {
        /// Of what.
        sort: Sort,
        /// How many.
        count: u8,
    },
}

/// What the cards that are for everybody bring. Certain.
pub const SELL_LIRA: u8 = 4;
/// What everybody pays for the goods of a card, in Lira. Certain.
pub const GOODS_PRICE: u8 = 2;
/// Lira that can be taken instead of a good or a crystal. Certain.
pub const RESOURCE_LIRA: u8 = 3;

/// The name of a card and what it does.
pub type CardRow = (&'static str, CardEffect);

/// The bazaar cards. The families and what they do are certain; how many there are of each, which
/// colours they show, and the numbers of the cards of one's own are reconstructed.
pub const CARDS: [CardRow; 33] = {
    use CardEffect::{Crate, Goods, Own, Resource, Sell};
    use Condition::{CardDice, Give, GiveDifferent, GiveTile, OwnBrown};
    use Good::{Blue, Green, Red, Yellow};
    use Sort as S;
    const fn some(sort: Sort, count: u8) -> Gain {
        Gain::Some { sort, count }
    }
    [
        ("sell-red", Sell { sort: S::Red, lira: 4 }),
        ("sell-yellow", Sell { sort: S::Yellow, lira: 4 }),
        ("sell-green", Sell { sort: S::Green, lira: 4 }),
        ("sell-blue", Sell { sort: S::Blue, lira: 4 }),
        ("sell-crystal", Sell { sort: S::Crystal, lira: 3 }),
        ("crate-red", Crate { good: Red }),
        ("crate-yellow", Crate { good: Yellow }),
        ("crate-green", Crate { good: Green }),
        ("crate-blue", Crate { good: Blue }),
        ("goods-red", Goods { good: Red }),
        ("goods-yellow", Goods { good: Yellow }),
        ("goods-green", Goods { good: Green }),
        ("goods-blue", Goods { good: Blue }),
        ("resource-red", Resource { sort: S::Red }),
        ("resource-yellow", Resource { sort: S::Yellow }),
        ("resource-green", Resource { sort: S::Green }),
        ("resource-blue", Resource { sort: S::Blue }),
        ("resource-crystal", Resource { sort: S::Crystal }),
        ("ruby-brown", Own { condition: Give { sort: S::Brown, count: 3 }, gain: Gain::Ruby }),
        ("ruby-crystal", Own { condition: Give { sort: S::Crystal, count: 4 }, gain: Gain::Ruby }),
        ("ruby-lira", Own { condition: Give { sort: S::Lira, count: 9 }, gain: Gain::Ruby }),
        ("ruby-goods", Own { condition: GiveDifferent { count: 3 }, gain: Gain::Ruby }),
        ("two-lira", Own { condition: CardDice { count: 2 }, gain: some(S::Lira, 7) }),
        ("two-crystal", Own { condition: CardDice { count: 2 }, gain: some(S::Crystal, 3) }),
        ("two-goods", Own { condition: CardDice { count: 2 }, gain: Gain::Goods { count: 2 } }),
        ("two-brown", Own { condition: CardDice { count: 2 }, gain: some(S::Brown, 2) }),
        ("own-lira", Own { condition: OwnBrown { count: 1 }, gain: some(S::Lira, 5) }),
        ("own-tile", Own { condition: OwnBrown { count: 2 }, gain: Gain::Tile }),
        ("own-ruby", Own { condition: OwnBrown { count: 3 }, gain: Gain::Ruby }),
        ("trade-lira", Own { condition: GiveTile, gain: some(S::Lira, 10) }),
        ("trade-goods", Own { condition: GiveTile, gain: Gain::Goods { count: 4 } }),
        ("tile-lira", Own { condition: Give { sort: S::Lira, count: 5 }, gain: Gain::Tile }),
        ("tile-crystal", Own { condition: Give { sort: S::Crystal, count: 2 }, gain: Gain::Tile }),
    ]
};

//! Everything that can be answered, and every outcome of chance.
//!
//! An action has three forms, each a bijection: the structured one (JSON, with the tag `do`), the
//! notation (`ruby-left`), and a small integer. The last two are made from one table in
//! `notation.rs`.

use serde::{Deserialize, Serialize};

use crate::{Card, Dice, Good, Goods, MosqueTile, Sort, Track};

/// One small answer to a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Turn up the bazaar card of a mosque tile.
    Reveal {},
    /// Roll all dice.
    Roll {},
    /// Give a crystal and roll these dice again.
    Reroll {
        /// Those that are rolled again.
        dice: Dice,
    },

    // The eight actions.
    /// Two equal goods for a tile of their colour.
    Pair {
        /// Which goods.
        good: Good,
    },
    /// Two different goods for a crystal.
    TwoDifferent {},
    /// Three different goods for a brown tile.
    ThreeDifferent {},
    /// Four different goods for two tiles of choice.
    FourDifferent {},
    /// All coin dice for 2 Lira each.
    Coins {},
    /// So many card dice for as many cards, one of which is carried out.
    Cards {
        /// How many.
        count: u8,
    },
    /// An open mosque tile for the goods on it; or for a card.
    Tile {
        /// Which tile.
        tile: MosqueTile,
    },
    /// The next ruby of a track for its price; or for a card.
    Ruby {
        /// Which track.
        track: Track,
    },

    /// The next action is paid by hand: which dice, which tiles.
    ByHand {},
    /// The rest of the turn.
    End {},

    /// These goods where the price leaves the colour open; what is missing is brown.
    Give {
        /// Which goods.
        goods: Goods,
    },
    /// By hand: so many dice and so many tiles of the colour that is asked for.
    Pay {
        /// How many dice.
        dice: u8,
        /// How many tiles.
        tiles: u8,
    },
    /// These tiles of choice.
    Take {
        /// Which goods.
        goods: Goods,
    },

    // Bazaar cards.
    /// This one of the cards that were turned up.
    Choose {
        /// Which card.
        card: Card,
    },
    /// Yes: what the card asks for, for what it brings.
    Accept {},
    /// No; for the player on turn that is 1 Lira.
    Decline {},
    /// Yes, with this mosque tile of one's own.
    GiveUp {
        /// Which tile.
        tile: MosqueTile,
    },
    /// One of these to the supply, for the Lira of the card.
    Sell {
        /// Of what.
        sort: Sort,
    },
    /// One of these from the supply, or the Lira of the card.
    Pick {
        /// Of what.
        sort: Sort,
    },

    // Chance.
    /// Up to three dice fall like this.
    Dice {
        /// What they show.
        dice: Dice,
    },
    /// A bazaar card is drawn.
    Draw {
        /// Which card.
        card: Card,
    },
    /// This mosque tile is turned up.
    Open {
        /// Which tile.
        tile: MosqueTile,
    },
}

impl Action {
    /// How many dice fall in one outcome at most: with more the outcomes would be too many to list.
    pub(crate) const DICE_AT_ONCE: u8 = 3;
}

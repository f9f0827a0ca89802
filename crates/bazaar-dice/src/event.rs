use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Action, Card, Dice, MosqueTile, Sort, Track};

/// Something that happened. The log and every preview are made from these. Nothing in this game is
/// hidden, so all eyes see the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Whose it is.
        seat: Seat,
    },
    /// All dice of a roll lie on the table.
    Rolled {
        /// Whose it is.
        seat: Seat,
        /// Which dice.
        dice: Dice,
    },
    /// These dice are taken up again.
    Rerolled {
        /// Whose it is.
        seat: Seat,
        /// Which dice.
        dice: Dice,
    },
    /// One of the eight actions begins.
    Acted {
        /// Whose it is.
        seat: Seat,
        /// What was done.
        action: Action,
    },
    /// Dice were used for an action.
    DiceUsed {
        /// Whose it is.
        seat: Seat,
        /// Which dice.
        dice: Dice,
    },

    /// Something went back to the supply.
    Paid {
        /// Whose it is.
        seat: Seat,
        /// Of what.
        sort: Sort,
        /// How many.
        count: u8,
    },
    /// Something came out of the supply.
    Gained {
        /// Whose it is.
        seat: Seat,
        /// Of what.
        sort: Sort,
        /// How many.
        count: u8,
    },
    /// The supply ran short: one was returned.
    Returned {
        /// Whose it is.
        seat: Seat,
        /// Of what.
        sort: Sort,
    },

    /// A bazaar card was turned up.
    CardRevealed {
        /// Whose it is.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A bazaar card was taken from those that lie open.
    CardChosen {
        /// Whose it is.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The player on turn takes 1 Lira instead, or another one leaves the offer.
    CardDeclined {
        /// Whose it is.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The discarded cards became the pile again.
    DeckShuffled {
        /// How many cards.
        cards: u8,
    },

    /// Somebody took a mosque tile.
    TileGained {
        /// Whose it is.
        seat: Seat,
        /// Which tile.
        tile: MosqueTile,
    },
    /// Somebody gave a mosque tile back.
    TileGivenUp {
        /// Whose it is.
        seat: Seat,
        /// Which tile.
        tile: MosqueTile,
    },
    /// A mosque tile was turned up.
    TileOpened {
        /// Which tile.
        tile: MosqueTile,
    },
    /// Dice from the reserve for mosque tiles.
    DieTaken {
        /// Whose it is.
        seat: Seat,
    },
    /// Extra dice went back.
    DiceReturned {
        /// Whose it is.
        seat: Seat,
        /// How many dice.
        dice: u8,
    },
    /// Somebody gained a ruby.
    RubyGained {
        /// Whose it is.
        seat: Seat,
        /// How many they have now.
        rubies: u8,
        /// Where it came from.
        from: Source,
    },

    /// A turn ended.
    TurnEnded {
        /// Whose it is.
        seat: Seat,
    },
    /// Somebody has enough rubies: this round is the last.
    LastRound {
        /// Whose it is.
        seat: Seat,
        /// How many they have now.
        rubies: u8,
    },
    /// The game is over.
    GameOver,
}

/// Where a ruby came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The track of the red goods.
    Red,
    /// The track of the yellow goods.
    Yellow,
    /// The track of the green goods.
    Green,
    /// The track of the blue goods.
    Blue,
    /// The left carpet.
    Left,
    /// The right carpet.
    Right,
    /// The mosque.
    Mosque,
}

impl Source {
    /// Every source, in the order of their numbers.
    pub const ALL: [Self; 7] =
        [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Left, Self::Right, Self::Mosque];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red track",
            Self::Yellow => "yellow track",
            Self::Green => "green track",
            Self::Blue => "blue track",
            Self::Left => "left carpet",
            Self::Right => "right carpet",
            Self::Mosque => "mosque",
        }
    }
}

impl From<Track> for Source {
    fn from(track: Track) -> Self {
        Self::ALL[track.index()]
    }
}

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Action, Card, Dice, MosqueTile, Sort, Track};

/// Something that happened. The log and every preview are made from these. Nothing in this game is
/// hidden, so all eyes see the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
    },
    /// All dice of a roll lie on the table.
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    /// These dice are taken up again.
    Rerolled {
        seat: Seat,
        dice: Dice,
    },
    /// One of the eight actions begins.
    Acted {
        seat: Seat,
        action: Action,
    },
    DiceUsed {
        seat: Seat,
        dice: Dice,
    },

    Paid {
        seat: Seat,
        sort: Sort,
        count: u8,
    },
    Gained {
        seat: Seat,
        sort: Sort,
        count: u8,
    },
    /// The supply ran short: one was returned.
    Returned {
        seat: Seat,
        sort: Sort,
    },

    CardRevealed {
        seat: Seat,
        card: Card,
    },
    CardChosen {
        seat: Seat,
        card: Card,
    },
    /// The player on turn takes 1 Lira instead, or another one leaves the offer.
    CardDeclined {
        seat: Seat,
        card: Card,
    },
    DeckShuffled {
        cards: u8,
    },

    TileGained {
        seat: Seat,
        tile: MosqueTile,
    },
    TileGivenUp {
        seat: Seat,
        tile: MosqueTile,
    },
    TileOpened {
        tile: MosqueTile,
    },
    /// Dice from the reserve for mosque tiles.
    DieTaken {
        seat: Seat,
    },
    DiceReturned {
        seat: Seat,
        dice: u8,
    },
    RubyGained {
        seat: Seat,
        rubies: u8,
        from: Source,
    },

    TurnEnded {
        seat: Seat,
    },
    /// Somebody has enough rubies: this round is the last.
    LastRound {
        seat: Seat,
        rubies: u8,
    },
    GameOver,
}

/// Where a ruby came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Red,
    Yellow,
    Green,
    Blue,
    Left,
    Right,
    Mosque,
}

impl Source {
    pub const ALL: [Self; 7] =
        [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Left, Self::Right, Self::Mosque];

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

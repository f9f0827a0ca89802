//! How an answer is called, by what it surely gave away.

use serde::Serialize;

/// The judgement of a decision in four steps; the fifth is for those who had no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// There was one answer, or one that makes sense, and it was given.
    OnlyWay,
    /// The best answer, or none that is surely better.
    Masterpiece,
    /// A little was given away.
    Sound,
    /// Something was.
    Crack,
    /// Much was.
    Shard,
}

impl Mark {
    /// All of them, the best first.
    pub const ALL: [Self; 5] =
        [Self::OnlyWay, Self::Masterpiece, Self::Sound, Self::Crack, Self::Shard];

    /// As people read it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnlyWay => "only way",
            Self::Masterpiece => "masterpiece",
            Self::Sound => "sound",
            Self::Crack => "crack",
            Self::Shard => "shard",
        }
    }

    /// As texts without pictures show it; told apart by shape.
    pub const fn sign(self) -> char {
        match self {
            Self::OnlyWay => '→',
            Self::Masterpiece => '✦',
            Self::Sound => '●',
            Self::Crack => '◐',
            Self::Shard => '○',
        }
    }

    /// The mark of an answer that surely gave away so much.
    pub(crate) fn of(surely: f64, thresholds: Thresholds) -> Self {
        if surely <= thresholds.masterpiece {
            Self::Masterpiece
        } else if surely <= thresholds.sound {
            Self::Sound
        } else if surely <= thresholds.crack {
            Self::Crack
        } else {
            Self::Shard
        }
    }
}

/// How much an answer may surely give away, as a part of 1, and still have a mark.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Thresholds {
    /// More than this is no masterpiece.
    pub masterpiece: f64,
    /// More than this is a crack.
    pub sound: f64,
    /// More than this is a shard.
    pub crack: f64,
}

/// For two to five players, measured: `docs/study.md` says how.
const MEASURED: [Thresholds; 4] = [
    Thresholds { masterpiece: 0.011, sound: 0.043, crack: 0.075 },
    Thresholds { masterpiece: 0.008, sound: 0.035, crack: 0.128 },
    Thresholds { masterpiece: 0.011, sound: 0.042, crack: 0.081 },
    Thresholds { masterpiece: 0.011, sound: 0.042, crack: 0.081 },
];

impl Thresholds {
    /// Those of a table for so many.
    pub fn for_players(players: usize) -> Self {
        MEASURED[players.clamp(2, 5) - 2]
    }

    /// The mark of an answer that surely gave away so much.
    pub fn mark(self, surely: f64) -> Mark {
        Mark::of(surely, self)
    }
}

//! Why an answer is better or worse than another one: facts that were measured, without words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How one turn of a seat mostly goes on after an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct LineStep {
    /// 0 is the turn of the answer, 1 the next one of the same seat.
    pub turn: u32,
    /// What the seat answers in it, in notation; the answer itself comes first. Where only one answer was
    /// possible it is left out.
    pub actions: Vec<String>,
    /// How many of the games that were played on went like this, as a part of 1.
    pub share: f64,
    /// What the turn changes for the seat in these games, on average, by the names that hints use as well:
    /// `lira`, `rubies`, `red`, `cards`, `assistants_in_stack`. What stays the same is left out.
    pub changes: BTreeMap<String, f64>,
}

/// A difference between an answer and the one it is compared with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Reason {
    /// What was measured.
    pub fact: Fact,
    /// The mean after this answer.
    pub value: f64,
    /// The mean after the other one.
    pub other: f64,
    /// The standard error of the difference.
    pub noise: f64,
    /// Whether the seat stands better after this answer than after the other one, as far as this fact goes.
    pub gain: bool,
}

/// Something that can be counted in a game that is played on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Fact {
    /// Own turns until the seat gains a ruby; 0 is the turn of the answer. Games in which it gains none
    /// before `within` turns are over count as `within`.
    NextRuby {
        /// How many own turns were looked at.
        within: u32,
    },
    /// Rubies that a seat gains: the own one, or another one.
    Rubies {
        /// Whose.
        seat: Seat,
        /// In how many own turns.
        within: u32,
    },
    /// What the turn of the answer changes for the seat.
    Holding {
        /// Of what: `lira`, `red`, `cards`, named as in `LineStep::changes`.
        what: String,
    },
    /// Lira that the seat pays to another one in this turn.
    PaidTo {
        /// To whom.
        seat: Seat,
    },
    /// How often the turn ends before the seat could do anything, as a part of 1.
    Stopped,
}

impl Fact {
    /// Whether more of it is good for the seat that answers.
    pub(crate) fn is_good(&self, own: Seat) -> bool {
        match self {
            Self::Rubies { seat, .. } => *seat == own,
            Self::Holding { .. } => true,
            Self::NextRuby { .. } | Self::PaidTo { .. } | Self::Stopped => false,
        }
    }
}

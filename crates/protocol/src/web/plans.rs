//! What somebody means to do in their own next turn.

use serde::{Deserialize, Serialize};

/// A turn that is played by itself if everything is as it was thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct PlannedTurn<Action> {
    /// All of them have to hold when the turn begins.
    #[serde(default)]
    pub when: Vec<Condition>,
    /// The first answer and those that follow it as long as they fit. If it is only one, what
    /// follows without another thought is done too, to the end of the turn if nothing else is left.
    pub actions: Vec<Action>,
}

/// Who must, or must not, be at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// A figure of the game by its name. In the board game: `governor`, `smuggler`, or `merchant`,
    /// which is that of anybody else.
    pub figure: String,
    /// By its number.
    pub place: u8,
    pub there: bool,
}

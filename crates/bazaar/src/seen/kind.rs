use serde::Serialize;

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What the visit is for.
    Go,
    /// One of several real alternatives.
    Choice,
    /// A card, tile or encounter that may be added.
    Extra,
    /// Skip or stop.
    Decline,
}

/// Why the express path stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Stops {
    /// There are real alternatives.
    Choice,
    /// It would cost something, or cannot be paid.
    Price,
    /// Something would be seen that nobody knows yet.
    Reveal,
    /// Somebody could be met.
    Encounter,
    /// No assistant can be used there, so the turn ends without an action.
    NoAssistant,
    /// Everything is done; only the end of the turn is left.
    EndOfTurn,
}

//! How everybody at a table adds to its dice. `docs/records.md` gives the bytes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tables::Phase;

/// Who sits where when the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Drawn by lot, from the same seed as the dice.
    Lot,
    /// As they sat down.
    AsSeated,
}

/// How people give their parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Giving {
    /// A commitment first; the part when the game begins, once all commitments are known.
    Revealed,
    /// The part at once: at a table over days nobody has to come twice, and whoever sits alone has
    /// nobody to fear but the server.
    AtOnce,
}

/// How the dice of a table come about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceInfo {
    pub seating: Seating,
    pub giving: Giving,
    /// What the person on each seat has committed to, before the game. Whoever has several seats
    /// commits on the first of them.
    pub commitments: Vec<Option<String>>,
    /// The host has begun: everybody shows the part they committed to.
    pub revealing: bool,
    /// The game begins by itself as soon as everybody has added to the dice.
    pub by_itself: bool,
    /// Attempts to begin that came to nothing, and the names of those who kept their part back at
    /// the last one.
    pub aborted: u32,
    pub withheld: Vec<String>,
    /// Once the game was dealt: how many people added to its dice, and of how many.
    pub added: Option<Added>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Added {
    pub parts: u8,
    pub people: u8,
}

/// `PUT /api/tables/{id}/dice`: one of the two, 64 hexadecimal digits. Repeated it changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AddToDice {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub part: Option<String>,
}

/// `GET /api/tables/{id}/dice`: what is published of the dice of a table by now. Once the game is
/// over, or nobody is left who could play it, that is everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PublishedDice {
    pub table: String,
    pub game: String,
    pub phase: Phase,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// As in a record.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub fairness: Value,
}

//! For whoever looks after the house.

use serde::{Deserialize, Serialize};

use super::tables::Phase;

/// `GET /api/admin/house`: what is going on right now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct House {
    pub version: String,
    /// Seconds since the server was opened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub uptime: u64,
    /// Tables whose game is in memory.
    pub live: u32,
    pub sockets: u32,
    pub bots_thinking: u32,
    /// Bytes; 0 where the system does not say.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub memory: u64,
    /// Of the machine, over 1, 5 and 15 minutes; nothing where the system does not say.
    pub load: Option<[f64; 3]>,
    /// The newest first.
    pub errors: Vec<Mishap>,
    /// The last changed first, and those that are live before all others.
    pub tables: Vec<KeptTable>,
}

/// A line of the log that should not have been.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mishap {
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    pub message: String,
}

/// A table as the host of the house sees it: who sits there and how it goes is not the host's
/// business.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeptTable {
    pub id: String,
    pub game: String,
    pub phase: Phase,
    /// Its game is in memory.
    pub live: bool,
    /// How many people look at it.
    pub present: u32,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: i64,
}

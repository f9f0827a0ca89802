//! Looking back at a game: a table of this server, or an uploaded record.

use serde::{Deserialize, Serialize};
use tabletop::{Player, Ranking, Seat};

use super::{dice::Added, live::Told, tables::Chair};

/// `GET /api/tables/{id}/story`, `GET /api/replays/{id}/story`: the whole game in events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Story<Options, Event> {
    pub id: String,
    pub game: String,
    pub options: Option<Options>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub players: Vec<Player>,
    /// How many actions there are: moments are numbered from 0 to this.
    pub plies: usize,
    /// The moment at which each turn begins.
    pub turns: Vec<Turn>,
    pub log: Vec<Told<Event>>,
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>))]
    pub result: Option<Ranking>,
    /// Whether dice and draws were checked against the published seed; nothing while it is secret.
    pub fair: Option<Fair>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turn {
    pub ply: usize,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fair {
    pub proved: bool,
    /// How many outcomes were checked.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub outcomes: u64,
    /// What does not fit, if anything.
    pub mismatch: Option<String>,
    /// How many people added to the seed, and of how many; nothing if it has no parts.
    pub added: Option<Added>,
    /// What was published before the game: a hash of the seed, or of the server's part.
    pub commitment: String,
    /// What was published after it.
    pub seed: String,
}

/// `GET /api/tables/{id}/moments/{ply}`, `GET /api/replays/{id}/moments/{ply}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment<View> {
    pub ply: usize,
    pub view: View,
}

/// `POST /api/replays`: the answer to an uploaded record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Uploaded {
    pub id: String,
}

/// `POST /api/replays/{id}/table`: goes on from a moment. The answer is a new, running table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GoOn {
    pub ply: usize,
    /// One for each player of the record. With an open one it begins when the host says so.
    pub seats: Vec<Chair>,
    /// Waits until whoever goes on has added to the dice. Without it the server deals alone.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub joint: bool,
}

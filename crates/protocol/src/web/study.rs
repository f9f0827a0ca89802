//! Studies of games that are over, by the server.

use serde::{Deserialize, Serialize};

/// `GET` and `POST /api/replays/{id}/study`, `/api/tables/{id}/study`: how far it is, and what is known by now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerStudy<Report> {
    pub state: StudyState,
    /// How many others come first.
    pub ahead: usize,
    /// Nothing before somebody has asked for it.
    pub report: Option<Report>,
}

/// What the server does about a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StudyState {
    /// Nobody has asked for it.
    Unknown,
    /// It waits or is being worked at, as long as somebody asks how far it is.
    Running,
    /// Nobody has asked for a while. Whoever asks for it again lets it go on where it stopped.
    Stopped,
    /// All is known.
    Finished,
}

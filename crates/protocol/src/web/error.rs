use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    pub code: Code,
    /// For people who read logs; the client makes its own words from the code.
    pub message: String,
    /// More about it, depending on the code: the refusal of the rules, a limit, what is locked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub detail: Option<Value>,
}

impl Problem {
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), detail: None }
    }
}

/// The kinds of problem, stable names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request is not what was expected.
    Malformed,
    TooLarge,
    TooMany,
    /// The request did not come in time.
    TooSlow,
    /// The server is not known by this name; `--host-name` adds it.
    WrongHost,
    /// The cookie of a guest is missing or unknown: `GET /api/me` gives one.
    NoGuest,
    /// The name or the password is wrong, or the link is used up.
    WrongSignIn,
    /// The password was wrong so often that nobody may try for a while.
    TooManyGuesses,
    /// Somebody else has an account of this name, or of one that looks like it.
    NameTaken,
    /// The name is too long, or holds what nobody sees or letters that pretend to be others.
    BadName,
    /// What was to be said is too long, or nothing of it can be seen.
    BadText,
    /// This may not be said here, or not by them.
    NoTalk,
    NoSuchTable,
    NoSuchReplay,
    NoSuchPage,
    /// Only somebody else may do this.
    NotYours,
    /// The game has not begun, or has already.
    NotNow,
    SeatTaken,
    TableFull,
    /// The options cannot be dealt.
    Options,
    /// A record that cannot be read or replayed.
    Record,
    /// This would not be fair at a table that counts for the ratings.
    Rated,
    /// Somebody else is asked.
    NotAsked,
    /// The rules refuse the answer; `detail` says why.
    Refused,
    /// It cannot be taken back; `detail` says what is in the way.
    Locked,
    /// The answer belongs to an older position.
    Stale,
    /// The other side of the socket speaks another version.
    OldClient,
    /// The request was made by a page of somebody else.
    Foreign,
    /// The server is about to stop; the game is safe.
    ClosingDown,
    /// The disk of the server is full, or almost: nothing new is kept until there is room.
    NoRoom,
    /// Somebody else's server did not take what we sent.
    Unreachable,
    /// Our fault.
    Internal,
}

//! Time at a table, and when somebody is away.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How much time everybody has. It is chosen with a new table and stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "pace", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Nobody is hurried.
    Untimed {},
    /// Seconds for the whole game; `increment` seconds come back whenever somebody else is asked,
    /// up to the reserve.
    Live { reserve: u32, increment: u32 },
    /// So many days for each time somebody is asked.
    Days { days: u32 },
}

impl Default for Pace {
    fn default() -> Self {
        Self::Untimed {}
    }
}

/// What happens when somebody's time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Late {
    /// A bot plays until the person is back.
    #[default]
    StandIn,
    /// The seat is a bot's for good.
    Resign,
}

/// What everybody has left. Whoever counts down compares with `now`: their own clock may be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clock {
    /// When the server said this, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: i64,
    /// Milliseconds of each seat. Of the one whose time runs it is what there was at `since`.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub left: Vec<i64>,
    /// Whose time runs.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub runs: Option<Seat>,
    /// Since when, in milliseconds since 1970; still to come while somebody is away.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// `GET /api/me/away`: whether clocks that count days stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Away {
    /// Seconds since 1970; nothing for somebody who is there.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<i64>,
    /// The latest that may be said now.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub latest: i64,
}

/// `PUT /api/me/away`: away until then, or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GoAway {
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// A time in which somebody was away, in an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vacation {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begins: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: i64,
}

//! Who is there and who is not: leaving, being away, ending a table together.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// `PUT /api/tables/{id}/stand-in`: at a table without a clock, lets a bot play for whoever is asked and
/// has not looked for a while, until they are back. The host decides alone, others by majority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LetBotPlay {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// False takes one's vote back.
    pub agree: bool,
}

/// `PUT /api/tables/{id}/end`: proposes to end the game without a result, or agrees to it; or declines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndTogether {
    pub agree: bool,
}

/// The person who is waited for. All seconds are counted from when this was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Nothing has happened for so many seconds.
    pub quiet: u32,
    /// They have not looked for so many seconds; nothing while they look.
    pub gone: Option<u32>,
    /// In so many seconds a bot may be let play; nothing while they look, and where there is a clock.
    pub bot_in: Option<u32>,
    /// Who wants a bot to play.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub votes: Vec<Seat>,
    /// So many people have to want it; the host is enough.
    pub needed: u32,
}

/// Somebody wants to end the game without a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EndProposal {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    /// Whose consent there is.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub agreed: Vec<Seat>,
    /// Whose is missing.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub missing: Vec<Seat>,
}

/// Something that happened at the table and not in the game, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Note {
    /// Before this action of the record.
    pub ply: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub what: NoteKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// A bot plays until they are back.
    StandIn,
    /// Left: a bot plays, and they may come back.
    Left,
    /// Left for good.
    Resigned,
    Returned,
    /// All agreed to end the game; the one who proposed it.
    Ended,
}

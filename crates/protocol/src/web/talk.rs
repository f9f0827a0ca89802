//! What people say to each other at a table. Nothing of it stands in a record or in a position.
//!
//! Phrases and reactions are names: whoever reads them reads them in their own language.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What may be said at a table, and by whom. The host chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TalkRules {
    pub allowed: TalkKinds,
    /// Whether those who have no account may speak.
    pub guests: bool,
}

impl TalkRules {
    /// What holds where nobody has chosen: among strangers nobody writes freely.
    pub const fn usual(public: bool) -> Self {
        let allowed = if public { TalkKinds::Phrases } else { TalkKinds::Everything };
        Self { allowed, guests: true }
    }
}

/// What somebody may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TalkKinds {
    Nothing,
    /// Phrases and reactions.
    Phrases,
    /// Also what they write themselves.
    Everything,
}

/// What everybody can say in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    WellPlayed,
    Thanks,
    YourTurn,
    OneMoment,
    Ouch,
    GoodLuck,
    Again,
}

/// A picture for what somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    Ruby,
    Tulip,
    Lamp,
    Die,
    Blossom,
    Flame,
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "words", rename_all = "snake_case", deny_unknown_fields)]
pub enum Words {
    Phrase {
        phrase: Phrase,
    },
    Reaction {
        reaction: Reaction,
        /// The action of the record it is about, if there is one.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// As it was written, less what nobody sees. It is shown as it stands: no link, no markup.
    Text {
        text: String,
    },
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    pub id: String,
    pub by: Speaker,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    pub words: Words,
}

/// Who said it, as the server knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Speaker {
    /// By this name they can be muted.
    pub id: String,
    /// The seat they have now; nothing for those who watch or have left.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Of those without a seat: no player at the table is called like it. Empty without a name.
    pub name: String,
    pub watches: bool,
}

/// The talk of a table, as one pair of ears hears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Talk {
    /// The last of it, the oldest first, without those who are muted.
    pub said: Vec<Said>,
    /// What whoever reads this may say.
    pub may: TalkKinds,
    /// Whoever looks after the house lets them say nothing.
    pub banned: bool,
    /// Whom they do not want to hear, wherever they meet them.
    pub muted: Vec<Muted>,
    /// They want to hear nobody at this table.
    pub all_muted: bool,
}

/// Somebody who is not heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Muted {
    pub id: String,
    /// As they were called then.
    pub name: String,
}

/// What somebody said somewhere, in an export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedTalk {
    pub table: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    pub words: Words,
    /// Whoever looks after the house has hidden it.
    pub hidden: bool,
}

/// `GET /api/admin/talk`: what people complained about, and who may not speak.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TalkDesk {
    /// The newest first, without what is settled.
    pub reports: Vec<TalkReport>,
    pub banned: Vec<BannedSpeaker>,
}

/// Something that was said and that others do not want to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TalkReport {
    /// What was said.
    pub said: String,
    pub table: String,
    pub speaker: String,
    /// As the speaker was called then.
    pub name: String,
    pub words: Words,
    /// How many people complained.
    pub reports: u32,
    /// When the last of them did, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub reported: i64,
    pub hidden: bool,
    pub banned: bool,
}

/// Somebody who may not speak anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BannedSpeaker {
    pub id: String,
    pub name: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// `PUT /api/admin/talk/said/{id}`: nobody is shown it any more, or everybody is again; and the
/// complaints about it are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hide {
    pub hidden: bool,
    #[serde(default)]
    pub settled: bool,
}

/// `PUT /api/admin/talk/bans/{guest}`: somebody may not speak any more, or again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ban {
    pub banned: bool,
}

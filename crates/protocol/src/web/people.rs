//! Who is who: guests, and the accounts some of them have.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    clocks::Vacation,
    clubs::ClubLine,
    daily::DailyMark,
    friends::FriendsPage,
    notifications::ChannelInfo,
    puzzles::PuzzleProgress,
    ratings::{ProfileRating, RatedGame},
    school::SchoolProgress,
    talk::{ExportedTalk, Muted},
    tournaments::TournamentLine,
};

/// Whoever looks at the page: a guest by cookie, or by the token of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Public: others at the table may see it. The secret stays in the cookie.
    pub id: String,
    /// Empty until the guest has told one.
    pub name: String,
    /// The name of the account, if there is one.
    pub account: Option<String>,
    /// Whether the account has a password; without one, links are the only way in.
    pub password: bool,
}

/// `PUT /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// `POST /api/me/account`: the guest becomes somebody who can come back from anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    pub name: String,
    /// Without one, links are the only way in.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub password: Option<String>,
}

/// `PUT /api/me/account`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one so far, if there is one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub old: Option<String>,
    pub password: String,
}

/// The answer to a new password: what ended with the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordSaved {
    pub me: Me,
    /// The devices that were signed out.
    pub devices: Vec<DeviceInfo>,
    /// The tokens that were revoked.
    pub tokens: Vec<TokenInfo>,
}

/// `POST /api/sign-in`: by name and password, or by a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum SignIn {
    Password {
        name: String,
        password: String,
    },
    /// What stands in a link after the `#`.
    Link {
        code: String,
    },
}

/// `POST /api/me/link`: the page `/sign-in#code` signs somebody in, once and not for long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignInLink {
    pub code: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires: i64,
}

/// A browser that somebody is signed in with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceInfo {
    pub id: String,
    /// What it says it is; empty if it does not say.
    pub label: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: i64,
    /// The one that asks.
    pub here: bool,
}

/// What a program may do for its guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Look things up: tables, records, moments.
    Read,
    /// All that, and open tables, sit at them and play.
    Play,
}

/// `POST /api/me/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    pub label: String,
    pub scope: Scope,
}

/// A token as it is listed; its secret was shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenInfo {
    pub id: String,
    pub label: String,
    pub scope: Scope,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// The same as `created` if it was never used.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: i64,
}

/// A new token, with the secret that goes into the header `Authorization: Bearer …`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct IssuedToken {
    pub token: TokenInfo,
    pub secret: String,
}

/// `DELETE /api/me`: somebody really wants to be forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// If the account has one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub password: Option<String>,
}

/// `GET /api/me/export`: everything that is kept about a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Export {
    pub me: Me,
    pub devices: Vec<DeviceInfo>,
    pub tokens: Vec<TokenInfo>,
    pub vacations: Vec<Vacation>,
    /// Whether everybody may see the unrated games on the profile.
    pub shows_past: bool,
    /// How far in the school.
    pub school: SchoolProgress,
    /// How well in puzzles, and which were seen.
    pub puzzles: PuzzleProgress,
    /// The days on which the daily bazaar was begun.
    pub daily: Vec<DailyMark>,
    pub ratings: Vec<ProfileRating>,
    pub results: Vec<RatedGame>,
    pub channels: Vec<ExportedChannel>,
    /// Nothing without an account.
    pub friends: Option<FriendsPage>,
    pub clubs: Vec<ClubLine>,
    pub tournaments: Vec<TournamentLine>,
    /// What the guest said at tables.
    pub talk: Vec<ExportedTalk>,
    /// Whom the guest does not want to hear.
    pub muted: Vec<Muted>,
    /// Since when the guest may not speak, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub banned_from_talk: Option<i64>,
    /// What the guest complained about.
    pub reported: Vec<String>,
    /// The records of the guest's games, as far as the guest may see them.
    pub games: Vec<ExportedGame>,
}

/// Where notifications go, in an export: the whole address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedChannel {
    pub channel: ChannelInfo,
    pub address: String,
}

/// A game in an export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedGame {
    pub table: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: i64,
    /// Missing if it was never dealt.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub record: Option<Value>,
}

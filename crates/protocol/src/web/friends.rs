//! Friends: who they are, who of them is here, and whom to ask to a table. Both sides have agreed.

use serde::{Deserialize, Serialize};

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    pub id: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FriendInfo {
    pub id: String,
    pub name: String,
    /// Looks at this server right now, or did so a few minutes ago. Never for those who hide it.
    pub here: bool,
}

/// A friend asks me to come to a table that has not begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InvitationInfo {
    pub table: String,
    pub by: Person,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
}

/// `GET /api/friends`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FriendsPage {
    /// Whoever opens it and agrees is a friend: a new one ends the old one.
    pub link: String,
    /// Friends do not see whether I am here.
    pub hidden: bool,
    pub friends: Vec<FriendInfo>,
    /// Those who wait for my answer.
    pub ask_me: Vec<Person>,
    /// Those whose answer I wait for.
    pub asked: Vec<Person>,
    pub blocked: Vec<Person>,
    pub invitations: Vec<InvitationInfo>,
}

/// `POST /api/friends`: by the name of an account, or by a link, which is the consent of its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskFriend {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub link: Option<String>,
}

/// `PUT /api/friends`: how I want to be found and seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FriendWishes {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<bool>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub new_link: bool,
}

/// `PUT /api/friends/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerFriend {
    pub answer: FriendAnswer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FriendAnswer {
    Accept,
    /// No friends any more, or not at all; nobody is told.
    Remove,
    /// Asks and invitations of this one do not reach me.
    Block,
    Unblock,
}

/// `GET /api/friends/link/{link}`: whose link it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FriendDoor {
    pub who: Person,
    pub friends: bool,
    /// It is my own.
    pub mine: bool,
}

/// `POST /api/tables/{id}/invite`: asks a friend to come to a table at which I sit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct InviteFriend {
    pub friend: String,
}

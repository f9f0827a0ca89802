//! Notifications: how somebody who does not look at the table hears that others wait.

use serde::{Deserialize, Serialize};

/// What there is to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NotificationKind {
    /// It is your turn.
    Turn,
    /// You are asked something in the turn of somebody else.
    Asked,
    /// Your time is running out.
    Time,
    /// Somebody nudges you.
    Nudge,
    /// The game is over.
    Over,
    /// A friend asks you to a table.
    Invite,
}

impl NotificationKind {
    pub const ALL: [Self; 6] =
        [Self::Turn, Self::Asked, Self::Time, Self::Nudge, Self::Over, Self::Invite];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Asked => "asked",
            Self::Time => "time",
            Self::Nudge => "nudge",
            Self::Over => "over",
            Self::Invite => "invite",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Through what it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    Push,
    Mail,
    Discord,
    Slack,
    Json,
}

/// The languages in which notifications are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NotificationLanguage {
    En,
    De,
    Pl,
}

/// Hours in which nothing is told; it is told afterwards, if it is still true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Minutes since midnight, where the guest lives.
    pub from: u16,
    /// Earlier than `from`: on the next day.
    pub to: u16,
    /// Minutes that clocks there are ahead of UTC.
    pub offset: i16,
}

/// Where notifications go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewAddress {
    /// A subscription of a browser; keys are base64url as `PushSubscription.toJSON` writes them.
    Push {
        endpoint: String,
        p256dh: String,
        auth: String,
    },
    Mail {
        address: String,
    },
    Discord {
        url: String,
    },
    Slack {
        url: String,
    },
    Json {
        url: String,
    },
}

/// What is told through a channel, how and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Wishes {
    pub language: NotificationLanguage,
    pub notifications: Vec<NotificationKind>,
    #[serde(default)]
    pub quiet: Option<Quiet>,
}

/// `POST /api/me/notifications/channels`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChannel {
    pub to: NewAddress,
    pub wishes: Wishes,
}

/// `PUT /api/me/notifications/channels/{channel}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChannelChange {
    pub on: bool,
    pub wishes: Wishes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChannelState {
    /// The link in the first mail was not pressed yet.
    Unconfirmed,
    On,
    Off,
    /// It failed and is not tried again until it is switched on.
    Failed,
}

/// Why a channel failed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChannelProblem {
    /// There is nothing at the address any more.
    Gone,
    /// The other side does not take it.
    Refused,
    /// Nobody answers there.
    Unreachable,
}

/// A channel as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelInfo {
    pub id: String,
    pub kind: ChannelKind,
    /// Where it leads, without what is secret about it.
    pub label: String,
    pub wishes: Wishes,
    pub state: ChannelState,
    pub problem: Option<ChannelProblem>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
}

/// A new channel, with the secret that signs what is sent to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AddedChannel {
    pub channel: ChannelInfo,
    /// Shown once, and only for plain JSON.
    pub secret: Option<String>,
}

/// `GET /api/me/notifications`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notifications {
    /// The public key of this house for subscriptions of browsers, if it can send to them.
    pub push: Option<String>,
    /// Whether this house can send mail.
    pub mail: bool,
    /// Whether this house can call other addresses: it has to know its own for that.
    pub hooks: bool,
    pub channels: Vec<ChannelInfo>,
}

/// `POST /api/notifications/confirm`: the address of a mailbox is really the guest's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NotificationCode {
    /// What stands in the link of the mail.
    pub code: String,
}

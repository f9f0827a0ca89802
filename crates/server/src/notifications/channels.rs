//! Channels between what guests say, what is kept, and what is shown.

use protocol::web::{
    Code, Problem,
    notifications::{
        ChannelInfo, ChannelKind, ChannelProblem, NewAddress, NewChannel, Quiet, Wishes,
    },
};
use store::{Channel, ChannelState};
use url::Url;

use super::{mail, push::Subscription, quiet, reach};
use crate::{
    operations::{clock, ids},
    settings::Settings,
};

fn malformed(why: &str) -> Problem {
    Problem::new(Code::Malformed, why)
}

/// A channel as a guest wants it, if it is one and this house can use it.
pub(crate) fn parse(
    settings: &Settings,
    guest: &str,
    device: &str,
    wish: &NewChannel,
) -> Result<Channel, Problem> {
    let reach = settings.notifications.reach;
    let not_here = |why: &str| Problem::new(Code::NotNow, why);
    if settings.public_url.is_none() && !matches!(wish.to, NewAddress::Push { .. }) {
        return Err(not_here("this house does not know its own address: --public-url says it"));
    }
    let (kind, address) = match &wish.to {
        NewAddress::Push { .. } => {
            let subscription = Subscription::parse(&wish.to, reach).map_err(malformed)?;
            (ChannelKind::Push, serde_json::to_string(&subscription).unwrap_or_default())
        }
        NewAddress::Mail { address } => {
            if settings.notifications.mail.is_none() {
                return Err(not_here("this house sends no mail: --smtp names a server"));
            }
            let address = mail::address(address.trim());
            let address = address.ok_or_else(|| malformed("this is no address of a mailbox"))?;
            (ChannelKind::Mail, address.to_string())
        }
        NewAddress::Discord { url } => (ChannelKind::Discord, web(url, settings)?),
        NewAddress::Slack { url } => (ChannelKind::Slack, web(url, settings)?),
        NewAddress::Json { url } => (ChannelKind::Json, web(url, settings)?),
    };
    check(&wish.wishes)?;
    Ok(Channel {
        id: ids::id(),
        guest: guest.to_owned(),
        kind: name(kind).to_owned(),
        address,
        secret: (kind == ChannelKind::Json).then(ids::secret),
        language: text(&wish.wishes.language),
        kinds: text(&wish.wishes.notifications),
        quiet: wish.wishes.quiet.as_ref().map(text),
        state: match kind {
            ChannelKind::Mail => ChannelState::Unconfirmed,
            ChannelKind::Push | ChannelKind::Discord | ChannelKind::Slack | ChannelKind::Json => {
                ChannelState::On
            }
        },
        problem: None,
        failures: 0,
        created: clock::now(),
        // Whoever signs out here is not told here any more.
        device: (kind == ChannelKind::Push).then(|| device.to_owned()),
    })
}

fn web(url: &str, settings: &Settings) -> Result<String, Problem> {
    let url = reach::parse(url.trim(), settings.notifications.reach).map_err(malformed)?;
    Ok(url.to_string())
}

/// Whether these are hours of a day; everything else about wishes is right by its type.
pub(crate) fn check(wishes: &Wishes) -> Result<(), Problem> {
    if wishes.quiet.is_some_and(|hours| !quiet::is_possible(hours)) {
        return Err(malformed("these are no hours of a day"));
    }
    if wishes.notifications.len() > protocol::web::notifications::NotificationKind::ALL.len() {
        return Err(malformed("some notifications are named twice"));
    }
    Ok(())
}

/// A channel for the eyes of its owner.
pub(crate) fn info(channel: &Channel) -> ChannelInfo {
    let kind = kind(channel);
    ChannelInfo {
        id: channel.id.clone(),
        kind,
        label: label(kind, &channel.address),
        wishes: wishes(channel),
        state: match channel.state {
            ChannelState::Unconfirmed => protocol::web::notifications::ChannelState::Unconfirmed,
            ChannelState::On => protocol::web::notifications::ChannelState::On,
            ChannelState::Off => protocol::web::notifications::ChannelState::Off,
            ChannelState::Failed => protocol::web::notifications::ChannelState::Failed,
        },
        problem: channel.problem.as_deref().and_then(read::<ChannelProblem>),
        created: channel.created,
    }
}

/// Enough to know it again, and too little to write there.
fn label(kind: ChannelKind, address: &str) -> String {
    match kind {
        ChannelKind::Mail => address.to_owned(),
        ChannelKind::Push => {
            let subscription: Option<Subscription> = serde_json::from_str(address).ok();
            subscription.map(|subscription| host(&subscription.endpoint)).unwrap_or_default()
        }
        ChannelKind::Discord | ChannelKind::Slack | ChannelKind::Json => host(address),
    }
}

fn host(url: &str) -> String {
    let url = Url::parse(url).ok();
    url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}

pub(super) fn wishes(channel: &Channel) -> Wishes {
    Wishes {
        language: read(&channel.language)
            .unwrap_or(protocol::web::notifications::NotificationLanguage::En),
        notifications: serde_json::from_str(&channel.kinds).unwrap_or_default(),
        quiet: channel.quiet.as_deref().and_then(|quiet| serde_json::from_str::<Quiet>(quiet).ok()),
    }
}

impl super::Notifications {
    /// Writes other wishes into a channel.
    pub(crate) fn rewrite(channel: &mut Channel, wishes: &Wishes) {
        channel.language = text(&wishes.language);
        channel.kinds = text(&wishes.notifications);
        channel.quiet = wishes.quiet.as_ref().map(text);
    }
}

pub(crate) fn kind(channel: &Channel) -> ChannelKind {
    read(&channel.kind).unwrap_or(ChannelKind::Json)
}

const fn name(kind: ChannelKind) -> &'static str {
    match kind {
        ChannelKind::Push => "push",
        ChannelKind::Mail => "mail",
        ChannelKind::Discord => "discord",
        ChannelKind::Slack => "slack",
        ChannelKind::Json => "json",
    }
}

/// A plain name is kept without quotation marks, a list or an object as JSON.
fn text<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

fn read<T: serde::de::DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::from(name)).ok()
}

//! The last steps of a notification: its words, its link, and the way through its channel.

use protocol::web::notifications::{ChannelKind, ChannelProblem, NotificationKind};
use serde_json::json;
use store::{Channel, Notification};

use super::{
    Facts, Purpose, Unsent,
    channels::{kind, wishes},
    hooks::{self, Told},
    links,
    mail::NewMail,
    push::{self, Subscription},
    reach, texts,
};
use crate::{
    app::App,
    operations::{clock, ids},
};

/// Tells a notification.
pub(super) async fn deliver(
    app: &App,
    channel: &Channel,
    notification: &Notification,
) -> Result<(), Unsent> {
    let language = wishes(channel).language;
    let what = NotificationKind::from_name(&notification.kind).ok_or(Unsent::Refused)?;
    let facts: Facts = serde_json::from_str(&notification.facts).map_err(|_| Unsent::Refused)?;
    let words = texts::words(what, language, &facts, clock::now());
    let id = format!(
        "{}-{}-{}-{}",
        notification.table, notification.version, notification.kind, notification.channel
    );
    let told = Told {
        id: &id,
        notification: Some(what.name()),
        title: &words.title,
        recap: &words.recap,
        table: Some(&notification.table),
        link: &page(app, &format!("/t/{}", notification.table)),
        language,
    };
    send(app, channel, &told).await
}

/// Tells that it works.
pub(crate) async fn test(app: &App, channel: &Channel) -> Result<(), Unsent> {
    let language = wishes(channel).language;
    let told = Told {
        id: &ids::id(),
        notification: None,
        title: texts::test(language),
        recap: &[],
        table: None,
        link: &page(app, "/notifications"),
        language,
    };
    send(app, channel, &told).await
}

/// Asks whether a mailbox is really the guest's.
pub(crate) async fn ask_to_confirm(app: &App, channel: &Channel) -> Result<(), Unsent> {
    let mail = app.settings.notifications.mail.as_ref().ok_or(Unsent::Refused)?;
    let code = app.notifications.links.code(Purpose::Confirm, &channel.id);
    let (subject, text) = texts::confirm(wishes(channel).language);
    let link = page(app, &format!("/notifications#confirm={code}"));
    let text = format!("{text}\n\n{link}\n");
    let (to, id) = (channel.address.as_str(), format!("confirm-{}", channel.id));
    mail.send(NewMail { to, subject, text, id, leave: None }).await
}

/// What is kept of a failure.
pub(super) const fn problem(unsent: Unsent) -> ChannelProblem {
    match unsent {
        Unsent::Gone => ChannelProblem::Gone,
        Unsent::Refused => ChannelProblem::Refused,
        Unsent::Later => ChannelProblem::Unreachable,
    }
}

/// A page of this house. Without a public address it is a path, which our own pages understand.
fn page(app: &App, path: &str) -> String {
    let public = app.settings.public_url.as_deref().unwrap_or_default();
    format!("{}{path}", public.trim_end_matches('/'))
}

async fn send(app: &App, channel: &Channel, told: &Told<'_>) -> Result<(), Unsent> {
    let kind = kind(channel);
    match kind {
        ChannelKind::Push => push(app, channel, told).await,
        ChannelKind::Mail => send_mail(app, channel, told).await,
        ChannelKind::Discord | ChannelKind::Slack | ChannelKind::Json => {
            let reach = app.settings.notifications.reach;
            let url = reach::parse(&channel.address, reach).map_err(|_| Unsent::Refused)?;
            let body = hooks::body(kind, told).to_string().into_bytes();
            let mut headers = vec![("content-type", "application/json".to_owned())];
            if let Some(secret) = &channel.secret {
                let now = clock::now();
                headers.push(("bedesten-time", now.to_string()));
                headers.push(("bedesten-signature", links::signature(secret, now, &body)));
            }
            reach::post(reach, &url, &headers, body).await
        }
    }
}

async fn push(app: &App, channel: &Channel, told: &Told<'_>) -> Result<(), Unsent> {
    let house = app.notifications.push.as_ref().ok_or(Unsent::Refused)?;
    let to: Subscription = serde_json::from_str(&channel.address).map_err(|_| Unsent::Refused)?;
    let topic = push::topic(told.table.unwrap_or(told.id), &app.notifications.veil);
    let message = json!({
        "title": told.title,
        "body": told.recap.join("\n"),
        "link": told.link,
        "topic": topic,
    });
    house.send(app.settings.notifications.reach, &to, &topic, &message.to_string()).await
}

async fn send_mail(app: &App, channel: &Channel, told: &Told<'_>) -> Result<(), Unsent> {
    let mail = app.settings.notifications.mail.as_ref().ok_or(Unsent::Refused)?;
    let code = app.notifications.links.code(Purpose::Leave, &channel.id);
    let text = format!(
        "{}\n\n{}: {}\n\n-- \n{}: {}\n",
        told.text(),
        texts::open(told.language),
        told.link,
        texts::leave(told.language),
        page(app, &format!("/notifications#leave={code}")),
    );
    let leave = Some(page(app, &format!("/api/notifications/leave/{code}")));
    let (to, subject, id) = (channel.address.as_str(), told.title, told.id.to_owned());
    mail.send(NewMail { to, subject, text, id, leave }).await
}

//! `/api/me/notifications`: where and of what a guest wants to be told.

pub(crate) mod channels;
pub(crate) mod test;

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    notifications::{ChannelInfo, Notifications},
};
use store::Channel;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::guest::InPerson,
    notifications,
};

#[utoipa::path(
    get,
    path = "/api/me/notifications",
    tag = "notifications",
    responses((status = 200, body = protocol::web::notifications::Notifications), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<Notifications>> {
    let hooks = app.settings.public_url.is_some();
    let channels: Vec<ChannelInfo> =
        app.store.channels(&guest.id).await?.iter().map(notifications::info).collect();
    Ok(Json(Notifications {
        push: app.notifications.push_key(),
        mail: hooks && app.settings.notifications.mail.is_some(),
        hooks,
        channels,
    }))
}

/// A channel of this guest.
async fn mine(app: &App, guest: &str, id: &str) -> Answer<Channel> {
    let channel = app.store.channel(id).await?.filter(|channel| channel.guest == guest);
    channel.ok_or_else(|| Failure::new(Code::NoSuchPage, "there is no such channel"))
}

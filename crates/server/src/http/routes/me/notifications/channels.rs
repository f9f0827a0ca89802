//! `/api/me/notifications/channels`: ways to reach a guest.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code,
    notifications::{AddedChannel, ChannelChange, ChannelInfo, NewChannel},
};
use store::{Channel, ChannelState, StoreError};

use super::mine;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{self, InPerson},
        parameters::At,
    },
    notifications::{self, Notifications, delivery},
    operations::{ids, limits::neighbourhood},
};

#[utoipa::path(
    post,
    path = "/api/me/notifications/channels",
    tag = "notifications",
    request_body = protocol::web::notifications::NewChannel,
    responses((status = 201, body = protocol::web::notifications::AddedChannel), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    address: guest::From,
    InPerson { guest, device }: InPerson,
    Body(wish): Body<NewChannel>,
) -> Answer<(StatusCode, Json<AddedChannel>)> {
    let channel = notifications::parse(&app.settings, &guest.id, &device, &wish)?;
    let kept = app.store.channels(&guest.id).await?;
    let same = |other: &&Channel| other.kind == channel.kind && other.address == channel.address;
    if let Some(known) = kept.iter().find(same) {
        // A browser that subscribes again is the same browser.
        let mut known = known.clone();
        Notifications::rewrite(&mut known, &wish.wishes);
        app.store.save_channel(&known).await?;
        let added = AddedChannel { channel: notifications::info(&known), secret: None };
        return Ok((StatusCode::CREATED, Json(added)));
    }
    if kept.len() >= app.settings.limits.channels {
        return Err(Failure::new(Code::TooMany, "these are too many channels"));
    }
    if channel.state == ChannelState::Unconfirmed {
        let few = app.limiters.mails.take(guest.id)
            && app.limiters.mails_from.take(neighbourhood(address.ip()))
            && app.limiters.mails_to.take(ids::hash(&channel.address.to_lowercase()));
        if !few {
            return Err(Failure::new(Code::TooMany, "these are too many mails"));
        }
        delivery::ask_to_confirm(&app, &channel).await.map_err(|_| unreachable())?;
    }
    match app.store.add_channel(&channel).await {
        // Somebody pressed twice.
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(error) => return Err(error.into()),
    }
    let secret = channel.secret.clone();
    Ok((StatusCode::CREATED, Json(AddedChannel { channel: notifications::info(&channel), secret })))
}

#[utoipa::path(
    put,
    path = "/api/me/notifications/channels/{channel}",
    tag = "notifications",
    params(("channel" = String, Path, description = "the channel")),
    request_body = protocol::web::notifications::ChannelChange,
    responses((status = 200, body = protocol::web::notifications::ChannelInfo), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(change): Body<ChannelChange>,
) -> Answer<Json<ChannelInfo>> {
    notifications::check(&change.wishes)?;
    let mut channel = mine(&app, &guest.id, &id).await?;
    Notifications::rewrite(&mut channel, &change.wishes);
    match channel.state {
        // Only the link in the mail can do that.
        ChannelState::Unconfirmed => {}
        ChannelState::On | ChannelState::Off | ChannelState::Failed if change.on => {
            if channel.state != ChannelState::On {
                channel.failures = 0;
                channel.problem = None;
            }
            channel.state = ChannelState::On;
        }
        ChannelState::On | ChannelState::Off | ChannelState::Failed => {
            channel.state = ChannelState::Off;
        }
    }
    app.store.save_channel(&channel).await?;
    Ok(Json(notifications::info(&channel)))
}

#[utoipa::path(
    delete,
    path = "/api/me/notifications/channels/{channel}",
    tag = "notifications",
    params(("channel" = String, Path, description = "the channel")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<StatusCode> {
    if !app.store.remove_channel(&guest.id, &id).await? {
        return Err(Failure::new(Code::NoSuchPage, "there is no such channel"));
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn unreachable() -> Failure {
    Failure::new(Code::Unreachable, "it could not be sent there")
}

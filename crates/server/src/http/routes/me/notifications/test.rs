//! `POST /api/me/notifications/channels/{channel}/test`: does it really come there?

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use protocol::web::Code;
use store::ChannelState;

use super::{channels::unreachable, mine};
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        guest::{self, InPerson},
        parameters::At,
    },
    notifications::delivery,
    operations::limits::neighbourhood,
};

#[utoipa::path(
    post,
    path = "/api/me/notifications/channels/{channel}/test",
    tag = "notifications",
    params(("channel" = String, Path, description = "the channel")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    address: guest::From,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<StatusCode> {
    let channel = mine(&app, &guest.id, &id).await?;
    if channel.state == ChannelState::Unconfirmed {
        return Err(Failure::new(Code::NotNow, "the address is not confirmed yet"));
    }
    if !app.limiters.mails.take(guest.id)
        || !app.limiters.mails_from.take(neighbourhood(address.ip()))
    {
        return Err(Failure::new(Code::TooMany, "these are too many tests"));
    }
    delivery::test(&app, &channel).await.map_err(|_| unreachable())?;
    Ok(StatusCode::NO_CONTENT)
}

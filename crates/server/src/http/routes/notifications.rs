//! `/api/notifications`: what links in mails do. Whoever has the link need not be anybody.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Redirect};
use protocol::web::{Code, notifications::NotificationCode};
use store::{Channel, ChannelState};

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{body::Body, parameters::At},
    notifications::Purpose,
    operations::clock,
};

/// How long somebody may take to confirm an address, in seconds.
const CONFIRMED_WITHIN: i64 = 2 * 24 * 60 * 60;

#[utoipa::path(
    post,
    path = "/api/notifications/confirm",
    tag = "notifications",
    request_body = protocol::web::notifications::NotificationCode,
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    Body(NotificationCode { code }): Body<NotificationCode>,
) -> Answer<StatusCode> {
    let mut channel = meant(&app, Purpose::Confirm, &code).await?;
    match channel.state {
        ChannelState::Unconfirmed if clock::now() - channel.created > CONFIRMED_WITHIN => {
            return Err(no_such_link());
        }
        ChannelState::Unconfirmed => {
            channel.state = ChannelState::On;
            app.store.save_channel(&channel).await?;
        }
        // Pressed twice; and whoever wanted no more mail is not asked again by an old link.
        ChannelState::On | ChannelState::Off | ChannelState::Failed => {}
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Also what programs for mail press by themselves (RFC 8058), with a form instead of JSON.
#[utoipa::path(
    post,
    path = "/api/notifications/leave/{code}",
    tag = "notifications",
    params(("code" = String, Path, description = "what stands in the link")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn leave(State(app): State<Arc<App>>, At(code): At<String>) -> Answer<StatusCode> {
    let mut channel = meant(&app, Purpose::Leave, &code).await?;
    channel.state = ChannelState::Off;
    app.store.save_channel(&channel).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Nothing is changed by looking: the page has the button.
#[utoipa::path(
    get,
    path = "/api/notifications/leave/{code}",
    tag = "notifications",
    params(("code" = String, Path, description = "what stands in the link")),
    responses((status = 303, description = "the page with the button"), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn leave_page(
    State(app): State<Arc<App>>,
    At(code): At<String>,
) -> Answer<Redirect> {
    meant(&app, Purpose::Leave, &code).await?;
    Ok(Redirect::to(&format!("/notifications#leave={code}")))
}

async fn meant(app: &App, purpose: Purpose, code: &str) -> Answer<Channel> {
    let id = app.notifications.links.channel(purpose, code).ok_or_else(no_such_link)?;
    app.store.channel(id).await?.ok_or_else(no_such_link)
}

fn no_such_link() -> Failure {
    Failure::new(Code::NoSuchPage, "this link is of no use any more")
}

//! `/api/me`: whoever looks at the page. The first visit makes a guest.

pub(crate) mod account;
pub(crate) mod away;
pub(crate) mod devices;
pub(crate) mod export;
pub(crate) mod farewell;
pub(crate) mod link;
pub(crate) mod notifications;
pub(crate) mod past;
pub(crate) mod puzzles;
pub(crate) mod school;
pub(crate) mod tokens;

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse, Response},
};
use protocol::web::people::{Me, Rename};
use store::Guest;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Body,
        cookie,
        guest::{self, Comes, Known, Pass, Visitor},
        known_browsers,
    },
    operations::clock,
    people::names,
};

#[utoipa::path(
    get,
    path = "/api/me",
    tag = "me",
    responses((status = 200, body = protocol::web::people::Me), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    address: guest::From,
    headers: HeaderMap,
    Comes(visitor): Comes,
) -> Answer<Response> {
    if let Some(Visitor { guest, pass }) = visitor {
        let Pass::Device(device) = pass else {
            return Ok(Json(me(&app, guest).await?).into_response());
        };
        app.store.device_seen(&device, clock::now()).await?;
        let renewed = cookie::renew(&headers, guest::is_https(&app));
        let me = me(&app, guest).await?;
        // Whoever signed in before browsers were remembered is remembered from now on.
        let known =
            me.account.as_ref().and_then(|_| known_browsers::cookie(&app, &headers, &me.id));
        let known = known.map(|known| AppendHeaders([(SET_COOKIE, known)]));
        return Ok((renewed, known, Json(me)).into_response());
    }
    let (guest, cookie) = guest::create(&app, address.0, &headers).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(me(&app, guest).await?)).into_response())
}

#[utoipa::path(
    put,
    path = "/api/me",
    tag = "me",
    request_body = protocol::web::people::Rename,
    responses((status = 200, body = protocol::web::people::Me), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Body(rename): Body<Rename>,
) -> Answer<Json<Me>> {
    let name = names::clean(&rename.name)?;
    app.store.rename_guest(&guest.id, &name).await?;
    Ok(Json(me(&app, Guest { name, ..guest }).await?))
}

pub(crate) async fn me(app: &App, guest: Guest) -> Answer<Me> {
    let account = app.store.account(&guest.id).await?;
    let password = account.as_ref().is_some_and(|account| account.password.is_some());
    Ok(Me { id: guest.id, name: guest.name, account: account.map(|a| a.name), password })
}

//! `GET /api/me`, `PUT /api/me`: whoever looks at the page. The first visit makes a guest.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header::SET_COOKIE,
    response::{AppendHeaders, IntoResponse, Response},
};
use protocol::web::people::{Me, Rename};

use crate::{
    app::App,
    body::Body,
    failure::Answer,
    guest::{self, Known, Perhaps},
    seats,
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
    Perhaps(guest): Perhaps,
) -> Answer<Response> {
    if let Some(guest) = guest {
        return Ok(Json(Me { id: guest.id, name: guest.name }).into_response());
    }
    let (guest, secret) = guest::create(&app, address.0).await?;
    let cookie = AppendHeaders([(SET_COOKIE, guest::cookie(&app, &secret))]);
    Ok((cookie, Json(Me { id: guest.id, name: guest.name })).into_response())
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
    let name = seats::clean_name(&rename.name)?;
    app.store.rename_guest(&guest.id, &name).await?;
    Ok(Json(Me { id: guest.id, name }))
}

//! `GET /api/me/past`, `PUT /api/me/past`: whether everybody may see my unrated games on my profile.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::past::ShowPast;

use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::InPerson},
};

#[utoipa::path(
    get,
    path = "/api/me/past",
    tag = "me",
    responses((status = 200, body = protocol::web::past::ShowPast), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<ShowPast>> {
    Ok(Json(ShowPast { shown: app.store.shows_past(&guest.id).await? }))
}

#[utoipa::path(
    put,
    path = "/api/me/past",
    tag = "me",
    request_body = protocol::web::past::ShowPast,
    responses((status = 200, body = protocol::web::past::ShowPast), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(wish): Body<ShowPast>,
) -> Answer<Json<ShowPast>> {
    app.store.set_shows_past(&guest.id, wish.shown).await?;
    Ok(Json(wish))
}

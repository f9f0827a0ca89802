//! `PUT /api/tables/{id}/stand-in`: lets a bot play for whoever is asked and has been away for a while.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{leaving::LetBotPlay, tables::TableInfo};
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::Known, parameters::At},
    rooms::room::Seating,
};

#[utoipa::path(
    put,
    path = "/api/tables/{id}/stand-in",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    request_body = protocol::web::leaving::LetBotPlay,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
    Body(wish): Body<LetBotPlay>,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::StandIn(wish.seat, wish.agree)).await
}

//! `POST /api/tables/{id}/join`: takes a free seat.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::tables::{Join, TableInfo};
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::Known, parameters::At},
    rooms::room::Seating,
};

#[utoipa::path(
    post,
    path = "/api/tables/{id}/join",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    request_body = protocol::web::tables::Join,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
    Body(join): Body<Join>,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::Join(join)).await
}

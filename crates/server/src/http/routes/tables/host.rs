//! `POST /api/tables/{id}/host`: whoever looked after the table has gone, and one of those who wait does it.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::tables::TableInfo;
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{guest::Known, parameters::At},
    rooms::room::Seating,
};

#[utoipa::path(
    post,
    path = "/api/tables/{id}/host",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::TakeOver).await
}

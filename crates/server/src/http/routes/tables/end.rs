//! `PUT /api/tables/{id}/end`: proposes to end the game without a result, agrees, or declines.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{leaving::EndTogether, tables::TableInfo};
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::Known, parameters::At},
    rooms::room::Seating,
};

#[utoipa::path(
    put,
    path = "/api/tables/{id}/end",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    request_body = protocol::web::leaving::EndTogether,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
    Body(end): Body<EndTogether>,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::End(end.agree)).await
}

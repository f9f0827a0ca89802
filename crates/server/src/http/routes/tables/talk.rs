//! `PUT /api/tables/{id}/talk`: the host says what may be said at the table.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{tables::TableInfo, talk::TalkRules};
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::Known, parameters::At},
    rooms::room::Seating,
};

#[utoipa::path(
    put,
    path = "/api/tables/{id}/talk",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    request_body = protocol::web::talk::TalkRules,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
    Body(rules): Body<TalkRules>,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::Talk(rules)).await
}

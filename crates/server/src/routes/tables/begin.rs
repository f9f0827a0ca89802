//! `POST /api/tables/{id}/begin`: the host deals.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::web::tables::TableInfo;
use serde_json::Value;

use crate::{app::App, failure::Answer, guest::Known, room::Seating};

pub(crate) async fn post(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Known(guest): Known,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::Begin).await
}

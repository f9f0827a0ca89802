//! `POST /api/tables/{id}/join`: takes a free seat.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::web::tables::{Join, TableInfo};
use serde_json::Value;

use crate::{app::App, body::Body, failure::Answer, guest::Known, room::Seating};

pub(crate) async fn post(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Known(guest): Known,
    Body(join): Body<Join>,
) -> Answer<Json<TableInfo<Value>>> {
    super::seat(&app, &id, guest, Seating::Join(join)).await
}

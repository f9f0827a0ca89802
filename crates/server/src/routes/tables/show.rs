//! `GET /api/tables/{id}`: who sits where.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::web::tables::TableInfo;
use serde_json::Value;

use crate::{app::App, failure::Answer, guest::Perhaps, hub, ids, info};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    guest: Perhaps,
) -> Answer<Json<TableInfo<Value>>> {
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?;
    let consents = app.store.consents(&id).await?;
    let presence = app.hub.presence(&id);
    Ok(Json(info::table(&table, &info::seats_of(&table), &presence, &consents, guest.id())))
}

//! `GET /api/tables/{id}`: who sits where.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::tables::TableInfo;
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{guest::Perhaps, parameters::At},
    operations::ids,
    ratings::shown,
    rooms::hub,
    tables::info,
};

#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    guest: Perhaps,
) -> Answer<Json<TableInfo<Value>>> {
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?;
    let consents = app.store.consents(&id).await?;
    let results = if table.counted { app.store.results_of_table(&id).await? } else { Vec::new() };
    let presence = app.presence(&id);
    let seats = info::seats_of(&table);
    Ok(Json(info::table(
        &table,
        &seats,
        &presence,
        &consents,
        &shown::seat_results(&results),
        guest.id(),
    )))
}

//! `DELETE /api/admin/tables/{id}`: an old table is forgotten for good.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::Code;
use serde_json::{Value, json};
use store::Phase;

use crate::{
    address::At,
    admin::Admin,
    app::App,
    clock,
    failure::{Answer, Failure},
    hub, ids,
};

/// Somebody may still want to go on with a game that rested for less: a month, in seconds.
const OLD: i64 = 30 * 24 * 60 * 60;

#[utoipa::path(
    delete,
    path = "/api/admin/tables/{id}",
    tag = "admin",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    _: Admin,
    At(id): At<String>,
) -> Answer<Json<Value>> {
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?;
    if table.phase != Phase::Over && clock::now() - table.changed < OLD {
        let message = "only what is over, or has rested for a month, is deleted";
        return Err(Failure::new(Code::NotNow, message));
    }
    app.hub.shut(&id).await;
    let deleted = app.store.delete_table(&id).await?;
    tracing::info!(table = id, "deleted by the host of the house");
    Ok(Json(json!({ "deleted": deleted })))
}

//! `DELETE /api/admin/tables/{id}`: an old table, or one that only gathers, is forgotten for good.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::Code;
use serde_json::{Value, json};
use store::Phase;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{admin::Admin, parameters::At},
    operations::{clock, ids},
    rooms::{hub, room::Command},
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
    // Before the deal nothing is lost that anybody played for.
    if table.phase == Phase::Running && clock::now() - table.changed < OLD {
        let message = "a game that runs is deleted once it has rested for a month";
        return Err(Failure::new(Code::NotNow, message));
    }
    if table.phase != Phase::Over {
        // Nobody will play here any more: what was promised about the dice is kept.
        let command = |reply| Command::Dice { disclosed: true, reply };
        match app.hub.ask(&app, &id, command).await {
            Ok(dice) => app.store.keep_dice(&id, &dice).await?,
            // A table that cannot be read is deleted all the more.
            Err(problem) => tracing::warn!(table = id, problem = problem.message, "no dice"),
        }
    }
    app.hub.shut(&id).await;
    let deleted = app.store.delete_table(&id).await?;
    tracing::info!(table = id, "deleted by the host of the house");
    Ok(Json(json!({ "deleted": deleted })))
}

//! `GET /api/tables/{id}/hint`: what a strong bot would answer, for whoever plays against bots.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{Code, tables::Hint};
use serde_json::Value;
use study::Reason;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{guest::Known, parameters::At},
    rooms::room::Command,
};

#[utoipa::path(
    get,
    path = "/api/tables/{id}/hint",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = protocol::web::tables::Hint<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
) -> Answer<Json<Hint<Value, Reason>>> {
    if !app.limiters.hints.take(guest.id.clone()) {
        return Err(Failure::new(Code::TooMany, "these are too many hints"));
    }
    let command = |reply| Command::Hint { guest: guest.id.clone(), reply };
    Ok(Json(app.hub.ask(&app, &id, command).await?))
}

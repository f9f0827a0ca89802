//! `/api/tables/{id}/dice`: what people add to the dice, and what is published of them.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{Code, dice::AddToDice, tables::TableInfo};
use serde_json::Value;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::{Body, Written},
        guest::Known,
        parameters::At,
    },
    rooms::room::{Command, Seating},
    tables::dice,
};

#[utoipa::path(
    put,
    path = "/api/tables/{id}/dice",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    request_body = protocol::web::dice::AddToDice,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
    Body(added): Body<AddToDice>,
) -> Answer<Json<TableInfo<Value>>> {
    let seating = match (&added.commitment, &added.part) {
        (Some(commitment), None) => Seating::Commit(dice::read(commitment)?),
        (None, Some(part)) => Seating::Show(dice::read(part)?),
        (None, None) | (Some(_), Some(_)) => {
            return Err(Failure::new(
                Code::Malformed,
                "a commitment or a part is needed, not both",
            ));
        }
    };
    super::seat(&app, &id, guest, seating).await
}

#[utoipa::path(
    get,
    path = "/api/tables/{id}/dice",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = protocol::web::dice::PublishedDice), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>, At(id): At<String>) -> Answer<Written> {
    // A table that is gone still answers for its dice.
    if let Some(kept) = app.store.kept_dice(&id).await? {
        return Ok(Written(kept));
    }
    let command = |reply| Command::Dice { disclosed: false, reply };
    Ok(Written(app.hub.ask(&app, &id, command).await?))
}

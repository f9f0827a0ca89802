//! `POST /api/replays`: a record is read strictly and kept.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{Code, replays::Uploaded};
use serde_json::Value;
use store::Replay;

use crate::{
    app::App,
    body::Body,
    clock,
    failure::{Answer, Failure},
    guest::Known,
    ids, opening,
};

/// Games have a few hundred actions; nobody needs so many.
const MOST_ACTIONS: usize = 20_000;

#[utoipa::path(
    post,
    path = "/api/replays",
    tag = "replays",
    request_body = serde_json::Value,
    responses((status = 201, body = protocol::web::replays::Uploaded), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Body(record): Body<Value>,
) -> Answer<(StatusCode, Json<Uploaded>)> {
    let wrong = |message| Failure::new(Code::Record, message);
    if record["actions"].as_array().is_some_and(|actions| actions.len() > MOST_ACTIONS) {
        return Err(wrong("the record is too long"));
    }
    let game = record["game"].as_str().ok_or_else(|| wrong("the record names no game"))?;
    let rules = opening::game(game).map_err(|_| wrong("the record is of an unknown game"))?;
    let text = record.to_string();
    rules.read(&text)?;
    let count = app.store.count_replays(&guest.id).await?;
    if count >= app.settings.limits.replays {
        return Err(Failure::new(Code::TooMany, format!("{count} records are enough")));
    }
    let replay = Replay {
        id: ids::id(),
        guest: guest.id,
        game: game.to_owned(),
        record: text,
        created: clock::now(),
    };
    app.store.add_replay(&replay).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { id: replay.id })))
}

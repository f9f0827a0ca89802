//! `POST /api/replays`: a record is read strictly and kept.

mod texts;

use std::{net::SocketAddr, sync::Arc};

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{Code, replays::Uploaded};
use serde_json::Value;
use store::Replay;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{From, Known},
    },
    operations::{clock, ids, limits::neighbourhood},
    rooms::{opening, replaying::Cost},
};

/// Games have a few hundred actions, and those of bots that do anything a few thousand.
const MOST_ACTIONS: usize = 10_000;

#[utoipa::path(
    post,
    path = "/api/replays",
    tag = "replays",
    request_body = serde_json::Value,
    responses((status = 201, body = protocol::web::replays::Uploaded), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    from: From,
    Known(guest): Known,
    Body(record): Body<Value>,
) -> Answer<(StatusCode, Json<Uploaded>)> {
    app.reserve.admit(&*app.store)?;
    let wrong = |message| Failure::new(Code::Record, message);
    if record["actions"].as_array().is_some_and(|actions| actions.len() > MOST_ACTIONS) {
        let message = format!("a record of more than {MOST_ACTIONS} actions is not kept here");
        return Err(Failure::new(Code::Record, message));
    }
    let game = record["game"].as_str().ok_or_else(|| wrong("the record names no game"))?;
    let rules = opening::game(game).map_err(|_| wrong("the record is of an unknown game"))?;
    texts::check(&record)?;
    let text = record.to_string();
    check_room(&app, from.0, &guest.id, text.len()).await?;
    let cost = Cost::of_text(text.len());
    let read = move || rules.read(&text).map(|_| text);
    let text = app.replaying.run(from.0, cost, read).await?;
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

/// Whether there is room for so many bytes more: for this guest, from there, and in the house.
async fn check_room(app: &App, from: SocketAddr, guest: &str, bytes: usize) -> Answer<()> {
    let limits = &app.settings.limits;
    let too_many = |message: String| Err(Failure::new(Code::TooMany, message));
    let count = app.store.count_replays(guest).await?;
    if count >= limits.replays {
        return too_many(format!("{count} records are enough"));
    }
    let kept = app.store.replay_bytes(Some(guest)).await? + bytes as u64;
    if kept > limits.replay_bytes {
        let most = limits.replay_bytes;
        return too_many(format!("your records would have {kept} bytes; {most} are enough"));
    }
    if app.store.replay_bytes(None).await? + bytes as u64 > limits.all_replay_bytes {
        return too_many("the house has no room for more uploaded records".to_owned());
    }
    let thousands = u32::try_from(bytes.div_ceil(1_000)).unwrap_or(u32::MAX);
    if !app.limiters.uploads_from.take_many(neighbourhood(from.ip()), thousands) {
        return too_many("too much was uploaded from there; wait a while".to_owned());
    }
    Ok(())
}

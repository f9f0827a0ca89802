//! `/api/replays/{id}/study`: what decided the game, found out by the server.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use store::{Replay, StudiedGame};
use tabletop::Player;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Written,
        guest::{From, Known},
        parameters::At,
        studies,
    },
    rooms::replaying::Cost,
};

#[utoipa::path(
    get,
    path = "/api/replays/{id}/study",
    tag = "replays",
    params(("id" = String, Path, description = "the replay")),
    responses((status = 200, body = protocol::web::study::ServerStudy<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    from: From,
) -> Answer<Written> {
    let replay = super::find(&app, &id).await?;
    studies::show(&app, &StudiedGame::Replay(id), from.0, players(&replay)).await
}

#[utoipa::path(
    post,
    path = "/api/replays/{id}/study",
    tag = "replays",
    params(("id" = String, Path, description = "the replay")),
    responses((status = 202, body = protocol::web::study::ServerStudy<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    from: From,
    Known(guest): Known,
) -> Answer<(StatusCode, Written)> {
    let replay = super::find(&app, &id).await?;
    let (game, players) = (StudiedGame::Replay(id), players(&replay));
    let cost = Cost::of_text(replay.record.len());
    studies::begin(&app, &game, (guest.id, from.0), cost, move || Ok(replay.record)).await?;
    Ok((StatusCode::ACCEPTED, studies::show(&app, &game, from.0, players).await?))
}

/// Those who play, as the record calls them.
fn players(replay: &Replay) -> Vec<String> {
    #[derive(Deserialize)]
    struct Played {
        players: Vec<Player>,
    }
    let played: Option<Played> = serde_json::from_str(&replay.record).ok();
    played.into_iter().flat_map(|played| played.players).map(|player| player.name).collect()
}

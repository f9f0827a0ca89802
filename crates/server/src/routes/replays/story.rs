//! `GET /api/replays/{id}/story`: the whole game in events.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::replays::Story;
use serde_json::Value;

use crate::{
    address::{At, Eyes},
    app::App,
    failure::Answer,
};

#[utoipa::path(
    get,
    path = "/api/replays/{id}/story",
    tag = "replays",
    params(("id" = String, Path, description = "the replay"), ("seat" = Option<u8>, Query, description = "whose eyes")),
    responses((status = 200, body = protocol::web::replays::Story<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    eyes: Eyes,
) -> Answer<Json<Story<Value, Value>>> {
    let (replay, past) = super::find(&app, &id).await?;
    let viewer = super::eyes(&*past, eyes.seat)?;
    Ok(Json(past.story(&replay.id, viewer)?))
}

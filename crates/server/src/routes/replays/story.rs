//! `GET /api/replays/{id}/story`: the whole game in events.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
};
use protocol::web::replays::Story;
use serde_json::Value;

use crate::{app::App, failure::Answer, routes::tables::Eyes};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Answer<Json<Story<Value, Value>>> {
    let (replay, past) = super::find(&app, &id).await?;
    let viewer = super::eyes(&*past, eyes.seat)?;
    Ok(Json(past.story(&replay.id, viewer)?))
}

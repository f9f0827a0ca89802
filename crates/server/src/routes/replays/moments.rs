//! `GET /api/replays/{id}/moments/{ply}`: the position after so many actions.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
};
use protocol::web::replays::Moment;
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    routes::{number, tables::Eyes},
};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path((id, ply)): Path<(String, String)>,
    Query(eyes): Query<Eyes>,
) -> Answer<Json<Moment<Value>>> {
    let (_, past) = super::find(&app, &id).await?;
    let viewer = super::eyes(&*past, eyes.seat)?;
    Ok(Json(past.moment(number(&ply)?, viewer)?))
}

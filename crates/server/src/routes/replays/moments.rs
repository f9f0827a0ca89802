//! `GET /api/replays/{id}/moments/{ply}`: the position after so many actions.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::replays::Moment;
use serde_json::Value;

use crate::{
    address::{At, Eyes, number},
    app::App,
    failure::Answer,
};

#[utoipa::path(
    get,
    path = "/api/replays/{id}/moments/{ply}",
    tag = "replays",
    params(("id" = String, Path, description = "the replay"), ("ply" = usize, Path), ("seat" = Option<u8>, Query, description = "whose eyes")),
    responses((status = 200, body = protocol::web::replays::Moment<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At((id, ply)): At<(String, String)>,
    eyes: Eyes,
) -> Answer<Json<Moment<Value>>> {
    let (_, past) = super::find(&app, &id).await?;
    let viewer = super::eyes(&*past, eyes.seat)?;
    Ok(Json(past.moment(number(&ply)?, viewer)?))
}

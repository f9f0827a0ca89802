//! `GET /api/replays/{id}/story`: the whole game in events.

use std::sync::Arc;

use axum::extract::State;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Written,
        guest::From,
        parameters::{At, Eyes},
    },
    rooms::replaying::Reading,
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
    from: From,
) -> Answer<Written> {
    Ok(Written(super::read(&app, from.0, &id, eyes.seat, Reading::Story).await?))
}

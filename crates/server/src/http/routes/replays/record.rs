//! `GET /api/replays/{id}/record`: the file again.

use std::sync::Arc;

use axum::{extract::State, http::header::CONTENT_DISPOSITION, response::IntoResponse};

use crate::{
    app::App,
    failure::Answer,
    http::{body::Written, parameters::At},
};

#[utoipa::path(
    get,
    path = "/api/replays/{id}/record",
    tag = "replays",
    params(("id" = String, Path, description = "the replay")),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
) -> Answer<impl IntoResponse> {
    let replay = super::find(&app, &id).await?;
    let name = format!("attachment; filename=\"bedesten-{}.json\"", replay.id);
    Ok(([(CONTENT_DISPOSITION, name)], Written(replay.record)))
}

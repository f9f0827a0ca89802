//! `GET /api/replays/{id}/record`: the file again.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::header::CONTENT_DISPOSITION,
    response::IntoResponse,
};

use crate::{app::App, body::Written, failure::Answer};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Answer<impl IntoResponse> {
    let (replay, _) = super::find(&app, &id).await?;
    let name = format!("attachment; filename=\"bedesten-{}.json\"", replay.id);
    Ok(([(CONTENT_DISPOSITION, name)], Written(replay.record)))
}

//! `GET /api/tables/{id}/record`: what one may have of the record, as a file.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header::CONTENT_DISPOSITION,
    response::IntoResponse,
};

use super::Eyes;
use crate::{app::App, body::Written, failure::Answer, guest::Perhaps, room::Reading};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    guest: Perhaps,
) -> Answer<impl IntoResponse> {
    let record = super::read(&app, &id, guest.id(), eyes.seat, Reading::Record).await?;
    let name = format!("attachment; filename=\"bedesten-{id}.json\"");
    Ok(([(CONTENT_DISPOSITION, name)], Written(record)))
}

//! `GET /api/tables/{id}/story`: the whole game in events.

use std::sync::Arc;

use axum::extract::{Path, Query, State};

use super::Eyes;
use crate::{app::App, body::Written, failure::Answer, guest::Perhaps, room::Reading};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    guest: Perhaps,
) -> Answer<Written> {
    Ok(Written(super::read(&app, &id, guest.id(), eyes.seat, Reading::Story).await?))
}

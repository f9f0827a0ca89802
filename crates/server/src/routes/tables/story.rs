//! `GET /api/tables/{id}/story`: the whole game in events.

use std::sync::Arc;

use axum::extract::State;

use crate::{
    address::{At, Eyes},
    app::App,
    body::Written,
    failure::Answer,
    guest::Perhaps,
    room::Reading,
};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    eyes: Eyes,
    guest: Perhaps,
) -> Answer<Written> {
    Ok(Written(super::read(&app, &id, guest.id(), eyes.seat, Reading::Story).await?))
}

//! `GET /api/tables/{id}/moments/{ply}`: the position after so many actions.

use std::sync::Arc;

use axum::extract::{Path, Query, State};

use super::Eyes;
use crate::{
    app::App, body::Written, failure::Answer, guest::Perhaps, room::Reading, routes::number,
};

pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Path((id, ply)): Path<(String, String)>,
    Query(eyes): Query<Eyes>,
    guest: Perhaps,
) -> Answer<Written> {
    let what = Reading::Moment(number(&ply)?);
    Ok(Written(super::read(&app, &id, guest.id(), eyes.seat, what).await?))
}

//! `POST /api/clubs/{id}/tournaments`: a new one.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code,
    tournaments::{NewTournament, TournamentPage},
};
use serde_json::Value;

use crate::{
    app::App,
    clubs::{members::enter, running::Running, shown},
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson, parameters::At},
};

/// As many as the page of a club lists.
const MOST: usize = 100;

#[utoipa::path(
    post,
    path = "/api/clubs/{id}/tournaments",
    tag = "tournaments",
    params(("id" = String, Path, description = "the club")),
    request_body = protocol::web::tournaments::NewTournament<serde_json::Value>,
    responses((status = 201, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(new): Body<NewTournament<Value>>,
) -> Answer<(StatusCode, Json<TournamentPage<Value>>)> {
    let inside = enter(&app, &id, &guest.id).await?;
    inside.must_organise()?;
    app.reserve.admit(&*app.store)?;
    if app.store.tournaments_of_club(&id).await?.len() >= MOST {
        return Err(Failure::new(Code::TooMany, "this club has had enough tournaments"));
    }
    let running = Running::new(&app, &id, new)?;
    app.store.add_tournament(&running.row).await?;
    tracing::info!(tournament = running.row.id, "a tournament was opened");
    let page = shown::tournament(&app, &inside, running, &guest.id).await?;
    Ok((StatusCode::CREATED, Json(page)))
}

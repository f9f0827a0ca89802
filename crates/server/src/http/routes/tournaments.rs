//! `/api/tournaments/{id}`: rounds and standings, for members of the club; who takes part; what organisers do.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    tournaments::{DecideTable, TournamentPage},
};
use serde_json::Value;

use crate::{
    app::App,
    clubs::{
        members::{Inside, enter_tournament},
        rounds, shown,
    },
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::InPerson,
        parameters::{At, number},
    },
};

type Page = Answer<Json<TournamentPage<Value>>>;

#[utoipa::path(
    get,
    path = "/api/tournaments/{id}",
    tag = "tournaments",
    params(("id" = String, Path, description = "the tournament")),
    responses((status = 200, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Page {
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/entries",
    tag = "tournaments",
    params(("id" = String, Path, description = "the tournament")),
    responses((status = 200, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Page {
    enter_tournament(&app, &id, &guest.id).await?;
    rounds::enter(&app, &id, &guest.id).await?;
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    delete,
    path = "/api/tournaments/{id}/entries/{player}",
    tag = "tournaments",
    params(("id" = String, Path, description = "the tournament"), ("player" = String, Path, description = "who leaves")),
    responses((status = 200, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    At((id, player)): At<(String, String)>,
    InPerson { guest, .. }: InPerson,
) -> Page {
    let (inside, running) = enter_tournament(&app, &id, &guest.id).await?;
    if player != guest.id {
        inside.must_organise()?;
    }
    if running.number_of(&player).is_none() {
        return Err(Failure::new(Code::NoSuchPage, "nobody of this name takes part"));
    }
    rounds::leave(&app, &id, &player).await?;
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/rounds",
    tag = "tournaments",
    params(("id" = String, Path, description = "the tournament")),
    responses((status = 200, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Page {
    organiser(&app, &id, &guest.id).await?;
    rounds::begin(&app, &id).await?;
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/end",
    tag = "tournaments",
    params(("id" = String, Path, description = "the tournament")),
    responses((status = 200, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Page {
    organiser(&app, &id, &guest.id).await?;
    rounds::end(&app, &id).await?;
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    put,
    path = "/api/tournaments/{id}/rounds/{round}/tables/{table}",
    tag = "tournaments",
    params(("id" = String, Path, description = "the tournament"), ("round" = String, Path, description = "from 1"), ("table" = String, Path, description = "from 1")),
    request_body = protocol::web::tournaments::DecideTable,
    responses((status = 200, body = protocol::web::tournaments::TournamentPage<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn decide(
    State(app): State<Arc<App>>,
    At((id, round, table)): At<(String, String, String)>,
    InPerson { guest, .. }: InPerson,
    Body(DecideTable { places }): Body<DecideTable>,
) -> Page {
    organiser(&app, &id, &guest.id).await?;
    let (round, table): (usize, usize) = (number(&round)?, number(&table)?);
    let missing = || Failure::new(Code::NoSuchPage, "there is no such table in this tournament");
    let place = round.checked_sub(1).zip(table.checked_sub(1)).ok_or_else(missing)?;
    rounds::decide(&app, &id, place, places).await?;
    page(&app, &id, &guest.id).await
}

async fn organiser(app: &App, id: &str, guest: &str) -> Answer<Inside> {
    let (inside, _) = enter_tournament(app, id, guest).await?;
    inside.must_organise()?;
    Ok(inside)
}

/// With what came of the tables that are over by now.
async fn page(app: &Arc<App>, id: &str, guest: &str) -> Page {
    let (inside, _) = enter_tournament(app, id, guest).await?;
    let running = rounds::settle(app, id).await?;
    Ok(Json(shown::tournament(app, &inside, running, guest).await?))
}

//! `/api/laboratory`: what bots make of a board, counted by the server.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use bots::Level;
use protocol::web::{
    Code,
    laboratory::{CountLayout, CountedLayout, LayoutWish},
};
use serde_json::Value;
use study::layouts::{Experiment, LayoutError, Wanted, Wish};

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{From, Known},
        parameters::At,
    },
    operations::limits::neighbourhood,
    rooms::studying::Asker,
    settings::LaboratoryLimits,
};

/// Bots that think for longer would keep a whole house busy.
const LEVELS: [Level; 2] = [Level::Easy, Level::Medium];

/// If nobody says among how many a board is looked for.
const TRIES: u32 = 16;

#[utoipa::path(
    post,
    path = "/api/laboratory",
    tag = "layout",
    request_body = protocol::web::laboratory::CountLayout,
    responses((status = 202, body = protocol::web::laboratory::CountedLayout<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    from: From,
    Known(guest): Known,
    Body(count): Body<CountLayout>,
) -> Answer<(StatusCode, Json<CountedLayout<Value>>)> {
    let wanted = wanted(count, &app.settings.limits.laboratory)?;
    let id = wanted.key().map_err(|error| refused(&error))?;
    let asker = Asker { guest: guest.id, from: neighbourhood(from.0.ip()) };
    if !app.laboratory.resume(&app, &id, &asker)? {
        let experiment = Experiment::open(&wanted).map_err(|error| refused(&error))?;
        app.laboratory.add(&app, id.clone(), asker, experiment)?;
    }
    Ok((StatusCode::ACCEPTED, Json(show(&app, id)?)))
}

#[utoipa::path(
    get,
    path = "/api/laboratory/{id}",
    tag = "layout",
    params(("id" = String, Path, description = "as the answer to the wish named it")),
    responses((status = 200, body = protocol::web::laboratory::CountedLayout<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
) -> Answer<Json<CountedLayout<Value>>> {
    Ok(Json(show(&app, id)?))
}

#[utoipa::path(
    delete,
    path = "/api/laboratory/{id}",
    tag = "layout",
    params(("id" = String, Path, description = "as the answer to the wish named it")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Known(guest): Known,
) -> Answer<StatusCode> {
    app.laboratory.stop(&id, &guest.id);
    Ok(StatusCode::NO_CONTENT)
}

fn show(app: &App, id: String) -> Answer<CountedLayout<Value>> {
    let known = app.laboratory.known(&app.settings.limits.laboratory, &id);
    let known = known
        .ok_or_else(|| Failure::new(Code::NoSuchPage, "nobody has asked for this board lately"))?;
    Ok(CountedLayout { id, state: known.state, ahead: known.ahead, report: known.report })
}

/// What somebody asks for, within what a server does for one.
fn wanted(count: CountLayout, limits: &LaboratoryLimits) -> Answer<Wanted> {
    let tries = count.tries.unwrap_or(TRIES.min(limits.tries));
    let too_much = |message: String| Err(Failure::new(Code::Options, message));
    if count.games > limits.games {
        return too_much(format!("at most {} games are played here", limits.games));
    }
    if count.find.is_some() && tries > limits.tries {
        return too_much(format!("at most {} boards are compared here", limits.tries));
    }
    if LEVELS.iter().all(|level| level.name() != count.level) {
        let known = LEVELS.map(Level::name).join(" and ");
        return too_much(format!("only bots of the levels {known} play here"));
    }
    Ok(Wanted {
        rules: count.rules,
        players: count.players,
        board: count.board,
        level: count.level,
        games: count.games,
        seed: count.seed.unwrap_or(1).into(),
        find: count.find.map(|wish| match wish {
            LayoutWish::Fair => Wish::Fair,
            LayoutWish::Wild => Wish::Wild,
        }),
        tries,
    })
}

fn refused(error: &LayoutError) -> Failure {
    Failure::new(Code::Options, error.to_string())
}

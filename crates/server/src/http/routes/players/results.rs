//! `GET /api/players/{id}/results`: the rated games of a player, the last first.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
};
use protocol::web::{Code, ratings::RatedGames};
use serde::Deserialize;
use store::Results;

use super::find;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{guest::Perhaps, parameters::At},
    ratings::shown,
};

/// Games of a page: as many as a chart can show.
const PAGE: u32 = 50;

/// Which games: of one leaderboard or of all, and how many were read already.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    ruleset: Option<String>,
    players: Option<u8>,
    #[serde(default)]
    skip: u32,
}

#[utoipa::path(
    get,
    path = "/api/players/{id}/results",
    tag = "ratings",
    params(
        ("id" = String, Path, description = "somebody with an account, or a bot: bot:hard"),
        ("ruleset" = Option<String>, Query, description = "of this ruleset alone, together with players"),
        ("players" = Option<u8>, Query, description = "with so many players alone, together with ruleset"),
        ("skip" = Option<u32>, Query, description = "how many were read already")
    ),
    responses((status = 200, body = protocol::web::ratings::RatedGames), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    guest: Perhaps,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Answer<Json<RatedGames>> {
    let wrong = || Failure::new(Code::Malformed, "a ruleset goes with a number of players");
    let Query(wanted) = wanted.map_err(|_| wrong())?;
    let of = match (&wanted.ruleset, wanted.players) {
        (Some(ruleset), Some(players)) => Some((ruleset.as_str(), players)),
        (None, None) => None,
        (Some(_), None) | (None, Some(_)) => return Err(wrong()),
    };
    find(&app, &id).await?;
    // One more says whether there are more.
    let wanted = Results { of, skip: wanted.skip, most: PAGE + 1 };
    let rows = app.store.results_of(&id, wanted).await?;
    let mut games = shown::games(&rows, &id, guest.id());
    let more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    Ok(Json(RatedGames { games, more }))
}

//! `GET /api/players/{id}/games`: the games of a player that are over, rated or not.
//!
//! Who sees what: docs/decisions/0024.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
};
use protocol::web::{
    Code,
    past::{PastGame, PastGames},
};
use serde::Deserialize;

use super::find;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{guest::Perhaps, parameters::At},
    operations::ids,
    tables::past::{Eyes, Wanted},
};

/// Games of a page.
const PAGE: usize = 20;

/// So many games are looked through for one page, in portions.
const LOOKED_THROUGH: usize = 400;
const PORTION: u32 = 50;

/// Letters of a name that is looked for.
const MOST_LETTERS: usize = 40;

#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    ruleset: Option<String>,
    players: Option<u8>,
    opponent: Option<String>,
    after: Option<String>,
}

#[utoipa::path(
    get,
    path = "/api/players/{id}/games",
    tag = "ratings",
    params(
        ("id" = String, Path, description = "somebody with an account, or whoever asks"),
        ("ruleset" = Option<String>, Query, description = "of this ruleset alone"),
        ("players" = Option<u8>, Query, description = "with so many players alone"),
        ("opponent" = Option<String>, Query, description = "part of the name of somebody else at the table"),
        ("after" = Option<String>, Query, description = "what the page before named as the next one")
    ),
    responses((status = 200, body = protocol::web::past::PastGames), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    guest: Perhaps,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Answer<Json<PastGames>> {
    let wrong = |why: &str| Failure::new(Code::Malformed, why);
    let Query(asked) = asked.map_err(|_| wrong("a number of players is a number"))?;
    if asked.opponent.as_ref().is_some_and(|name| name.chars().count() > MOST_LETTERS) {
        return Err(wrong("no name is so long"));
    }
    // Guests without an account are nobody's business but their own.
    if guest.id() != Some(&id) {
        find(&app, &id).await?;
    }
    let mut after = match &asked.after {
        Some(after) => Some(place(after).ok_or_else(|| wrong("no page begins there"))?),
        None => None,
    };
    let wanted = Wanted {
        ruleset: asked.ruleset,
        players: asked.players,
        opponent: asked.opponent.map(|name| name.trim().to_lowercase()),
    };
    let mut eyes = Eyes::new(&app, &id, guest.id());
    let mut games: Vec<PastGame> = Vec::new();
    for _ in 0..LOOKED_THROUGH / PORTION as usize {
        let from = after.as_ref().map(|(changed, id)| (*changed, id.as_str()));
        let portion = app.store.past_tables_of(&id, from, PORTION).await?;
        let whole = portion.len() == PORTION as usize;
        for table in portion {
            if games.len() == PAGE {
                let next = after.map(|(changed, id)| format!("{changed}.{id}"));
                return Ok(Json(PastGames { games, next }));
            }
            after = Some((table.changed, table.id.clone()));
            games.extend(eyes.look(&table, &wanted).await?);
        }
        if !whole {
            return Ok(Json(PastGames { games, next: None }));
        }
    }
    let next = after.map(|(changed, id)| format!("{changed}.{id}"));
    Ok(Json(PastGames { games, next }))
}

/// Where a page begins: when the last game of the one before was over, and which it was.
fn place(after: &str) -> Option<(i64, String)> {
    let (changed, id) = after.split_once('.')?;
    ids::is_id(id).then(|| Some((changed.parse().ok()?, id.to_owned())))?
}

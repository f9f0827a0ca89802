//! `GET /api/puzzles`: all of them. `GET /api/puzzles/{id}`: the table of one, `POST` an answer to it, and the whole
//! game it is of.
//!
//! Nothing is kept: whoever answers sends their standing along.

use axum::{Json, extract::Path};
use protocol::web::{
    Code, Problem,
    puzzles::{PuzzleAttempt, PuzzleList, PuzzleTable, PuzzleVerdict},
};
use puzzles::{HOUSE, PuzzleError};
use serde_json::{Value, value::RawValue};
use study::{Answer as Explained, Mark};
use tokio::task::spawn_blocking;

use crate::{
    failure::{Answer, Failure},
    http::{body::Body, guest::Known},
};

#[utoipa::path(
    get,
    path = "/api/puzzles",
    tag = "puzzles",
    responses((status = 200, body = Vec<protocol::web::puzzles::PuzzleList>))
)]
pub(crate) async fn get() -> Answer<Json<Vec<PuzzleList>>> {
    Ok(Json(aside(|| Ok(HOUSE.list())).await?))
}

#[utoipa::path(
    get,
    path = "/api/puzzles/{id}",
    tag = "puzzles",
    params(("id" = String, Path, description = "like base-17")),
    responses((status = 200, body = protocol::web::puzzles::PuzzleTable<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn table(
    _: Known,
    Path(id): Path<String>,
) -> Answer<Json<PuzzleTable<Box<RawValue>>>> {
    Ok(Json(aside(move || HOUSE.table(&id)).await?))
}

#[utoipa::path(
    post,
    path = "/api/puzzles/{id}",
    tag = "puzzles",
    params(("id" = String, Path, description = "like base-17")),
    request_body = protocol::web::puzzles::PuzzleAttempt<serde_json::Value>,
    responses((status = 200, body = protocol::web::puzzles::PuzzleVerdict<String, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn answer(
    _: Known,
    Path(id): Path<String>,
    Body(attempt): Body<PuzzleAttempt<Value>>,
) -> Answer<Json<PuzzleVerdict<Mark, Explained>>> {
    Ok(Json(aside(move || HOUSE.answer(&id, &attempt)).await?))
}

#[utoipa::path(
    get,
    path = "/api/puzzles/{id}/record",
    tag = "puzzles",
    params(("id" = String, Path, description = "like base-17")),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn record(_: Known, Path(id): Path<String>) -> Answer<Json<Value>> {
    Ok(Json(aside(move || HOUSE.record(&id)).await?))
}

/// The books are read once, and a game is replayed for each table: not on the threads that serve requests.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, PuzzleError> + Send + 'static,
) -> Answer<T> {
    let done = spawn_blocking(work).await;
    let done = done.map_err(|_| Failure::new(Code::Internal, "the puzzle cannot be put"))?;
    Ok(done.map_err(Problem::from)?)
}

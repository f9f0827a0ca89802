//! `GET /api/ready`: requests may be sent here. A load balancer asks before it does.
//!
//! Something is written and read back: a server that only believes that it writes is not ready.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use protocol::web::{Code, Problem};
use serde_json::json;

use crate::{
    app::App,
    failure::{Answer, Failure},
};

/// Whoever asks more often than this gets the same answer.
const FRESH: Duration = Duration::from_millis(250);

#[utoipa::path(
    get,
    path = "/api/ready",
    tag = "health",
    responses((status = 200, body = serde_json::Value), (status = "5XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>) -> Answer<Response> {
    if *app.closing.borrow() {
        return Err(Failure::new(Code::ClosingDown, "the server closes; the game is safe"));
    }
    if !app.store.is_ready().await? {
        let message = "the database is of another version than this server";
        return Err(Failure::new(Code::Internal, message));
    }
    if !keeps_what_is_written(&app).await {
        let message =
            "the database does not keep what is written: nothing is acknowledged until it does";
        let problem = Json(Problem::new(Code::Internal, message));
        return Ok((StatusCode::SERVICE_UNAVAILABLE, problem).into_response());
    }
    Ok(Json(json!({ "ready": true })).into_response())
}

/// One at a time, however many ask.
async fn keeps_what_is_written(app: &App) -> bool {
    let mut proved = app.proved.lock().await;
    if let Some((when, kept)) = *proved
        && when.elapsed() < FRESH
    {
        return kept;
    }
    let proof = app.store.prove().await;
    if let Err(error) = &proof {
        tracing::error!(%error, cause = ?std::error::Error::source(error), "the store keeps nothing");
    }
    *proved = Some((Instant::now(), proof.is_ok()));
    proof.is_ok()
}

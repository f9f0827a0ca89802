//! `POST /api/me/puzzles`: how well somebody with an account solves puzzles.
//!
//! A guest keeps it in the browser. Whoever signs in brings it along: of two devices the one with more rated answers
//! says how well, and what was seen on either was seen.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{Code, puzzles::PuzzleProgress};
use store::Practice;

use super::account::no_account;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson},
};

/// Ratings that are kept of the last answers.
const LAST: usize = 11;
/// No puzzle has a longer name.
const LONGEST_ID: usize = 40;
/// More puzzles than there are.
const MOST_SEEN: usize = 5_000;
/// So many devices of one person may write in the same instant.
const MOST_TRIES: usize = 16;

#[utoipa::path(
    post,
    path = "/api/me/puzzles",
    tag = "me",
    request_body = protocol::web::puzzles::PuzzleProgress,
    responses((status = 200, body = protocol::web::puzzles::PuzzleProgress), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(browser): Body<PuzzleProgress>,
) -> Answer<Json<PuzzleProgress>> {
    app.store.account(&guest.id).await?.ok_or_else(no_account)?;
    check(&browser)?;
    for _ in 0..MOST_TRIES {
        let written = app.store.practice(&guest.id, Practice::Puzzles).await?;
        let before = read(&written);
        let joined = join(before.clone(), browser.clone());
        if joined == before {
            return Ok(Json(joined));
        }
        let now = serde_json::to_string(&joined).unwrap_or_default();
        if app.store.replace_practice(&guest.id, Practice::Puzzles, &written, &now).await? {
            return Ok(Json(joined));
        }
    }
    Err(Failure::new(Code::Stale, "other devices write all the time; try again"))
}

/// What is kept; nothing if it cannot be read.
pub(crate) async fn kept(app: &App, guest: &str) -> Answer<PuzzleProgress> {
    Ok(read(&app.store.practice(guest, Practice::Puzzles).await?))
}

fn read(written: &str) -> PuzzleProgress {
    serde_json::from_str(written).unwrap_or_default()
}

fn check(progress: &PuzzleProgress) -> Answer<()> {
    let long = progress.seen.iter().any(|id| id.len() > LONGEST_ID);
    if long || progress.seen.len() > MOST_SEEN || progress.last.len() > LAST {
        return Err(Failure::new(Code::TooLarge, "nobody solves so many puzzles"));
    }
    Ok(())
}

/// What two devices know together.
fn join(account: PuzzleProgress, browser: PuzzleProgress) -> PuzzleProgress {
    let best_streak = account.best_streak.max(browser.best_streak);
    let newer = browser.rated > account.rated;
    let (mut kept, other) = if newer { (browser, account) } else { (account, browser) };
    kept.best_streak = best_streak;
    let more: Vec<String> = other.seen.into_iter().filter(|id| !kept.seen.contains(id)).collect();
    kept.seen.extend(more);
    kept.seen.truncate(MOST_SEEN);
    kept
}

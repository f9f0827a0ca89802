//! `POST /api/me/school`, `PUT /api/me/school/{chapter}`: how far somebody with an account is in the school.
//!
//! A guest keeps it in the browser. Whoever signs in brings it along: of two devices the union counts.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::web::{
    Code,
    school::{ChapterProgress, SchoolProgress},
};

use store::Practice;

use super::account::no_account;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson},
};

/// No answer of any chapter is longer.
const LONGEST_ANSWER: usize = 40;
/// So much is kept for one account: all chapters, each in the middle, are a tenth of it.
const MOST_BYTES: usize = 32 * 1024;
/// So many devices of one person may write in the same instant.
const MOST_TRIES: usize = 16;

#[utoipa::path(
    post,
    path = "/api/me/school",
    tag = "me",
    request_body = protocol::web::school::SchoolProgress,
    responses((status = 200, body = protocol::web::school::SchoolProgress), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(browser): Body<SchoolProgress>,
) -> Answer<Json<SchoolProgress>> {
    app.store.account(&guest.id).await?.ok_or_else(no_account)?;
    browser.chapters.values().try_for_each(check)?;
    let progress = change(&app, &guest.id, |chapters| {
        for (chapter, one) in &browser.chapters {
            // A browser may know chapters that this server does not have.
            if school::find(chapter).is_some() {
                join(chapters, chapter, one);
            }
        }
    });
    Ok(Json(progress.await?))
}

#[utoipa::path(
    put,
    path = "/api/me/school/{chapter}",
    tag = "me",
    params(("chapter" = String, Path)),
    request_body = protocol::web::school::ChapterProgress,
    responses((status = 200, body = protocol::web::school::ChapterProgress), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Path(chapter): Path<String>,
    Body(now): Body<ChapterProgress>,
) -> Answer<Json<ChapterProgress>> {
    if school::find(&chapter).is_none() {
        return Err(Failure::new(Code::NoSuchPage, "there is no such chapter"));
    }
    check(&now)?;
    app.store.account(&guest.id).await?.ok_or_else(no_account)?;
    let progress = change(&app, &guest.id, |chapters| {
        let one = chapters.entry(chapter.clone()).or_default();
        // Done once is done for ever; where one is in it now, the last step says.
        *one = ChapterProgress { done: one.done || now.done, ..now.clone() };
    });
    Ok(Json(progress.await?.chapters.remove(&chapter).unwrap_or_default()))
}

/// What is kept; nothing if it cannot be read.
pub(crate) async fn kept(app: &App, guest: &str) -> Answer<SchoolProgress> {
    Ok(read(&app.store.practice(guest, Practice::School).await?))
}

fn read(written: &str) -> SchoolProgress {
    SchoolProgress { chapters: serde_json::from_str(written).unwrap_or_default() }
}

/// Changes what is kept, and says what it is then. If another device has written meanwhile, it is changed once more.
async fn change(
    app: &App,
    guest: &str,
    change: impl Fn(&mut BTreeMap<String, ChapterProgress>),
) -> Answer<SchoolProgress> {
    for _ in 0..MOST_TRIES {
        let written = app.store.practice(guest, Practice::School).await?;
        let before = read(&written);
        let mut progress = before.clone();
        change(&mut progress.chapters);
        if progress == before {
            return Ok(progress);
        }
        let now = serde_json::to_string(&progress.chapters).unwrap_or_default();
        if now.len() > MOST_BYTES {
            return Err(Failure::new(Code::TooLarge, "nobody learns so much at once"));
        }
        if app.store.replace_practice(guest, Practice::School, &written, &now).await? {
            return Ok(progress);
        }
    }
    Err(Failure::new(Code::Stale, "other devices write all the time; try again"))
}

fn check(one: &ChapterProgress) -> Answer<()> {
    let long = one.answers.iter().any(|answer| answer.len() > LONGEST_ANSWER);
    if long || one.answers.len() > school::MOST_ANSWERS {
        return Err(Failure::new(
            Code::TooLarge,
            "no chapter has so many answers, or such long ones",
        ));
    }
    Ok(())
}

/// The union of two devices: done on one is done; of two that are as far, the longer way counts.
fn join(chapters: &mut BTreeMap<String, ChapterProgress>, chapter: &str, other: &ChapterProgress) {
    let rank = |of: &ChapterProgress| (of.done, of.answers.len());
    match chapters.get_mut(chapter) {
        Some(one) if rank(other) <= rank(one) => {}
        Some(one) => one.clone_from(other),
        None => {
            chapters.insert(chapter.to_owned(), other.clone());
        }
    }
}

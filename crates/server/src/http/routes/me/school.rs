//! `POST /api/me/school`, `PUT /api/me/school/{chapter}`: how far somebody with an account is in the school.
//!
//! A guest keeps it in the browser. Whoever signs in brings it along: of two devices the union counts.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    sync::Arc,
};

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::web::{
    Code,
    school::{ChapterProgress, SchoolProgress},
};

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
    let mut progress = kept(&app, &guest.id).await?;
    let before = progress.clone();
    for (chapter, one) in browser.chapters {
        check(&one)?;
        // A browser may know chapters that this server does not have.
        if school::find(&chapter).is_some() {
            join(&mut progress.chapters, chapter, one);
        }
    }
    if progress != before {
        keep(&app, &guest.id, &progress).await?;
    }
    Ok(Json(progress))
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
    let mut progress = kept(&app, &guest.id).await?;
    let one = progress.chapters.entry(chapter).or_default();
    // Done once is done for ever; where one is in it now, the last step says.
    *one = ChapterProgress { done: one.done || now.done, ..now };
    let one = one.clone();
    keep(&app, &guest.id, &progress).await?;
    Ok(Json(one))
}

/// What is kept; nothing if it cannot be read.
pub(crate) async fn kept(app: &App, guest: &str) -> Answer<SchoolProgress> {
    let written = app.store.school(guest).await?;
    Ok(SchoolProgress { chapters: serde_json::from_str(&written).unwrap_or_default() })
}

async fn keep(app: &App, guest: &str, progress: &SchoolProgress) -> Answer<()> {
    let written = serde_json::to_string(&progress.chapters).unwrap_or_default();
    if written.len() > MOST_BYTES {
        return Err(Failure::new(Code::TooLarge, "nobody learns so much at once"));
    }
    Ok(app.store.set_school(guest, &written).await?)
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
fn join(chapters: &mut BTreeMap<String, ChapterProgress>, chapter: String, other: ChapterProgress) {
    match chapters.entry(chapter) {
        Entry::Vacant(entry) => {
            entry.insert(other);
        }
        Entry::Occupied(mut entry) => {
            let one = entry.get_mut();
            let rank = |of: &ChapterProgress| (of.done, of.answers.len());
            if rank(&other) > rank(one) {
                *one = other;
            }
        }
    }
}

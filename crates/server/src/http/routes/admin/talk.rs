//! `/api/admin/talk`: what people complained about, and what is done about it.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    talk::{Ban, BannedSpeaker, Hide, TalkDesk, TalkReport, Words},
};
use store::ReportRow;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{admin::Admin, body::Body, parameters::At},
    operations::clock,
};

/// More than anybody reads.
const MOST: u32 = 200;

#[utoipa::path(
    get,
    path = "/api/admin/talk",
    tag = "admin",
    responses((status = 200, body = protocol::web::talk::TalkDesk), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>, _: Admin) -> Answer<Json<TalkDesk>> {
    Ok(Json(desk(&app).await?))
}

#[utoipa::path(
    put,
    path = "/api/admin/talk/said/{id}",
    tag = "admin",
    params(("id" = String, Path, description = "what was said")),
    request_body = protocol::web::talk::Hide,
    responses((status = 200, body = protocol::web::talk::TalkDesk), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn said(
    State(app): State<Arc<App>>,
    _: Admin,
    At(id): At<String>,
    Body(hide): Body<Hide>,
) -> Answer<Json<TalkDesk>> {
    let table = app.store.set_hidden(&id, hide.hidden).await?;
    let unknown = || Failure::new(Code::NoSuchPage, "nobody said this, or it is gone");
    let table = table.ok_or_else(unknown)?;
    if hide.settled {
        app.store.settle_talk_reports(&id).await?;
    }
    tracing::info!(table, hidden = hide.hidden, "the host of the house looked at what was said");
    app.hub.tell_talk([table]);
    Ok(Json(desk(&app).await?))
}

#[utoipa::path(
    put,
    path = "/api/admin/talk/bans/{guest}",
    tag = "admin",
    params(("guest" = String, Path, description = "who speaks")),
    request_body = protocol::web::talk::Ban,
    responses((status = 200, body = protocol::web::talk::TalkDesk), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn ban(
    State(app): State<Arc<App>>,
    _: Admin,
    At(guest): At<String>,
    Body(ban): Body<Ban>,
) -> Answer<Json<TalkDesk>> {
    let since = ban.banned.then(clock::now);
    if !app.store.set_talk_ban(&guest, since).await? {
        return Err(Failure::new(Code::NoSuchPage, "there is nobody of this id"));
    }
    tracing::info!(banned = ban.banned, "the host of the house said who may speak");
    app.hub.tell_ears(&guest, None);
    Ok(Json(desk(&app).await?))
}

async fn desk(app: &App) -> Answer<TalkDesk> {
    let reports = app.store.talk_reports(MOST).await?;
    let banned = app.store.talk_bans(MOST).await?;
    let speaker = |(id, name, since)| BannedSpeaker { id, name, since };
    Ok(TalkDesk {
        reports: reports.into_iter().filter_map(report).collect(),
        banned: banned.into_iter().map(speaker).collect(),
    })
}

fn report(row: ReportRow) -> Option<TalkReport> {
    let words: Words = serde_json::from_str(&row.said.words).ok()?;
    Some(TalkReport {
        said: row.said.id,
        table: row.said.table,
        speaker: row.said.guest,
        name: row.said.name,
        words,
        reports: row.reports,
        reported: row.reported,
        hidden: row.said.hidden,
        banned: row.banned,
    })
}

//! `/api/daily`: the bazaar of today, of another day, and the calendar.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use games::{DailyBazaar, FIRST_DAY};
use protocol::web::{
    Code, Problem,
    daily::{BeginDaily, DailyCalendar, DailyMark, DailyPage, DailyTable},
};
use serde::Deserialize;
use store::Guest;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Body,
        guest::{Known, Perhaps},
    },
    operations::clock,
    rooms::daily,
};

#[utoipa::path(
    get,
    path = "/api/daily",
    tag = "daily",
    responses((status = 200, body = protocol::web::daily::DailyPage), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Perhaps(guest): Perhaps,
) -> Answer<Json<DailyPage>> {
    Ok(Json(daily::page(&app, guest.as_ref(), daily::today()?).await?))
}

#[utoipa::path(
    get,
    path = "/api/daily/{day}",
    tag = "daily",
    params(("day" = String, Path, description = "like 2026-11-18")),
    responses((status = 200, body = protocol::web::daily::DailyPage), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn of_day(
    State(app): State<Arc<App>>,
    Perhaps(guest): Perhaps,
    Path(day): Path<String>,
) -> Answer<Json<DailyPage>> {
    Ok(Json(daily::page(&app, guest.as_ref(), daily::read(&day)?).await?))
}

#[utoipa::path(
    post,
    path = "/api/daily",
    tag = "daily",
    request_body = protocol::web::daily::BeginDaily,
    responses((status = 200, body = protocol::web::daily::DailyTable), (status = 201, body = protocol::web::daily::DailyTable), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Body(wish): Body<BeginDaily>,
) -> Answer<(StatusCode, Json<DailyTable>)> {
    let today = daily::today()?;
    let day = wish.day.as_deref().map_or(Ok(today), daily::read)?;
    if let Some(table) = begun(&app, &guest, day).await? {
        return Ok((StatusCode::OK, Json(table)));
    }
    let opened = daily::open(&app, &guest, &DailyBazaar::of(day)).await?;
    let (table, counts) = (opened.id, day == today);
    if counts && !app.store.begin_daily(&guest.id, &day.to_string(), &table, clock::now()).await? {
        // They pressed twice: the other table is the one that counts.
        app.store.delete_table(&table).await?;
        let first = begun(&app, &guest, day).await?;
        let first = first.ok_or_else(|| Problem::new(Code::NotNow, "your try has ended"))?;
        return Ok((StatusCode::OK, Json(first)));
    }
    Ok((StatusCode::CREATED, Json(DailyTable { table, counts })))
}

/// The table somebody has begun a day at; a day that is past and over may be played again.
async fn begun(app: &Arc<App>, guest: &Guest, day: tabletop::Day) -> Answer<Option<DailyTable>> {
    let Some(game) = daily::mine(app, &guest.id, day).await? else { return Ok(None) };
    let running = game.state == store::DailyState::Running;
    if !running && day != daily::today()? {
        return Ok(None);
    }
    let gone = || Problem::new(Code::NotNow, "there is one try a day, and you have had it");
    Ok(Some(DailyTable { table: game.table.ok_or_else(gone)?, counts: running }))
}

#[derive(Debug, Deserialize)]
pub(crate) struct Month {
    month: String,
}

#[utoipa::path(
    get,
    path = "/api/daily/calendar",
    tag = "daily",
    params(("month" = String, Query, description = "like 2026-11")),
    responses((status = 200, body = protocol::web::daily::DailyCalendar), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn calendar(
    State(app): State<Arc<App>>,
    Perhaps(guest): Perhaps,
    asked: Result<Query<Month>, QueryRejection>,
) -> Answer<Json<DailyCalendar>> {
    let wrong = || Problem::new(Code::Malformed, "a month is written like 2026-11");
    let Query(Month { month }) = asked.map_err(|_| wrong())?;
    let (from, to) = (format!("{month}-01"), format!("{month}-31"));
    let _: tabletop::Day = from.parse().map_err(|_| wrong())?;
    let days = match &guest {
        Some(guest) => marks(&app, &guest.id, &from, &to, 31).await?,
        None => Vec::new(),
    };
    Ok(Json(DailyCalendar {
        month,
        today: daily::today()?.to_string(),
        first: FIRST_DAY.to_owned(),
        days,
    }))
}

/// Somebody's days from one to another, the latest first.
pub(crate) async fn marks(
    app: &App,
    guest: &str,
    from: &str,
    to: &str,
    most: u32,
) -> Answer<Vec<DailyMark>> {
    let mark = |game: store::DailyGame| DailyMark {
        state: daily::standing(game.state),
        won: game.result.won,
        day: game.day,
    };
    Ok(app.store.daily_games_of(guest, from, to, most).await?.into_iter().map(mark).collect())
}

//! `GET /api/me/export`: everything that is kept about a guest, as a file.

use std::{convert::Infallible, net::SocketAddr, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt as _, stream};
use protocol::web::{
    clocks::Vacation,
    people::{Export, ExportedChannel, ExportedGame},
    talk::{ExportedTalk, Muted},
    tournaments::TournamentLine,
};
use store::{Channel, Results, SaidRow, TableRow};

use super::{devices, me, tokens};
use crate::{
    app::App,
    clubs::{running::Running, shown as club_pages},
    failure::Answer,
    http::{
        guest::{From, InPerson},
        routes::{clubs, daily, friends, players, tables},
    },
    notifications,
    ratings::shown,
    rooms::replaying::{Cost, Reading},
};

/// More games than anybody plays.
const MOST: u32 = 100_000;

#[utoipa::path(
    get,
    path = "/api/me/export",
    tag = "me",
    responses((status = 200, body = protocol::web::people::Export), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    from: From,
    InPerson { guest, device }: InPerson,
) -> Answer<Response> {
    let played = app.store.tables_of(&guest.id, MOST).await?;
    let id = guest.id.clone();
    let from = from.0;
    let all = Results { most: MOST, ..Results::default() };
    let results = app.store.results_of(&id, all).await?;
    let ears = app.store.ears(&id, "").await?;
    let export = Export {
        devices: devices::list(&app, &guest.id, &device).await?,
        tokens: tokens::list(&app, &guest.id).await?,
        vacations: vacations(&app, &guest.id).await?,
        shows_past: app.store.shows_past(&guest.id).await?,
        school: super::school::kept(&app, &guest.id).await?,
        puzzles: super::puzzles::kept(&app, &guest.id).await?,
        daily: daily::marks(&app, &guest.id, "", "9", MOST).await?,
        ratings: players::of(&app, &guest.id).await?,
        results: shown::games(&results, &guest.id, Some(&guest.id)),
        channels: channels(&app, &guest.id).await?,
        friends: match app.store.account(&guest.id).await? {
            Some(_) => Some(friends::page(&app, &guest.id).await?.0),
            None => None,
        },
        clubs: clubs::list(&app, &guest.id).await?,
        tournaments: tournaments(&app, &guest.id).await?,
        talk: talk(&app, &guest.id).await?,
        muted: ears
            .muted
            .into_iter()
            .map(|mute| Muted { id: mute.guest, name: mute.name })
            .collect(),
        banned_from_talk: ears.banned,
        reported: app.store.talk_reports_of(&guest.id).await?,
        me: me(&app, guest).await?,
        games: Vec::new(),
    };
    // Game by game, so that no server has to hold all of them. The list at the end is still empty.
    let head = serde_json::to_string(&export).unwrap_or_default();
    let head = head.strip_suffix("]}").unwrap_or_default().to_owned();
    let games = stream::iter(played.into_iter().enumerate()).then(move |(number, table)| {
        let (app, id) = (Arc::clone(&app), id.clone());
        async move {
            let game =
                serde_json::to_string(&game(&app, from, &id, &table).await).unwrap_or_default();
            if number == 0 { game } else { format!(",{game}") }
        }
    });
    let parts = stream::iter([head]).chain(games).chain(stream::iter(["]}".to_owned()]));
    let file = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"bedesten-export.json\""),
    ];
    Ok((file, Body::from_stream(parts.map(Ok::<_, Infallible>))).into_response())
}

async fn tournaments(app: &App, guest: &str) -> Answer<Vec<TournamentLine>> {
    let rows = app.store.tournaments_of(guest).await?.into_iter();
    rows.map(|row| Ok(club_pages::tournament_line(&Running::read(row)?))).collect()
}

async fn channels(app: &App, guest: &str) -> Answer<Vec<ExportedChannel>> {
    let channels = app.store.channels(guest).await?.into_iter();
    let exported = |channel: Channel| ExportedChannel {
        channel: notifications::info(&channel),
        address: channel.address,
    };
    Ok(channels.map(exported).collect())
}

async fn game(app: &Arc<App>, from: SocketAddr, guest: &str, table: &TableRow) -> ExportedGame {
    let record = async {
        let look = tables::look(app, &table.id, Some(guest), None).await?;
        let id = table.id.clone();
        // Nothing may be missing in an export: it is counted by how many come at once.
        let work = move || look.read(&id, Reading::Record);
        app.replaying.run(from, Cost::NOTHING, work).await
    };
    let record = record.await;
    ExportedGame {
        table: table.id.clone(),
        created: table.created,
        changed: table.changed,
        record: record.ok().and_then(|record| serde_json::from_str(&record).ok()),
    }
}

async fn talk(app: &App, guest: &str) -> Answer<Vec<ExportedTalk>> {
    let said = app.store.talk_of(guest).await?.into_iter();
    let exported = |row: SaidRow| {
        let words = serde_json::from_str(&row.words).ok()?;
        Some(ExportedTalk { table: row.table, at: row.at, words, hidden: row.hidden })
    };
    Ok(said.filter_map(exported).collect())
}

async fn vacations(app: &App, guest: &str) -> Answer<Vec<Vacation>> {
    let all = app.store.vacations(guest, i64::MIN).await?.into_iter();
    Ok(all.map(|vacation| Vacation { begins: vacation.begins, until: vacation.until }).collect())
}

//! `POST /api/replays/{id}/table`: goes on from a moment: at a hot seat, against bots,
//! or with friends who join by the link before it begins.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code,
    clocks::{Late, Pace},
    replays::GoOn,
    tables::TableInfo,
};
use serde_json::Value;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{From, Known},
        parameters::At,
    },
    rooms::{
        opening::{self, Begin, Opening},
        replaying::Cost,
    },
    tables::{
        info::{self, Presence},
        seats::Seated,
    },
};

/// The whole game is held in memory while somebody looks; longer ones can be watched.
const MOST_PLIES: usize = 4_000;

#[utoipa::path(
    post,
    path = "/api/replays/{id}/table",
    tag = "replays",
    params(("id" = String, Path, description = "the replay")),
    request_body = protocol::web::replays::GoOn,
    responses((status = 201, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    from: From,
    Known(guest): Known,
    Body(wish): Body<GoOn>,
) -> Answer<(StatusCode, Json<TableInfo<Value>>)> {
    if wish.ply > MOST_PLIES {
        let message = format!("a game can go on from one of its first {MOST_PLIES} actions");
        return Err(Failure::new(Code::Record, message));
    }
    let replay = super::find(&app, &id).await?;
    let (cost, ply) = (Cost::of_text(replay.record.len()), wish.ply);
    let opened = move || {
        let past = super::open(&replay)?;
        let over = past.is_over_at(ply);
        Ok((replay, past, over))
    };
    let (replay, past, over) = app.replaying.run(from.0, cost, opened).await?;
    if wish.seats.len() != past.players().len() {
        return Err(Failure::new(Code::Options, "every player needs a seat, and nobody else"));
    }
    if over? {
        return Err(Failure::new(Code::NotNow, "the game is over at this moment"));
    }
    let chairs = wish.seats.iter().enumerate();
    let seats: Result<Vec<Seated>, _> =
        chairs.map(|(seat, chair)| Seated::on(chair, seat, &guest)).collect();
    let seats = seats?;
    let opening = Opening {
        game: &replay.game,
        options: &past.options(),
        host: &guest.id,
        seats,
        public: false,
        // Whoever goes on from a record has seen what comes.
        rated: false,
        begin: if wish.joint { Begin::Joint(vec![guest.id.clone()]) } else { Begin::Now },
        seating: None,
        pace: Pace::default(),
        late: Late::default(),
        talk: None,
    };
    let table = opening::go_on(&app, opening, &replay.record, wish.ply).await?;
    let seats = info::seats_of(&table);
    let info = info::table(&table, &seats, &Presence::default(), &[], &[], Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}

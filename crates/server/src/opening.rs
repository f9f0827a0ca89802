//! A new table.

use std::sync::Arc;

use protocol::web::{
    Code, Problem,
    clocks::{Late, Pace},
};
use serde_json::Value;
use store::{Phase, Table};
use tabletop::{Player, Seed};

use crate::{
    app::App,
    clock,
    clocks::{self, Clocks, Step},
    failure::store_problem,
    games::{self, Dealt, Rules},
    ids,
    info::Summary,
    ratings::can_be_rated,
    seats::{self, Seated},
};

pub(crate) struct Opening<'a> {
    pub(crate) game: &'a str,
    pub(crate) options: &'a Value,
    pub(crate) host: &'a str,
    pub(crate) seats: Vec<Seated>,
    pub(crate) public: bool,
    /// The result counts for the ratings, if it can.
    pub(crate) rated: bool,
    /// Deal at once.
    pub(crate) begin: bool,
    pub(crate) pace: Pace,
    pub(crate) late: Late,
}

/// Opens a table and, if nobody is waited for, begins.
pub(crate) async fn open(app: &Arc<App>, opening: Opening<'_>) -> Result<Table, Problem> {
    let rules = game(opening.game)?;
    let options = rules.check(opening.options, opening.seats.len())?;
    let begin = opening.begin && !opening.seats.iter().any(Seated::is_free);
    let deal = |players, seed| rules.deal(&options, players, seed);
    let deal: Option<&Deal<'_>> = if begin { Some(&deal) } else { None };
    add(app, &opening, &options, deal).await
}

/// Opens a table in the middle of a record.
pub(crate) async fn go_on(
    app: &Arc<App>,
    opening: Opening<'_>,
    record: &str,
    ply: usize,
) -> Result<Table, Problem> {
    let rules = game(opening.game)?;
    let deal = |players, seed| rules.go_on(record, ply, players, seed);
    add(app, &opening, opening.options, Some(&deal)).await
}

pub(crate) fn game(name: &str) -> Result<&'static dyn Rules, Problem> {
    games::by_name(name).ok_or_else(|| Problem::new(Code::Options, "there is no such game"))
}

type Deal<'a> = dyn Fn(Vec<Player>, Seed) -> Result<Dealt, Problem> + Send + Sync + 'a;

async fn add(
    app: &Arc<App>,
    opening: &Opening<'_>,
    options: &Value,
    deal: Option<&Deal<'_>>,
) -> Result<Table, Problem> {
    let failed = |error| store_problem(&error);
    if seats::guests(&opening.seats).is_empty() {
        return Err(Problem::new(Code::Malformed, "at least one person has to sit at a table"));
    }
    let count = app.store.count_tables(opening.host).await.map_err(failed)?;
    if count >= app.settings.limits.tables {
        let message = format!("{count} of your tables are still open");
        return Err(Problem::new(Code::TooMany, message));
    }
    let people = seats::guests(&opening.seats).len();
    let open = opening.seats.iter().filter(|seat| seat.is_free()).count();
    clocks::check(opening.pace, people + open, &app.settings.paces)?;
    let now = clock::now();
    let mut table = Table {
        id: ids::id(),
        game: opening.game.to_owned(),
        options: options.to_string(),
        host: opening.host.to_owned(),
        seats: serde_json::to_string(&opening.seats).unwrap_or_default(),
        sitters: seats::guests(&opening.seats),
        public: opening.public,
        phase: Phase::Gathering,
        record: None,
        summary: None,
        bot_asked: false,
        served_by: Some(app.store.server().to_owned()),
        version: 0,
        revision: 0,
        rematch: None,
        nudges: None,
        rated: opening.rated,
        counted: false,
        clock: Clocks::new(opening.pace, opening.late).and_then(|clocks| clocks.text()),
        deadline: None,
        created: now,
        changed: now,
    };
    let mut secret = None;
    if let Some(deal) = deal {
        let seed = ids::seed();
        let dealt = deal(seats::players(&opening.seats), seed)?;
        let asked = dealt.play.asked();
        let asked_seat = asked.and_then(|seat| opening.seats.get(seat.index()));
        let summary = Summary { asked, question: dealt.play.question(), ranking: None };
        table.summary = serde_json::to_string(&summary).ok();
        table.bot_asked = asked_seat.is_some_and(|seat| seat.thinker().is_some());
        table.phase = Phase::Running;
        table.rated = opening.rated && can_be_rated(app, &opening.seats).await?;
        table.record = Some(dealt.record);
        secret = Some(seed.to_string());
        wind_up(&mut table, &opening.seats);
        if let Some(mut clocks) = Clocks::of(&table) {
            let person = asked.filter(|_| !table.bot_asked);
            clocks.turn_to(person, Step::Reseated, clock::now_ms());
            clocks.write(&mut table);
        }
    }
    app.store.add_table(&table, secret.as_deref()).await.map_err(failed)?;
    tracing::info!(table = table.id, game = table.game, "a table was opened");
    if table.bot_asked {
        app.hub.wake(app, &table.id);
    }
    Ok(table)
}

/// Gives everybody their time when the game begins. Whoever turns out to be alone with bots is not
/// hurried.
pub(crate) fn wind_up(table: &mut Table, seats: &[Seated]) {
    let clocks = Clocks::of(table).filter(|_| seats::guests(seats).len() > 1);
    (table.clock, table.deadline) = (None, None);
    if let Some(mut clocks) = clocks {
        clocks.deal(seats.len());
        clocks.write(table);
    }
}

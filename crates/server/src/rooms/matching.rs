//! Quick match: a seat at a fitting table, or a new one that others find.

use std::sync::Arc;

use protocol::web::{
    Problem,
    clocks::{Late, Pace},
    matching::QuickMatch,
    tables::{Join, SeatInfo, Sitter, TableInfo},
};
use serde_json::Value;
use store::{Guest, Phase, TableRow};

use crate::{
    app::App,
    failure::store_problem,
    operations::clock,
    rooms::{
        opening::{self, Begin, Opening},
        room::{Command, Seating},
    },
    tables::{
        clocks::Clocks,
        info::{self, Presence},
        seats::Seated,
    },
};

/// So many open tables are looked through, those that have waited longest first.
const LOOKED_THROUGH: u32 = 1_000;
/// Whoever opened a table so many seconds ago may still be on the way to it.
const ON_THE_WAY: i64 = 20;

/// Finds a seat for somebody. The table was opened just now if `true` comes with it.
pub(crate) async fn find(
    app: &Arc<App>,
    guest: &Guest,
    wish: &QuickMatch<Value>,
) -> Result<(TableInfo<Value>, bool), Problem> {
    let players = usize::from(wish.players);
    let options = opening::game(&wish.game)?.check(&wish.options, players)?;
    // Two who look at the same moment find each other, not an empty table each.
    let _one_at_a_time = app.matching.lock().await;
    let open = app.store.open_tables(LOOKED_THROUGH, LOOKED_THROUGH).await;
    let mut open = open.map_err(|error| store_problem(&error))?;
    open.retain(|table| fits(app, table, wish, &options));
    open.sort_by_key(|table| table.created);
    let sits = |table: &&TableRow| table.sitters.contains(&guest.id);
    if let Some(mine) = open.iter().find(sits) {
        let seated = info::seats_of(mine);
        let presence = app.presence(&mine.id);
        return Ok((info::table(mine, &seated, &presence, &[], &[], Some(&guest.id)), false));
    }
    for table in &open {
        // Somebody may have been faster, or gone.
        if let Ok(joined) = seat(app, &table.id, guest, Seating::Join(Join::default())).await {
            fill_later(app, guest, wish, &table.id);
            if joined.seats.iter().any(is_free) {
                return Ok((joined, false));
            }
            let begun = seat(app, &table.id, guest, Seating::Start { bots: false }).await?;
            return Ok((begun, false));
        }
    }
    open_new(app, guest, wish, &options).await.map(|info| (info, true))
}

fn is_free(seat: &SeatInfo) -> bool {
    seat.sitter == Sitter::Nobody
}

/// Over days nobody has to look at the table to wait there.
const fn over_days(pace: Pace) -> bool {
    matches!(pace, Pace::Days { .. })
}

/// Whether this is the table that is looked for, and somebody waits there.
fn fits(app: &App, table: &TableRow, wish: &QuickMatch<Value>, options: &Value) -> bool {
    let same = table.game == wish.game
        && table.rated == wish.rated
        && serde_json::from_str::<Value>(&table.options).is_ok_and(|known| known == *options)
        && Clocks::of(table).map(|clocks| clocks.pace).unwrap_or_default() == wish.pace;
    let free = || info::seats_of(table).iter().any(Seated::is_free);
    let waits = || {
        over_days(wish.pace)
            || table.created + ON_THE_WAY > clock::now()
            || !app.presence(&table.id).guests.is_empty()
    };
    same && free() && waits()
}

async fn open_new(
    app: &Arc<App>,
    guest: &Guest,
    wish: &QuickMatch<Value>,
    options: &Value,
) -> Result<TableInfo<Value>, Problem> {
    let name = crate::people::names::shown(&guest.name);
    let mut seated = vec![Seated::person(guest, name)];
    seated.resize_with(usize::from(wish.players), Seated::nobody);
    let opening = Opening {
        game: &wish.game,
        options,
        host: &guest.id,
        seats: seated,
        public: true,
        rated: wish.rated,
        begin: Begin::Later,
        seating: None,
        pace: wish.pace,
        late: Late::default(),
        talk: None,
    };
    let table = opening::open(app, opening).await?;
    fill_later(app, guest, wish, &table.id);
    let seated = info::seats_of(&table);
    Ok(info::table(&table, &seated, &Presence::default(), &[], &[], Some(&guest.id)))
}

/// Nobody who wants bots waits for ever: after a while they take the seats that are free, and again if
/// somebody spoilt the beginning. Over days people are waited for. If the server is closed meanwhile,
/// whoever opened the table can still do so.
fn fill_later(app: &Arc<App>, guest: &Guest, wish: &QuickMatch<Value>, id: &str) {
    if !wish.bots || over_days(wish.pace) {
        return;
    }
    let (app, guest, id) = (Arc::clone(app), guest.clone(), id.to_owned());
    let mut closing = app.closing.subscribe();
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(app.settings.match_patience) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            // If whoever wanted them has left, or it has begun, there is nothing to do.
            let Ok(Some(table)) = app.store.table(&id).await else { return };
            if table.phase != Phase::Gathering || !table.sitters.contains(&guest.id) {
                return;
            }
            let begun = seat(&app, &id, &guest, Seating::Start { bots: true }).await;
            tracing::debug!(table = id, begun = begun.is_ok(), "bots fill up a table");
        }
    });
}

async fn seat(
    app: &Arc<App>,
    id: &str,
    guest: &Guest,
    seating: Seating,
) -> Result<TableInfo<Value>, Problem> {
    let command = |reply| Command::Seat { guest: guest.clone(), seating: seating.clone(), reply };
    app.hub.ask(app, id, command).await
}

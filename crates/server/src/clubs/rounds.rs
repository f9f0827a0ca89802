//! What happens in a tournament: people enter and leave, rounds begin, tables are over.
//!
//! One thing at a time on each server; between servers the revision of the tournament decides.

use std::sync::Arc;

use protocol::web::{Code, dice::Seating as Order};
use store::{Guest, Phase};
use tournament::{Entry, Format, NoRound, Round, rounds_for_all};

use super::running::Running;
use crate::{
    app::App,
    failure::{Answer, Failure},
    people::names,
    ratings,
    rooms::{
        opening::{self, Begin, Opening},
        room::{Command, Seating},
    },
    tables::seats::Seated,
};

fn not_now(message: impl Into<String>) -> Failure {
    Failure::new(Code::NotNow, message)
}

/// Somebody takes part from now on, or again.
pub(crate) async fn enter(app: &App, id: &str, guest: &str) -> Answer<()> {
    let _alone = app.tournaments.lock().await;
    let mut running = Running::find(app, id).await?;
    let state = &mut running.state;
    if state.is_over() {
        return Err(not_now("this tournament is over"));
    }
    let known = running.row.players.iter().position(|player| player.as_deref() == Some(guest));
    match known {
        Some(number) => {
            let field = state.rounds.first();
            let seated = |round: &Round| {
                round.free.contains(&number)
                    || round.tables.iter().any(|table| table.seats.contains(&number))
            };
            let closed = state.plan.format == Format::RoundRobin
                && field.is_some_and(|round| !seated(round));
            if closed {
                return Err(not_now("a round robin is closed once it has begun"));
            }
            state.entries[number].left = false;
        }
        None if !state.is_open() => {
            return Err(not_now("nobody can enter this tournament any more"));
        }
        None => {
            state.entries.push(Entry::default());
            running.row.players.push(Some(guest.to_owned()));
        }
    }
    running.save(app).await
}

/// Somebody is not paired any more. At the table where they sit a bot plays on.
pub(crate) async fn leave(app: &Arc<App>, id: &str, guest: &str) -> Answer<()> {
    let _alone = app.tournaments.lock().await;
    let mut running = Running::find(app, id).await?;
    let Some(number) = running.number_of(guest) else { return Ok(()) };
    if running.state.is_over() || running.state.entries[number].left {
        return Ok(());
    }
    running.state.entries[number].left = true;
    running.save(app).await?;
    let table = running.open_tables().find(|(_, table)| table.seats.contains(&number));
    let name = table.and_then(|(_, table)| table.name.clone());
    if let (Some(name), Some(guest)) = (name, app.store.guest(guest).await?) {
        let command =
            |reply| Command::Seat { guest: guest.clone(), seating: Seating::Leave, reply };
        // A table that is gone has nobody to leave it.
        if let Err(problem) = app.hub.ask(app, &name, command).await {
            tracing::warn!(table = name, problem = problem.message, "nobody left this table");
        }
    }
    Ok(())
}

/// The next round: its tables are open when this is done.
pub(crate) async fn begin(app: &Arc<App>, id: &str) -> Answer<()> {
    let _alone = app.tournaments.lock().await;
    let mut running = Running::find(app, id).await?;
    read_results(app, &mut running).await?;
    begin_round(app, &mut running).await
}

async fn begin_round(app: &Arc<App>, running: &mut Running) -> Answer<()> {
    let state = &mut running.state;
    if state.rounds.is_empty() && state.plan.format == Format::RoundRobin {
        state.plan.rounds = rounds_for_all(state.present().len(), state.plan.size);
    }
    let mut round = state.next_round().map_err(|why| match why {
        NoRound::Unfinished | NoRound::Over | NoRound::TooFew => not_now(why.to_string()),
    })?;
    let opened = open_tables(app, running, &mut round).await;
    let saved = match opened {
        Ok(()) => {
            running.state.rounds.push(round.clone());
            running.save(app).await
        }
        Err(failure) => Err(failure),
    };
    let names = round.tables.iter().filter_map(|table| table.name.as_deref());
    if let Err(failure) = saved {
        // Nobody plays in a round that does not exist.
        for name in names {
            app.hub.shut(name).await;
            app.store.delete_table(name).await?;
        }
        return Err(failure);
    }
    // Whoever begins is called.
    names.for_each(|name| app.hub.wake(app, name));
    tracing::info!(
        tournament = running.row.id,
        round = running.state.rounds.len(),
        "a round begins"
    );
    Ok(())
}

/// Opens the tables of a round, with everybody on their seats: nobody else can sit there.
async fn open_tables(app: &Arc<App>, running: &Running, round: &mut Round) -> Answer<()> {
    for table in &mut round.tables {
        let mut seats = Vec::with_capacity(table.seats.len());
        for number in &table.seats {
            let guest = running.row.players.get(*number).cloned().flatten();
            let account = match &guest {
                Some(guest) => app.store.account(guest).await?,
                None => None,
            };
            let gone = || not_now("somebody who was to play has no account any more");
            let account = account.ok_or_else(gone)?;
            let name = names::shown(&account.name);
            seats.push(Seated::person(&Guest { id: account.guest, name: name.clone() }, name));
        }
        let host = seats.first().and_then(Seated::guest).unwrap_or_default().to_owned();
        let options = running.played.options_for(seats.len());
        let opening = Opening {
            game: &running.played.game,
            options: &options,
            host: &host,
            seats,
            public: false,
            rated: running.played.rated,
            // With the round the time begins to run, as everywhere where rounds are played.
            begin: Begin::Now,
            seating: Some(Order::AsSeated),
            pace: running.played.pace,
            late: running.played.late,
            // Not everybody in a tournament knows everybody else.
            talk: Some(protocol::web::talk::TalkRules::usual(true)),
        };
        table.name = Some(opening::open(app, opening).await?.id);
    }
    Ok(())
}

/// An organiser says what came of a table that is not over.
pub(crate) async fn decide(
    app: &Arc<App>,
    id: &str,
    (round, table): (usize, usize),
    places: Vec<u8>,
) -> Answer<()> {
    let _alone = app.tournaments.lock().await;
    let mut running = Running::find(app, id).await?;
    read_results(app, &mut running).await?;
    if round + 1 != running.state.rounds.len() {
        return Err(not_now("this round is not being played"));
    }
    if !running.open_tables().any(|(number, _)| number == table) {
        return Err(not_now("this table is over"));
    }
    let settled = running.state.settle(round, table, places);
    settled.map_err(|why| Failure::new(Code::Malformed, why.to_string()))?;
    running.save(app).await?;
    go_on(app, &mut running).await;
    Ok(())
}

/// No more rounds after this one.
pub(crate) async fn end(app: &Arc<App>, id: &str) -> Answer<()> {
    let _alone = app.tournaments.lock().await;
    let mut running = Running::find(app, id).await?;
    read_results(app, &mut running).await?;
    if !running.state.is_between_rounds() {
        return Err(not_now("some tables of this round are not over"));
    }
    running.state.plan.rounds = running.state.rounds.len();
    running.save(app).await
}

/// Reads what came of the tables that are over, and begins the next round if it does so by itself.
pub(crate) async fn settle(app: &Arc<App>, id: &str) -> Answer<Running> {
    let _alone = app.tournaments.lock().await;
    let mut running = Running::find(app, id).await?;
    if read_results(app, &mut running).await? {
        running.save(app).await?;
        go_on(app, &mut running).await;
    }
    Ok(running)
}

/// Begins the next round, if it does so by itself. If it cannot, an organiser can try later.
async fn go_on(app: &Arc<App>, running: &mut Running) {
    if !running.played.automatic || running.state.is_over() || !running.state.is_between_rounds() {
        return;
    }
    if let Err(failure) = begin_round(app, running).await {
        let why = failure.0.message;
        tracing::warn!(tournament = running.row.id, why, "the next round does not begin");
    }
}

/// Says whether there was anything new.
async fn read_results(app: &App, running: &mut Running) -> Answer<bool> {
    let Some(round) = running.state.rounds.len().checked_sub(1) else { return Ok(false) };
    let open: Vec<(usize, String)> = running
        .open_tables()
        .filter_map(|(number, table)| Some((number, table.name.clone()?)))
        .collect();
    let mut news = false;
    for (number, name) in open {
        let Some(table) = app.store.table(&name).await? else { continue };
        let places = Some(table).filter(|table| table.phase == Phase::Over);
        let Some(places) = places.and_then(|table| ratings::places(&table)) else { continue };
        match running.state.settle(round, number, places) {
            Ok(()) => news = true,
            Err(error) => tracing::error!(%error, table = name, "a result cannot be used"),
        }
    }
    Ok(news)
}

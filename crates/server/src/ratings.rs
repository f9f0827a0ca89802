//! Who is how good at what, and which tables say so.
//!
//! A table that was dealt as a rated one is counted once it is over: by its room at once, or by the
//! next who looks for such tables, on any server (`rooms/rating_counter.rs`). What counts and why: docs/decisions/0017.

mod fair;
pub(crate) mod shown;
pub(crate) mod skill;

use store::{Count, Counted, Phase, StoreError, TableRow};
use tabletop::Seat;

pub(crate) use self::fair::can_be_rated;
use self::fair::{Standing, standings, who_left};
use crate::{
    app::App,
    tables::{
        info::{self, Summary},
        past::ruleset,
        seats::Seated,
    },
};

/// Counts a table, unless somebody else was faster.
pub(crate) async fn count(app: &App, table: &TableRow) -> Result<bool, StoreError> {
    let seats = info::seats_of(table);
    let standings = settled(table, &seats);
    let ruleset = ruleset(table);
    let mut counted = Vec::with_capacity(standings.len());
    for (seated, standing) in seats.iter().zip(&standings) {
        let (player, newcomer) = player(app, seated, standing).await?;
        let Standing { place, has_left, .. } = *standing;
        counted.push(Counted { player, place, has_left, newcomer });
    }
    let count = Count {
        table: table.id.clone(),
        ruleset: ruleset.unwrap_or_default(),
        seats: counted,
        ended: table.changed,
    };
    let mine = app.store.count_table(&count, &|before| skill::weigh(&count.seats, before)).await?;
    if mine {
        tracing::info!(table = table.id, seats = count.seats.len(), "a table was counted");
    }
    Ok(mine)
}

/// Who came where. Nobody anywhere, if the game was never played to its end and nobody left it.
fn settled(table: &TableRow, seats: &[Seated]) -> Vec<Standing> {
    let Summary { asked, ranking, affairs, .. } = info::summary(table);
    if affairs.ended {
        return ended_together(seats);
    }
    let mut left = who_left(seats);
    match table.phase {
        Phase::Over if ranking.is_some() && ruleset(table).is_some() => {}
        Phase::Running => {
            let waited_for = asked
                .map(Seat::index)
                .filter(|seat| seats.get(*seat).is_some_and(|seated| seated.guest().is_some()));
            let Some(seat) = waited_for else { return Vec::new() };
            left[seat] = seats[seat].guest().map(str::to_owned);
        }
        Phase::Gathering | Phase::Over => return Vec::new(),
    }
    standings(ranking.as_ref(), left)
}

/// The places of a table that is over, by seat; whoever left comes after all who stayed. Those who agreed
/// to end it share the first.
pub(crate) fn places(table: &TableRow) -> Option<Vec<u8>> {
    let seats = info::seats_of(table);
    let ended = info::summary(table).affairs.ended;
    let standings =
        if ended { standings(None, who_resigned(&seats)) } else { settled(table, &seats) };
    let places: Vec<u8> = standings.iter().map(|standing| standing.place).collect();
    Some(places).filter(|places| table.phase == Phase::Over && !places.is_empty())
}

/// All who stayed agreed to end the game: it says nothing about them. Whoever left before comes last.
fn ended_together(seats: &[Seated]) -> Vec<Standing> {
    let left = who_resigned(seats);
    if left.iter().all(Option::is_none) { Vec::new() } else { standings(None, left) }
}

/// Who has left for good, by seat.
fn who_resigned(seats: &[Seated]) -> Vec<Option<String>> {
    seats.iter().map(|seat| seat.left_by.clone()).collect()
}

/// The player on a seat, if there still is one, and what is assumed of them at first.
async fn player(
    app: &App,
    seated: &Seated,
    standing: &Standing,
) -> Result<(Option<String>, store::Skill), StoreError> {
    let person = standing.left_by.as_deref().or(seated.guest());
    match (person, seated.level()) {
        (Some(guest), _) => {
            let account = app.store.account(guest).await?;
            Ok((account.map(|account| account.guest), skill::NEWCOMER))
        }
        (None, Some(level)) => Ok((Some(shown::bot_id(level)), skill::of_bot(level))),
        (None, None) => Ok((None, skill::NEWCOMER)),
    }
}

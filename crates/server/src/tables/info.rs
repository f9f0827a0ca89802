//! A table as everybody may know it.

use std::collections::HashSet;

use protocol::web::{
    ratings::SeatResult,
    tables::{Phase, SeatClaim, SeatInfo, Sitter, TableInfo, TableLine},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::TableRow;
use tabletop::{Ranking, Seat};

use crate::{
    operations::clock,
    people::names,
    tables::{
        affairs::Affairs,
        clocks::Clocks,
        dice::{self, DicePromise},
        nudges,
        seats::{self, Seated},
        talk,
    },
};

/// Who looks at a table right now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Presence {
    pub(crate) guests: HashSet<String>,
    pub(crate) spectators: u32,
}

/// The few words that are kept for lists and beside the game. They are written with every change.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) asked: Option<Seat>,
    pub(crate) question: Option<Value>,
    pub(crate) ranking: Option<Ranking>,
    /// What happened besides the game, and what is proposed.
    #[serde(default, skip_serializing_if = "Affairs::is_empty")]
    pub(crate) affairs: Affairs,
}

pub(crate) fn seats_of(table: &TableRow) -> Vec<Seated> {
    let mut seats: Vec<Seated> = serde_json::from_str(&table.seats).unwrap_or_default();
    // Some may be from before anybody looked at names.
    for seat in &mut seats {
        seat.name = names::shown(&seat.name);
    }
    seats
}

/// A table for the eyes of this guest.
pub(crate) fn table(
    table: &TableRow,
    seated: &[Seated],
    presence: &Presence,
    consents: &[String],
    results: &[SeatResult],
    guest: Option<&str>,
) -> TableInfo<Value> {
    let clocks = Clocks::of(table);
    let summary = summary(table);
    let affairs = &summary.affairs;
    let seat = |(index, seated): (usize, &Seated)| {
        let away = clocks.as_ref().and_then(|clocks| clocks.away(index));
        let (present, again) = seated_now(&seated.sitter, presence, consents);
        SeatInfo {
            sitter: seated.sitter.clone(),
            name: seated.name.clone(),
            present,
            again,
            stand_in: seated.stand_in,
            left_by: seated.left_by.clone(),
            bot_since: seated.bot_since,
            away: away.filter(|until| *until > clock::now()),
            free_in: None,
        }
    };
    TableInfo {
        id: table.id.clone(),
        game: table.game.clone(),
        options: serde_json::from_str(&table.options).unwrap_or_default(),
        phase: phase(table.phase),
        seats: seated.iter().enumerate().map(seat).collect(),
        public: table.public,
        host: guest == Some(table.host.as_str()),
        host_in: None,
        mine: seats::of_guest(seated, guest),
        spectators: presence.spectators,
        commitment: commitment(table),
        dice: dice::shown(table, seated),
        rematch: table.rematch.clone(),
        claims: claims(affairs),
        rated: table.rated,
        results: results.to_vec(),
        nudge: nudges::about(table, summary.asked),
        pace: clocks.as_ref().map(|clocks| clocks.pace).unwrap_or_default(),
        late: clocks.as_ref().map(|clocks| clocks.late).unwrap_or_default(),
        clock: clocks.as_ref().and_then(|clocks| clocks.shown(clock::now_ms())),
        waiting: None,
        may_return: may_return(table, seated, guest),
        ending: affairs.proposal(seated, table.rated),
        ended: affairs.ended,
        again: affairs.again.clone(),
        notes: affairs.notes.clone(),
        talk: talk::rules(table),
        created: table.created,
        changed: table.changed,
    }
}

/// Whether somebody is here, and wants a return match.
fn seated_now(sitter: &Sitter, presence: &Presence, consents: &[String]) -> (bool, bool) {
    match sitter {
        Sitter::Nobody => (false, false),
        Sitter::Person { id } => (presence.guests.contains(id), consents.contains(id)),
        Sitter::Bot { .. } => (true, true),
    }
}

fn claims(affairs: &Affairs) -> Vec<SeatClaim> {
    let now = clock::now();
    let held = affairs.claims.iter().filter(|claim| claim.holds(now));
    held.map(|claim| SeatClaim { seat: claim.seat, guest: claim.claimer.clone() }).collect()
}

/// Whether this guest has left a seat of a running game and may take it back.
pub(crate) fn may_return(table: &TableRow, seated: &[Seated], guest: Option<&str>) -> bool {
    let waits = |guest: &str| seated.iter().any(|seat| seat.waits_for(guest));
    table.phase == store::Phase::Running && guest.is_some_and(waits)
}

/// A line of a list.
pub(crate) fn line(
    row: &TableRow,
    presence: &Presence,
    guest: Option<&str>,
) -> TableLine<Value, Value> {
    let summary = summary(row);
    let seated = seats_of(row);
    let host = guest == Some(row.host.as_str());
    TableLine {
        screen: host && seats::around_a_screen(&seated, &row.host),
        table: table(row, &seated, presence, &[], &[], guest),
        asked: summary.asked,
        question: summary.question,
        ranking: summary.ranking,
    }
}

/// The person who is asked, as lists say it.
pub(crate) fn asked_guest(table: &TableRow) -> Option<String> {
    let seat = summary(table).asked?;
    seats_of(table).get(seat.index())?.guest().map(str::to_owned)
}

pub(crate) fn summary(table: &TableRow) -> Summary {
    let kept = table.summary.as_deref().and_then(|summary| serde_json::from_str(summary).ok());
    kept.unwrap_or_default()
}

pub(crate) const fn phase(phase: store::Phase) -> Phase {
    match phase {
        store::Phase::Gathering => Phase::Gathering,
        store::Phase::Running => Phase::Running,
        store::Phase::Over => Phase::Over,
    }
}

/// The promise about the dice. At older tables it stands in the record.
fn commitment(table: &TableRow) -> Option<String> {
    #[derive(Deserialize)]
    struct Record {
        fairness: Option<Fairness>,
    }
    #[derive(Deserialize)]
    struct Fairness {
        commitment: String,
    }
    if let Some(dice) = DicePromise::of(table) {
        return Some(dice.commitment.to_string());
    }
    let record: Record = serde_json::from_str(table.record.as_deref()?).ok()?;
    record.fairness.map(|fairness| fairness.commitment)
}

//! The daily bazaar of a device: the same game as at a server, with nobody to be compared with.
//!
//! Which days were tried is kept by the page, and brought along.

use games::{Beginning, DailyBazaar, FIRST_DAY, days_in_a_row, playable_day};
use protocol::web::{
    Code, Problem,
    daily::{DailyCalendar, DailyMark, DailyPage, DailySeat, DailyStanding, DailyTry},
    tables::Chair,
};
use serde::{Deserialize, Serialize};
use tabletop::{Day, Fairness, Seat};

use crate::{
    BeginningDay,
    kept::{self, Kept},
};

const SECONDS: i64 = 24 * 60 * 60;

/// The try at a day, as the page keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptDay {
    pub day: String,
    pub mine: DailyTry,
}

pub(crate) fn page(day: Option<&str>, days: &[KeptDay], now: i64) -> Result<DailyPage, Problem> {
    let today = today(now)?;
    let day = day.map_or(Ok(today), |day| playable_day(day, today))?;
    let bazaar = DailyBazaar::of(day);
    let (rules, options) = bazaar.written()?;
    let about = rules.about(&rules.drawn(&options, day.seed())?)?;
    let seats = kept::seats(&chairs(&bazaar), "me", "")?;
    let seats = seats.into_iter().zip(&about.colours).map(|(seat, colour)| DailySeat {
        name: seat.is_bot().then_some(seat.name),
        colour: (*colour).to_owned(),
    });
    let seats = seats.collect();
    let written = day.to_string();
    let mine = days.iter().find(|kept| kept.day == written).map(|kept| kept.mine.clone());
    let is_finished = |mine: &DailyTry| mine.state == DailyStanding::Finished;
    Ok(DailyPage {
        today: today.to_string(),
        next_in: u32::try_from(today.begins() + SECONDS - now).unwrap_or_default(),
        game: bazaar.game.to_owned(),
        ruleset: bazaar.ruleset.to_owned(),
        places: about.places,
        level: bazaar.level.name().to_owned(),
        seats,
        finished: mine.as_ref().is_some_and(is_finished).into(),
        ranking: Vec::new(),
        mine,
        in_a_row: in_a_row(days, today),
        day: written,
    })
}

/// The own tries of a month.
pub(crate) fn calendar(month: &str, days: &[KeptDay], now: i64) -> Result<DailyCalendar, Problem> {
    let wrong = || Problem::new(Code::Malformed, "a month is written like 2026-11");
    let _: Day = format!("{month}-01").parse().map_err(|_| wrong())?;
    let mark = |kept: &KeptDay| DailyMark {
        day: kept.day.clone(),
        state: kept.mine.state,
        won: kept.mine.won,
    };
    let mut marks: Vec<DailyMark> =
        days.iter().filter(|kept| kept.day.starts_with(month)).map(mark).collect();
    marks.sort_by(|one, other| other.day.cmp(&one.day));
    Ok(DailyCalendar {
        month: month.to_owned(),
        today: today(now)?.to_string(),
        first: FIRST_DAY.to_owned(),
        days: marks,
    })
}

/// Deals the game of a day. It has to be kept and opened before it can be played.
pub(crate) fn begin(wish: BeginningDay) -> Result<Kept, Problem> {
    let BeginningDay { day, id, me, name, now } = wish;
    kept::check_id(&id)?;
    kept::check_id(&me)?;
    let today = today(now)?;
    let day = day.as_deref().map_or(Ok(today), |day| playable_day(day, today))?;
    let bazaar = DailyBazaar::of(day);
    let (rules, options) = bazaar.written()?;
    let seats = kept::seats(&chairs(&bazaar), &me, &name)?;
    let players = seats.iter().enumerate().map(|(seat, sitter)| sitter.player(seat)).collect();
    let beginning = Beginning::Options(&options);
    let dealt = rules.deal(&beginning, players, Fairness::of_day(day), day.seed())?;
    Ok(Kept {
        format: kept::FORMAT,
        id,
        game: bazaar.game.to_owned(),
        options,
        seats,
        me,
        record: dealt.record,
        seed: day.seed().to_string(),
        created: now,
    })
}

fn chairs(bazaar: &DailyBazaar) -> Vec<Chair> {
    let chair = |seat: Seat| {
        if seat == bazaar.person {
            Chair::Me {}
        } else {
            Chair::Bot { level: bazaar.level.name().to_owned() }
        }
    };
    Seat::all(bazaar.seats).map(chair).collect()
}

fn in_a_row(days: &[KeptDay], today: Day) -> u32 {
    let mut finished: Vec<Day> = days
        .iter()
        .filter(|kept| kept.mine.state == DailyStanding::Finished)
        .filter_map(|kept| kept.day.parse().ok())
        .collect();
    finished.sort_by(|one, other| other.cmp(one));
    days_in_a_row(&finished, today)
}

/// By the clock of the device: there is no other.
fn today(now: i64) -> Result<Day, Problem> {
    Day::at(now).ok_or_else(|| Problem::new(Code::Internal, "the clock of this device is wrong"))
}

//! The daily bazaar: a table of it, and what is known of a day.

use std::sync::Arc;

use games::{Beginning, DailyBazaar, FIRST_DAY};
use protocol::web::{
    Code, Problem,
    clocks::{Late, Pace},
    daily::{DailyPage, DailyRow, DailySeat, DailyStanding, DailyTry},
    dice::Seating,
};
use store::{DailyGame, DailyState, Guest, Phase, TableRow};
use tabletop::{Day, Fairness};

use super::opening::{self, Begin, Opening};
use crate::{
    app::App,
    failure::{Answer, store_problem},
    operations::clock,
    tables::{
        info,
        seats::{self, Seated},
    },
};

/// How many of the best are shown.
const BEST: u32 = 10;

/// So many days are looked at to count those without a gap.
const LONGEST_ROW: u32 = 1_000;

/// Today, by the clock of the database: nobody else's is believed.
pub(crate) fn today() -> Result<Day, Problem> {
    Day::at(clock::now()).ok_or_else(|| Problem::new(Code::Internal, "the clock is wrong"))
}

/// A day that can be played, today or before.
pub(crate) fn read(day: &str) -> Result<Day, Problem> {
    games::playable_day(day, today()?)
}

/// Opens a table with the game of a day.
pub(crate) async fn open(
    app: &Arc<App>,
    guest: &Guest,
    bazaar: &DailyBazaar,
) -> Result<TableRow, Problem> {
    let (rules, options) = bazaar.written()?;
    let seats = seated(guest, bazaar);
    let opening = Opening {
        game: bazaar.game,
        options: &options,
        host: &guest.id,
        seats: seats.clone(),
        public: false,
        rated: false,
        begin: Begin::Now,
        seating: Some(Seating::AsSeated),
        pace: Pace::Untimed {},
        late: Late::default(),
        talk: None,
    };
    opening::check(app, &opening, 0).await?;
    let mut table = opening::gathering(app, &opening, &options);
    let (players, day) = (seats::players(&seats), bazaar.day);
    let beginning = Beginning::Options(&options);
    let dealt = rules.deal(&beginning, players, Fairness::of_day(day), day.seed())?;
    opening::begin(&mut table, &seats, dealt);
    table.seats = serde_json::to_string(&seats).unwrap_or_default();
    let seed = day.seed().to_string();
    app.store.add_table(&table, Some(&seed)).await.map_err(|error| store_problem(&error))?;
    tracing::info!(table = table.id, day = %day, "a daily bazaar was begun");
    if table.bot_asked {
        app.hub.wake(app, &table.id);
    }
    Ok(table)
}

fn seated(guest: &Guest, bazaar: &DailyBazaar) -> Vec<Seated> {
    let sits = |seat: usize| {
        if seat == bazaar.person.index() {
            Seated::person(guest, guest.name.clone())
        } else {
            Seated::bot(bazaar.level, seat)
        }
    };
    let mut seats: Vec<Seated> = (0..bazaar.seats).map(sits).collect();
    seats::set_all_apart(&mut seats);
    seats
}

/// Somebody's try, settled if the game has ended or somebody else plays it.
pub(crate) async fn mine(app: &Arc<App>, guest: &str, day: Day) -> Answer<Option<DailyGame>> {
    let day = day.to_string();
    let Some(game) = app.store.daily_game(guest, &day).await? else { return Ok(None) };
    let Some(id) = game.table.as_ref().filter(|_| game.state == DailyState::Running) else {
        return Ok(Some(game));
    };
    let Some(table) = app.store.table(id).await? else { return Ok(Some(game)) };
    let sits = !seats::of_guest(&info::seats_of(&table), Some(guest)).is_empty();
    if !sits {
        app.store.end_daily(id, None).await?;
    } else if table.phase == Phase::Over {
        // It counts itself when it is opened, if it could not when it ended.
        app.hub.wake(app, id);
        return Ok(Some(game));
    } else {
        return Ok(Some(game));
    }
    Ok(app.store.daily_game(guest, &day).await?)
}

/// What everybody may know of a day, and a guest of the own try.
pub(crate) async fn page(app: &Arc<App>, guest: Option<&Guest>, day: Day) -> Answer<DailyPage> {
    let bazaar = DailyBazaar::of(day);
    let (rules, options) = bazaar.written()?;
    let about = rules.about(&rules.drawn(&options, day.seed())?)?;
    let nobody = Guest { id: String::new(), name: String::new() };
    let seats = seated(guest.unwrap_or(&nobody), &bazaar);
    let seats = seats.into_iter().zip(&about.colours).map(|(seat, colour)| DailySeat {
        name: seat.thinker().is_some().then_some(seat.name),
        colour: (*colour).to_owned(),
    });
    let seats = seats.collect();
    let written = day.to_string();
    let game = match guest {
        Some(guest) => mine(app, &guest.id, day).await?,
        None => None,
    };
    let own = game.as_ref().map(|game| game.result.clone()).unwrap_or_default();
    let (finished, better) = app.store.daily_place(&written, &own).await?;
    let today = today()?;
    let left = today.begins() + 24 * 60 * 60 - clock::now();
    Ok(DailyPage {
        today: today.to_string(),
        next_in: u32::try_from(left).unwrap_or_default(),
        game: bazaar.game.to_owned(),
        ruleset: bazaar.ruleset.to_owned(),
        places: about.places,
        level: bazaar.level.name().to_owned(),
        seats,
        finished: u32::try_from(finished).unwrap_or(u32::MAX),
        ranking: ranking(app, &written, guest).await?,
        mine: game.map(|game| shown(game, better)),
        in_a_row: match guest {
            Some(guest) => in_a_row(app, &guest.id, today).await?,
            None => 0,
        },
        day: written,
    })
}

fn shown(game: DailyGame, better: u64) -> DailyTry {
    let place = u32::try_from(better).unwrap_or(u32::MAX).saturating_add(1);
    DailyTry {
        state: standing(game.state),
        table: game.table,
        place: (game.state == DailyState::Finished).then_some(place),
        won: game.result.won,
        rubies: game.result.rubies,
        turns: game.result.turns,
        lira: game.result.lira,
        marks: game.result.marks.bytes().map(|digit| digit.saturating_sub(b'0')).collect(),
    }
}

pub(crate) const fn standing(state: DailyState) -> DailyStanding {
    match state {
        DailyState::Running => DailyStanding::Running,
        DailyState::Finished => DailyStanding::Finished,
        DailyState::GivenUp => DailyStanding::GivenUp,
    }
}

async fn ranking(app: &App, day: &str, guest: Option<&Guest>) -> Answer<Vec<DailyRow>> {
    let best = app.store.daily_ranking(day, BEST).await?;
    let score = |game: &DailyGame| (game.result.rubies, game.result.turns, game.result.lira);
    let place = |index: usize| best.iter().position(|game| score(game) == score(&best[index]));
    let row = |(index, game): (usize, &DailyGame)| DailyRow {
        place: place(index).unwrap_or(index) as u32 + 1,
        name: game.name.clone(),
        mine: guest.is_some_and(|guest| guest.id == game.guest),
        rubies: game.result.rubies,
        turns: game.result.turns,
        lira: game.result.lira,
    };
    Ok(best.iter().enumerate().map(row).collect())
}

async fn in_a_row(app: &App, guest: &str, today: Day) -> Answer<u32> {
    let (from, to) = (FIRST_DAY, today.to_string());
    let games = app.store.daily_games_of(guest, from, &to, LONGEST_ROW).await?;
    let finished: Vec<Day> = games
        .iter()
        .filter(|game| game.state == DailyState::Finished)
        .filter_map(|game| game.day.parse().ok())
        .collect();
    Ok(games::days_in_a_row(&finished, today))
}

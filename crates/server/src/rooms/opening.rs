//! A new table.

use std::sync::Arc;

use bots::Level;
use games::{Beginning, Dealt, Rules};
use protocol::web::{
    Code, Problem,
    clocks::{Late, Pace},
    dice::Seating,
    talk::TalkRules,
};
use serde_json::Value;
use store::{Phase, TableRow};

use crate::{
    app::App,
    failure::store_problem,
    operations::{clock, ids},
    ratings::can_be_rated,
    tables::{
        clocks::{self, ClockStep, Clocks},
        dice::{self, DicePromise},
        info::Summary,
        seats::{self, Seated},
        talk,
    },
};

pub(crate) struct Opening<'a> {
    pub(crate) game: &'a str,
    pub(crate) options: &'a Value,
    pub(crate) host: &'a str,
    pub(crate) seats: Vec<Seated>,
    pub(crate) public: bool,
    /// The result counts for the ratings, if it can.
    pub(crate) rated: bool,
    pub(crate) begin: Begin,
    /// Nothing: by lot where it matters.
    pub(crate) seating: Option<Seating>,
    pub(crate) pace: Pace,
    pub(crate) late: Late,
    /// Nothing: as is usual.
    pub(crate) talk: Option<TalkRules>,
}

/// When a table begins at which no seat is free.
pub(crate) enum Begin {
    /// At once: the server deals alone.
    Now,
    /// By itself, as soon as these guests have added to the dice.
    Joint(Vec<String>),
    /// When the host says so.
    Later,
}

/// Opens a table and, if nobody is waited for, begins.
pub(crate) async fn open(app: &Arc<App>, mut opening: Opening<'_>) -> Result<TableRow, Problem> {
    seats::set_all_apart(&mut opening.seats);
    let rules = game(opening.game)?;
    let options = rules.check(opening.options, opening.seats.len())?;
    add(app, rules, opening, &options, None).await
}

/// Opens a table in the middle of a record.
pub(crate) async fn go_on(
    app: &Arc<App>,
    mut opening: Opening<'_>,
    record: &str,
    ply: usize,
) -> Result<TableRow, Problem> {
    seats::set_all_apart(&mut opening.seats);
    let rules = game(opening.game)?;
    let record = rules.cut(record, ply)?;
    let options = opening.options.clone();
    add(app, rules, opening, &options, Some(record)).await
}

pub(crate) fn game(name: &str) -> Result<&'static dyn Rules, Problem> {
    games::by_name(name).ok_or_else(|| Problem::new(Code::Options, "there is no such game"))
}

async fn add(
    app: &Arc<App>,
    rules: &'static dyn Rules,
    mut opening: Opening<'_>,
    options: &Value,
    record: Option<String>,
) -> Result<TableRow, Problem> {
    let failed = |error| store_problem(&error);
    let free = opening.seats.iter().filter(|seat| seat.is_free()).count();
    check(app, &opening, free).await?;
    let counts = opening.rated && free == 0 && can_be_rated(app, &opening.seats).await?;
    let mut table = gathering(app, &opening, options);
    // Before anybody can add anything, the server is bound to its part.
    let server = ids::part();
    let lot = record.is_none() && dice::draws_lots(opening.seating, &opening.seats, counts);
    let beginning = record.as_deref().map_or(Beginning::Options(options), Beginning::Record);
    let promised = rules.binding(&table.id, lot, &beginning)?.commitment(&server);
    let mut dice = DicePromise { record, ..DicePromise::new(promised, lot) };
    match opening.begin {
        Begin::Now if free == 0 => {
            let (id, options, mut seats) = (table.id.clone(), options.clone(), opening.seats);
            // To go on from a record is to replay it, which takes a while.
            let work = move || {
                let dealt = dice.deal(rules, &id, &options, &mut seats, server)?;
                Ok((dice, seats, dealt))
            };
            let dealt;
            (dice, opening.seats, dealt) = app.replaying.elsewhere(work).await?;
            table.rated = counts;
            begin(&mut table, &opening.seats, dealt);
        }
        Begin::Joint(guests) if free == 0 => dice.waits_for = Some(guests),
        Begin::Now | Begin::Joint(_) | Begin::Later => {}
    }
    table.seats = serde_json::to_string(&opening.seats).unwrap_or_default();
    table.dice = dice.text();
    app.store.add_table(&table, Some(&server.to_string())).await.map_err(failed)?;
    tracing::info!(table = table.id, game = table.game, "a table was opened");
    if table.bot_asked {
        app.hub.wake(app, &table.id);
    }
    Ok(table)
}

/// Whether such a table can be opened now.
pub(super) async fn check(app: &App, opening: &Opening<'_>, free: usize) -> Result<(), Problem> {
    let people = seats::guests(&opening.seats).len();
    // A screen that everybody looks at opens a table and has no seat itself; its friends come by
    // the link. Strangers would wait there for somebody to begin.
    if people == 0 && (free == 0 || opening.public) {
        return Err(Problem::new(Code::Malformed, "at least one person has to sit at a table"));
    }
    app.reserve.admit(&*app.store)?;
    let count = app.store.count_tables(opening.host).await;
    let count = count.map_err(|error| store_problem(&error))?;
    if count >= app.settings.limits.tables {
        let message = format!("{count} of your tables are still open");
        return Err(Problem::new(Code::TooMany, message));
    }
    if free == 0 && !matches!(opening.begin, Begin::Later) {
        check_thought(app, opening.host, &opening.seats)?;
    }
    clocks::check(opening.pace, people + free, &app.settings.paces)
}

/// The table while seats are being taken.
pub(super) fn gathering(app: &App, opening: &Opening<'_>, options: &Value) -> TableRow {
    let now = clock::now();
    TableRow {
        id: ids::id(),
        game: opening.game.to_owned(),
        options: options.to_string(),
        host: opening.host.to_owned(),
        seats: String::new(),
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
        dice: None,
        talk: opening.talk.and_then(talk::text),
        created: now,
        changed: now,
    }
}

/// The game begins with the first question.
pub(super) fn begin(table: &mut TableRow, seats: &[Seated], dealt: Dealt) {
    let asked = dealt.play.asked();
    let asked_seat = asked.and_then(|seat| seats.get(seat.index()));
    let summary =
        Summary { asked, question: dealt.play.question(), ranking: None, ..Summary::default() };
    table.summary = serde_json::to_string(&summary).ok();
    table.bot_asked = asked_seat.is_some_and(|seat| seat.thinker().is_some());
    table.phase = Phase::Running;
    table.record = Some(dealt.record);
    wind_up(table, seats);
    if let Some(mut clocks) = Clocks::of(table) {
        let person = asked.filter(|_| !table.bot_asked);
        clocks.turn_to(person, ClockStep::Reseated, clock::now_ms());
        clocks.write(table);
    }
}

/// Whether bots that think can be asked for now. Games that run go on in any case.
pub(crate) fn check_thought(app: &App, host: &str, seats: &[Seated]) -> Result<(), Problem> {
    if !seats.iter().filter_map(Seated::thinker).any(|level| level != Level::Easy) {
        return Ok(());
    }
    let limits = &app.settings.limits;
    let waiting = app.thinkers.waiting_from(&app.origins.of(host));
    if waiting >= limits.thoughts_from {
        let message = format!(
            "bots at {waiting} tables from your address wait for their turn to think; begin when \
             some have had it, or with easy bots"
        );
        return Err(Problem::new(Code::TooMany, message));
    }
    if app.thinkers.waiting() >= limits.thoughts {
        let message = "too many bots wait for their turn to think; begin later, or with easy bots";
        return Err(Problem::new(Code::TooMany, message));
    }
    Ok(())
}

/// Gives everybody their time when the game begins. Whoever turns out to be alone with bots is not
/// hurried.
pub(crate) fn wind_up(table: &mut TableRow, seats: &[Seated]) {
    let clocks = Clocks::of(table).filter(|_| seats::guests(seats).len() > 1);
    (table.clock, table.deadline) = (None, None);
    if let Some(mut clocks) = clocks {
        clocks.deal(seats.len());
        clocks.write(table);
    }
}

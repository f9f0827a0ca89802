//! A table without a server, for a worker of the browser.
//!
//! It speaks the messages of [`protocol::web::live`], so that the client does not know who answers, and the
//! rules stand nowhere a second time. Nothing here asks for the time, for chance or for storage: the page
//! brings a seed and the time, and keeps what it is told to keep *before* it passes on what was said.
//! A request is JSON ([`Request`]), and so is the answer: `{"ok": …}`, `{"problem": …}`, or `{"needs": …}` with
//! the name of a network or a book of puzzles that has to be
//! brought first ([`Engine::bring`]).

mod arriving;
#[cfg(target_arch = "wasm32")]
mod border;
mod daily;
mod going_on;
mod kept;
mod layouts;
mod lessons;
mod past;
mod puzzles;
mod request;
mod studies;
mod table;

use protocol::web::{Code, Problem, tables::TableLine};
use serde::Serialize;
use serde_json::{Value, json};
use study::{
    Study,
    layouts::{Experiment, Wanted},
};

pub use self::{
    daily::KeptDay,
    kept::{Kept, KeptSeat},
    request::{Arriving, BeginningDay, GoingOn, Request, Sitting},
    table::{KeptChange, LocalTable, Named, Said},
};

/// Everything that can be asked for, with the table, the study and the board that are open.
#[derive(Debug, Default)]
pub struct Engine {
    table: Option<LocalTable>,
    study: Option<Box<dyn Study>>,
    layout: Option<Experiment>,
}

impl Engine {
    pub const fn new() -> Self {
        Self { table: None, study: None, layout: None }
    }

    /// Answers a request. What cannot be read or carried out changes nothing.
    pub fn call(&mut self, request: &[u8]) -> String {
        let answer = serde_json::from_slice(request)
            .map_err(|error| Stop::Problem(Problem::new(Code::Malformed, error.to_string())))
            .and_then(|request| self.answer(request));
        match answer {
            Ok(answer) => format!(r#"{{"ok":{answer}}}"#),
            Err(Stop::Problem(problem)) => json!({ "problem": problem }).to_string(),
            Err(Stop::Lacks(network)) => json!({ "needs": network }).to_string(),
        }
    }

    /// Takes a network or a book of puzzles, for all engines of this process. The answer is its name.
    pub fn bring(brought: &[u8]) -> String {
        let taken = if puzzles::is_book(brought) {
            puzzles::bring(brought)
        } else {
            bots::bring(brought).map_err(|unread| Problem::new(Code::Malformed, unread.to_string()))
        };
        match taken {
            Ok(name) => json!({ "ok": name }).to_string(),
            Err(problem) => json!({ "problem": problem }).to_string(),
        }
    }

    fn answer(&mut self, request: Request) -> Result<String, Stop> {
        let answer = match request {
            Request::Offer {} => written(&request::offer()),
            Request::Draw { game, options, seed } => {
                written(&kept::game(&game)?.drawn(&options, kept::seed(&seed)?)?)
            }
            Request::Create(sitting) => written(&kept::create(*sitting)?),
            Request::GoOn(wish) => written(&going_on::begin(*wish)?),
            Request::Arrive(table) => written(&arriving::check(*table)?),
            Request::Open { kept, changes } => self.open(*kept, changes),
            Request::Hear { message, now } => written(&self.table()?.hear(message, now)?),
            Request::Think { luck, now } => return self.think(&luck, now),
            Request::Hint {} => return self.hint(),
            Request::Story { seat } => written(&self.table()?.story(seat)?),
            Request::Moment { ply, seat } => written(&self.table()?.moment(ply, seat)?),
            Request::Record {} => written(&self.table()?.record()?),
            Request::Read { record, id, seat } => written(&past::story(&record, &id, seat)?),
            Request::ReadMoment { record, ply, seat } => {
                written(&past::moment(&record, ply, seat)?)
            }
            Request::Verify { record } => written(&past::read(&record)?.proved()?),
            Request::School {} => written(&lessons::chapters()),
            Request::Lesson { chapter, lesson } => written(&lessons::scene(&chapter, &lesson)?),
            Request::Film {} => written(&lessons::film()?),
            Request::FilmMoment { ply } => written(&lessons::film_moment(ply)?),
            Request::StudyOpen { record, simulations, seed } => {
                return self.open_study(&record, simulations, seed);
            }
            Request::StudyAdvance { simulations } => {
                written(&self.study()?.advance(simulations.min(studies::MOST_AT_ONCE)))
            }
            Request::StudyReport {} => written(&self.study()?.report()),
            Request::StudyClose {} => {
                self.study = None;
                written(&())
            }
            Request::Puzzles {} => written(&puzzles::list()?),
            Request::Puzzle { id } => written(&puzzles::table(&id)?),
            Request::PuzzleAnswer { id, attempt } => written(&puzzles::answer(&id, &attempt)?),
            Request::PuzzleRecord { id } => written(&puzzles::record(&id)?),
            Request::Daily { day, days, now } => written(&daily::page(day.as_deref(), &days, now)?),
            Request::DailyCalendar { month, days, now } => {
                written(&daily::calendar(&month, &days, now)?)
            }
            Request::DailyBegin(wish) => written(&daily::begin(wish)?),
            Request::DailyTry {} => written(&self.table()?.daily_try()?),
            Request::LayoutOpen { wanted } => return self.open_layout(&wanted),
            Request::LayoutAdvance { games } => written(&layouts::advance(self.layout()?, games)),
        };
        Ok(answer?)
    }

    fn open(&mut self, kept: Kept, changes: Vec<KeptChange>) -> Result<String, Problem> {
        let table = LocalTable::open(kept, changes)?;
        let opened = written(&Opened { line: table.line(), thinks: table.thinks() });
        self.table = Some(table);
        opened
    }

    fn think(&mut self, luck: &str, now: i64) -> Result<String, Stop> {
        let table = self.table()?;
        is_here(table.lacks())?;
        Ok(written(&table.think(kept::luck(luck)?, now)?)?)
    }

    fn hint(&mut self) -> Result<String, Stop> {
        let table = self.table()?;
        is_here(table.lacks_for_hints())?;
        Ok(written(&table.hint()?)?)
    }

    fn open_study(
        &mut self,
        record: &str,
        simulations: Option<u32>,
        seed: Option<u64>,
    ) -> Result<String, Stop> {
        is_here(past::read(record)?.lacks())?;
        let study = studies::open(record, simulations, seed)?;
        Ok(written(&self.study.insert(study).progress())?)
    }

    fn open_layout(&mut self, wanted: &Wanted) -> Result<String, Stop> {
        let layout = layouts::open(wanted)?;
        is_here(layout.lacks())?;
        Ok(written(&self.layout.insert(layout).report())?)
    }

    fn table(&mut self) -> Result<&mut LocalTable, Problem> {
        self.table.as_mut().ok_or_else(|| Problem::new(Code::NoSuchTable, "no table is open"))
    }

    fn study(&mut self) -> Result<&mut dyn Study, Problem> {
        match &mut self.study {
            Some(study) => Ok(study.as_mut()),
            None => Err(Problem::new(Code::NotNow, "no study is open")),
        }
    }

    fn layout(&mut self) -> Result<&mut Experiment, Problem> {
        self.layout.as_mut().ok_or_else(|| Problem::new(Code::NotNow, "no board is open"))
    }
}

/// Why there is no answer.
enum Stop {
    Problem(Problem),
    /// A network or a book has to be brought first.
    Lacks(&'static str),
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

fn is_here(lacks: Option<&'static str>) -> Result<(), Stop> {
    lacks.map_or(Ok(()), |network| Err(Stop::Lacks(network)))
}

/// A table that was opened, and whether a bot is to answer there.
#[derive(Serialize)]
struct Opened {
    line: TableLine<Value, Value>,
    thinks: bool,
}

fn written<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| Problem::new(Code::Internal, error.to_string()))
}

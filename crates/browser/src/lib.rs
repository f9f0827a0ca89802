//! A table without a server, for a worker of the browser.
//!
//! It speaks the messages of [`protocol::web::live`], so that the client does not know who answers, and the
//! rules stand nowhere a second time. Nothing here asks for the time, for chance or for storage: the page
//! brings a seed and the time, and keeps what it is told to keep *before* it passes on what was said.
//! A request is JSON ([`Request`]), and so is the answer: `{"ok": …}`, `{"problem": …}`, or `{"needs": …}` with
//! the name of a network that has to be brought first ([`Engine::bring`]).

#[cfg(target_arch = "wasm32")]
mod border;
mod kept;
mod past;
mod request;
mod studies;
mod table;

use protocol::web::{Code, Problem, tables::TableLine};
use serde::Serialize;
use serde_json::{Value, json};
use study::Study;

pub use self::{
    kept::{Kept, KeptSeat},
    request::{Request, Sitting},
    table::{KeptChange, LocalTable, Named, Said},
};

/// Everything that can be asked for, with the table and the study that are open.
#[derive(Debug, Default)]
pub struct Engine {
    table: Option<LocalTable>,
    study: Option<Box<dyn Study>>,
}

impl Engine {
    pub const fn new() -> Self {
        Self { table: None, study: None }
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

    /// Takes a network, for all engines of this process. The answer is its name.
    pub fn bring(network: &[u8]) -> String {
        match bots::bring(network) {
            Ok(name) => json!({ "ok": name }).to_string(),
            Err(unread) => {
                let problem = Problem::new(Code::Malformed, unread.to_string());
                json!({ "problem": problem }).to_string()
            }
        }
    }

    fn answer(&mut self, request: Request) -> Result<String, Stop> {
        let answer = match request {
            Request::Offer {} => written(&request::offer()),
            Request::Draw { game, options, seed } => {
                written(&kept::game(&game)?.drawn(&options, kept::seed(&seed)?)?)
            }
            Request::Create(sitting) => written(&kept::create(*sitting)?),
            Request::Open { kept, changes } => {
                let table = LocalTable::open(*kept, changes)?;
                let opened = written(&Opened { line: table.line(), thinks: table.thinks() });
                self.table = Some(table);
                opened
            }
            Request::Hear { message, now } => written(&self.table()?.hear(message, now)?),
            Request::Think { luck, now } => {
                let table = self.table()?;
                is_here(table.lacks())?;
                written(&table.think(kept::luck(&luck)?, now)?)
            }
            Request::Hint {} => {
                let table = self.table()?;
                is_here(table.lacks_for_hints())?;
                written(&table.hint()?)
            }
            Request::Story { seat } => written(&self.table()?.story(seat)?),
            Request::Moment { ply, seat } => written(&self.table()?.moment(ply, seat)?),
            Request::Record {} => written(&self.table()?.record()?),
            Request::Read { record, id, seat } => {
                let past = past::read(&record)?;
                written(&past.story(&id, past::eyes(past.as_ref(), seat)?)?)
            }
            Request::ReadMoment { record, ply, seat } => {
                let past = past::read(&record)?;
                written(&past.moment(ply, past::eyes(past.as_ref(), seat)?)?)
            }
            Request::StudyOpen { record, simulations, seed } => {
                is_here(past::read(&record)?.lacks())?;
                let study = studies::open(&record, simulations, seed)?;
                let progress = written(&study.progress());
                self.study = Some(study);
                progress
            }
            Request::StudyAdvance { simulations } => {
                written(&self.study()?.advance(simulations.min(studies::MOST_AT_ONCE)))
            }
            Request::StudyReport {} => written(&self.study()?.report()),
            Request::StudyClose {} => {
                self.study = None;
                written(&())
            }
        };
        Ok(answer?)
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
}

/// Why there is no answer.
enum Stop {
    Problem(Problem),
    /// A network has to be brought first.
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

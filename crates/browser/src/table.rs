//! The open table: what it hears and what it says.

mod sights;

use std::collections::{BTreeMap, HashSet};

use games::{Message, Planned, Play, Tally};
use protocol::web::{
    Code, Problem,
    daily::{DailyStanding, DailyTry},
    live::{ClientMessage, Undone},
    replays::{Moment, Story},
    tables::{Hint, TableLine},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use study::Reason;
use tabletop::{Seat, Viewer};

use crate::{
    kept::{self, Kept},
    past,
};

/// The table of this device, with the one page that looks at it.
pub struct LocalTable {
    kept: Kept,
    play: Box<dyn Play>,
    /// The name of the page, from its first message.
    client: String,
    requests: HashSet<Named>,
    /// At a hot seat: who looks at the screen.
    looks: Option<Seat>,
    /// The position the page has.
    last: Option<String>,
    /// What a seat would answer once it is asked, the best first.
    plans: BTreeMap<Seat, Vec<Value>>,
    changed: i64,
    again: bool,
}

impl std::fmt::Debug for LocalTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LocalTable").field("id", &self.kept.id).finish_non_exhaustive()
    }
}

/// A request of a page, named for good.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    pub client: String,
    pub number: u32,
}

/// A change as the page keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptChange {
    pub version: u64,
    pub change: String,
    pub request: Option<Named>,
}

/// What came of a message.
#[derive(Debug, Default, Serialize)]
pub struct Said {
    /// To be kept before anything is passed on.
    pub kept: Option<KeptChange>,
    /// For the page, in this order.
    pub messages: Vec<Box<RawValue>>,
    /// How the table stands in a list, if that has changed.
    pub line: Option<TableLine<Value, Value>>,
    /// Whether a bot or a plan is to answer now.
    pub thinks: bool,
    pub over: bool,
}

impl LocalTable {
    /// Opens a table as it was after these changes.
    pub(crate) fn open(kept: Kept, changes: Vec<KeptChange>) -> Result<Self, Problem> {
        kept.check()?;
        let rules = kept::game(&kept.game)?;
        let in_order = changes.iter().zip(1..).all(|(change, version)| change.version == version);
        if !in_order {
            return Err(Problem::new(Code::Record, "changes of this game are missing"));
        }
        let texts: Vec<String> = changes.iter().map(|change| change.change.clone()).collect();
        let play = rules.set_up(&kept.record, &kept.seed, &texts)?;
        if play.past().players().len() != kept.seats.len() {
            return Err(Problem::new(Code::Record, "it was dealt for another number of players"));
        }
        Ok(Self {
            changed: kept.created,
            play,
            client: String::new(),
            requests: changes.into_iter().filter_map(|change| change.request).collect(),
            looks: None,
            last: None,
            plans: BTreeMap::new(),
            again: false,
            kept,
        })
    }

    /// Whether a bot or a plan is to answer.
    pub(crate) fn thinks(&self) -> bool {
        let bot = self.play.asked().and_then(|seat| self.kept.level(seat));
        bot.is_some() || self.planned().is_some()
    }

    /// The network that the bot lacks which is asked.
    pub(crate) fn lacks(&self) -> Option<&'static str> {
        let level = self.play.asked().and_then(|seat| self.kept.level(seat))?;
        self.play.lacks(Some(level))
    }

    pub(crate) fn lacks_for_hints(&self) -> Option<&'static str> {
        self.play.lacks(None)
    }

    /// Carries out what the page says.
    pub(crate) fn hear(
        &mut self,
        message: ClientMessage<Value>,
        now: i64,
    ) -> Result<Said, Problem> {
        let mut said = Said::default();
        match message {
            ClientMessage::Hello { client, version, .. } => {
                self.client = client;
                self.welcome(version, &mut said)?;
            }
            ClientMessage::Look { seat } => self.look(seat, &mut said)?,
            ClientMessage::Earlier { before } => self.earlier(before, &mut said)?,
            // There is nobody who could be called, and nobody else looks here.
            ClientMessage::Away { .. } | ClientMessage::Point { .. } => {}
            ClientMessage::Answer { number, version, seat, action, then } => {
                let done = self.request(number, |table| {
                    table.check(seat, version)?;
                    let from = table.play.ply();
                    let change = table.play.answer(seat, &action, &then)?;
                    Ok((change, from, None))
                });
                self.finish(number, done, now, &mut said)?;
            }
            ClientMessage::Undo { number, version, seat, to } => {
                let done = self.request(number, |table| {
                    table.check(seat, version)?;
                    let change = table.play.undo(seat, to)?;
                    Ok((change, table.play.ply(), table.play.undone().last().cloned()))
                });
                self.finish(number, done, now, &mut said)?;
            }
            ClientMessage::Plan { number, seat, wishes } => {
                let done = self.plan(seat, wishes);
                if done.is_ok() {
                    self.tell_plan(&mut said)?;
                }
                say(&acknowledged(number, done), &mut said)?;
            }
            ClientMessage::PlanTurn { number, .. } => {
                let needless = Problem::new(Code::NotNow, "nobody here is waited for for days");
                say(&acknowledged(number, Err(needless)), &mut said)?;
            }
            ClientMessage::Talk { number, .. }
            | ClientMessage::Mute { number, .. }
            | ClientMessage::Report { number, .. } => {
                let nobody = Problem::new(Code::NotNow, "there is nobody to talk to");
                say(&acknowledged(number, Err(nobody)), &mut said)?;
            }
            ClientMessage::Again { number, again } => {
                self.again = again;
                self.tell_table(&mut said)?;
                say(&acknowledged(number, Ok(())), &mut said)?;
            }
        }
        Ok(self.close(said))
    }

    /// Lets the bot answer that is asked, or follows the plan of whoever is.
    pub(crate) fn think(&mut self, luck: u128, now: i64) -> Result<Said, Problem> {
        let mut said = Said::default();
        let nobody = || Problem::new(Code::NotNow, "no bot is asked");
        let seat = self.play.asked().ok_or_else(nobody)?;
        let from = self.play.ply();
        // Everybody who plays on a day plays against the same bots.
        let luck = self.play.day().map_or(luck, |day| day.luck(seat, from));
        let planned = match self.kept.level(seat) {
            Some(level) => self
                .play
                .thought(level, luck)
                .map(|thought| Planned { action: thought(), then: Vec::new() }),
            None => self.planned(),
        };
        let Planned { action, then } = planned.ok_or_else(nobody)?;
        let change = self.play.answer(seat, &action, &then)?;
        self.moved(change, None, from, None, now, &mut said)?;
        Ok(self.close(said))
    }

    /// What a strong bot would do in the place of whoever is asked.
    pub(crate) fn hint(&self) -> Result<Hint<Value, Reason>, Problem> {
        let nothing = || Problem::new(Code::NotNow, "there are no hints now");
        let asked = self.play.asked().filter(|seat| self.kept.level(*seat).is_none());
        asked.and_then(|_| self.play.advice()).and_then(|advice| advice()).ok_or_else(nothing)
    }

    pub(crate) fn story(&self, seat: Option<Seat>) -> Result<Story<Value, Value>, Problem> {
        self.play.past().story(&self.kept.id, self.eyes(seat)?)
    }

    pub(crate) fn moment(&self, ply: usize, seat: Option<Seat>) -> Result<Moment<Value>, Problem> {
        self.play.past().moment(ply, self.eyes(seat)?)
    }

    /// The record; without what this device may not know while the game runs.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        self.play.past().record_for(self.eyes(None)?, self.play.is_over())
    }

    /// How the try at a day stands that is played here.
    pub(crate) fn daily_try(&self) -> Result<DailyTry, Problem> {
        let of_no_day = || Problem::new(Code::NotNow, "this is the game of no day");
        self.play.day().ok_or_else(of_no_day)?;
        let seat = *self.kept.mine().first().ok_or_else(of_no_day)?;
        let over = self.play.is_over();
        let tally = if over { self.play.tally(seat) } else { Tally::default() };
        Ok(DailyTry {
            state: if over { DailyStanding::Finished } else { DailyStanding::Running },
            table: Some(self.kept.id.clone()),
            place: None,
            won: tally.won,
            rubies: tally.rubies,
            turns: u32::try_from(tally.turns.len()).unwrap_or(u32::MAX),
            lira: tally.lira,
            marks: tally.turns,
        })
    }

    /// While the game runs one looks back with one's own eyes only, at a hot seat with nobody's.
    fn eyes(&self, seat: Option<Seat>) -> Result<Viewer, Problem> {
        let seen = past::eyes(self.play.past().as_ref(), seat)?;
        let own = match self.kept.mine()[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        match seat {
            None => Ok(own),
            Some(seat) if self.play.is_over() || own.is(seat) => Ok(seen),
            Some(_) => Err(Problem::new(Code::NotYours, "while the game runs, eyes are private")),
        }
    }

    fn check(&self, seat: Seat, version: u64) -> Result<(), Problem> {
        if !self.kept.mine().contains(&seat) {
            return Err(Problem::new(Code::NotYours, "somebody else sits there"));
        }
        if self.play.version() != version {
            return Err(Problem::new(Code::Stale, "the game has gone on meanwhile"));
        }
        Ok(())
    }

    /// Does something once, however often it is asked for. Nothing: it was done before.
    fn request(
        &mut self,
        number: u32,
        what: impl FnOnce(&mut Self) -> Result<Move, Problem>,
    ) -> Result<Option<Move>, Problem> {
        if self.requests.contains(&self.named(number)) { Ok(None) } else { what(self).map(Some) }
    }

    fn named(&self, number: u32) -> Named {
        Named { client: self.client.clone(), number }
    }

    fn finish(
        &mut self,
        number: u32,
        done: Result<Option<Move>, Problem>,
        now: i64,
        said: &mut Said,
    ) -> Result<(), Problem> {
        let done = match done {
            Ok(Some((change, from, undone))) => {
                let request = self.named(number);
                self.requests.insert(request.clone());
                self.moved(change, Some(request), from, undone, now, said)
            }
            Ok(None) => Ok(()),
            Err(problem) => Err(problem),
        };
        say(&acknowledged(number, done), said)
    }

    /// The game has gone on from this action, or back to it.
    fn moved(
        &mut self,
        change: String,
        request: Option<Named>,
        from: usize,
        undone: Option<Undone>,
        now: i64,
        said: &mut Said,
    ) -> Result<(), Problem> {
        self.changed = now;
        said.kept = Some(KeptChange { version: self.play.version(), change, request });
        self.tell_change(from, undone, said)?;
        if self.play.turn_began_since(from) && !self.plans.is_empty() {
            self.plans.clear();
            self.tell_plan(said)?;
        }
        if self.play.is_over() {
            self.tell_table(said)?;
        }
        Ok(())
    }

    fn plan(&mut self, seat: Seat, wishes: Vec<Value>) -> Result<(), Problem> {
        self.check(seat, self.play.version())?;
        self.play.check_wishes(&wishes)?;
        if wishes.is_empty() {
            self.plans.remove(&seat);
        } else {
            self.plans.insert(seat, wishes);
        }
        Ok(())
    }

    /// What whoever is asked has planned, if it can be done.
    fn planned(&self) -> Option<Planned> {
        self.play.first_wish(self.plans.get(&self.play.asked()?)?)
    }

    fn close(&self, mut said: Said) -> Said {
        said.line = said.kept.is_some().then(|| self.line());
        said.thinks = self.thinks();
        said.over = self.play.is_over();
        said
    }
}

/// A change, the action it goes on from, and what was taken back.
type Move = (String, usize, Option<Undone>);

fn acknowledged(number: u32, done: Result<(), Problem>) -> Message {
    match done {
        Ok(()) => Message::Done { number },
        Err(problem) => Message::Refused { number, problem },
    }
}

fn say<T: Serialize>(message: &T, said: &mut Said) -> Result<(), Problem> {
    let text = serde_json::value::to_raw_value(message)
        .map_err(|error| Problem::new(Code::Internal, error.to_string()))?;
    said.messages.push(text);
    Ok(())
}

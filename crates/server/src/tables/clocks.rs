//! The clock of a table: how much time everybody has, and whose runs.
//!
//! Nothing here looks at a clock: whoever calls says what time it is, in milliseconds since 1970.
//!
//! A person's time runs from when they are asked until somebody else is: small questions that follow
//! each other are one wait. Then, at a live table, the increment comes back, but never more than the
//! reserve: so nobody is ever waited for longer than that. Whoever takes an answer back takes the
//! clock back as well, without the increment, and pays for the time others spent on it.

use protocol::web::{
    Code, Problem,
    clocks::{Clock, Late, Pace},
};
use serde::{Deserialize, Serialize};
use store::TableRow;
use tabletop::Seat;

use crate::settings::Paces;

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// Somebody is called when this part of their days is left: 4 is a quarter.
const WARNING_PART: i64 = 4;

/// What somebody has who comes back after the time was over: at least this at a live table.
const WELCOME: i64 = 60 * SECOND;
/// And never less than this, however often it was over.
const LEAST_WELCOME: i64 = 5 * SECOND;

/// The clock as it is kept. A table without one is untimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    pub(crate) pace: Pace,
    pub(crate) late: Late,
    /// Milliseconds of each seat, once the game was dealt. Of the one whose time runs: at `since`.
    left: Vec<i64>,
    runs: Option<Seat>,
    /// Still to come while the person is away.
    since: i64,
    /// Who answered last, and the increment that came back for it.
    last: Option<(Seat, i64)>,
    /// Until when each seat's person is away, in seconds.
    away: Vec<Option<i64>>,
    /// Whoever is asked knows that little is left.
    #[serde(default)]
    warned: bool,
}

/// What happened that may let somebody else's time run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockStep {
    Answered {
        /// Also the same seat starts afresh.
        new_turn: bool,
    },
    TakenBack(Seat),
    /// Somebody sat down, left, was replaced or came back.
    Reseated,
}

/// Whether a table may be played at this pace.
pub(crate) fn check(pace: Pace, people: usize, bounds: &Paces) -> Result<(), Problem> {
    let fits = match pace {
        Pace::Untimed {} => return Ok(()),
        Pace::Live { reserve, increment } => {
            bounds.reserve.contains(&reserve) && bounds.increment.contains(&increment)
        }
        Pace::Days { days } => bounds.days.contains(&days),
    };
    if !fits {
        let message = format!(
            "a reserve has {} to {} seconds, an increment {} to {}, and a question {} to {} days",
            bounds.reserve.start(),
            bounds.reserve.end(),
            bounds.increment.start(),
            bounds.increment.end(),
            bounds.days.start(),
            bounds.days.end(),
        );
        return Err(Problem::new(Code::Options, message));
    }
    if people < 2 {
        return Err(Problem::new(Code::Options, "one person alone plays without a clock"));
    }
    Ok(())
}

impl Clocks {
    /// Nothing, if nobody is hurried.
    pub(crate) fn new(pace: Pace, late: Late) -> Option<Self> {
        let clocks = Self {
            pace,
            late,
            left: Vec::new(),
            runs: None,
            since: 0,
            last: None,
            away: Vec::new(),
            warned: false,
        };
        match pace {
            Pace::Untimed {} => None,
            Pace::Live { .. } | Pace::Days { .. } => Some(clocks),
        }
    }

    pub(crate) fn of(table: &TableRow) -> Option<Self> {
        serde_json::from_str(table.clock.as_deref()?).ok()
    }

    /// Puts it into the table, together with the moment at which somebody has to look.
    pub(crate) fn write(&self, table: &mut TableRow) {
        table.clock = self.text();
        table.deadline = self.next_look();
    }

    pub(crate) fn text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// What somebody has who is asked for the first time.
    fn full(&self) -> i64 {
        match self.pace {
            Pace::Untimed {} => 0,
            Pace::Live { reserve, .. } => i64::from(reserve) * SECOND,
            Pace::Days { days } => i64::from(days) * DAY,
        }
    }

    pub(crate) fn counts_days(&self) -> bool {
        match self.pace {
            Pace::Days { .. } => true,
            Pace::Untimed {} | Pace::Live { .. } => false,
        }
    }

    /// The game begins.
    pub(crate) fn deal(&mut self, seats: usize) {
        self.left = vec![self.full(); seats];
    }

    /// When the time that runs is over.
    fn deadline(&self) -> Option<i64> {
        self.runs.map(|seat| self.since.saturating_add(self.left(seat)))
    }

    /// When a quarter of the days is left, and who waits is about to call. A live game is over before
    /// a call would be read.
    fn warning(&self) -> Option<i64> {
        let deadline = self.deadline().filter(|_| self.counts_days() && !self.warned)?;
        Some(deadline.saturating_sub(self.full() / WARNING_PART))
    }

    /// When somebody has to look at this table.
    pub(crate) fn next_look(&self) -> Option<i64> {
        self.warning().or_else(|| self.deadline())
    }

    /// When the time of whoever is asked is over, once that is worth a call; only once for each
    /// question.
    pub(crate) fn warn(&mut self, now: i64) -> Option<i64> {
        let due = self.warning().is_some_and(|warning| warning <= now);
        self.warned |= due;
        self.deadline().filter(|deadline| due && *deadline > now)
    }

    /// Whether somebody who was called about it has still a reason to hurry.
    pub(crate) fn is_short(&self, now: i64) -> bool {
        let runs = self.warned && self.since <= now;
        runs && self.deadline().is_some_and(|deadline| now < deadline)
    }

    /// Whose time is over.
    pub(crate) fn over(&self, now: i64) -> Option<Seat> {
        self.runs.filter(|_| self.deadline().is_some_and(|deadline| deadline <= now))
    }

    fn left(&self, seat: Seat) -> i64 {
        self.left.get(seat.index()).copied().unwrap_or_default()
    }

    fn set_left(&mut self, seat: Seat, left: i64) {
        if let Some(place) = self.left.get_mut(seat.index()) {
            *place = left.max(0);
        }
    }

    fn used(&self, now: i64) -> i64 {
        now.saturating_sub(self.since).max(0)
    }

    /// `asked` is the person who has to answer now; nobody, if it is a bot or the game is over.
    pub(crate) fn turn_to(&mut self, asked: Option<Seat>, step: ClockStep, now: i64) {
        match step {
            ClockStep::Answered { new_turn } => {
                if self.runs != asked || new_turn {
                    self.let_go(now);
                    self.start(asked, now);
                }
            }
            ClockStep::TakenBack(by) => {
                if self.runs != asked {
                    self.take_back(by, now);
                    self.go_on(asked, now);
                }
            }
            ClockStep::Reseated => {
                if self.runs != asked {
                    self.charge(now);
                    self.last = None;
                    self.start(asked, now);
                }
            }
        }
    }

    /// Whoever was asked pays for it.
    fn charge(&mut self, now: i64) {
        if let Some(seat) = self.runs {
            self.set_left(seat, self.left(seat) - self.used(now));
            self.since = self.since.max(now);
        }
    }

    /// Whoever was asked has answered.
    fn let_go(&mut self, now: i64) {
        self.charge(now);
        let increment = match self.pace {
            Pace::Live { increment, .. } => i64::from(increment) * SECOND,
            Pace::Untimed {} | Pace::Days { .. } => 0,
        };
        self.last = self.runs.map(|seat| {
            let gained = increment.min(self.full() - self.left(seat)).max(0);
            self.set_left(seat, self.left(seat) + gained);
            (seat, gained)
        });
    }

    /// Whoever took something back pays for the time since; whoever was asked meanwhile does not.
    fn take_back(&mut self, by: Seat, now: i64) {
        let gained =
            self.last.take().filter(|(seat, _)| *seat == by).map_or(0, |(_, gained)| gained);
        let used = if self.runs.is_some() { self.used(now) } else { 0 };
        self.set_left(by, self.left(by) - gained - used);
    }

    /// Somebody is newly asked.
    fn start(&mut self, asked: Option<Seat>, now: i64) {
        if let Some(seat) = asked.filter(|_| self.counts_days()) {
            self.set_left(seat, self.full());
        }
        self.warned = false;
        self.go_on(asked, now);
    }

    /// Somebody is asked with the time that they still have.
    fn go_on(&mut self, asked: Option<Seat>, now: i64) {
        self.runs = asked;
        self.since = asked.and_then(|seat| self.resting(seat)).map_or(now, |until| until.max(now));
    }

    /// Until when a seat's time stands still.
    fn resting(&self, seat: Seat) -> Option<i64> {
        let until = self.away.get(seat.index()).copied().flatten()?;
        self.counts_days().then(|| until.saturating_mul(SECOND))
    }

    /// Somebody comes back after the time was over for the so many'th time. Every time it is half
    /// as much: nobody holds a table up for ever.
    pub(crate) fn welcome_back(&mut self, seat: Seat, absences: u32, now: i64) {
        let halved = |time: i64| time >> absences.saturating_sub(1).min(32);
        match self.pace {
            Pace::Untimed {} => {}
            Pace::Live { increment, .. } => {
                let time = WELCOME.max(i64::from(increment) * SECOND);
                self.set_left(seat, halved(time).max(LEAST_WELCOME).min(self.full()));
                if self.runs == Some(seat) {
                    self.go_on(Some(seat), now);
                }
            }
            // Whoever is not asked yet has all the days once they are.
            Pace::Days { .. } => {
                if self.runs == Some(seat) {
                    self.set_left(seat, halved(self.full()).max(WELCOME));
                    // Whoever has just come knows.
                    self.warned |= self.left(seat) <= self.full() / WARNING_PART;
                    self.go_on(Some(seat), now);
                }
            }
        }
    }

    /// Says who is away until when, in seconds: clocks that count days stand still for them.
    pub(crate) fn set_away(&mut self, away: Vec<Option<i64>>, now: i64) {
        self.away = away;
        if self.counts_days() {
            self.charge(now);
            self.go_on(self.runs, now);
        }
    }

    pub(crate) fn away(&self, seat: usize) -> Option<i64> {
        self.away.get(seat).copied().flatten()
    }

    /// The house was closed, and nobody could have answered: at a live table the question begins
    /// anew. Days go on. Says whether anything has changed.
    pub(crate) fn forgive(&mut self, opened: i64) -> bool {
        let forgiven = self.runs.is_some() && !self.counts_days() && self.since < opened;
        if forgiven {
            self.since = opened;
        }
        forgiven
    }

    /// As everybody may see it; nothing before the game.
    pub(crate) fn shown(&self, now: i64) -> Option<Clock> {
        let dealt = !self.left.is_empty();
        dealt.then(|| Clock { now, left: self.left.clone(), runs: self.runs, since: self.since })
    }
}

#[cfg(test)]
mod tests;

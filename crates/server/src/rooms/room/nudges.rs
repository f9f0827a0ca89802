//! Somebody waits, and whoever is asked is told so: after a while, and once a day, not more.

use protocol::web::{Code, Problem};
use tabletop::Seat;

use super::state::Room;
use crate::{
    failure::store_problem,
    operations::clock,
    tables::{
        nudges::{self, Kept},
        seats,
    },
};

impl Room {
    pub(super) async fn nudge(&mut self, guest: &str) -> Result<(), Problem> {
        let by = seats::of_guest(&self.seats, Some(guest)).first().copied();
        let by = by.ok_or_else(|| Problem::new(Code::NotYours, "only those who play may nudge"))?;
        let to = self.waited_for(guest)?;
        let now = clock::now();
        let waited = now.saturating_sub(self.table.changed);
        if u64::try_from(waited).unwrap_or_default() < self.app.settings.before_nudge.as_secs() {
            return Err(Problem::new(Code::NotNow, "they have been asked only just now"));
        }
        let mut kept = nudges::of(&self.table);
        if kept.iter().any(|nudge| nudge.to == to && nudge.again > now) {
            return Err(Problem::new(Code::TooMany, "one nudge a day is enough"));
        }
        kept.retain(|nudge| nudge.to != to);
        let pause = i64::try_from(self.app.settings.nudge_pause.as_secs()).unwrap_or(i64::MAX);
        let again = now.saturating_add(pause);
        kept.push(Kept { by, to, at: now, again, version: self.table.version });
        let text = serde_json::to_string(&kept).unwrap_or_default();
        let written = self.app.store.set_nudges(&self.table.id, &text).await;
        written.map_err(|error| store_problem(&error))?;
        self.table.nudges = Some(text);
        self.tell_table(None);
        self.call_with_nudge(by).await;
        Ok(())
    }

    /// The person who is asked, if it is somebody else.
    fn waited_for(&self, guest: &str) -> Result<Seat, Problem> {
        let not_now = |why: &str| Problem::new(Code::NotNow, why);
        let play = self.play.as_ref().filter(|play| !play.is_over());
        let asked = play.and_then(|play| play.asked());
        let seat = asked.ok_or_else(|| not_now("nobody is asked here"))?;
        let person = self.seats.get(seat.index()).filter(|seated| seated.thinker().is_none());
        match person.and_then(|seated| seated.guest()) {
            None => Err(not_now("bots come by themselves")),
            Some(person) if person == guest => Err(not_now("it is you who is asked")),
            Some(_) => Ok(seat),
        }
    }

    /// Whether somebody was asked to come and nothing has happened since.
    pub(super) fn is_nudged(&self) -> bool {
        nudges::of(&self.table).iter().any(|nudge| nudge.version == self.table.version)
    }
}

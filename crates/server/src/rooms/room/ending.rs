//! All who play agree to end the game: it is over and has no result.

use protocol::web::{Code, Problem, leaving::NoteKind};
use store::Guest;
use tabletop::Seat;

use super::state::Room;
use crate::{
    operations::clock,
    tables::affairs::{self, Declined},
};

impl Room {
    /// Proposes to end the game or agrees to it; or declines, and the proposal is gone. Asked again, it is
    /// done already.
    pub(super) fn end_together(&mut self, guest: &Guest, agree: bool) -> Result<(), Problem> {
        let seat = self.own_seat(guest)?;
        if !agree {
            if let Some(by) = self.affairs.ending.first().copied() {
                self.affairs.ending.clear();
                self.affairs.declined = Some(Declined { by, at: clock::now() });
            }
            return Ok(());
        }
        let voters = affairs::voters(&self.seats, self.table.rated);
        if self.table.rated && voters.len() < 2 {
            let why = "a rated game with bots alone is played to its end, or left";
            return Err(Problem::new(Code::Rated, why));
        }
        if self.affairs.ending.is_empty() {
            self.check_pause(seat)?;
        }
        if !self.affairs.ending.contains(&seat) {
            self.affairs.ending.push(seat);
        }
        if voters.iter().all(|voter| self.affairs.ending.contains(voter)) {
            let by = self.affairs.ending[0];
            let ply = self.ply();
            self.affairs.note(ply, by, NoteKind::Ended);
            self.affairs.ending.clear();
            self.affairs.ended = true;
            if let Some(play) = &mut self.play {
                play.stop();
            }
            self.sights.clear();
        }
        Ok(())
    }

    /// Nobody asks again and again.
    fn check_pause(&self, seat: Seat) -> Result<(), Problem> {
        let pause = i64::try_from(self.app.settings.end_pause.as_secs()).unwrap_or(i64::MAX);
        let declined = self.affairs.declined.filter(|declined| declined.by == seat);
        let again = declined.map(|declined| declined.at.saturating_add(pause));
        if again.is_some_and(|again| again > clock::now()) {
            return Err(Problem::new(Code::TooMany, "somebody has just declined that"));
        }
        Ok(())
    }
}

//! Looking things up.

use protocol::web::{Code, Problem};
use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::{Reading, state::Room};
use crate::seats;

impl Room {
    pub(super) fn read(
        &self,
        guest: Option<&str>,
        seat: Option<Seat>,
        what: Reading,
    ) -> Result<String, Problem> {
        let not_now = || Problem::new(Code::NotNow, "the game has not begun");
        let play = self.play.as_ref().ok_or_else(not_now)?;
        let viewer = self.eyes(guest, seat)?;
        match what {
            Reading::Record => play.record_for(viewer),
            Reading::Story => play.story(&self.table.id, viewer).and_then(|story| written(&story)),
            Reading::Moment(ply) => play.moment(ply, viewer).and_then(|moment| written(&moment)),
        }
    }

    /// Whose eyes somebody may use. While the game runs, those of the only seat that is their own;
    /// at a hot seat nobody's, because nobody knows who sits before the screen. After the end
    /// anybody's.
    fn eyes(&self, guest: Option<&str>, seat: Option<Seat>) -> Result<Viewer, Problem> {
        let mine = seats::of_guest(&self.seats, guest);
        let over = self.play.as_ref().is_some_and(|play| play.is_over());
        let own = match mine[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        match seat {
            None => Ok(own),
            Some(seat) if seat.index() >= self.seats.len() => {
                Err(Problem::new(Code::Malformed, "there is no such seat"))
            }
            Some(seat) if over || own.is(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Problem::new(Code::NotYours, "while the game runs, eyes are private")),
        }
    }
}

fn written<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| Problem::new(Code::Internal, error.to_string()))
}

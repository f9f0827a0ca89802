//! Looking things up. It is replayed elsewhere: the room only says what is there, and for whose eyes.

use games::Past;
use protocol::web::{Code, Problem};
use tabletop::{Seat, Viewer};

use super::state::Room;
use crate::{
    rooms::replaying::{Reading, shown, written},
    tables::seats,
};

/// A game as it is now, for somebody who looks back at it.
pub(crate) struct Look {
    past: Box<dyn Past>,
    pub(crate) viewer: Viewer,
    pub(crate) version: u64,
    pub(crate) plies: usize,
    pub(crate) over: bool,
}

impl std::fmt::Debug for Look {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Look").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl Look {
    /// Those who play, as they are called now.
    pub(crate) fn players(&self) -> Vec<String> {
        self.past.players().iter().map(|player| player.name.clone()).collect()
    }

    /// Takes a while.
    pub(crate) fn read(&self, table: &str, what: Reading) -> Result<String, Problem> {
        match what {
            Reading::Record => self.past.record_for(self.viewer, self.over),
            Reading::Story => written(&shown(self.past.story(table, self.viewer)?)),
            Reading::Moment(ply) => written(&self.past.moment(ply, self.viewer)?),
        }
    }
}

impl Room {
    pub(super) fn read(&self, guest: Option<&str>, seat: Option<Seat>) -> Result<Look, Problem> {
        let not_now = || Problem::new(Code::NotNow, "the game has not begun");
        let play = self.play.as_ref().ok_or_else(not_now)?;
        Ok(Look {
            past: play.past(),
            viewer: self.eyes(guest, seat)?,
            version: play.version(),
            plies: play.ply(),
            over: play.is_over(),
        })
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

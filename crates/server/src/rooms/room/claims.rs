//! A lost telephone: somebody without a seat asks for one that is theirs, and the screen confirms it.
//!
//! Only where whoever confirms gains nothing by it: at a table for friends whose host has no seat, for
//! seats nobody looks from. What is asked for is not kept: after a restart it is asked again.

use protocol::web::{Code, Problem, tables::Sitter};
use store::{Guest, Phase};
use tabletop::Seat;

use super::state::Room;
use crate::tables::seats;

/// So many may ask at a time.
const MOST: usize = tabletop::MAX_SEATS;

/// Somebody asks for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) guest: String,
    pub(crate) seat: Seat,
}

impl Room {
    pub(super) fn claim(&mut self, guest: &Guest, seat: Seat) -> Result<(), Problem> {
        self.may_be_claimed(seat)?;
        if !seats::of_guest(&self.seats, Some(&guest.id)).is_empty() {
            return Err(Problem::new(Code::NotNow, "you have a seat already"));
        }
        self.claims.retain(|claim| claim.guest != guest.id);
        if self.claims.len() >= MOST {
            return Err(Problem::new(Code::TooMany, "others are asking for a seat"));
        }
        self.claims.push(Claim { guest: guest.id.clone(), seat });
        Ok(())
    }

    /// The host says whether it is theirs.
    pub(super) fn settle_claim(
        &mut self,
        host: &Guest,
        guest: &str,
        theirs: bool,
    ) -> Result<(), Problem> {
        self.host(host)?;
        let found = self.claims.iter().position(|claim| claim.guest == guest);
        let Some(found) = found else {
            return Err(Problem::new(Code::NotNow, "nobody asks for a seat any more"));
        };
        let claim = self.claims.remove(found);
        if !theirs {
            return Ok(());
        }
        self.may_be_claimed(claim.seat)?;
        self.not_revealing()?;
        let seated = &mut self.seats[claim.seat.index()];
        let Sitter::Person { id: before } =
            std::mem::replace(&mut seated.sitter, Sitter::Person { id: claim.guest })
        else {
            return Err(Problem::new(Code::NotNow, "nobody sits there"));
        };
        // What the lost device would add to the dice is lost with it.
        if let (Some(dice), Phase::Gathering) = (&mut self.dice, self.table.phase) {
            dice.forget(&before);
        }
        self.claims.retain(|other| other.seat != claim.seat);
        Ok(())
    }

    fn may_be_claimed(&self, seat: Seat) -> Result<(), Problem> {
        if self.phase() == Phase::Over {
            return Err(Problem::new(Code::NotNow, "the game is over"));
        }
        let host_plays = !seats::of_guest(&self.seats, Some(&self.table.host)).is_empty();
        if self.table.public || host_plays {
            let message = "seats are asked back only at a screen for friends";
            return Err(Problem::new(Code::NotYours, message));
        }
        if self.table.rated && self.phase() == Phase::Running {
            return Err(Problem::new(Code::Rated, "the game counts for the ratings"));
        }
        let seated = self.seats.get(seat.index());
        let owner = seated.and_then(|seated| seated.guest());
        let Some(owner) = owner else {
            return Err(Problem::new(Code::NotNow, "nobody sits there"));
        };
        if self.presence().guests.contains(owner) {
            return Err(Problem::new(Code::SeatTaken, "somebody plays from this seat right now"));
        }
        Ok(())
    }
}

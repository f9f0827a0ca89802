//! A lost telephone: somebody without a seat asks for one that is theirs, and the screen confirms it.
//!
//! Only where whoever confirms gains nothing by it: at a table for friends whose host has no seat, for
//! seats nobody looks from. It is kept with the table for a few minutes, so that the screen may look at
//! another server.

use protocol::web::{Code, Problem, tables::Sitter};
use store::{Guest, Phase};
use tabletop::Seat;

use super::state::Room;
use crate::{
    operations::clock,
    tables::{affairs::Claim, seats},
};

/// So many may ask at a time.
const MOST: usize = tabletop::MAX_SEATS;

impl Room {
    pub(super) fn claim(&mut self, guest: &Guest, seat: Seat) -> Result<(), Problem> {
        self.may_be_claimed(seat)?;
        if !seats::of_guest(&self.seats, Some(&guest.id)).is_empty() {
            return Err(Problem::new(Code::NotNow, "you have a seat already"));
        }
        let now = clock::now();
        let claims = &mut self.affairs.claims;
        claims.retain(|claim| claim.claimer != guest.id && claim.holds(now));
        if claims.len() >= MOST {
            return Err(Problem::new(Code::TooMany, "others are asking for a seat"));
        }
        claims.push(Claim { seat, claimer: guest.id.clone(), at: now });
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
        let now = clock::now();
        let claims = &mut self.affairs.claims;
        let found = claims.iter().position(|claim| claim.claimer == guest && claim.holds(now));
        let Some(found) = found else {
            return Err(Problem::new(Code::NotNow, "nobody asks for a seat any more"));
        };
        let claim = claims.remove(found);
        if !theirs {
            return Ok(());
        }
        self.may_be_claimed(claim.seat)?;
        self.not_revealing()?;
        let seated = &mut self.seats[claim.seat.index()];
        let Sitter::Person { id: before } =
            std::mem::replace(&mut seated.sitter, Sitter::Person { id: claim.claimer })
        else {
            return Err(Problem::new(Code::NotNow, "nobody sits there"));
        };
        // What the lost device would add to the dice is lost with it.
        if let (Some(dice), Phase::Gathering) = (&mut self.dice, self.table.phase) {
            dice.forget(&before);
        }
        self.affairs.claims.retain(|other| other.seat != claim.seat);
        Ok(())
    }

    fn may_be_claimed(&self, seat: Seat) -> Result<(), Problem> {
        if self.phase() == Phase::Over {
            return Err(Problem::new(Code::NotNow, "the game is over"));
        }
        if self.table.public || !self.is_around_a_screen() {
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

//! The barrier: it stands between two neighbouring places, and only its holder may cross it.
//!
//! There is one, and before its first use it lies beside the board (M-30, M-43). It lengthens the
//! ways of those who walk; whoever is put down somewhere does not mind it (M-33, M-35).

use tabletop::{Answers, Seat};

use super::pieces::{Barrier, Edge};
use crate::{
    Action, Game, Place, Reason, Refusal,
    Ruling::{self, M},
    pieces::board::Cells,
};

impl Game {
    /// The places that a seat reaches from here in a straight line only across the barrier.
    #[inline]
    pub(crate) fn shut_off(&self, seat: Seat, from: Place) -> Cells {
        match self.mocha.barrier {
            Some(barrier) => self.shut_off_by(barrier, seat, from),
            None => Cells::NONE,
        }
    }

    #[inline(never)]
    fn shut_off_by(&self, barrier: Barrier, seat: Seat, from: Place) -> Cells {
        if barrier.holder == seat {
            return Cells::NONE;
        }
        let [one, other] = barrier.between.places();
        self.board.beyond(from, one, other)
    }

    /// Ruling M-32: the steps of the shortest way that this seat may walk.
    pub(crate) fn steps_for(&self, seat: Seat, from: Place, to: Place) -> u8 {
        let steps = self.board.distance(from, to);
        if self.shut_off(seat, from).contains(&self.board, to) { steps + 2 } else { steps }
    }

    /// That the way of the seat that is asked leads around nothing.
    pub(crate) fn check_no_detour(
        &self,
        from: Place,
        to: Place,
        ruling: Ruling,
    ) -> Result<(), Refusal> {
        let steps = self.steps_for(self.seat, from, to);
        if steps > self.board.distance(from, to) {
            return Err(Refusal::new(Reason::BehindBarrier { steps }, ruling));
        }
        Ok(())
    }
}

/// Ruling M-36: any edge of the board but the one where it stands.
pub(crate) fn check_edge(game: &Game, between: Edge) -> Result<(), Refusal> {
    let [one, other] = between.places();
    let on_board = game.board.places().contains(&one) && game.board.places().contains(&other);
    if !on_board || game.board.distance(one, other) != 1 {
        return Err(Refusal::new(Reason::NotNeighbours, M(30)));
    }
    if game.mocha.barrier.is_some_and(|barrier| barrier.between == between) {
        return Err(Refusal::new(Reason::NoEffect, M(36)));
    }
    Ok(())
}

/// Every edge where it can be put.
#[inline(never)]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let here = game.mocha.barrier.map(|barrier| barrier.between);
    let edges = game.board.edges().filter_map(|(one, other)| Edge::between(one, other));
    // All edges in one go cost a quarter less than a loop that asks for the next one.
    edges.filter(|between| Some(*between) != here).for_each(|between| {
        answers.push(Action::Barrier { between });
    });
}

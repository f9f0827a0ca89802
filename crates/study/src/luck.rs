//! What chance brought, against everything it could have brought.
//!
//! Every outcome is judged in the same way, whether it came or not: a fixed number for each of them. So the luck
//! of a seat, the number that came less the mean of all by their weights, is zero on average however good the
//! judge is. The judge sees all cards: the game is over, and what somebody draws unseen is luck as well.

use bots::Judge;
use tabletop::{Game, Ignore, Outcomes};

use crate::{
    chances::{Chances, Mean, all_kept, difference},
    opinion::shares,
};

/// What an outcome changed for each seat; nothing if only one thing could come.
pub(crate) fn luck<G: Game, J: Judge<G>>(game: &G, came: G::Action, judge: &J) -> Option<Chances> {
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    if outcomes.len() < 2 {
        return None;
    }
    let seats = game.seats();
    let (mut before, mut after) = (Mean::default(), Mean::default());
    for &(outcome, weight) in &outcomes {
        let mut next = game.clone();
        next.apply_action(outcome, &mut Ignore);
        let shares = shares(&next, judge);
        before.add(&shares, f64::from(weight));
        if outcome == came {
            after.add(&shares, 1.0);
        }
    }
    Some(difference(&all_kept(after.of_seats(seats)), &all_kept(before.of_seats(seats))))
}

//! The three turns that changed most.

use tabletop::Seat;

use super::{Cause, TurnReport, TurningPoint};

/// How many are named.
const NAMED: usize = 3;

/// The largest changes that luck or a choice brought, at most one of a turn.
pub(super) fn points(turns: &[TurnReport]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = turns
        .iter()
        .filter_map(|turn| {
            let found = [luck(turn), choice(turn)];
            found.into_iter().flatten().max_by(|one, other| size(one).total_cmp(&size(other)))
        })
        .collect();
    points.sort_by(|one, other| size(other).total_cmp(&size(one)));
    points.truncate(NAMED);
    points.sort_by_key(|point| point.turn);
    points
}

fn size(point: &TurningPoint) -> f64 {
    point.change.abs()
}

/// The seat whose chance dice and draws of a turn changed most.
fn luck(turn: &TurnReport) -> Option<TurningPoint> {
    let (index, change) = largest(&turn.luck_of_seats)?;
    let of_seat =
        |ply: &&super::OutcomeReport| (ply.luck_of_seats[index] * change.signum()).max(0.0);
    let outcome =
        turn.outcomes.iter().max_by(|one, other| of_seat(one).total_cmp(&of_seat(other)))?;
    Some(TurningPoint {
        turn: turn.turn,
        ply: outcome.ply,
        seat: Seat::new(index)?,
        cause: Cause::Luck,
        change,
        action: outcome.outcome.clone(),
        better: None,
    })
}

/// The seat that gave away most in a turn, and where it did.
fn choice(turn: &TurnReport) -> Option<TurningPoint> {
    let worst = turn
        .decisions
        .iter()
        .filter(|decision| decision.loss > 0.0)
        .max_by(|one, other| one.loss.total_cmp(&other.loss))?;
    let same = turn.decisions.iter().filter(|decision| decision.seat == worst.seat);
    Some(TurningPoint {
        turn: turn.turn,
        ply: worst.ply,
        seat: worst.seat,
        cause: Cause::Choice,
        change: -same.map(|decision| decision.loss).sum::<f64>(),
        action: worst.played.clone(),
        better: worst.answers.first().map(|answer| answer.action.clone()),
    })
}

fn largest(changes: &[f64]) -> Option<(usize, f64)> {
    let changes = changes.iter().copied().enumerate().filter(|(_, change)| *change != 0.0);
    changes.max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()))
}

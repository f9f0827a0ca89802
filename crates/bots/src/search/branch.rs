//! What a tree knows of an answer, and which of them it tries next.

use arrayvec::ArrayVec;
use tabletop::{MAX_SEATS, Seat};

use super::Shares;

/// Where the answers of a node that nobody has visited begin.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// An answer or an outcome, with what came of it.
#[derive(Clone, Debug)]
pub struct Branch<A> {
    pub action: A,
    /// How good it looked at first glance.
    pub prior: f32,
    pub visits: u32,
    /// The sum over all visits.
    pub(super) shares: Shares,
    pub(super) child: u32,
}

impl<A> Branch<A> {
    /// The chance of each seat to win after this answer.
    pub fn shares(&self) -> Shares {
        self.shares.map(|sum| sum / self.visits.max(1) as f32)
    }

    fn share(&self, seat: Seat) -> f32 {
        self.shares[seat.index()] / self.visits as f32
    }
}

pub(super) fn fresh<A>(action: A, prior: f32) -> Branch<A> {
    Branch { action, prior, visits: 0, shares: [0.0; MAX_SEATS], child: UNKNOWN }
}

/// The branch of an action, grown if need be.
pub(super) fn find<A: Copy + Eq>(branches: &mut Vec<Branch<A>>, action: A, prior: f32) -> usize {
    branches.iter().position(|branch| branch.action == action).unwrap_or_else(|| {
        branches.push(fresh(action, prior));
        branches.len() - 1
    })
}

/// The answer that promises most: what it has brought so far, and more for what was tried less
/// often than it looked good. What is legal differs from one imagined game to the next.
pub(super) fn choose<A: Copy + Eq>(
    branches: &mut Vec<Branch<A>>,
    answers: &[A],
    seat: Seat,
    curiosity: f32,
) -> usize {
    // All there, in the same order: the usual case.
    let same = branches.len() == answers.len()
        && branches.iter().zip(answers).all(|(branch, answer)| branch.action == *answer);
    let mut legal: ArrayVec<u16, 256> = ArrayVec::new();
    if same {
        legal.extend(0..answers.len() as u16);
    } else {
        let prior = 1.0 / answers.len() as f32;
        legal.extend(answers.iter().map(|answer| find(branches, *answer, prior) as u16));
    }
    let (mut visits, mut sum, mut tried) = (0, 0.0, 0.0);
    for index in &legal {
        let branch = &branches[usize::from(*index)];
        visits += branch.visits;
        sum += branch.shares[seat.index()];
        if branch.visits > 0 {
            tried += branch.prior;
        }
    }
    let mean = if visits > 0 { sum / visits as f32 } else { 0.0 };
    // What was never tried is expected to be a little worse than what was.
    let untried = mean - CAUTION * curiosity * tried.sqrt();
    let scale = curiosity * ((visits + 1) as f32).sqrt();
    let mut best = (usize::from(legal[0]), f32::NEG_INFINITY);
    for index in legal {
        let branch = &branches[usize::from(index)];
        let share = if branch.visits > 0 { branch.share(seat) } else { untried };
        let promise = share + scale * branch.prior / (1 + branch.visits) as f32;
        if promise > best.1 {
            best = (usize::from(index), promise);
        }
    }
    best.0
}

/// How much worse than the tried answers an untried one is expected to be, as a part of curiosity.
const CAUTION: f32 = 0.3;

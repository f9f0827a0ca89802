//! Every answer of a moment, judged until one is clearly the best or there is none.

use std::collections::BTreeMap;

use bots::{CURIOSITY, Judge, Sight, Tree};
use tabletop::{Game, Ignore};

use super::{Found, Search, plain};
use crate::{
    chances::{Chances, Mean, all_kept},
    choice::{BEST, Valued, weighs},
    depth::generator,
};

/// Trees of each answer, and how many simulations each has, to say which may be the best.
const FIRST: (u32, u32) = (4, 150);

/// Answers that stay so far behind are not looked at again.
const BEHIND: f64 = 0.12;

/// Where the best is not so far ahead after the first trees, it is left.
const WORTH_MORE: f64 = 0.05;

/// Trees of those that may be the best.
const TREES: u32 = 8;

/// So much the best is ahead of all that do not count as right.
const AHEAD: f64 = 0.06;

/// So much of it is left when so many times the noise is taken away.
const SURELY: f64 = 0.03;
const NOISE: f64 = 3.0;

/// How often the hidden cards are dealt anew, with how many simulations, and how much the best may be behind
/// in one of these deals.
const DEALS: u32 = 8;
const OF_A_DEAL: u32 = 300;
const SLACK: f64 = 0.02;

/// What a generator is for, so that no two use the same numbers.
const TREE: u64 = 17 << 32;
const IMAGINED: u64 = 18 << 32;
const DEAL: u64 = 19 << 32;

/// The answers, the best first.
pub(super) struct Judged<A> {
    answers: Vec<Tried<A>>,
    seat: usize,
}

struct Tried<A> {
    action: A,
    trees: Vec<Chances>,
}

impl<A> Tried<A> {
    fn mean(&self, seat: usize) -> f64 {
        self.trees.iter().map(|tree| tree[seat]).sum::<f64>() / self.trees.len() as f64
    }

    fn means(&self) -> Chances {
        let seats = self.trees.first().map_or(0, Vec::len);
        all_kept((0..seats).map(|seat| self.mean(seat)))
    }
}

impl<A: Copy + Eq + ToString> Judged<A> {
    /// The only answer that counts as right; nothing if there are several.
    pub(super) fn best(&self) -> Option<A> {
        let losses = self.losses();
        let right = losses.values().filter(|loss| **loss <= Found::RIGHT).count();
        (right == 1).then(|| self.answers.first().map(|best| best.action))?
    }

    pub(super) fn losses(&self) -> BTreeMap<String, f64> {
        let best = self.answers.first().map_or(0.0, |best| best.mean(self.seat));
        let loss = |one: &Tried<A>| crate::chances::kept((best - one.mean(self.seat)).max(0.0));
        self.answers.iter().map(|one| (one.action.to_string(), loss(one))).collect()
    }

    /// The three best, and the one that was played.
    pub(super) fn shown(&self, played: A) -> Vec<Valued<A>> {
        let shown = |(place, one): &(usize, &Tried<A>)| *place < BEST || one.action == played;
        let answers = self.answers.iter().enumerate().filter(shown);
        answers.map(|(_, one)| plain(one.action, one.means(), one.action == played)).collect()
    }
}

/// Judges all answers; nothing if none is clearly the best. Most moments fall out early, so that little is spent on
/// them.
pub(super) fn clear<G: Game, J: Judge<G>>(
    sight: &Sight<'_, G>,
    judge: &J,
    ply: u64,
    search: Search,
    promising: &[G::Action],
) -> Option<Judged<G::Action>> {
    let trial = Trial { sight, judge, ply, seed: search.seed };
    let seat = sight.seat().index();
    let mut first: Vec<_> = promising.iter().map(|action| trial.first(*action)).collect();
    sort(&mut first, seat);
    let [best, second, ..] = &first[..] else { return None };
    if best.mean(seat) - second.mean(seat) < WORTH_MORE {
        return None;
    }
    let close: Vec<_> = first.iter().map(|one| one.action).collect();
    let mut answers: Vec<_> =
        close.iter().map(|action| trial.closer(*action, search.simulations)).collect();
    sort(&mut answers, seat);
    let is_clear = |answers: &[Tried<G::Action>]| {
        answers
            .split_first()
            .is_some_and(|(best, others)| others.iter().all(|other| ahead(best, other, seat)))
    };
    if !is_clear(&answers) {
        return None;
    }
    // What nobody looked at is looked at now: all that is not far behind as closely as the others.
    let best = answers.first()?.mean(seat);
    for action in sight.answers().into_iter().filter(|action| !close.contains(action)) {
        let tried = trial.first(action);
        let is_close = best - tried.mean(seat) < BEHIND;
        answers.push(if is_close { trial.closer(action, search.simulations) } else { tried });
    }
    sort(&mut answers, seat);
    let (best, others) = answers.split_first()?;
    let is_ahead = others.iter().all(|other| ahead(best, other, seat));
    let holds = others.iter().take(2).all(|other| trial.holds(best.action, other.action));
    (is_ahead && holds).then_some(Judged { answers, seat })
}

fn sort<A>(answers: &mut [Tried<A>], seat: usize) {
    answers.sort_by(|one, other| other.mean(seat).total_cmp(&one.mean(seat)));
}

/// Whether one answer is better than another by more than noise.
fn ahead<A>(best: &Tried<A>, other: &Tried<A>, seat: usize) -> bool {
    let pairs = best.trees.iter().zip(&other.trees);
    let differences: Vec<f64> = pairs.map(|(one, other)| one[seat] - other[seat]).collect();
    let count = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let scatter: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
    let noise = (scatter / (count - 1.0) / count).sqrt();
    mean >= AHEAD && mean - NOISE * noise >= SURELY
}

struct Trial<'a, 's, G: Game, J> {
    sight: &'a Sight<'s, G>,
    judge: &'a J,
    ply: u64,
    seed: u64,
}

impl<G: Game, J: Judge<G>> Trial<'_, '_, G, J> {
    /// An answer with a few small trees.
    fn first(&self, action: G::Action) -> Tried<G::Action> {
        let trees = (0..FIRST.0).map(|number| self.value(action, number, FIRST.1)).collect();
        Tried { action, trees }
    }

    /// An answer with more and larger ones.
    fn closer(&self, action: G::Action, simulations: u32) -> Tried<G::Action> {
        let tree = |number| self.value(action, FIRST.0 + number, simulations / TREES);
        Tried { action, trees: (0..TREES).map(tree).collect() }
    }

    /// The chances after an answer, as one tree sees them. Trees of one number imagine the same hidden cards.
    fn value(&self, action: G::Action, number: u32, simulations: u32) -> Chances {
        let number = u64::from(number) << 32;
        let imagine = |simulation: u32| {
            let imagined = [self.ply, IMAGINED, number + u64::from(simulation)];
            self.sight.imagine(&mut generator(self.seed, imagined))
        };
        self.grown(action, number, simulations, imagine)
    }

    /// Whether the best answer is the best however the hidden cards lie.
    fn holds(&self, best: G::Action, other: G::Action) -> bool {
        (0..DEALS).all(|deal| {
            let number = u64::from(deal) << 32;
            let dealt = self.sight.imagine(&mut generator(self.seed, [self.ply, DEAL, number]));
            let value = |action| {
                let chances = self.grown(action, DEAL + number, OF_A_DEAL, |_| dealt.clone());
                chances[self.sight.seat().index()]
            };
            value(best) > value(other) - SLACK
        })
    }

    fn grown(
        &self,
        action: G::Action,
        number: u64,
        simulations: u32,
        imagine: impl Fn(u32) -> G,
    ) -> Chances {
        let mut tree = Tree::new(self.sight.seat(), CURIOSITY, weighs(self.sight.seats()));
        let mut rng = generator(self.seed, [self.ply, TREE, number]);
        let mut mean = Mean::default();
        for simulation in 0..simulations {
            let mut game = imagine(simulation);
            game.apply_action(action, &mut Ignore);
            let shares = tree.simulate(game, self.judge, &mut rng);
            // The first half only learns its way.
            if simulation >= simulations / 2 {
                mean.add(&shares, 1.0);
            }
        }
        mean.of_seats(self.sight.seats())
    }
}

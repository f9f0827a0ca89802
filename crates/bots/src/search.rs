//! Looks ahead: information-set Monte Carlo tree search with a judge at the leaves.

mod branch;
mod explain;
mod judge;
mod keeping;
mod patience;
mod tree;

use std::time::Instant;

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::{Game, below};

use self::patience::Patience;
pub use self::{
    branch::Branch,
    explain::{Advice, Explanation, Reason},
    judge::{Judge, Priors, Shares},
    keeping::Keeping,
    tree::Tree,
};
use crate::{Bot, Budget, Failure, Limit, Sight};

/// How far first impressions are followed against what the simulations say.
pub const CURIOSITY: f32 = 0.3;

/// How one decision is searched.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// The part of the first impressions that is left to chance.
    unrest: f32,
    /// More are not taken.
    steps: u64,
}

/// A player who looks ahead as far as the budget goes.
#[derive(Clone, Debug)]
pub struct Search<J> {
    judge: J,
    budget: Budget,
    curiosity: f32,
    patience: Patience,
}

impl<J> Search<J> {
    pub fn new(judge: J, budget: Budget) -> Self {
        Self { judge, budget, curiosity: CURIOSITY, patience: Patience::default() }
    }

    #[must_use]
    pub const fn with_curiosity(mut self, curiosity: f32) -> Self {
        self.curiosity = curiosity;
        self
    }

    /// Grows the trees of this question, side by side.
    pub fn trees<G: Game>(&self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Vec<Tree<G::Action>>
    where
        J: Judge<G>,
    {
        self.fresh_trees(sight, Effort { unrest: 0.0, steps: self.budget.steps(0) }, rng)
    }

    /// Grows trees from nothing.
    fn fresh_trees<G: Game>(
        &self,
        sight: &Sight<'_, G>,
        effort: Effort,
        rng: &mut Pcg64Mcg,
    ) -> Vec<Tree<G::Action>>
    where
        J: Judge<G>,
    {
        let weighs = self.budget.weighs().at_table_for(sight.seats());
        let tree = || Tree::new(sight.seat(), self.curiosity, weighs);
        let trees = (0..self.budget.trees()).map(|_| tree()).collect();
        self.grow_all(trees, sight, effort, rng)
    }

    /// Grows these trees, side by side.
    fn grow_all<G: Game>(
        &self,
        trees: Vec<Tree<G::Action>>,
        sight: &Sight<'_, G>,
        effort: Effort,
        rng: &mut Pcg64Mcg,
    ) -> Vec<Tree<G::Action>>
    where
        J: Judge<G>,
    {
        let seeded: Vec<_> = trees.into_iter().map(|tree| (tree, rng.next_u64())).collect();
        let grow = |(number, (mut tree, seed)): (usize, (Tree<G::Action>, u64))| {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            self.grow(&mut tree, sight, number as u32, effort, &mut rng);
            tree
        };
        if seeded.len() == 1 {
            return seeded.into_iter().enumerate().map(grow).collect();
        }
        seeded.into_par_iter().enumerate().map(grow).collect()
    }

    fn grow<G: Game>(
        &self,
        tree: &mut Tree<G::Action>,
        sight: &Sight<'_, G>,
        number: u32,
        effort: Effort,
        rng: &mut Pcg64Mcg,
    ) where
        J: Judge<G>,
    {
        // Once more for a root that is new: its first visit only lists the answers.
        if tree.answers().is_empty() {
            tree.simulate(sight.imagine(rng), &self.judge, rng);
        }
        if effort.unrest > 0.0 {
            tree.shake(|| below(rng, 1 << 16) as f32, effort.unrest);
        }
        let trees = self.budget.trees();
        let last_step = tree.steps().saturating_add(effort.steps / u64::from(trees));
        match self.budget.limit() {
            Limit::Simulations(count) => {
                for _ in 0..(count / trees + u32::from(number < count % trees)) {
                    if tree.steps() >= last_step {
                        break;
                    }
                    tree.simulate(sight.imagine(rng), &self.judge, rng);
                }
            }
            Limit::Time(time) => {
                let begin = Instant::now();
                // In a crowd a simulation takes half a millisecond: whoever looks at the clock seldom is late.
                while begin.elapsed() < time && tree.steps() < last_step {
                    tree.simulate(sight.imagine(rng), &self.judge, rng);
                }
            }
        }
    }
}

/// The answer that most simulations of all trees gave; the first of equals, as the order of answers is
/// stable.
fn most_visited<A: Copy + Eq>(trees: &[Tree<A>], answers: &[A]) -> A {
    let visits = |answer: &A| {
        let branches = trees.iter().flat_map(Tree::answers);
        branches.filter(|b| b.action == *answer).map(|branch| branch.visits).sum::<u32>()
    };
    *answers.iter().rev().max_by_key(|answer| visits(answer)).unwrap_or(&answers[0])
}

impl<G: Game, J: Judge<G>> Bot<G> for Search<J> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<G::Action, Failure> {
        let mut answers = sight.answers();
        if let [only] = answers[..] {
            return Ok(only);
        }
        let imagined = sight.imagine(rng);
        self.judge.can_judge(&imagined)?;
        self.judge.sensible(&imagined, &mut answers);
        if let [only] = answers[..] {
            return Ok(only);
        }
        let unrest = self.patience.unrest(&self.judge, &imagined, &answers);
        let unrest = unrest.max(self.budget.whim());
        let trees = self.fresh_trees(sight, Effort { unrest, steps: self.budget.steps(0) }, rng);
        Ok(most_visited(&trees, &answers))
    }

    fn can_play(&self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<(), Failure> {
        self.judge.can_judge(&sight.imagine(rng))
    }
}

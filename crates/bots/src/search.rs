//! Looks ahead: information-set Monte Carlo tree search with a judge at the leaves.

mod explain;
mod judge;
mod patience;
mod tree;

use std::time::Instant;

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::{Game, below};

use self::patience::Patience;
pub use self::{
    explain::{Advice, Explanation, Reason},
    judge::{Judge, Priors, Shares},
    tree::{Branch, Tree},
};
use crate::{Bot, Budget, Failure, Limit, Sight};

/// How far first impressions are followed against what the simulations say.
pub const CURIOSITY: f32 = 0.3;

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
        self.restless_trees(sight, 0.0, rng)
    }

    /// The same, with first impressions that are left to chance for this part.
    fn restless_trees<G: Game>(
        &self,
        sight: &Sight<'_, G>,
        unrest: f32,
        rng: &mut Pcg64Mcg,
    ) -> Vec<Tree<G::Action>>
    where
        J: Judge<G>,
    {
        let trees = self.budget.trees();
        let seeds: Vec<u64> = (0..trees).map(|_| rng.next_u64()).collect();
        let grow = |(number, seed): (usize, &u64)| {
            self.grow(sight, number as u32, unrest, &mut Pcg64Mcg::seed_from_u64(*seed))
        };
        if trees == 1 {
            return seeds.iter().enumerate().map(grow).collect();
        }
        seeds.par_iter().enumerate().map(grow).collect()
    }

    fn grow<G: Game>(
        &self,
        sight: &Sight<'_, G>,
        number: u32,
        unrest: f32,
        rng: &mut Pcg64Mcg,
    ) -> Tree<G::Action>
    where
        J: Judge<G>,
    {
        let weighs = self.budget.weighs().at_table_for(sight.seats());
        let mut tree = Tree::new(sight.seat(), self.curiosity, weighs);
        // Once more for the root: its first visit only lists the answers.
        tree.simulate(sight.imagine(rng), &self.judge, rng);
        if unrest > 0.0 {
            tree.shake(|| below(rng, 1 << 16) as f32, unrest);
        }
        match self.budget.limit() {
            Limit::Simulations(count) => {
                let trees = self.budget.trees();
                for _ in 0..(count / trees + u32::from(number < count % trees)) {
                    tree.simulate(sight.imagine(rng), &self.judge, rng);
                }
            }
            Limit::Time(time) => {
                let begin = Instant::now();
                while begin.elapsed() < time {
                    for _ in 0..16 {
                        tree.simulate(sight.imagine(rng), &self.judge, rng);
                    }
                }
            }
        }
        tree
    }
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
        let trees = self.restless_trees(sight, unrest, rng);
        let visits = |answer: &G::Action| {
            let branches = trees.iter().flat_map(Tree::answers);
            branches.filter(|b| b.action == *answer).map(|branch| branch.visits).sum::<u32>()
        };
        // The first of equals: the order of answers is stable.
        let best = answers.iter().rev().max_by_key(|answer| visits(answer));
        Ok(*best.unwrap_or(&answers[0]))
    }
}

use rand_pcg::Pcg64Mcg;
use tabletop::Game;

use crate::{Bot, Failure, Knowledge, Planner, Sight};

/// A sensible beginner: plans the own turn, and does not think of the next one or of others.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game, K> {
    planner: Planner<K>,
    /// What is left of the plan, the next answer last.
    plan: Vec<G::Action>,
}

impl<G: Game, K: Knowledge<G>> Greedy<G, K> {
    /// `whim` is how far two chains of answers may differ and still be taken for equally good.
    pub const fn new(knowledge: K, whim: f32) -> Self {
        Self { planner: Planner::new(knowledge, whim), plan: Vec::new() }
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Greedy<G, K> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<G::Action, Failure> {
        let answers = sight.answers();
        if let [only] = answers[..] {
            self.plan.pop();
            return Ok(only);
        }
        // A plan goes as far as the next chance; what comes after it is planned anew.
        if let Some(next) = self.plan.pop()
            && answers.contains(&next)
        {
            return Ok(next);
        }
        let game = sight.imagine(rng);
        self.plan = self.planner.plan(&game, sight.seat(), rng);
        self.plan.reverse();
        Ok(self.plan.pop().unwrap_or(answers[0]))
    }
}

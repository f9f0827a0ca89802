use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, below};

use crate::{Bot, Sight};

/// Every legal answer is as good as any other.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Pcg64Mcg,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { rng: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        let answers = sight.answers();
        answers[below(&mut self.rng, answers.len() as u32) as usize]
    }
}

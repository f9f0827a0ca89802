use rand_pcg::Pcg64Mcg;
use tabletop::{Game, below};

use crate::{Bot, Failure, Sight};

/// Every legal answer is as good as any other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<G::Action, Failure> {
        let answers = sight.answers();
        Ok(answers[below(rng, answers.len() as u32) as usize])
    }
}

//! No heap on the path of a decision.

use super::Generator;
use crate::{Answers, Game, Ignore, RandomPicker, below};

/// What a whole game took.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    /// How many questions were answered.
    pub decisions: u32,
    /// How often the heap was asked for memory meanwhile.
    pub allocations: u64,
}

/// Plays a random game to its end while `count` counts allocations: it runs what it is given, and
/// says how many there were. Only the test that calls this may replace the allocator.
pub fn random_game<G: Game>(
    options: &G::Options,
    seed: u64,
    count: impl FnOnce(&mut dyn FnMut()) -> u64,
) -> Taken {
    let mut rng = Generator::new(seed);
    let setup = G::deal(options, &mut RandomPicker(&mut rng))
        .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
    let mut game =
        G::start(&setup).unwrap_or_else(|error| panic!("a dealt setup is refused: {error}"));
    let mut answers = Answers::new();
    let mut decisions = 0;
    let allocations = count(&mut || {
        while !game.is_terminal() {
            let action = if let Some(outcome) = game.sample_chance(&mut rng) {
                outcome
            } else {
                game.legal_actions(&mut answers);
                decisions += 1;
                answers[below(&mut rng, answers.len() as u32) as usize]
            };
            let copy = game.clone();
            assert!(copy.check(action).is_ok());
            game.apply_action(action, &mut Ignore);
        }
    });
    Taken { decisions, allocations }
}

/// The same, and panics if anything was taken from the heap or the game was too short to tell.
pub fn check<G: Game>(
    options: &G::Options,
    seed: u64,
    at_least: u32,
    count: impl FnOnce(&mut dyn FnMut()) -> u64,
) {
    let Taken { decisions, allocations } = random_game::<G>(options, seed, count);
    assert!(decisions > at_least, "{options:?}: only {decisions} decisions");
    assert_eq!(allocations, 0, "{options:?}: allocations in {decisions} decisions");
}

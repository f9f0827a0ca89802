//! How deep a study looks, and where its searches take their chance from.

use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// How deep a study looks, and which of all equally good studies it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many simulations the judgement of a decision takes; twice as many where it stays in doubt.
    pub simulations: u32,
    /// The same seed, the same report.
    pub seed: u64,
}

impl Settings {
    /// As deep as people want it who wait for it.
    pub const USUAL: u32 = 2_000;
    /// Less says nothing.
    pub const FEWEST: u32 = 100;
    /// More than anybody waits for.
    pub const MOST: u32 = 1_000_000;
}

impl Default for Settings {
    fn default() -> Self {
        Self { simulations: Self::USUAL, seed: 1 }
    }
}

/// What one pass spends on a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// Simulations of the tree that says which answers are worth a closer look.
    pub(crate) screen: u32,
    /// Independent trees for each of those answers, and how many more where the mark is in doubt.
    pub(crate) trees: u32,
    pub(crate) more_trees: u32,
    /// Simulations of all these trees together, without those in doubt.
    pub(crate) closer: u32,
}

impl Depth {
    /// The whole game in a second or two.
    pub(crate) const ROUGH: Self = Self { screen: 16, trees: 2, more_trees: 0, closer: 32 };

    pub(crate) const fn of(settings: Settings) -> Self {
        let simulations = settings.simulations;
        Self {
            screen: simulations / 4,
            trees: 4,
            more_trees: 4,
            closer: simulations - simulations / 4,
        }
    }

    /// The simulations of one tree, if so many answers are looked at.
    pub(crate) fn of_a_tree(self, answers: usize) -> u32 {
        (self.closer / self.trees / answers.max(1) as u32).max(2)
    }
}

/// A generator for one purpose at one place of the game: neighbouring numbers become unrelated ones.
pub(crate) fn generator(seed: u64, parts: [u64; 3]) -> Pcg64Mcg {
    let mut state = mixed(seed);
    for part in parts {
        state = mixed(state ^ mixed(part));
    }
    Pcg64Mcg::seed_from_u64(state)
}

/// The mixing of `SplitMix64`.
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

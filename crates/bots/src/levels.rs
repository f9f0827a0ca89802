//! The levels people choose from, and how strong each is.

use crate::{Budget, Spec, Weighs};

/// How strong an opponent somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Expert,
    Master,
}

/// Steps for a turn of `hard`. Tables for two do not get to it.
const HARD_TURN: u32 = 60_000;

/// Steps for a turn of `expert`: mostly under 0.3 seconds of one core, also where five play; the longest that was measured
/// took 0.43 (`docs/bots.md`).
const EXPERT_TURN: u32 = 400_000;

/// Steps for a turn of `master`: mostly under 2 seconds of one core; the longest that was measured took 2.8.
pub(crate) const MASTER_TURN: u32 = 3_000_000;

/// What `master` does not get to: its turns are limited by their steps.
pub(crate) const MASTER_SIMULATIONS: u32 = 100_000;

impl Level {
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Master];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// What plays at this level.
    pub const fn spec(self) -> Spec {
        match self {
            Self::Easy => Spec::Greedy,
            Self::Medium => Spec::Search(Budget::simulations(30)),
            Self::Hard => Spec::Search(crowd(250).with_turn(HARD_TURN)),
            Self::Expert => Spec::Search(crowd(2_000).with_turn(EXPERT_TURN)),
            Self::Master => Spec::Search(crowd(MASTER_SIMULATIONS).with_turn(MASTER_TURN)),
        }
    }
}

const fn crowd(simulations: u32) -> Budget {
    Budget::simulations(simulations).weighing(Weighs::InCrowdsOwn)
}

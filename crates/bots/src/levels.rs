//! The levels people choose from, and how strong each is.

use crate::{Budget, Spec, Weighs};

/// How strong an opponent somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Expert,
}

impl Level {
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// What plays at this level.
    pub const fn spec(self) -> Spec {
        match self {
            Self::Easy => Spec::Greedy,
            Self::Medium => Spec::Search(Budget::simulations(30)),
            Self::Hard => Spec::Search(Budget::simulations(250)),
            Self::Expert => Spec::Search(Budget::simulations(2_000).weighing(Weighs::InCrowdsOwn)),
        }
    }
}

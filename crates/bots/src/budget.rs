use std::{fmt, thread, time::Duration};

/// How much a search may think about one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    limit: Limit,
    /// Only if it was asked for.
    trees: Option<u32>,
}

/// What ends a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// So many simulations in all: the same choice on every machine.
    Simulations(u32),
    /// So much time: whatever this machine can do in it.
    Time(Duration),
}

impl Budget {
    pub const fn simulations(count: u32) -> Self {
        Self { limit: Limit::Simulations(count), trees: None }
    }

    pub const fn milliseconds(ms: u32) -> Self {
        Self { limit: Limit::Time(Duration::from_millis(ms as u64)), trees: None }
    }

    /// So many trees are grown side by side, each with its part of the simulations, on as many
    /// cores as there are. The number belongs to the budget, not to the machine, so that the
    /// choice is the same on every machine.
    #[must_use]
    pub const fn with_trees(self, trees: u32) -> Self {
        Self { limit: self.limit, trees: Some(if trees == 0 { 1 } else { trees }) }
    }

    pub const fn limit(self) -> Limit {
        self.limit
    }

    /// One tree for a number of simulations, one on each core for a time, unless it was said.
    pub fn trees(self) -> u32 {
        match (self.trees, self.limit) {
            (Some(trees), _) => trees,
            (None, Limit::Simulations(_)) => 1,
            (None, Limit::Time(_)) => {
                thread::available_parallelism().map_or(1, |cores| cores.get() as u32)
            }
        }
    }
}

/// As specs name it: `sims=500:trees=4`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Simulations(count) => write!(f, "sims={count}")?,
            Limit::Time(time) => write!(f, "ms={}", time.as_millis())?,
        }
        self.trees.map_or(Ok(()), |trees| write!(f, ":trees={trees}"))
    }
}

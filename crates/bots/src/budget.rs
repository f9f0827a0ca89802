use std::{fmt, time::Duration};

/// How much a search may think about one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    limit: Limit,
    trees: u32,
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
        Self { limit: Limit::Simulations(count), trees: 1 }
    }

    pub const fn milliseconds(ms: u32) -> Self {
        Self { limit: Limit::Time(Duration::from_millis(ms as u64)), trees: 1 }
    }

    /// So many trees are grown side by side, each with its part of the simulations, on as many
    /// cores as there are. The number belongs to the budget, not to the machine, so that the
    /// choice is the same on every machine.
    #[must_use]
    pub const fn with_trees(self, trees: u32) -> Self {
        Self { limit: self.limit, trees: if trees == 0 { 1 } else { trees } }
    }

    pub const fn limit(self) -> Limit {
        self.limit
    }

    pub const fn trees(self) -> u32 {
        self.trees
    }
}

/// As specs name it: `sims=500:trees=4`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Simulations(count) => write!(f, "sims={count}")?,
            Limit::Time(time) => write!(f, "ms={}", time.as_millis())?,
        }
        if self.trees > 1 {
            write!(f, ":trees={}", self.trees)?;
        }
        Ok(())
    }
}

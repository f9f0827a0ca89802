use std::{fmt, thread, time::Duration};

/// How much a search may think about one answer, and how carefully it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    limit: Limit,
    /// Only if it was asked for.
    trees: Option<u32>,
    /// In percent.
    whim: u32,
    weighs: Weighs,
    /// Steps for a whole turn.
    turn: Option<u32>,
}

/// Whose answers a search weighs against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weighs {
    /// Those of every seat, as good as the simulations show them to be.
    #[default]
    Everybody,
    /// Only those of the own seat, further ahead: others follow their first impressions.
    Own,
    /// [`Weighs::Own`] where several others are asked before the own seat is asked again, and
    /// [`Weighs::Everybody`] at a table for two.
    InCrowdsOwn,
}

impl Weighs {
    /// What it comes to at a table of this size.
    pub(crate) const fn at_table_for(self, seats: usize) -> Self {
        match self {
            Self::InCrowdsOwn if seats > 2 => Self::Own,
            Self::InCrowdsOwn => Self::Everybody,
            Self::Everybody | Self::Own => self,
        }
    }
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
    const fn new(limit: Limit) -> Self {
        Self { limit, trees: None, whim: 0, weighs: Weighs::Everybody, turn: None }
    }

    pub const fn simulations(count: u32) -> Self {
        Self::new(Limit::Simulations(count))
    }

    pub const fn milliseconds(ms: u32) -> Self {
        Self::new(Limit::Time(Duration::from_millis(ms as u64)))
    }

    /// So many trees are grown side by side, each with its part of the simulations, on as many
    /// cores as there are. The number belongs to the budget, not to the machine, so that the
    /// choice is the same on every machine.
    #[must_use]
    pub const fn with_trees(mut self, trees: u32) -> Self {
        self.trees = Some(if trees == 0 { 1 } else { trees });
        self
    }

    /// So much of the first impressions is left to chance, in percent: somebody who tries what comes
    /// to mind, and overlooks something good now and then.
    #[must_use]
    pub const fn with_whim(mut self, percent: u32) -> Self {
        self.whim = if percent > 100 { 100 } else { percent };
        self
    }

    #[must_use]
    pub const fn weighing(mut self, weighs: Weighs) -> Self {
        self.weighs = weighs;
        self
    }

    /// So many steps at most for all decisions of a turn. A simulation takes few steps where it judges a
    /// position soon, and many where others play on their first impressions before it comes to one: steps
    /// are what time goes into, and are the same on every machine.
    #[must_use]
    pub const fn with_turn(mut self, steps: u32) -> Self {
        self.turn = Some(steps);
        self
    }

    /// The steps for the next decision of a turn in which so many were taken: a third of all for the first
    /// ones, then half of what is left, and a few in any case.
    pub(crate) fn steps(self, taken: u64) -> u64 {
        self.turn.map_or(u64::MAX, |turn| {
            let turn = u64::from(turn);
            (turn / 3).min(turn.saturating_sub(taken) / 2).max(turn / 48)
        })
    }

    pub const fn weighs(self) -> Weighs {
        self.weighs
    }

    /// The part of the first impressions that is left to chance.
    pub fn whim(self) -> f32 {
        self.whim as f32 / 100.0
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

/// As specs name it: `sims=500:trees=4`, `sims=4:whim=50`, `sims=500:weigh=own`, `sims=500:turn=90000`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Simulations(count) => write!(f, "sims={count}")?,
            Limit::Time(time) => write!(f, "ms={}", time.as_millis())?,
        }
        self.trees.map_or(Ok(()), |trees| write!(f, ":trees={trees}"))?;
        if self.whim > 0 {
            write!(f, ":whim={}", self.whim)?;
        }
        match self.weighs {
            Weighs::Everybody => Ok(()),
            Weighs::Own => f.write_str(":weigh=own"),
            Weighs::InCrowdsOwn => f.write_str(":weigh=crowd"),
        }?;
        self.turn.map_or(Ok(()), |steps| write!(f, ":turn={steps}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_many_decisions_takes_little_more_than_one_of_few() {
        let budget = Budget::simulations(1_000_000).with_turn(4_800);
        let (mut taken, mut given) = (0, Vec::new());
        for _ in 0..12 {
            given.push(budget.steps(taken));
            taken += budget.steps(taken);
        }
        assert_eq!(given[..5], [1_600, 1_600, 800, 400, 200]);
        assert!(given.iter().all(|steps| *steps >= 100), "{given:?}");
        assert!(taken < 4_800 + 12 * 100, "{taken}");
        assert_eq!(Budget::simulations(5).steps(7), u64::MAX, "nobody counts them");
    }
}

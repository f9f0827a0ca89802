//! A stage: one named check with a claim that it proves.

use xshell::Shell;

use crate::tools::Tool;

#[derive(Debug)]
pub(crate) struct Stage {
    /// As typed after `--only`.
    pub(crate) name: &'static str,
    /// What holds once the stage has passed, as a claim.
    pub(crate) proves: &'static str,
    /// Programs besides cargo without which the stage cannot run.
    pub(crate) needs: &'static [Tool],
    pub(crate) suite: Suite,
    pub(crate) lane: Lane,
    pub(crate) run: fn(&Shell) -> anyhow::Result<()>,
}

/// When a stage runs unless it is asked for by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suite {
    /// In every run.
    Both,
    /// Only in the whole run.
    Whole,
    /// Only if it is asked for by name, because it takes longer than the whole run has room for.
    Asked,
    /// Only in the inner loop, because the whole run proves the same and more.
    Fast,
}

/// Stages of one lane run one after the other, in the order of the table; the lanes run side by
/// side. What shares a folder or a port is in one lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lane {
    /// Alone and before all others: done in a second, and what fails most often.
    First,
    /// What is compiled for tests, in `target/debug`.
    Tests,
    /// The client, the program as players have it, and what is done with it.
    Program,
    /// Waits for other machines most of the time.
    Network,
    /// Alone and after all others: people and servers that are watched by the clock want the whole
    /// machine.
    Last,
}

impl Lane {
    /// Those that run side by side.
    pub(crate) const BESIDE: [Self; 3] = [Self::Tests, Self::Program, Self::Network];
}

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
    pub(crate) run: fn(&Shell) -> anyhow::Result<()>,
}

/// When a stage runs unless it is asked for by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suite {
    /// In every run.
    Both,
    /// Only in the whole run.
    Whole,
    /// Only in the inner loop, because the whole run proves the same and more.
    Fast,
}

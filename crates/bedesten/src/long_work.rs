//! What commands share that keep the machine busy for a while: threads, progress, Ctrl-C.

use std::{
    num::NonZeroUsize,
    process,
    sync::atomic::{AtomicBool, Ordering},
};

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Set by Ctrl-C: no further game is begun.
pub(crate) static STOPPED: AtomicBool = AtomicBool::new(false);

/// The exit code of those who were stopped.
pub(crate) const STOPPED_CODE: u8 = 130;

/// As many threads as asked for, or as there are cores.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> anyhow::Result<ThreadPool> {
    ThreadPoolBuilder::new()
        .num_threads(asked.map_or(0, NonZeroUsize::get))
        .build()
        .context("the threads cannot be started")
}

/// From now on Ctrl-C ends cleanly.
pub(crate) fn listen_to_ctrl_c() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        // Whoever asks twice does not want to wait.
        if STOPPED.swap(true, Ordering::Relaxed) {
            process::exit(STOPPED_CODE.into());
        }
    })
    .context("Ctrl-C cannot be listened to")
}

/// On the terminal of the standard error; nowhere else does anything appear.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    ProgressBar::new(games)
        .with_style(style("{wide_bar} {human_pos}/{human_len} games, {eta} left"))
}

/// The same for puzzles that are looked for.
pub(crate) fn puzzle_bar(puzzles: u64) -> ProgressBar {
    ProgressBar::new(puzzles)
        .with_style(style("{wide_bar} {human_pos}/{human_len} puzzles, {eta} left"))
}

/// The same for a game that is gone through step by step.
pub(crate) fn step_bar(steps: u64) -> ProgressBar {
    ProgressBar::new(steps)
        .with_style(style("{wide_bar} {human_pos}/{human_len} steps, {eta} left"))
}

/// The same for work of which nobody knows how much there is.
pub(crate) fn row_counter() -> ProgressBar {
    ProgressBar::no_length().with_style(style("{spinner} {human_pos} rows"))
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

//! `bedesten puzzles`: plays games and writes the puzzles that are in them.

use std::{
    fs,
    io::{self, Write as _},
    num::NonZeroUsize,
    path::PathBuf,
    process::ExitCode,
    sync::atomic::Ordering,
};

use anyhow::Context as _;
use clap::Args;
use puzzles::{Book, Ground, Quarry};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

use crate::long_work::{STOPPED, STOPPED_CODE, listen_to_ctrl_c, puzzle_bar, threads};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The rules, as other commands name them
    #[arg(long, default_value = "base")]
    rules: String,

    /// How many puzzles are looked for
    #[arg(long, default_value_t = 20)]
    count: usize,

    /// The number everything random is derived from: the same one finds the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many threads look; as many as there are cores if not given. What they find does not depend on it
    #[arg(long)]
    threads: Option<NonZeroUsize>,

    /// Write to this file (docs/puzzles.md), not to the standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let ground = Ground::new(&arguments.rules, arguments.seed)?;
    let pool = threads(arguments.threads)?;
    listen_to_ctrl_c()?;
    let Arguments { rules, count, seed, .. } = arguments;
    let mut book =
        ground.book(&format!("bedesten puzzles --rules {rules} --count {count} --seed {seed}"));
    let bar = puzzle_bar(*count as u64);
    let at_once = pool.current_num_threads() as u64;
    let stopped = || STOPPED.load(Ordering::Relaxed);
    let mut next = 0;
    while book.puzzles.len() < *count && !stopped() {
        let games: Vec<Option<Quarry>> = pool.install(|| {
            (next..next + at_once).into_par_iter().map(|number| ground.dig(number)).collect()
        });
        // In the order of the games, however long each took.
        for quarry in games.into_iter().flatten() {
            book.add(quarry, *count);
        }
        next += at_once;
        bar.set_position(book.puzzles.len() as u64);
    }
    bar.finish_and_clear();
    write(arguments, &book)?;
    Ok(if stopped() { ExitCode::from(STOPPED_CODE) } else { ExitCode::SUCCESS })
}

fn write(arguments: &Arguments, book: &Book) -> anyhow::Result<()> {
    let text = book.write()?;
    match &arguments.out {
        Some(path) => {
            fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
        }
        None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
    }
}

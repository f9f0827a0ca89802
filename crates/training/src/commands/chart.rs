//! `bedesten-train chart`: strength over time, out of the log of a climb.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use training::chart::chart;

#[derive(Args)]
pub(crate) struct ChartArgs {
    /// The `log.jsonl` of a climb.
    log: PathBuf,
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn draw(arguments: &ChartArgs) -> Result<()> {
    let name = arguments.log.display();
    let text = std::fs::read_to_string(&arguments.log)
        .with_context(|| format!("{name} cannot be read"))?;
    let lines: Vec<_> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    std::fs::write(&arguments.out, chart(&lines))?;
    Ok(())
}

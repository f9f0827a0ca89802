//! `cargo xtask site`: the whole game as a folder that any web host serves, without our server.

use std::path::PathBuf;

use clap::Args;
use xshell::{Shell, cmd};

use crate::{engine, stages};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Where the site is written; what was there is removed.
    #[arg(long, default_value = "target/site")]
    out: PathBuf,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let root = shell.current_dir();
    let engine = root.join(engine::build(shell)?);
    let out = root.join(&options.out);
    let _folder = shell.push_dir("web");
    stages::packages(shell)?;
    cmd!(shell, "npm run --silent messages").run()?;
    cmd!(shell, "node bundle/site.mjs {engine} {out}").run()?;
    println!(
        "serve it with any web host, or look at it: python3 -m http.server --directory {}",
        options.out.display()
    );
    Ok(())
}

//! `cargo xtask site`: the whole game as a folder that any web host serves, without our server.

use std::path::{Path, PathBuf};

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
    let engine = engine::build(shell)?;
    write(shell, &engine, &shell.current_dir().join(&options.out))?;
    println!(
        "serve it with any web host, or look at it: python3 -m http.server --directory {}",
        options.out.display()
    );
    Ok(())
}

/// Writes the site with this engine. It fails where the engine and its networks have grown too large.
pub(crate) fn write(shell: &Shell, engine: &Path, out: &Path) -> anyhow::Result<()> {
    let engine = shell.current_dir().join(engine);
    let networks = engine::networks(shell);
    let _folder = shell.push_dir("web");
    stages::packages(shell)?;
    cmd!(shell, "npm run --silent messages").run()?;
    cmd!(shell, "node bundle/site.mjs {engine} {out} {networks...}").run()?;
    Ok(())
}

//! `cargo xtask npm`: the engine as a package for pages and for Node.

use std::path::{Path, PathBuf};

use clap::Args;
use xshell::{Shell, cmd};

use crate::engine;

/// What is written by hand; the rest is built or generated.
const BY_HAND: &str = "web/npm";
const TYPES: &str = "web/src/lib/types";

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Where the package is written; what was there is removed.
    #[arg(long, default_value = "target/npm")]
    out: PathBuf,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let engine = engine::build(shell)?;
    write(shell, &engine, &options.out)?;
    let out = &options.out;
    println!("install it with npm install {}", out.display());
    Ok(())
}

/// Writes the package with this engine.
pub(crate) fn write(shell: &Shell, engine: &Path, out: &Path) -> anyhow::Result<()> {
    shell.remove_path(out)?;
    let needed = out.join("needed");
    shell.create_dir(&needed)?;
    for file in shell.read_dir(BY_HAND)? {
        shell.copy_file(file, out)?;
    }
    shell.copy_file(engine, out.join("engine.wasm"))?;
    for (name, file) in engine::NEEDED {
        shell.copy_file(file, needed.join(name))?;
    }
    let types = out.join("types");
    cmd!(shell, "cp -r {TYPES} {types}").run()?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        shell.copy_file(licence, out)?;
    }
    Ok(())
}

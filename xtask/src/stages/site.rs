//! The game without a server: the engine beside the program, and the site in a browser whose network is cut.

use std::path::PathBuf;

use anyhow::ensure;
use xshell::{Shell, cmd};

use crate::{engine, npm, site};

/// The folder of a host in which the second site lives.
const BELOW: &str = "/play/bedesten/";

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let engine = engine::build(shell)?;
    agree(shell, &engine)?;
    let folder = shell.current_dir().join("target/site");
    let below = shell.current_dir().join("target/site-below");
    site::write(shell, &engine, &below, BELOW)?;
    site::write(shell, &engine, &folder, "/")?;
    let package = shell.current_dir().join("target/npm");
    npm::write(shell, &engine, &package)?;
    let _folder = shell.push_dir("web");
    cmd!(shell, "npm run --silent site")
        .env("SITE", &folder)
        .env("SITE_BELOW", below)
        .env("BASE_BELOW", BELOW)
        .env("PACKAGE", package)
        .run()?;
    // Firefox speaks WebDriver itself; Node has its socket behind a flag until version 22.
    cmd!(shell, "node --experimental-websocket e2e/site/firefox.mjs {folder}").run()?;
    Ok(())
}

/// The same requests to both have the same answers.
fn agree(shell: &Shell, engine: &PathBuf) -> anyhow::Result<()> {
    cmd!(shell, "cargo build --release --package browser --example engine").run()?;
    let folder =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let native = folder.join("release/examples/engine");
    ensure!(shell.path_exists(&native), "the build left no {}", native.display());
    let needed = engine::needed(shell);
    cmd!(shell, "node web/e2e/site/agree.mjs {engine} {native} {needed...}").run()?;
    Ok(())
}

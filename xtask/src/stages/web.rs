//! The web client: checked by its own tools, and played in a real browser.

use std::path::Path;

use anyhow::{Context as _, ensure};
use xshell::{Shell, cmd};

use crate::program::Program;

/// Types, lints, tests. That it builds is seen when the program is built with it.
pub(super) fn client(shell: &Shell) -> anyhow::Result<()> {
    let _folder = shell.push_dir("web");
    packages(shell)?;
    for script in ["check", "lint", "test"] {
        cmd!(shell, "npm run --silent {script}").run()?;
    }
    Ok(())
}

/// The table at every screen, from kept positions and without a server.
pub(super) fn layout(shell: &Shell) -> anyhow::Result<()> {
    let _folder = shell.push_dir("web");
    packages(shell)?;
    cmd!(shell, "npm run --silent layout").run()?;
    Ok(())
}

/// People at the table: the specs of `web/e2e` in Chromium, against the program as it is given to
/// players.
pub(super) fn browser(shell: &Shell) -> anyhow::Result<()> {
    let program = Program::build(shell)?;
    let _folder = shell.push_dir("web");
    packages(shell)?;
    cmd!(shell, "npm run --silent e2e").env("BEDESTEN_PROGRAM", program.path()).run()?;
    Ok(())
}

/// Installs the packages of the lock file, unless these very ones are there.
pub(crate) fn packages(shell: &Shell) -> anyhow::Result<()> {
    let installed = Path::new("node_modules/.package-lock.json");
    let lock = shell.read_file("package-lock.json").context("the client has no lock file")?;
    let stamp = Path::new("node_modules/.bedesten-lock");
    if shell.path_exists(installed) && shell.read_file(stamp).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    cmd!(shell, "npm install --no-save --no-audit --no-fund --loglevel=error").run()?;
    ensure!(shell.path_exists(installed), "npm installed nothing");
    shell.write_file(stamp, lock)?;
    Ok(())
}

//! The package in `python/`: built as a wheel, installed where nothing else of ours is, tested there.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use xshell::{Shell, cmd};

/// Everything is kept here, so that a second run need not fetch it again.
const FOLDER: &str = "target/python";

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let root = shell.current_dir();
    let folder = root.join(FOLDER);
    let tools =
        environment(shell, &folder.join("tools"), Path::new("python/requirements/build.txt"))?;
    let tests =
        environment(shell, &folder.join("tests"), Path::new("python/requirements/test.txt"))?;
    let wheel = wheel(shell, &tools, &folder.join("wheels"))?;
    let pip = tests.join("bin/pip");
    cmd!(shell, "{pip} install --quiet --no-deps --force-reinstall {wheel}").run()?;
    // The folder of the package is not where Python looks: what is tested is the wheel.
    let python = tests.join("bin/python");
    let test = cmd!(shell, "{python} -m pytest python/tests --import-mode=importlib --durations=5");
    Ok(test.env("PYTHONDONTWRITEBYTECODE", "1").run()?)
}

/// A virtual environment with exactly these packages; one that was made for others is made anew.
fn environment(shell: &Shell, folder: &Path, requirements: &Path) -> anyhow::Result<PathBuf> {
    let wanted = shell.read_file(requirements)?;
    let stamp = folder.join("requirements.txt");
    if shell.read_file(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(folder.to_owned());
    }
    cmd!(shell, "python3 -m venv --clear {folder}").run()?;
    let pip = folder.join("bin/pip");
    cmd!(shell, "{pip} install --quiet --disable-pip-version-check -r {requirements}").run()?;
    shell.write_file(stamp, wanted)?;
    Ok(folder.to_owned())
}

/// Builds the wheel in the folder of all other builds, so that the rules are compiled once.
fn wheel(shell: &Shell, tools: &Path, wheels: &Path) -> anyhow::Result<PathBuf> {
    shell.remove_path(wheels)?;
    let maturin = tools.join("bin/maturin");
    let manifest = Path::new("python/Cargo.toml");
    cmd!(shell, "{maturin} build --release --locked --manifest-path {manifest} --out {wheels}")
        .run()?;
    let built = shell.read_dir(wheels)?;
    ensure!(built.len() == 1, "{} wheels were built", built.len());
    built.into_iter().next().context("no wheel was built")
}

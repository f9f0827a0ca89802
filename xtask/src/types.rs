//! `cargo xtask types`: the TypeScript types of everything that stands in JSON.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::ensure;
use xshell::{Cmd, Shell, cmd};

use crate::test_build::cargo_test;

/// Where the web client has them. Nobody edits them by hand.
const FOLDER: &str = "web/src/lib/types";

/// Writes them, and removes those that no Rust type has any more.
pub(crate) fn run(shell: &Shell) -> anyhow::Result<()> {
    let fresh = export(shell, of_their_packages(shell))?;
    let known = read(shell, Path::new(FOLDER))?;
    for name in known.keys().filter(|name| !fresh.contains_key(*name)) {
        shell.remove_path(Path::new(FOLDER).join(name))?;
        println!("removed {}", name.display());
    }
    for (name, text) in &fresh {
        if known.get(name) != Some(text) {
            shell.write_file(Path::new(FOLDER).join(name), text)?;
            println!("wrote {}", name.display());
        }
    }
    println!("{} types", fresh.len());
    Ok(())
}

/// Fails if the types that are there are not those of the Rust side.
pub(crate) fn check(shell: &Shell) -> anyhow::Result<()> {
    let fresh = export(shell, cargo_test(shell, &["--quiet", "--lib", "export_bindings"]))?;
    let known = read(shell, Path::new(FOLDER))?;
    let names = fresh.keys().chain(known.keys().filter(|name| !fresh.contains_key(*name)));
    let different: Vec<_> =
        names.filter(|name| fresh.get(*name) != known.get(*name)).cloned().collect();
    for name in &different {
        println!("{}", Path::new(FOLDER).join(name).display());
    }
    ensure!(
        different.is_empty(),
        "{} types differ; cargo xtask types writes them",
        different.len()
    );
    println!("{} types are as they should be", fresh.len());
    Ok(())
}

/// With the few packages that have types: the quick way while one works on them.
fn of_their_packages(shell: &Shell) -> Cmd<'_> {
    cmd!(
        shell,
        "cargo test --quiet --package protocol --package bazaar --package bazaar-dice --package tabletop
            --package study --features protocol/ts,bazaar/ts,bazaar-dice/ts,tabletop/ts,study/ts --lib export_bindings"
    )
}

/// Every type as the Rust side says it is. The export of ts-rs is made of tests.
fn export(shell: &Shell, tests: Cmd<'_>) -> anyhow::Result<BTreeMap<PathBuf, String>> {
    let folder = shell.create_temp_dir()?;
    tests.env("TS_RS_EXPORT_DIR", folder.path()).ignore_stdout().run()?;
    let types = read(shell, folder.path())?;
    ensure!(!types.is_empty(), "no types were written");
    Ok(types)
}

/// The files of a folder and the folders in it, by their paths in it.
fn read(shell: &Shell, folder: &Path) -> anyhow::Result<BTreeMap<PathBuf, String>> {
    let root = shell.current_dir().join(folder);
    let mut files = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for path in shell.read_dir(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ts") {
                files.insert(path.strip_prefix(&root)?.to_owned(), shell.read_file(&path)?);
            }
        }
    }
    Ok(files)
}

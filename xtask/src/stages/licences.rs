//! What may be among the dependencies. The same rules stand in `deny.toml` for `cargo deny`, which is
//! asked as well; where it is missing it is built once.

mod expression;
mod npm_audit;

use std::path::PathBuf;

use anyhow::{Context as _, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::tools::succeeds;

/// Licences whose terms we keep by naming them.
const ACCEPTED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let metadata = cmd!(shell, "cargo metadata --format-version 1 --locked").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo listed no packages")?;
    let objections: Vec<String> = packages.iter().filter_map(objection).collect();
    for objection in &objections {
        println!("{objection}");
    }
    println!("{} packages looked at", packages.len());
    ensure!(objections.is_empty(), "{} packages are not acceptable", objections.len());

    ask_cargo_deny(shell)?;
    npm_audit::run(shell)
}

/// What speaks against a package, if anything does.
fn objection(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("a package without name");
    // Only packages of the workspace have no source; paths out of it are not in the lock file
    // of a fresh clone and would not build there.
    if let Some(source) = package["source"].as_str()
        && source != CRATES_IO
    {
        return Some(format!("{name} comes from {source}, not from crates.io"));
    }
    let Some(licence) = package["license"].as_str() else {
        return Some(format!("{name} names no licence"));
    };
    match expression::is_satisfied(licence, ACCEPTED) {
        Some(true) => None,
        Some(false) => {
            Some(format!("{name} has the licence {licence:?}, which is not on the list"))
        }
        None => Some(format!("{name} has the licence {licence:?}, which cannot be read")),
    }
}

fn ask_cargo_deny(shell: &Shell) -> anyhow::Result<()> {
    let deny = cargo_deny(shell)?;
    cmd!(shell, "{deny} --locked check licenses bans sources").run()?;
    // The database of vulnerabilities is a git repository elsewhere. That it cannot be reached
    // says nothing about our dependencies.
    if cmd!(shell, "{deny} fetch db").ignore_stderr().run().is_err() {
        println!("note: the advisory database cannot be fetched, so advisories do not apply");
        return Ok(());
    }
    Ok(cmd!(shell, "{deny} --locked check --disable-fetch advisories").run()?)
}

/// The program: that of the machine, or our own.
fn cargo_deny(shell: &Shell) -> anyhow::Result<PathBuf> {
    if succeeds(shell, "cargo-deny", &["--version"]) {
        return Ok("cargo-deny".into());
    }
    let tools = shell.current_dir().join("target/tools");
    let deny = tools.join("bin/cargo-deny");
    if !deny.exists() {
        println!("cargo-deny is missing, building it");
        // It looks at a few hundred packages: that it is built in a minute matters more than its speed.
        cmd!(
            shell,
            "cargo install cargo-deny --version ^0.20 --locked --debug --quiet --root {tools}"
        )
        .run()
        .context("cargo-deny cannot be built; install it yourself or look at the network")?;
    }
    Ok(deny)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn packages_are_judged_by_source_and_licence() {
        // (package, what the objection says)
        let cases = [
            (json!({"name": "ours", "source": null, "license": "MIT OR Apache-2.0"}), None),
            (json!({"name": "good", "source": CRATES_IO, "license": "MIT"}), None),
            (
                json!({"name": "fork", "source": "git+https://example.org/fork", "license": "MIT"}),
                Some("not from crates.io"),
            ),
            (json!({"name": "bare", "source": CRATES_IO, "license": null}), Some("no licence")),
            (
                json!({"name": "viral", "source": CRATES_IO, "license": "AGPL-3.0"}),
                Some("not on the list"),
            ),
            (
                json!({"name": "odd", "source": CRATES_IO, "license": "MIT OR"}),
                Some("cannot be read"),
            ),
        ];
        for (package, expected) in cases {
            let objection = objection(&package);
            match expected {
                None => assert_eq!(objection, None, "{package}"),
                Some(words) => {
                    let objection = objection.unwrap_or_default();
                    assert!(objection.contains(words), "{package}: {objection}");
                }
            }
        }
    }

    #[test]
    fn cargo_deny_accepts_the_same_licences() {
        let configuration = include_str!("../../../deny.toml");
        let (_, list) = configuration.split_once("\nallow = [").unwrap();
        let (list, _) = list.split_once(']').unwrap();
        let names: Vec<&str> = list
            .split(',')
            .map(|name| name.trim().trim_matches('"'))
            .filter(|name| !name.is_empty())
            .collect();
        assert_eq!(names, ACCEPTED, "deny.toml and this file must agree");
    }
}

//! The one build of all tests. Stages that ask cargo for other features or packages would have it
//! compile most of the house once more.

use std::collections::BTreeSet;

use anyhow::Context as _;
use serde_json::Value;
use xshell::{Cmd, Shell, cmd};

/// Tests that need a database, and the types of the web client.
pub(crate) const FEATURES: &str = "store/postgres-tests,server/postgres-tests,bedesten/postgres-tests,\
     tabletop/ts,bazaar/ts,bazaar-dice/ts,protocol/ts,study/ts,puzzles/books";

/// Files of tests that have a stage of their own.
const APART: [&str; 2] = ["postgres", "fuzz"];

/// `cargo test` with everything that decides what is compiled.
pub(crate) fn cargo_test<'a>(shell: &'a Shell, what: &[&str]) -> Cmd<'a> {
    without_client(cmd!(shell, "cargo test --workspace --features {FEATURES} {what...}"))
}

/// No test on the Rust side looks at the page, and the program is built with it anyway.
pub(crate) fn without_client(command: Cmd<'_>) -> Cmd<'_> {
    command.env("BEDESTEN_WEB", "skip")
}

/// What cargo calls all tests but those that have a stage of their own. Examples in the
/// documentation are asked for separately.
pub(crate) fn all_but_those_apart(shell: &Shell) -> anyhow::Result<Vec<String>> {
    let metadata = cmd!(shell, "cargo metadata --format-version 1 --no-deps").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo listed no packages")?;
    let mut targets: Vec<String> = ["--lib", "--bins", "--examples"].map(str::to_owned).into();
    for name in test_files(packages) {
        targets.extend(["--test".to_owned(), name]);
    }
    Ok(targets)
}

fn test_files(packages: &[Value]) -> BTreeSet<String> {
    let targets = packages.iter().filter_map(|package| package["targets"].as_array());
    targets
        .flatten()
        .filter(|target| target["kind"][0] == "test")
        .filter_map(|target| target["name"].as_str())
        .filter(|name| !APART.contains(name))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn tests_with_a_stage_of_their_own_are_left_to_it() {
        let target = |kind: &str, name: &str| json!({"kind": [kind], "name": name});
        let packages = [
            json!({"targets": [target("lib", "bazaar"), target("test", "perft")]}),
            json!({"targets": [target("test", "fuzz"), target("test", "api")]}),
            json!({"targets": [target("test", "postgres"), target("test", "perft")]}),
        ];
        assert_eq!(test_files(&packages), ["api", "perft"].map(str::to_owned).into());
    }
}

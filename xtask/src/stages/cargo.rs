//! The stages that are a call of cargo.

use xshell::{Shell, cmd};

use crate::tools::succeeds;

pub(super) fn format(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo fmt --all --check").run()?)
}

/// Without clippy and without the program, so that the answer comes within seconds.
pub(super) fn rules(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo test --package tabletop --package bazaar").run()?)
}

pub(super) fn lints(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo clippy --workspace --all-targets -- --deny warnings").run()?)
}

pub(super) fn tests(shell: &Shell) -> anyhow::Result<()> {
    // Hundreds of random games, where the inner loop plays dozens.
    let _times = shell.push_env("BEDESTEN_TIMES", "8");
    // Nextest runs the tests of all crates side by side and leaves out those in the documentation;
    // plain cargo runs everything, one test program after the other.
    if succeeds(shell, "cargo", &["nextest", "--version"]) {
        let tests = cmd!(shell, "cargo nextest run --workspace --no-fail-fast").run();
        let examples = cmd!(shell, "cargo test --workspace --doc --no-fail-fast").run();
        tests.and(examples)?;
    } else {
        cmd!(shell, "cargo test --workspace --no-fail-fast").run()?;
    }
    Ok(())
}

pub(super) fn docs(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo doc --workspace --no-deps")
        .env("RUSTDOCFLAGS", "--deny warnings")
        .run()?)
}

/// The program of the tests that is there already, with the checks a release leaves out.
pub(super) fn fuzz(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo test --workspace --test fuzz")
        .env("BEDESTEN_FUZZ_SECONDS", "20")
        .run()?)
}

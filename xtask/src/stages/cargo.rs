//! The stages that are a call of cargo.

use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::test_build::{FEATURES, all_but_those_apart, cargo_test, without_client};

/// How long each target of the stage `fuzz` gets damaged input.
const FUZZ_SECONDS: &str = "20";

pub(super) fn format(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo fmt --all --check").run()?)
}

/// Without clippy and without the program, so that the answer comes within seconds.
pub(super) fn rules(shell: &Shell) -> anyhow::Result<()> {
    Ok(cmd!(shell, "cargo test --package tabletop --package bazaar").run()?)
}

pub(super) fn lints(shell: &Shell) -> anyhow::Result<()> {
    let clippy = cmd!(
        shell,
        "cargo clippy --workspace --all-targets --features {FEATURES} -- --deny warnings"
    );
    Ok(without_client(clippy).run()?)
}

pub(super) fn tests(shell: &Shell) -> anyhow::Result<()> {
    // Hundreds of random games, where the inner loop plays dozens.
    let _times = shell.push_env("BEDESTEN_TIMES", "8");
    // What the tests of the types write is compared in another stage.
    let types = shell.create_temp_dir()?;
    let _types = shell.push_env("TS_RS_EXPORT_DIR", types.path());
    let targets = all_but_those_apart(shell)?;
    let what: Vec<&str> =
        ["--no-fail-fast"].into_iter().chain(targets.iter().map(String::as_str)).collect();
    let tests = cargo_test(shell, &what).run();
    let examples = cargo_test(shell, &["--doc", "--no-fail-fast"]).run();
    Ok(tests.and(examples)?)
}

pub(super) fn docs(shell: &Shell) -> anyhow::Result<()> {
    let docs =
        cmd!(shell, "cargo doc --workspace --no-deps").env("RUSTDOCFLAGS", "--deny warnings");
    Ok(without_client(docs).run()?)
}

/// The programs of the tests, with the checks a release leaves out. All targets of all games get
/// their input at the same time.
pub(super) fn fuzz(shell: &Shell) -> anyhow::Result<()> {
    let messages = cargo_test(
        shell,
        &["--test", "fuzz", "--no-run", "--message-format", "json-render-diagnostics"],
    )
    .quiet()
    .read()?;
    let programs: Vec<String> = executables(&messages).collect();
    ensure!(!programs.is_empty(), "there is nothing to fuzz");
    let mut running = Vec::new();
    for program in &programs {
        let child = Command::new(program)
            .args(["--test-threads", "4"])
            .env("BEDESTEN_FUZZ_SECONDS", FUZZ_SECONDS)
            .current_dir(shell.current_dir())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("{program} does not run"))?;
        running.push(child);
    }
    let mut failed = 0;
    for child in running {
        let output = child.wait_with_output()?;
        print!("{}", String::from_utf8_lossy(&output.stdout));
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        failed += u32::from(!output.status.success());
    }
    ensure!(failed == 0, "{failed} of {} programs found a fault", programs.len());
    Ok(())
}

/// The programs that cargo built, from its messages: one JSON object per line.
fn executables(messages: &str) -> impl Iterator<Item = String> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|message| message["executable"].as_str().map(str::to_owned))
}

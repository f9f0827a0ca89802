//! The engine for browsers: the crate `browser` as WebAssembly.

use std::path::{Path, PathBuf};

use anyhow::ensure;
use xshell::{Cmd, Shell, cmd};

use crate::tools::{self, succeeds};

const TARGET: &str = "wasm32-unknown-unknown";
/// Its own folder: another compiler must not throw away what the usual one has built.
const FOLDER: &str = "target/engine";

/// How much each package on the path of a bot's decision is made fast: the networks more than the rules, which are many.
const FAST: [(&str, &str); 4] =
    [("bazaar", "'s'"), ("bazaar-dice", "'s'"), ("bots", "3"), ("tabletop", "3")];

/// Files beside it, by the name by which it asks for them: what its bots look at a game with, and books of puzzles.
pub(crate) const NEEDED: [(&str, &str); 9] = [
    ("base", "crates/bots/src/bazaar/base.weights"),
    ("mocha", "crates/bots/src/bazaar/mocha/mocha.weights"),
    ("letters", "crates/bots/src/bazaar/letters/letters.weights"),
    ("dice", "crates/bots/src/dice/dice.weights"),
    ("puzzles-base", "crates/puzzles/data/base.json"),
    ("puzzles-mocha", "crates/puzzles/data/mocha.json"),
    ("puzzles-letters", "crates/puzzles/data/letters.json"),
    ("puzzles-great-bazaar", "crates/puzzles/data/great-bazaar.json"),
    ("puzzles-dice", "crates/puzzles/data/dice.json"),
];

/// These files as scripts are told of them: `base=FILE`.
pub(crate) fn needed(shell: &Shell) -> Vec<String> {
    let root = shell.current_dir();
    let told = |(name, file)| format!("{name}={}", root.join(file).display());
    NEEDED.map(told).to_vec()
}

/// Builds it and says where it is.
pub(crate) fn build(shell: &Shell) -> anyhow::Result<PathBuf> {
    let arguments = ["build", "--release", "--package", "browser", "--target", TARGET];
    if knows_target(shell) {
        small(cmd!(shell, "cargo {arguments...}")).run()?;
    } else {
        tools::WASM.ensure(shell).map_err(anyhow::Error::msg)?;
        // Debian has the compiler and the sources of the standard library, which is built with the rest.
        let linker = format!("target.{TARGET}.linker=\"wasm-ld-19\"");
        small(cmd!(
            shell,
            "/usr/bin/cargo {arguments...} -Zbuild-std=std,panic_abort --config {linker}"
        ))
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        // Set by the cargo that runs this, and meant for its own compiler.
        .env_remove("RUSTUP_TOOLCHAIN")
        .run()?;
    }
    let engine = Path::new(FOLDER).join(TARGET).join("release/browser.wasm");
    ensure!(shell.path_exists(&engine), "the build left no {}", engine.display());
    Ok(engine)
}

/// What bots think with is built to be fast, all else to be small: reading and writing JSON is most of the file. Networks
/// are looked at with the wide registers of the processor, which every browser has that shows our pages. What a debugger
/// would want is left out, and a panic has nobody to be caught by.
fn small(build: Cmd<'_>) -> Cmd<'_> {
    let fast = FAST.map(|(package, level)| {
        format!("--config=profile.release.package.{package}.opt-level={level}")
    });
    build
        .args(fast)
        .env("CARGO_TARGET_DIR", FOLDER)
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
        .env("CARGO_PROFILE_RELEASE_LTO", "fat")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z")
        .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols")
        .env("RUSTFLAGS", "-Ctarget-feature=+simd128")
}

/// Whether the usual compiler has the target: `rustup target add wasm32-unknown-unknown`.
fn knows_target(shell: &Shell) -> bool {
    let folder = cmd!(shell, "rustc --print target-libdir --target {TARGET}").quiet().read();
    folder.is_ok_and(|folder| Path::new(&folder).is_dir())
        && succeeds(shell, "rustc", &["--version"])
}

//! The release build of the program, as a player would run it.

use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use anyhow::{Context as _, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

/// A `bedesten` that was just built.
#[derive(Debug)]
pub(crate) struct Program<'a> {
    shell: &'a Shell,
    path: PathBuf,
}

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    command: String,
    status: ExitStatus,
    pub(crate) stdout: String,
    stderr: String,
}

impl<'a> Program<'a> {
    /// Builds the program if it is not up to date.
    pub(crate) fn build(shell: &'a Shell) -> anyhow::Result<Self> {
        println!("building the release program");
        // Cargo itself says where the program is: the target folder may be anywhere.
        let messages = cmd!(
            shell,
            "cargo build --release --package bedesten --message-format json-render-diagnostics"
        )
        .quiet()
        .read()?;
        let path = executable(&messages).context("cargo built no program named bedesten")?;
        Ok(Self { shell, path })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> anyhow::Result<Ran> {
        let path = &self.path;
        let output = cmd!(self.shell, "{path} {arguments...}").quiet().ignore_status().output()?;
        Ok(Ran {
            command: format!("bedesten {}", arguments.join(" ")),
            status: output.status,
            stdout: String::from_utf8(output.stdout)?,
            stderr: String::from_utf8(output.stderr)?,
        })
    }
}

impl Ran {
    pub(crate) fn succeeded(self) -> anyhow::Result<Self> {
        ensure!(
            self.status.success(),
            "`{}` ended with {}: {}",
            self.command,
            self.status,
            self.stderr.trim()
        );
        Ok(self)
    }

    /// A refusal is for people: not a success, not a crash, and one line that says why.
    pub(crate) fn was_refused(&self) -> anyhow::Result<()> {
        let Self { command, status, stderr, .. } = self;
        ensure!(!status.success(), "`{command}` succeeded and should not");
        ensure!(status.code().is_some(), "`{command}` crashed: {status}");
        ensure!(
            stderr.lines().count() == 1,
            "`{command}` should refuse in one line on stderr, but wrote {stderr:?}"
        );
        Ok(())
    }

    pub(crate) fn json(&self) -> anyhow::Result<Value> {
        serde_json::from_str(&self.stdout)
            .with_context(|| format!("`{}` did not print JSON", self.command))
    }
}

/// Builds the program so that it needs no file of its system, and says where it is.
pub(crate) fn build_static(shell: &Shell) -> anyhow::Result<PathBuf> {
    println!("building the program with everything it needs inside");
    let host = cmd!(shell, "rustc --print host-tuple").quiet().read()?;
    // Build scripts and macros run here and are built as usual: only with a target do they differ.
    let flags = format!("target.{host}.rustflags=[\"-Ctarget-feature=+crt-static\"]");
    let messages = cmd!(
        shell,
        "cargo build --release --package bedesten --target {host} --config {flags} --message-format json-render-diagnostics"
    )
    .quiet()
    .read()?;
    let path = executable(&messages).context("cargo built no program named bedesten")?;
    ensure!(
        !asks_for_a_loader(&std::fs::read(&path)?),
        "{} needs libraries of its system",
        path.display()
    );
    Ok(path)
}

/// Whether a program for Linux (ELF, 64 bits, little-endian) names a loader of shared libraries: it has a segment of the
/// kind `PT_INTERP`.
fn asks_for_a_loader(program: &[u8]) -> bool {
    const PT_INTERP: u32 = 3;
    let number = |from: usize, bytes: usize| {
        let bytes = program.get(from..from + bytes).unwrap_or_default();
        bytes.iter().rev().fold(0, |sum: usize, &byte| sum << 8 | usize::from(byte))
    };
    let (table, size, count) = (number(32, 8), number(54, 2), number(56, 2));
    (0..count).any(|index| number(table + index * size, 4) == PT_INTERP as usize)
}

/// Where the program is, from the messages of cargo: one JSON object per line.
fn executable(messages: &str) -> Option<PathBuf> {
    let objects = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    objects
        .filter(|message| message["target"]["name"] == "bedesten")
        .find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

/// A path as an argument. Ours are made of words, so this fails only in a folder with a name
/// that is no text.
pub(crate) fn as_argument(path: &Path) -> anyhow::Result<&str> {
    path.to_str().with_context(|| format!("the path {} is not text", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_is_found_among_the_messages_of_cargo() {
        let messages = concat!(
            r#"{"reason":"compiler-artifact","target":{"name":"bazaar"},"executable":null}"#,
            "\n",
            r#"{"reason":"compiler-artifact","target":{"name":"bedesten"},"executable":null}"#,
            "\n",
            r#"{"reason":"compiler-artifact","target":{"name":"bedesten"},"executable":"t/bedesten"}"#,
            "\n",
            r#"{"reason":"build-finished","success":true}"#,
            "\n"
        );
        assert_eq!(executable(messages), Some(PathBuf::from("t/bedesten")));
        assert_eq!(executable(""), None);
    }

    #[test]
    fn a_program_that_asks_for_a_loader_is_told_from_one_that_does_not() {
        // (kinds of its segments, whether it asks)
        let cases: [(&[u8], bool); 3] = [(&[1, 2], false), (&[1, 3, 2], true), (&[], false)];
        for (kinds, asks) in cases {
            let mut program = vec![0; 64];
            (program[32], program[54], program[56]) = (64, 56, kinds.len() as u8);
            for &kind in kinds {
                let mut segment = [0; 56];
                segment[0] = kind;
                program.extend(segment);
            }
            assert_eq!(asks_for_a_loader(&program), asks, "{kinds:?}");
        }
    }
}

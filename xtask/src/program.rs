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
}

//! Golden games: each file under `fixtures/games` is a test of the program.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use serde_json::Value;
use xshell::Shell;

use crate::program::{Program, as_argument};

const FOLDER: &str = "fixtures/games";

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let mut games = Vec::new();
    collect_games(shell, Path::new(FOLDER), &mut games)?;
    // A run over no games would pass and prove nothing.
    ensure!(!games.is_empty(), "there are no games in {FOLDER}");

    let program = Program::build(shell)?;
    let mut wrong = 0;
    for game in &games {
        match replay_and_verify(shell, &program, game) {
            Ok(Proof::Verified) => println!("{}: replayed, verified", game.display()),
            Ok(Proof::Replayed) => println!("{}: replayed", game.display()),
            Err(error) => {
                wrong += 1;
                println!("{}: {error:#}", game.display());
            }
        }
    }
    if wrong > 0 {
        bail!("{wrong} of {} games went wrong", games.len());
    }
    Ok(())
}

enum Proof {
    Verified,
    /// The game was entered by hand: it names no seed that could prove its dice.
    Replayed,
}

fn replay_and_verify(shell: &Shell, program: &Program<'_>, game: &Path) -> anyhow::Result<Proof> {
    let record: Value =
        serde_json::from_str(&shell.read_file(game)?).context("this is not JSON")?;
    let file = as_argument(game)?;
    program.run(&["replay", file, "--json"])?.succeeded()?.json()?;
    if !names_a_seed(&record) {
        return Ok(Proof::Replayed);
    }
    program.run(&["verify", file])?.succeeded()?;
    Ok(Proof::Verified)
}

fn names_a_seed(record: &Value) -> bool {
    record["fairness"]["seed"].is_string()
}

/// Every JSON file in the folder and the folders in it, in the order of their names.
fn collect_games(shell: &Shell, folder: &Path, games: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let root = shell.current_dir();
    for path in shell.read_dir(folder)? {
        if path.is_dir() {
            collect_games(shell, &path, games)?;
        } else if path.extension().is_some_and(|ending| ending == "json") {
            let path = path.strip_prefix(&root).unwrap_or(&path);
            games.push(path.to_path_buf());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_a_published_seed_can_be_verified() {
        assert!(names_a_seed(&json!({"fairness": {"seed": "00ff"}})));
        assert!(!names_a_seed(&json!({"fairness": {"commitment": "00ff"}})));
        assert!(!names_a_seed(&json!({"setup": {}})));
    }
}

//! A smoke test of the program: one game through every command, and what it must refuse.

use anyhow::{Context as _, ensure};
use serde_json::Value;
use xshell::Shell;

use crate::program::{Program, as_argument};

/// One thing the program must do, and how we see that it does.
type Claim = (&'static str, fn(&Table<'_>) -> anyhow::Result<()>);

const CLAIMS: [Claim; 5] = [
    ("two thousand games are simulated", simulates),
    ("the same seed gives the same record", repeats),
    ("a record is replayed and verified", replays_and_verifies),
    ("half a record is refused in one line", refuses_half_a_record),
    ("a changed die is found", finds_a_changed_die),
];

/// The program, a recorded game, and a folder for files.
struct Table<'a> {
    program: Program<'a>,
    shell: &'a Shell,
    folder: &'a std::path::Path,
    record: String,
}

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let folder = shell.create_temp_dir()?;
    let program = Program::build(shell)?;
    let record = record_game(&program)?;
    let table = Table { program, shell, folder: folder.path(), record };
    let mut wrong = 0;
    for (claim, holds) in CLAIMS {
        match holds(&table) {
            Ok(()) => println!("holds: {claim}"),
            Err(error) => {
                wrong += 1;
                println!("WRONG: {claim}: {error:#}");
            }
        }
    }
    ensure!(wrong == 0, "{wrong} of {} claims are wrong", CLAIMS.len());
    Ok(())
}

impl Table<'_> {
    /// Writes a record to a file and gives its path.
    fn write(&self, name: &str, record: &str) -> anyhow::Result<String> {
        let path = self.folder.join(name);
        self.shell.write_file(&path, record)?;
        Ok(as_argument(&path)?.to_owned())
    }
}

fn record_game(program: &Program<'_>) -> anyhow::Result<String> {
    let bots = ["--bots", "random,random,random", "--seed", "1"];
    let game = ["record", "--rules", "base", "--players", "3"];
    Ok(program.run(&[&game[..], &bots].concat())?.succeeded()?.stdout)
}

fn simulates(table: &Table<'_>) -> anyhow::Result<()> {
    let bots = ["--bots", "random,random,random", "--seed", "1"];
    let games = ["sim", "--rules", "base", "--players", "3", "--games", "2000", "--json"];
    let ran = table.program.run(&[&games[..], &bots].concat())?.succeeded()?;
    let report = ran.json()?;
    ensure!(report["games"] == 2000, "games is {}", report["games"]);
    let seats = report["seats"].as_array().map_or(0, Vec::len);
    ensure!(seats == 3, "{seats} seats are reported");
    Ok(())
}

fn repeats(table: &Table<'_>) -> anyhow::Result<()> {
    ensure!(record_game(&table.program)? == table.record, "they differ");
    Ok(())
}

fn replays_and_verifies(table: &Table<'_>) -> anyhow::Result<()> {
    let file = table.write("game.json", &table.record)?;
    let position = table.program.run(&["replay", &file, "--json"])?.succeeded()?.json()?;
    ensure!(position["finished"] == true, "finished is {}", position["finished"]);
    table.program.run(&["verify", &file])?.succeeded()?;
    Ok(())
}

fn refuses_half_a_record(table: &Table<'_>) -> anyhow::Result<()> {
    let middle = table.record.floor_char_boundary(table.record.len() / 2);
    let file = table.write("half.json", &table.record[..middle])?;
    table.program.run(&["replay", &file])?.was_refused()?;
    table.program.run(&["verify", &file])?.was_refused()
}

fn finds_a_changed_die(table: &Table<'_>) -> anyhow::Result<()> {
    let record: Value = serde_json::from_str(&table.record).context("the record is not JSON")?;
    let changed = with_another_die(record).context("the record has no roll of the dice")?;
    let file = table.write("changed.json", &changed.to_string())?;
    table.program.run(&["verify", &file])?.was_refused()
}

/// The record with one die of its first roll turned to another number.
fn with_another_die(mut record: Value) -> Option<Value> {
    let actions = record["actions"].as_array_mut()?;
    let (roll, dice) = actions.iter_mut().find_map(|action| {
        let dice = read_dice(action.as_str()?)?;
        Some((action, dice))
    })?;
    // Notation has the lower die first, and so must the forgery: it is to be found by its
    // numbers and not by its form.
    let (low, high) = match dice {
        (1, high) => (1, high % 6 + 1),
        (_, high) => (1, high),
    };
    *roll = format!("dice-{low}-{high}").into();
    Some(record)
}

/// The dice of a roll in notation, as `dice-3-4`.
fn read_dice(notation: &str) -> Option<(u8, u8)> {
    let (low, high) = notation.strip_prefix("dice-")?.split_once('-')?;
    Some((low.parse().ok()?, high.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_die_of_the_first_roll_is_changed_and_nothing_else() {
        // (roll, forgery)
        let cases = [
            ("dice-3-4", "dice-1-4"),
            ("dice-2-2", "dice-1-2"),
            ("dice-1-1", "dice-1-2"),
            ("dice-1-6", "dice-1-1"),
        ];
        for (roll, forgery) in cases {
            let record = json!({"actions": ["roll-first", roll, "dice-5-6"]});
            let changed = json!({"actions": ["roll-first", forgery, "dice-5-6"]});
            assert_eq!(with_another_die(record), Some(changed));
        }
        assert_eq!(with_another_die(json!({"actions": ["roll-first"]})), None);
    }
}

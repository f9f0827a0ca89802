//! `cargo xtask ladder`: measures each level against the one below, and today's search against that of the first
//! generation, in every ruleset and at every size of table, and writes the tables of strength in `docs/bots.md`.
//!
//! What was played stands in `docs/ladder.jsonl`, a line for each piece of a pairing with a seed of its own. A pairing
//! is done when its pieces have its games together; what is missing is played in further pieces, so that the command
//! goes on where it was stopped. Lines that another machine played are added with `--from`. Whoever changes how a bot
//! plays takes the lines out that tell of it.

mod lines;
mod pairings;

use std::{fmt::Write as _, fs::OpenOptions, io::Write as _};

use anyhow::Context as _;
use clap::Args;
use serde_json::Value;
use xshell::{Shell, cmd};

use self::{
    lines::Together,
    pairings::{LADDERS, Ladder, Pairing},
};
use crate::markers;

const RESULTS: &str = "docs/ladder.jsonl";
const DOCUMENT: &str = "docs/bots.md";

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Only this ruleset: base, mocha, letters, great-bazaar or dice.
    #[arg(long)]
    rules: Option<String>,

    /// Only the pairings of this bot as the stronger one.
    #[arg(long)]
    only: Option<String>,

    /// Only tables of this size.
    #[arg(long)]
    players: Option<u32>,

    /// How many threads play; all cores unless it is said.
    #[arg(long)]
    threads: Option<u32>,

    /// Lines that `bedesten-train bout` wrote on another machine: they are added to those that are there.
    #[arg(long, value_name = "FILE")]
    from: Vec<String>,

    /// Play nothing: say what is missing, as arguments of `bedesten-train`.
    #[arg(long)]
    list: bool,

    /// Play nothing: write the tables out of the lines that are there.
    #[arg(long)]
    write: bool,
}

impl Options {
    fn wants(&self, pairing: &Pairing) -> bool {
        self.rules.as_deref().is_none_or(|rules| rules == pairing.rules)
            && self.only.as_deref().is_none_or(|only| only == pairing.stronger)
            && self.players.is_none_or(|players| players == pairing.players)
    }
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let mut lines = lines::read(&shell.read_file(RESULTS)?);
    for file in &options.from {
        for line in lines::read(&shell.read_file(file)?) {
            if !lines.contains(&line) {
                keep(&line)?;
                lines.push(line);
            }
        }
    }
    if !options.write {
        for pairing in LADDERS.iter().flat_map(Ladder::all).filter(|pairing| options.wants(pairing))
        {
            for piece in lines::missing(&lines, &pairing) {
                if options.list {
                    println!("{}", pairing.arguments(piece));
                } else {
                    lines.push(play(shell, options, &pairing, piece)?);
                }
            }
        }
    }
    if options.list { Ok(()) } else { write_tables(shell, &lines) }
}

fn play(
    shell: &Shell,
    options: &Options,
    pairing: &Pairing,
    piece: (u32, u64),
) -> anyhow::Result<Value> {
    let arguments = pairing.arguments(piece);
    let arguments = arguments.split(' ');
    let threads = options.threads.unwrap_or(0).to_string();
    let line = cmd!(shell, "cargo run --quiet --release --package training -- {arguments...}")
        .env("RAYON_NUM_THREADS", threads)
        .quiet()
        .read()?;
    let played: Value = serde_json::from_str(&line).context("bedesten-train did not print JSON")?;
    keep(&played)?;
    if let Some(together) = lines::together(std::slice::from_ref(&played), pairing) {
        println!("{}", row(&together, pairing));
    }
    Ok(played)
}

/// Writes down what was played at once: the next piece may be stopped.
fn keep(line: &Value) -> anyhow::Result<()> {
    Ok(writeln!(OpenOptions::new().append(true).open(RESULTS)?, "{line}")?)
}

/// Every table of the document.
fn write_tables(shell: &Shell, lines: &[Value]) -> anyhow::Result<()> {
    for (command, table) in tables(lines)? {
        markers::write_between(shell, DOCUMENT, &command, &table)?;
    }
    Ok(())
}

/// Everything there are lines for, whatever was asked for this time: no row is lost.
fn tables(lines: &[Value]) -> anyhow::Result<Vec<(String, String)>> {
    let (mut tables, mut since_gen1) = (Vec::new(), String::new());
    for ladder in &LADDERS {
        let levels = rows(lines, &ladder.levels())?;
        if !levels.is_empty() {
            let command = format!("ladder --rules {}", ladder.rules);
            tables.push((command, with_head("bot", &levels)));
        }
        since_gen1.push_str(&rows(lines, &ladder.since_gen1())?);
    }
    if !since_gen1.is_empty() {
        tables.push(("ladder".to_owned(), with_head("ruleset", &since_gen1)));
    }
    Ok(tables)
}

fn rows(lines: &[Value], pairings: &[Pairing]) -> anyhow::Result<String> {
    let mut rows = String::new();
    for pairing in pairings {
        if let Some(together) = lines::together(lines, pairing) {
            writeln!(rows, "{}", row(&together, pairing))?;
        }
    }
    Ok(rows)
}

fn with_head(first: &str, rows: &str) -> String {
    let against = if first == "bot" { "against" } else { "time for a decision" };
    format!(
        "| {first} | {against} | players | games | fair share | won | 95 % interval | a turn | longest turn |\n\
         |---|---|---|---|---|---|---|---|---|\n{rows}"
    )
}

/// One pairing at one size of table, as a line of the document.
fn row(together: &Together, pairing: &Pairing) -> String {
    let Pairing { rules, players, stronger, weaker, .. } = pairing;
    let Together { games, won, interval: (from, to), ms_per_turn, longest_turn_ms } = together;
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let others = if *players > 2 { format!("{} × ", players - 1) } else { String::new() };
    let names = match stronger.strip_prefix("search:ms=").and_then(|rest| rest.split_once(':')) {
        Some((time, _)) => format!("{rules} | {time} ms"),
        None => format!("`{stronger}` | {others}`{weaker}`"),
    };
    format!(
        "| {names} | {players} | {games} | {} | **{}** | {} – {} | {ms_per_turn:.1} ms | {longest_turn_ms:.1} ms |",
        percent(1.0 / f64::from(*players)),
        percent(*won),
        percent(*from),
        percent(*to),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = include_str!("../../docs/ladder.jsonl");
    const DOCUMENT: &str = include_str!("../../docs/bots.md");

    #[test]
    fn the_tables_of_the_document_are_what_the_lines_say() {
        for (command, table) in tables(&lines::read(LINES)).unwrap() {
            assert!(
                DOCUMENT.contains(&format!("`cargo xtask {command}`. -->\n\n{table}\n<!--")),
                "{table}"
            );
        }
    }

    #[test]
    fn another_piece_of_one_pairing_loses_no_row() {
        let mut lines = lines::read(LINES);
        let rows = |lines: &[Value]| -> usize {
            tables(lines).unwrap().iter().map(|(_, table)| table.lines().count()).sum()
        };
        let before = rows(&lines);
        let mut piece = lines[0].clone();
        piece["seed"] = 8.into();
        lines.push(piece);
        assert_eq!(rows(&lines), before);
        let pairing = LADDERS[0].levels()[0];
        assert_eq!(
            lines::missing(&lines, &pairing).len(),
            10,
            "easy against random was not played"
        );
    }

    #[test]
    fn every_line_tells_of_a_pairing_and_becomes_a_row() {
        let all: Vec<Pairing> = LADDERS.iter().flat_map(Ladder::all).collect();
        for line in lines::read(LINES) {
            let of: Vec<&Pairing> =
                all.iter().filter(|pairing| lines::is_of(&line, pairing)).collect();
            let [_] = of[..] else { panic!("{line} tells of {of:?}") };
        }
    }

    #[test]
    fn a_row_says_who_met_whom_and_who_won_how_surely() {
        let together = Together {
            games: 400,
            won: 0.43,
            interval: (0.382, 0.479),
            ms_per_turn: 161.04,
            longest_turn_ms: 240.5,
        };
        let pairing =
            Pairing { rules: "mocha", players: 4, stronger: "expert", weaker: "hard", games: 400 };
        assert_eq!(
            row(&together, &pairing),
            "| `expert` | 3 × `hard` | 4 | 400 | 25.0 % | **43.0 %** | 38.2 % – 47.9 % | 161.0 ms | 240.5 ms |"
        );
    }

    #[test]
    fn every_ruleset_has_every_level_and_gen1_at_every_size() {
        for ladder in &LADDERS {
            for players in ladder.players {
                let at = |pairing: &&Pairing| pairing.players == *players;
                let levels = ladder.levels();
                assert!(levels.iter().filter(at).any(|pairing| pairing.stronger == "master"));
                assert_eq!(ladder.since_gen1().iter().filter(at).count(), 1);
            }
        }
    }
}

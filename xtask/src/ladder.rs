//! `cargo xtask ladder`: measures each level against the one below, and today's search against that of the first
//! generation, in every ruleset and at every size of table, and writes the tables of strength in `docs/bots.md`.
//!
//! Every pairing is one line of `target/ladder/results.jsonl`, so that the command goes on where it was stopped, and
//! lines that another machine played can be added with `--from`. With another version of the bots that file has to
//! go first.

mod pairings;

use std::{fmt::Write as _, fs::OpenOptions, io::Write as _};

use anyhow::Context as _;
use clap::Args;
use serde_json::Value;
use xshell::{Shell, cmd};

use self::pairings::{LADDERS, Pairing};
use crate::markers;

const FOLDER: &str = "target/ladder";
const RESULTS: &str = "target/ladder/results.jsonl";
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

    /// Lines that `bedesten-train bout` wrote on another machine; what stands there is not played again.
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
    let mut lines = Vec::new();
    for file in options.from.iter().map(String::as_str).chain([RESULTS]) {
        if file == RESULTS && !shell.path_exists(RESULTS) {
            continue;
        }
        lines.extend(read(&shell.read_file(file)?));
    }
    let all = LADDERS.iter().flat_map(|ladder| [ladder.levels(), ladder.since_gen1()].concat());
    for pairing in all.filter(|pairing| options.wants(pairing)) {
        if options.write || lines.iter().any(|line| is_of(line, &pairing)) {
            continue;
        }
        if options.list {
            println!("{}", pairing.arguments());
        } else {
            lines.push(play(shell, options, &pairing)?);
        }
    }
    if options.list { Ok(()) } else { write_tables(shell, &lines) }
}

/// The lines about bouts; others are somebody's remarks.
fn read(text: &str) -> Vec<Value> {
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter(|line| line["bout"].is_string()).collect()
}

/// Whether a line tells of this pairing, with some games that were played.
fn is_of(line: &Value, pairing: &Pairing) -> bool {
    line["bout"] == pairing.rules
        && line["players"] == pairing.players
        && line["new"] == pairing.stronger
        && line["old"] == pairing.weaker
        && line["fought"]["outcome"]["games"].as_u64().is_some_and(|games| games > 0)
}

fn play(shell: &Shell, options: &Options, pairing: &Pairing) -> anyhow::Result<Value> {
    let arguments = pairing.arguments();
    let arguments = arguments.split(' ');
    let threads = options.threads.unwrap_or(0).to_string();
    let line = cmd!(shell, "cargo run --quiet --release --package training -- {arguments...}")
        .env("RAYON_NUM_THREADS", threads)
        .quiet()
        .read()?;
    let played = serde_json::from_str(&line).context("bedesten-train did not print JSON")?;
    shell.create_dir(FOLDER)?;
    writeln!(OpenOptions::new().create(true).append(true).open(RESULTS)?, "{line}")?;
    println!("{}", row(&played, pairing));
    Ok(played)
}

/// Every table of the document for which there are lines; the others stay as they are.
fn write_tables(shell: &Shell, lines: &[Value]) -> anyhow::Result<()> {
    let mut since_gen1 = String::new();
    for ladder in &LADDERS {
        let levels = rows(lines, &ladder.levels())?;
        if !levels.is_empty() {
            let command = format!("ladder --rules {}", ladder.rules);
            markers::write_between(shell, DOCUMENT, &command, &with_head("bot", &levels))?;
        }
        since_gen1.push_str(&rows(lines, &ladder.since_gen1())?);
    }
    if since_gen1.is_empty() {
        return Ok(());
    }
    let since_gen1 = with_head("ruleset", &since_gen1);
    markers::write_between(shell, DOCUMENT, "ladder", &since_gen1)
}

fn rows(lines: &[Value], pairings: &[Pairing]) -> anyhow::Result<String> {
    let mut rows = String::new();
    for pairing in pairings {
        if let Some(line) = lines.iter().find(|line| is_of(line, pairing)) {
            writeln!(rows, "{}", row(line, pairing))?;
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
fn row(line: &Value, pairing: &Pairing) -> String {
    let Pairing { rules, players, stronger, weaker, .. } = pairing;
    let (outcome, pace) = (&line["fought"]["outcome"], &line["fought"]["new"]);
    let percent = |value: &Value| format!("{:.1} %", 100.0 * value.as_f64().unwrap_or_default());
    let ms = |value: &Value| format!("{:.1} ms", value.as_f64().unwrap_or_default());
    let others = if *players > 2 { format!("{} × ", players - 1) } else { String::new() };
    let names = match stronger.strip_prefix("search:ms=").and_then(|rest| rest.split_once(':')) {
        Some((time, _)) => format!("{rules} | {time} ms"),
        None => format!("`{stronger}` | {others}`{weaker}`"),
    };
    format!(
        "| {names} | {players} | {} | {} | **{}** | {} – {} | {} | {} |",
        outcome["games"],
        percent(&outcome["fair"]),
        percent(&outcome["won"]),
        percent(&outcome["from"]),
        percent(&outcome["to"]),
        ms(&pace["ms_per_turn"]),
        ms(&pace["longest_turn_ms"]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"bout":"mocha","players":4,"new":"expert","old":"hard","seed":7,"fought":{
        "outcome":{"games":400,"fair":0.25,"won":0.43,"from":0.382,"to":0.479},
        "new":{"turns":9,"ms_per_turn":161.04,"longest_turn_ms":240.5},"old":{}}}"#;

    #[test]
    fn a_line_of_another_machine_becomes_a_row_of_its_pairing() {
        let text = format!("{{\"at\":3}}\nno JSON\n{}\n", LINE.replace('\n', ""));
        let lines = read(&text);
        assert_eq!(lines.len(), 1);
        let found = LADDERS.iter().flat_map(pairings::Ladder::levels);
        let found: Vec<Pairing> = found.filter(|pairing| is_of(&lines[0], pairing)).collect();
        let [pairing] = found[..] else { panic!("{found:?}") };
        assert_eq!(
            row(&lines[0], &pairing),
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

//! `cargo xtask ladder`: measures each level against the one below and writes the table of
//! strength in `docs/bots.md`.
//!
//! Every game is kept in `target/ladder`, so that the command goes on where it was stopped. With
//! another version of the bots that folder has to go first.

use std::fmt::Write as _;

use anyhow::Context as _;
use clap::Args;
use serde_json::Value;
use xshell::Shell;

use crate::program::Program;

const FOLDER: &str = "target/ladder";
const DOCUMENT: &str = "docs/bots.md";
const BEGIN: &str = "<!-- The ladder, written by `cargo xtask ladder`. -->\n";
const END: &str = "<!-- End of the ladder. -->";

/// Who meets whom, and in how many games.
const RUNGS: [(&str, &str, u32); 4] = [
    ("greedy", "random", 1000),
    ("medium", "greedy", 1000),
    ("hard", "medium", 1000),
    ("expert", "hard", 400),
];

const PLAYERS: [u32; 4] = [2, 3, 4, 5];

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Only the pairings of this bot as the stronger one.
    #[arg(long)]
    only: Option<String>,

    /// How many threads play; all cores unless it is said.
    #[arg(long)]
    threads: Option<u32>,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let program = Program::build(shell)?;
    shell.create_dir(FOLDER)?;
    let mut rows = String::new();
    for (stronger, weaker, games) in RUNGS {
        if options.only.as_deref().is_some_and(|only| only != stronger) {
            continue;
        }
        for players in PLAYERS {
            let row = rung(&program, options, stronger, weaker, games, players)?;
            println!("{row}");
            writeln!(rows, "{row}")?;
        }
    }
    if options.only.is_some() {
        return Ok(());
    }
    let text = shell.read_file(DOCUMENT)?;
    let (before, rest) = text.split_once(BEGIN).context("the ladder has no place to stand")?;
    let (_, after) = rest.split_once(END).context("the ladder has no end")?;
    let table = format!(
        "\n| bot | against | players | games | fair share | won | 95 % interval | time per turn |\n\
         |---|---|---|---|---|---|---|---|\n{rows}\n"
    );
    shell.write_file(DOCUMENT, format!("{before}{BEGIN}{table}{END}{after}"))?;
    Ok(())
}

/// One pairing at one size of table, as a line of the document.
fn rung(
    program: &Program<'_>,
    options: &Options,
    stronger: &str,
    weaker: &str,
    games: u32,
    players: u32,
) -> anyhow::Result<String> {
    let bots = format!("{stronger},{weaker}");
    let (players_text, games_text) = (players.to_string(), games.to_string());
    let out = format!("{FOLDER}/{stronger}-{weaker}-{players}.jsonl");
    let mut arguments = vec![
        "arena",
        "--bots",
        &bots,
        "--challenger",
        stronger,
        "--players",
        &players_text,
        "--layout",
        "random",
        "--games",
        &games_text,
        "--seed",
        "7",
        "--out",
        &out,
        "--json",
    ];
    let threads = options.threads.map(|threads| threads.to_string());
    if let Some(threads) = &threads {
        arguments.extend(["--threads", threads]);
    }
    let found = program.run(&arguments)?.succeeded()?.json()?;
    let duel = found["duels"].get(0).context("the tournament has no pairing")?;
    let bot = |bot: &&Value| bot["bot"] == stronger;
    let bots = found["bots"].as_array().context("the tournament has no bots")?;
    let time = bots.iter().find(bot).map_or(&Value::Null, |bot| &bot["seconds_per_turn"]);
    let percent = |value: &Value| format!("{:.1} %", 100.0 * value.as_f64().unwrap_or_default());
    Ok(format!(
        "| `{stronger}` | {}`{weaker}` | {players} | {} | {} | **{}** | {} – {} | {:.2} ms |",
        if players > 2 { format!("{} × ", players - 1) } else { String::new() },
        duel["games"],
        percent(&duel["fair"]),
        percent(&duel["win_rate"]),
        percent(&duel["low"]),
        percent(&duel["high"]),
        1000.0 * time.as_f64().unwrap_or_default(),
    ))
}

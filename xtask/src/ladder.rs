//! `cargo xtask ladder`: measures each level against the one below and writes the table of
//! strength in `docs/bots.md`.
//!
//! Every game is kept in `target/ladder`, so that the command goes on where it was stopped. With
//! another version of the bots that folder has to go first.

use std::fmt::Write as _;

use anyhow::{Context as _, ensure};
use clap::Args;
use serde_json::Value;
use xshell::Shell;

use crate::{markers, program::Program};

const FOLDER: &str = "target/ladder";
const DOCUMENT: &str = "docs/bots.md";

/// What is measured for one ruleset.
struct Ladder {
    rules: &'static str,
    players: &'static [u32],
    /// Who meets whom, and in how many games.
    rungs: &'static [(&'static str, &'static str, u32)],
    /// How the boards are laid, where there are any.
    layout: Option<&'static str>,
}

const LADDERS: [Ladder; 5] = [
    Ladder {
        rules: "base",
        players: &[2, 3, 4, 5],
        rungs: &[
            ("greedy", "random", 1000),
            ("medium", "greedy", 1000),
            ("hard", "medium", 1000),
            ("expert", "hard", 400),
        ],
        layout: Some("random"),
    },
    Ladder {
        rules: "mocha",
        players: &[2],
        rungs: &[("hard", "plain:sims=250", 400)],
        layout: Some("random"),
    },
    Ladder {
        rules: "letters",
        players: &[2],
        rungs: &[("hard", "plain:sims=250", 400)],
        layout: Some("random"),
    },
    Ladder {
        rules: "great-bazaar",
        players: &[2],
        rungs: &[("hard", "plain:sims=250", 400)],
        layout: Some("random"),
    },
    Ladder {
        rules: "dice",
        players: &[2],
        rungs: &[
            ("easy", "random", 1000),
            ("medium", "easy", 1000),
            ("hard", "medium", 1000),
            ("expert", "hard", 1000),
        ],
        layout: None,
    },
];

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Only this ruleset: base, mocha, letters, great-bazaar or dice.
    #[arg(long)]
    rules: Option<String>,

    /// Only the pairings of this bot as the stronger one; the documents stay as they are.
    #[arg(long)]
    only: Option<String>,

    /// How many threads play; all cores unless it is said.
    #[arg(long)]
    threads: Option<u32>,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let wanted = |ladder: &&Ladder| options.rules.as_deref().is_none_or(|r| r == ladder.rules);
    let ladders: Vec<&Ladder> = LADDERS.iter().filter(wanted).collect();
    ensure!(!ladders.is_empty(), "there is no ladder for these rules");
    let program = Program::build(shell)?;
    shell.create_dir(FOLDER)?;
    for ladder in ladders {
        climb(shell, &program, options, ladder)?;
    }
    Ok(())
}

fn climb(
    shell: &Shell,
    program: &Program<'_>,
    options: &Options,
    ladder: &Ladder,
) -> anyhow::Result<()> {
    let mut rows = String::new();
    for rung in ladder.rungs {
        if options.only.as_deref().is_some_and(|only| only != rung.0) {
            continue;
        }
        for players in ladder.players {
            let row = measure(program, options, ladder, *rung, *players)?;
            println!("{row}");
            writeln!(rows, "{row}")?;
        }
    }
    if options.only.is_some() {
        return Ok(());
    }
    let table = format!(
        "| bot | against | players | games | fair share | won | 95 % interval | time per turn |\n\
         |---|---|---|---|---|---|---|---|\n{rows}"
    );
    markers::write_between(shell, DOCUMENT, &format!("ladder --rules {}", ladder.rules), &table)
}

/// One pairing at one size of table, as a line of the document.
fn measure(
    program: &Program<'_>,
    options: &Options,
    ladder: &Ladder,
    (stronger, weaker, games): (&str, &str, u32),
    players: u32,
) -> anyhow::Result<String> {
    let bots = format!("{stronger},{weaker}");
    let (players_text, games_text) = (players.to_string(), games.to_string());
    let kept = format!("{}-{stronger}-{weaker}-{players}", ladder.rules).replace([':', '='], "-");
    let out = format!("{FOLDER}/{kept}.jsonl");
    let mut arguments = vec!["arena", "--rules", ladder.rules, "--bots", &bots];
    arguments.extend(["--challenger", stronger, "--players", &players_text]);
    arguments.extend(["--games", &games_text, "--seed", "7", "--out", &out, "--json"]);
    if let Some(layout) = ladder.layout {
        arguments.extend(["--layout", layout]);
    }
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

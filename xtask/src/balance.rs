//! `cargo xtask balance`: what large numbers of games say about the game itself, written into
//! `docs/laboratory.md`: seats, layouts, and where the rubies of winners come from.
//!
//! Every table of games is kept in `target/balance`, so that the command goes on where it was
//! stopped. With another version of the rules or the bots that folder has to go first.

use std::fmt::Write as _;

use anyhow::Context as _;
use clap::Args;
use serde_json::Value;
use xshell::Shell;

use crate::{markers, program::Program};

const FOLDER: &str = "target/balance";
const DOCUMENT: &str = "docs/laboratory.md";

/// Strong enough to play with a plan, cheap enough for thousands of games.
const BOT: &str = "medium";
const SEED: &str = "21";

/// The layouts, and how many games each gets at each size of table.
const LAYOUTS: [(&str, &str); 4] =
    [("random", "2000"), ("short", "500"), ("long", "500"), ("in-order", "500")];
const PLAYERS: [usize; 4] = [2, 3, 4, 5];

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many threads play; all cores unless it is said.
    #[arg(long)]
    threads: Option<u32>,
}

/// The games of one layout at one size of table, as `bedesten sim --json` counts them.
struct Table {
    layout: &'static str,
    players: usize,
    found: Value,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let program = Program::build(shell)?;
    shell.create_dir(FOLDER)?;
    let mut tables = Vec::new();
    for (layout, games) in LAYOUTS {
        for players in PLAYERS {
            println!("{layout}, {players} players");
            let found = play(shell, &program, options, layout, games, players)?;
            tables.push(Table { layout, players, found });
        }
    }
    let part = format!("{}\n{}\n{}", seats(&tables)?, layouts(&tables)?, sources(&tables)?);
    markers::write_between(shell, DOCUMENT, "balance", &part)
}

fn play(
    shell: &Shell,
    program: &Program<'_>,
    options: &Options,
    layout: &str,
    games: &str,
    players: usize,
) -> anyhow::Result<Value> {
    let kept = format!("{FOLDER}/{layout}-{players}.json");
    if !shell.path_exists(&kept) {
        let (players, threads) = (players.to_string(), options.threads.map(|n| n.to_string()));
        let mut arguments = vec!["sim", "--players", &players, "--layout", layout, "--bots", BOT];
        arguments.extend(["--games", games, "--seed", SEED, "--json"]);
        if let Some(threads) = &threads {
            arguments.extend(["--threads", threads]);
        }
        shell.write_file(&kept, program.run(&arguments)?.succeeded()?.stdout)?;
    }
    serde_json::from_str(&shell.read_file(&kept)?).with_context(|| format!("{kept} is damaged"))
}

/// How often each seat wins, on boards laid at random.
fn seats(tables: &[Table]) -> anyhow::Result<String> {
    let mut text = String::from(
        "**Seats.** Victories by seat in turn order, boards laid at random; 95 % intervals.\n\n\
         | players | games | fair share | 1st | 2nd | 3rd | 4th | 5th |\n|---|---|---|---|---|---|---|---|\n",
    );
    for table in tables.iter().filter(|table| table.layout == "random") {
        let fair = percent(1.0 / table.players as f64);
        write!(text, "| {} | {} | {fair} |", table.players, table.found["games"])?;
        let seats = table.found["seats"].as_array().context("a table without seats")?;
        for number in 0..PLAYERS[PLAYERS.len() - 1] {
            let Some(seat) = seats.get(number) else {
                text.push_str(" |");
                continue;
            };
            let [won, low, high] = ["win_rate", "low", "high"].map(|key| number_of(&seat[key]));
            write!(text, " **{}** ({:.1} – {:.1}) |", percent(won), 100.0 * low, 100.0 * high)?;
        }
        text.push('\n');
    }
    Ok(text)
}

/// How long a game takes and what the first seat is worth, layout by layout.
fn layouts(tables: &[Table]) -> anyhow::Result<String> {
    let mut text = String::from(
        "**Layouts.** Turns of each player until the end, and the share of victories of the first seat.\n\n\
         | layout | 2 players | 3 players | 4 players | 5 players |\n|---|---|---|---|---|\n",
    );
    for (layout, _) in LAYOUTS {
        write!(text, "| `{layout}` |")?;
        for table in tables.iter().filter(|table| table.layout == layout) {
            let turns = number_of(&table.found["mean_turns"]) / table.players as f64;
            let first = number_of(&table.found["seats"][0]["win_rate"]);
            write!(text, " {turns:.1} turns, {} |", percent(first))?;
        }
        text.push('\n');
    }
    Ok(text)
}

/// Where the rubies came from, and whether winners took them there more often than others.
fn sources(tables: &[Table]) -> anyhow::Result<String> {
    let mut text = String::from(
        "**Rubies.** Per player and game on boards laid at random: of the winner / of each of the others.\n\n\
         | place | 2 players | 3 players | 4 players | 5 players |\n|---|---|---|---|---|\n",
    );
    let random: Vec<&Table> = tables.iter().filter(|table| table.layout == "random").collect();
    let mut places: Vec<(u64, String)> = Vec::new();
    for table in &random {
        for source in table.found["ruby_sources"]["places"].as_array().into_iter().flatten() {
            let number = source["place"].as_u64().context("a place without a number")?;
            let name = source["name"].as_str().context("a place without a name")?;
            if places.iter().all(|(known, _)| *known != number) {
                places.push((number, name.to_owned()));
            }
        }
    }
    places.sort_unstable();
    for (number, name) in places {
        write!(text, "| {name} |")?;
        for table in &random {
            let counted = table.found["ruby_sources"]["places"].as_array();
            let source = counted.into_iter().flatten().find(|s| s["place"] == number);
            let count = |key: &str| source.map_or(0.0, |source| number_of(&source[key]));
            let games = number_of(&table.found["ruby_sources"]["games"]);
            let others = (count("rubies") - count("of_winners")) / (table.players - 1) as f64;
            write!(text, " {:.2} / {:.2} |", count("of_winners") / games, others / games)?;
        }
        text.push('\n');
    }
    Ok(text)
}

fn number_of(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

//! `cargo xtask fixtures`: writes the golden games that are missing.
//!
//! A game that is there is never written again: it must replay as it is, for ever. Whoever wants
//! one anew deletes it first.

use std::path::Path;

use clap::Args;
use xshell::Shell;

use crate::program::{Program, as_argument};

const FOLDER: &str = "fixtures/games";

#[derive(Debug, Args)]
pub(crate) struct Options {}

/// One game: how many play, the layout, the variants, the bots.
type Row = (usize, &'static str, &'static str, &'static str);

/// Every number of players with every layout and every combination of variants.
const BASE: [Row; 32] = [
    (2, "short", "", "greedy"),
    (2, "long", "", "greedy"),
    (2, "in-order", "", "greedy"),
    (2, "random", "", "greedy"),
    (2, "random-2014", "", "greedy"),
    (3, "short", "", "greedy"),
    (3, "long", "", "greedy"),
    (3, "in-order", "", "greedy"),
    (3, "random", "", "greedy"),
    (3, "random-2014", "", "greedy"),
    (4, "short", "", "greedy"),
    (4, "long", "", "greedy"),
    (4, "in-order", "", "greedy"),
    (4, "random", "", "greedy"),
    (4, "random-2014", "", "greedy"),
    (5, "short", "", "greedy"),
    (5, "long", "", "greedy"),
    (5, "in-order", "", "greedy"),
    (5, "random", "", "greedy"),
    (5, "random-2014", "", "greedy"),
    (2, "short", "neutral-assistants", "greedy"),
    (3, "random", "neutral-assistants", "greedy"),
    (4, "long", "neutral-assistants", "greedy"),
    (2, "long", "caravan-leader", "greedy"),
    (3, "short", "caravan-leader", "greedy"),
    (4, "random", "caravan-leader", "greedy"),
    (5, "in-order", "caravan-leader", "greedy"),
    (2, "random", "neutral-assistants,caravan-leader", "greedy"),
    (3, "in-order", "neutral-assistants,caravan-leader", "greedy"),
    (4, "short", "neutral-assistants,caravan-leader", "greedy"),
    // Random play reaches corners that nobody would walk into.
    (2, "short", "", "random"),
    (3, "random", "neutral-assistants,caravan-leader", "random"),
];

/// The same with Mocha & Baksheesh.
const MOCHA: [Row; 20] = [
    (2, "first-game", "", "greedy"),
    (3, "first-game", "", "greedy"),
    (4, "first-game", "", "greedy"),
    (5, "first-game", "", "greedy"),
    (2, "random", "", "greedy"),
    (3, "random", "", "greedy"),
    (4, "random", "", "greedy"),
    (5, "random", "", "greedy"),
    (2, "first-game", "neutral-assistants", "greedy"),
    (3, "random", "neutral-assistants", "greedy"),
    (4, "first-game", "neutral-assistants", "greedy"),
    (2, "random", "caravan-leader", "greedy"),
    (3, "first-game", "caravan-leader", "greedy"),
    (5, "random", "caravan-leader", "greedy"),
    (2, "random", "neutral-assistants,caravan-leader", "greedy"),
    (3, "first-game", "neutral-assistants,caravan-leader", "greedy"),
    (4, "random", "neutral-assistants,caravan-leader", "greedy"),
    (2, "first-game", "", "random"),
    (3, "random", "neutral-assistants,caravan-leader", "random"),
    (5, "first-game", "", "random"),
];

/// With Letters & Seals.
const LETTERS: [Row; 18] = [
    (2, "first-game", "", "greedy"),
    (3, "first-game", "", "greedy"),
    (4, "first-game", "", "greedy"),
    (5, "first-game", "", "greedy"),
    (2, "random", "", "greedy"),
    (3, "random", "", "greedy"),
    (4, "random", "", "greedy"),
    (5, "random", "", "greedy"),
    (2, "first-game", "neutral-assistants", "greedy"),
    (3, "random", "neutral-assistants", "greedy"),
    (4, "first-game", "neutral-assistants", "greedy"),
    (2, "random", "caravan-leader", "greedy"),
    (3, "first-game", "caravan-leader", "greedy"),
    (5, "random", "caravan-leader", "greedy"),
    (2, "random", "neutral-assistants,caravan-leader", "greedy"),
    (4, "random", "neutral-assistants,caravan-leader", "greedy"),
    (2, "first-game", "", "random"),
    (3, "random", "neutral-assistants,caravan-leader", "random"),
];

/// With everything there is.
const GREAT_BAZAAR: [Row; 16] = [
    (2, "random", "", "greedy"),
    (3, "random", "", "greedy"),
    (4, "random", "", "greedy"),
    (5, "random", "", "greedy"),
    (2, "random", "neutral-assistants", "greedy"),
    (3, "random", "neutral-assistants", "greedy"),
    (4, "random", "neutral-assistants", "greedy"),
    (2, "random", "caravan-leader", "greedy"),
    (3, "random", "caravan-leader", "greedy"),
    (4, "random", "caravan-leader", "greedy"),
    (5, "random", "caravan-leader", "greedy"),
    (2, "random", "neutral-assistants,caravan-leader", "greedy"),
    (3, "random", "neutral-assistants,caravan-leader", "greedy"),
    (4, "random", "neutral-assistants,caravan-leader", "greedy"),
    (2, "random", "", "random"),
    (4, "random", "neutral-assistants,caravan-leader", "random"),
];

const DICE_FOLDER: &str = "fixtures/games/dice";

/// Games of the dice game: how many play, and the bots.
const DICE_GAMES: [(usize, &str); 15] = [
    (2, "greedy"),
    (2, "medium"),
    (2, "medium,greedy"),
    (2, "random"),
    (2, "random,greedy"),
    (3, "greedy"),
    (3, "medium"),
    (3, "medium,greedy,random"),
    (3, "random"),
    (3, "random,random,greedy"),
    (4, "greedy"),
    (4, "medium"),
    (4, "medium,greedy,medium,greedy"),
    (4, "random"),
    (2, "greedy,medium"),
];

pub(crate) fn run(shell: &Shell, _: &Options) -> anyhow::Result<()> {
    let program = Program::build(shell)?;
    board_games(shell, &program, "base", &BASE)?;
    board_games(shell, &program, "mocha", &MOCHA)?;
    board_games(shell, &program, "letters", &LETTERS)?;
    board_games(shell, &program, "great-bazaar", &GREAT_BAZAAR)?;
    dice_games(shell, &program)
}

fn board_games(
    shell: &Shell,
    program: &Program<'_>,
    ruleset: &str,
    games: &[Row],
) -> anyhow::Result<()> {
    let folder = Path::new(FOLDER).join(ruleset);
    shell.create_dir(&folder)?;
    for (seed, &(players, layout, variants, bots)) in (1..).zip(games) {
        let with = if variants.is_empty() { "" } else { "-" };
        let name = format!("{players}-{layout}{with}{}-{bots}.json", variants.replace(',', "-"));
        let file = folder.join(&name);
        if shell.path_exists(&file) {
            println!("{name}: is there");
            continue;
        }
        let about = about(players, layout, variants, bots);
        let (players, seed) = (players.to_string(), seed.to_string());
        let mut arguments = vec!["record", "--rules", ruleset];
        arguments.extend(["--players", &players, "--layout", layout]);
        if !variants.is_empty() {
            arguments.extend(["--variant", variants]);
        }
        arguments.extend(["--bots", bots, "--seed", &seed, "--about", &about]);
        arguments.extend(["--out", as_argument(&file)?]);
        program.run(&arguments)?.succeeded()?;
        println!("{name}: written");
    }
    Ok(())
}

fn dice_games(shell: &Shell, program: &Program<'_>) -> anyhow::Result<()> {
    shell.create_dir(DICE_FOLDER)?;
    for (seed, (players, bots)) in (1..).zip(DICE_GAMES) {
        let name = format!("{players}-{}.json", bots.replace(',', "-"));
        let file = Path::new(DICE_FOLDER).join(&name);
        if shell.path_exists(&file) {
            println!("{name}: is there");
            continue;
        }
        let about = format!("{players} players, played by {} bots", bots.replace(',', " and "));
        let (players, seed) = (players.to_string(), u32::to_string(&seed));
        let mut arguments = vec!["record", "--rules", "dice", "--players", &players];
        arguments.extend(["--bots", bots, "--seed", &seed, "--about", &about]);
        arguments.extend(["--out", as_argument(&file)?]);
        program.run(&arguments)?.succeeded()?;
        println!("{name}: written");
    }
    Ok(())
}

fn about(players: usize, layout: &str, variants: &str, bots: &str) -> String {
    let with = match variants {
        "" => "no variant".to_owned(),
        variants => variants.replace(',', " and "),
    };
    format!("{players} players on the layout {layout} with {with}, played by {bots} bots")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_players_meets_every_layout() {
        for players in 2..=5 {
            for layout in ["short", "long", "in-order", "random", "random-2014"] {
                let met = BASE.iter().any(|game| (game.0, game.1) == (players, layout));
                assert!(met, "{players} players never play on {layout}");
            }
            for layout in ["first-game", "random"] {
                for games in [&MOCHA[..], &LETTERS] {
                    let met = games.iter().any(|game| (game.0, game.1) == (players, layout));
                    assert!(met, "{players} players never play on {layout} with an expansion");
                }
            }
            assert!(GREAT_BAZAAR.iter().any(|game| game.0 == players));
        }
    }
}

//! How fast a search looks ahead: one tree, one thread, in the middle of three-player games.
//!
//! One simulation imagines the hidden cards, walks down the tree and has the network judge one
//! new position: an evaluated leaf, no playout.

use std::time::Instant;

use arena::{Generators, statistics::Spread};
use bazaar::{Game, Options, Question};
use bots::{Budget, Sight, Spec};
use tabletop::{Answers, Game as _, Ignore, Turn};

use crate::bots::Seated;

/// So many positions, each from a game of its own.
const POSITIONS: u64 = 16;

/// The turns of all players that are played before a position counts as the middle: three players
/// who know what they do need about sixty.
const TURNS: u32 = 30;

const SIMULATIONS: u32 = 2_000;

/// Simulations per second.
pub(super) fn measure() -> anyhow::Result<Spread> {
    let mut rates = Vec::new();
    for number in 0..POSITIONS {
        let mut generators = Generators::of_game(11, number);
        let game = middle(&mut generators)?;
        let Some(sight) = Sight::of(&game) else { continue };
        let search = bots::bazaar::search(Budget::simulations(SIMULATIONS))?;
        let begin = Instant::now();
        let trees = search.trees(&sight, &mut generators.choices);
        let simulations: u32 =
            trees.iter().flat_map(bots::Tree::answers).map(|branch| branch.visits).sum();
        rates.push(f64::from(simulations) / begin.elapsed().as_secs_f64());
    }
    Ok(Spread::of(rates))
}

/// A question where to go, well into a game.
fn middle(generators: &mut Generators) -> anyhow::Result<Game> {
    let mut game: Game = arena::deal(&Options::base(super::PLAYERS), generators)?;
    let mut bot = Seated::new(&Spec::Greedy)?;
    let mut answers = Answers::new();
    let mut turns = 0;
    loop {
        let action = match game.turn() {
            Turn::Decide(_, Question::Move) if turns == TURNS => return Ok(game),
            Turn::Over => return Ok(game),
            Turn::Chance(_) => match game.sample_chance(&mut generators.dice) {
                Some(outcome) => outcome,
                None => return Ok(game),
            },
            Turn::Decide(_, question) => {
                turns += u32::from(question == Question::Move);
                game.legal_actions(&mut answers);
                bot.choose(&game, &answers, &mut generators.choices)?
            }
        };
        game.apply_action(action, &mut Ignore);
    }
}

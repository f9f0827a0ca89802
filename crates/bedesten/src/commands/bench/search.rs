//! How fast a search looks ahead: one tree, one thread, in the middle of three-player games.
//!
//! One simulation imagines the hidden cards, walks down the tree and has the network judge one
//! new position: an evaluated leaf, no playout.

use std::time::Instant;

use arena::{Generators, statistics::Spread};
use bots::{Budget, Sight, Spec};
use tabletop::{Answers, Ignore, Turn};

use crate::{bots::Seated, games::ProgramGame};

/// So many positions, each from a game of its own.
const POSITIONS: u64 = 16;

const SIMULATIONS: u32 = 2_000;

/// Simulations per second.
pub(super) fn measure<G: ProgramGame>(options: &G::Options) -> anyhow::Result<Spread> {
    let mut rates = Vec::new();
    for number in 0..POSITIONS {
        let mut generators = Generators::of_game(11, number);
        let game: G = middle(options, &mut generators)?;
        let Some(sight) = Sight::of(&game) else { continue };
        let search = G::search(Budget::simulations(SIMULATIONS))?;
        let begin = Instant::now();
        let trees = search.trees(&sight, &mut generators.choices);
        let simulations: u32 =
            trees.iter().flat_map(bots::Tree::answers).map(|branch| branch.visits).sum();
        rates.push(f64::from(simulations) / begin.elapsed().as_secs_f64());
    }
    Ok(Spread::of(rates))
}

/// The first question of a turn with a choice, well into a game.
pub(super) fn middle<G: ProgramGame>(
    options: &G::Options,
    generators: &mut Generators,
) -> anyhow::Result<G> {
    let mut game: G = arena::deal(options, generators)?;
    let mut bot = Seated::<G>::new(&Spec::Greedy)?;
    let mut answers = Answers::new();
    let mut turns = 0;
    loop {
        let action = match game.turn() {
            Turn::Over => return Ok(game),
            Turn::Chance(_) => match game.sample_chance(&mut generators.dice) {
                Some(outcome) => outcome,
                None => return Ok(game),
            },
            Turn::Decide(..) => {
                game.legal_actions(&mut answers);
                if turns >= G::MIDDLE && answers.len() > 1 {
                    return Ok(game);
                }
                let answer = bot.choose(&game, &answers, &mut generators.choices)?;
                turns += u32::from(G::ends_turn(answer));
                answer
            }
        };
        game.apply_action(action, &mut Ignore);
    }
}

//! What bots do in whole games, as rows to learn from.

use std::{
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};

use arena::{Generators, MOST_DECISIONS, deal};
use bots::{Bot, Sight};
use rayon::prelude::*;
use tabletop::{Answers, Coded as _, Ignore, Seat, Turn};

use crate::{LabError, LabGame, Table, observation::Writer, state::spec};

/// One row for each decision, the games in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    /// Numbers in an observation, and in a mask.
    pub observation: usize,
    pub actions_in_mask: usize,
    pub games: Vec<u64>,
    pub seats: Vec<u8>,
    pub actions: Vec<i64>,
    pub observations: Vec<f32>,
    pub masks: Vec<u8>,
    /// The share of the victory this seat had in the end.
    pub returns: Vec<f32>,
}

impl Samples {
    fn append(&mut self, mut other: Self) {
        self.observation = other.observation;
        self.actions_in_mask = other.actions_in_mask;
        self.games.append(&mut other.games);
        self.seats.append(&mut other.seats);
        self.actions.append(&mut other.actions);
        self.observations.append(&mut other.observations);
        self.masks.append(&mut other.masks);
        self.returns.append(&mut other.returns);
    }
}

/// Plays the games with these numbers between bots and writes down every decision. No game begins
/// any more once it was stopped.
pub fn samples(
    table: &Table,
    bots: &[String],
    seed: u64,
    games: Range<u64>,
    stopped: &AtomicBool,
) -> Result<Samples, LabError> {
    if table.is_dice() {
        return of_games::<bazaar_dice::Game>(table, bots, seed, games, stopped);
    }
    of_games::<bazaar::Game>(table, bots, seed, games, stopped)
}

fn of_games<G: LabGame>(
    table: &Table,
    bots: &[String],
    seed: u64,
    games: Range<u64>,
    stopped: &AtomicBool,
) -> Result<Samples, LabError> {
    let options = table.options::<G>()?;
    let players = G::players(&options);
    if bots.len() != players {
        let bots = bots.len();
        return Err(LabError::argument(format!("{bots} bots are named for {players} players")));
    }
    let bots = bots.iter().map(|bot| spec(bot)).collect::<Result<Vec<_>, _>>()?;
    let play = |number| {
        if stopped.load(Ordering::Relaxed) {
            return Ok(Samples::default());
        }
        let sat = bots.iter().map(G::sit_down).collect::<Result<Vec<_>, _>>();
        let sat = sat.map_err(|failure| LabError::Bot(failure.0))?;
        one_game::<G>(&options, sat, seed, number)
    };
    let played: Vec<Samples> = games.into_par_iter().map(play).collect::<Result<_, _>>()?;
    let mut all = Samples::default();
    for one in played.into_iter().filter(|one| !one.games.is_empty()) {
        all.append(one);
    }
    Ok(all)
}

fn one_game<G: LabGame>(
    options: &G::Options,
    mut bots: Vec<Box<dyn Bot<G>>>,
    seed: u64,
    number: u64,
) -> Result<Samples, LabError> {
    let mut generators = Generators::of_game(seed, number);
    let game = deal(options, &mut generators);
    let mut game: G = game.map_err(|error: G::SetupError| LabError::argument(error.to_string()))?;
    let (observation, actions_in_mask) = (game.observation_size(), game.action_count());
    let mut samples = Samples { observation, actions_in_mask, ..Samples::default() };
    while samples.games.len() as u64 <= MOST_DECISIONS {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => match game.sample_chance(&mut generators.dice) {
                Some(outcome) => outcome,
                None => break,
            },
            Turn::Decide(seat, _) => {
                let Some(sight) = Sight::of(&game) else { break };
                let chosen = bots[seat.index()].choose(&sight, &mut generators.choices);
                let action = chosen.map_err(|failure| LabError::Bot(failure.0))?;
                game.check(action).map_err(|refusal| LabError::Bot(refusal.to_string()))?;
                write(&mut samples, &game, seat, action.id());
                samples.games.push(number);
                action
            }
        };
        game.apply_action(action, &mut Ignore);
    }
    let returns = game.ranking().map(|ranking| ranking.returns()).unwrap_or_default();
    let share = |seat: &u8| returns.get(usize::from(*seat)).copied().unwrap_or_default() as f32;
    samples.returns = samples.seats.iter().map(share).collect();
    Ok(samples)
}

fn write<G: LabGame>(samples: &mut Samples, game: &G, seat: Seat, action: u16) {
    samples.seats.push(seat.into());
    samples.actions.push(action.into());
    let first = samples.observations.len();
    samples.observations.resize(first + samples.observation, 0.0);
    game.observe(seat, &mut Writer::new(&mut samples.observations[first..]));
    let first = samples.masks.len();
    samples.masks.resize(first + samples.actions_in_mask, 0);
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    for answer in &answers {
        samples.masks[first + usize::from(answer.id())] = 1;
    }
}

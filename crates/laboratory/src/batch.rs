//! Many games at once, written into arrays of the caller.
//!
//! Every game stops where a learner is asked. A step answers all of them, deals, lets the bots on
//! the other seats play, begins a new game where one is over, and writes what the next one who is
//! asked sees. Game `n` of a seed is the same whatever the number of threads.

mod slot;

use bots::{Bot, Spec};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

use self::slot::{Row, Slot};
use crate::{LabError, LabGame, Table, state::spec};

/// More games than fit into any memory.
const MOST_GAMES: usize = 1 << 20;

/// A thread takes so many games at a time at least: one is too quick to be handed around.
const AT_A_TIME: usize = 16;

/// How large the arrays have to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub games: usize,
    pub players: usize,
    /// Numbers in an observation.
    pub observation: usize,
    /// Numbers of actions are below this.
    pub actions: usize,
}

/// Where the results go: a row for each game in each of them.
#[derive(Debug)]
pub struct Buffers<'a> {
    pub observations: &'a mut [f32],
    /// 1 where an action is legal, 0 elsewhere.
    pub masks: &'a mut [u8],
    /// By game and seat: the share of the victory in the step that ended a game.
    pub rewards: &'a mut [f32],
    /// By game and seat: what they have of what wins the game.
    pub points: &'a mut [f32],
    /// Who is asked.
    pub seats: &'a mut [i32],
    /// Whether a game ended in this step; the row already shows the next one.
    pub terminations: &'a mut [u8],
    /// Whether a game was broken off because it took too long.
    pub truncations: &'a mut [u8],
}

/// Games that are played side by side.
pub trait Batch: Send {
    fn shape(&self) -> Shape;
    /// Deals all games anew.
    fn reset(&mut self, seed: u64, into: &mut Buffers<'_>) -> Result<(), LabError>;
    /// Answers every game, with these numbers or else at random. If one is not legal, nothing
    /// happens at all.
    fn step(&mut self, actions: Option<&[i64]>, into: &mut Buffers<'_>) -> Result<(), LabError>;
    /// Plays so many random decisions of learners in every game and writes the last position.
    fn rollout(&mut self, decisions: u64, into: &mut Buffers<'_>) -> Result<(), LabError>;
    /// How many games ended so far.
    fn finished(&self) -> u64;
}

/// Games at one table. A seat without the name of a bot is a learner's.
pub fn batch(
    table: &Table,
    games: usize,
    bots: &[Option<String>],
    threads: usize,
    most_decisions: u64,
) -> Result<Box<dyn Batch>, LabError> {
    let read = |bot: &Option<String>| bot.as_deref().map(spec).transpose();
    let bots = bots.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let plan = Plan { games, bots, threads, most_decisions };
    if table.is_dice() {
        return Ok(Box::new(Games::<bazaar_dice::Game>::new(
            table.options::<bazaar_dice::Game>()?,
            plan,
        )?));
    }
    Ok(Box::new(Games::<bazaar::Game>::new(table.options::<bazaar::Game>()?, plan)?))
}

struct Plan {
    games: usize,
    bots: Vec<Option<Spec>>,
    threads: usize,
    most_decisions: u64,
}

struct Games<G: LabGame> {
    rules: Rules<G>,
    shape: Shape,
    slots: Vec<Slot<G>>,
    pool: ThreadPool,
}

/// A bot, or the place of a learner.
type Chair<G> = Option<Box<dyn Bot<G>>>;

/// What is the same for all games.
struct Rules<G: LabGame> {
    options: G::Options,
    bots: Vec<Option<Spec>>,
    most_decisions: u64,
    games: u64,
    seed: u64,
}

impl<G: LabGame> Rules<G> {
    fn sit_down(&self) -> Result<Vec<Chair<G>>, LabError> {
        let sit = |spec: &Option<Spec>| spec.as_ref().map(G::sit_down).transpose();
        let bots = self.bots.iter().map(sit).collect::<Result<_, _>>();
        bots.map_err(|failure| LabError::Bot(failure.0))
    }
}

impl<G: LabGame> Games<G> {
    fn new(options: G::Options, plan: Plan) -> Result<Self, LabError> {
        if !(1..=MOST_GAMES).contains(&plan.games) {
            return Err(LabError::argument(format!("there can be 1 to {MOST_GAMES} games")));
        }
        let players = G::players(&options);
        if plan.bots.len() != players {
            let bots = plan.bots.len();
            return Err(LabError::argument(format!(
                "{bots} seats are named for {players} players"
            )));
        }
        if plan.bots.iter().all(Option::is_some) {
            return Err(LabError::argument("no seat is left for a learner"));
        }
        let pool = ThreadPoolBuilder::new()
            .num_threads(plan.threads)
            .build()
            .map_err(|error| LabError::argument(error.to_string()))?;
        let rules: Rules<G> = Rules {
            options,
            bots: plan.bots,
            most_decisions: plan.most_decisions.max(1),
            games: plan.games as u64,
            seed: 0,
        };
        let first = Slot::deal(&rules, 0)?;
        let (observation, actions) = (first.game().observation_size(), first.game().action_count());
        let shape = Shape { games: plan.games, players, observation, actions };
        Ok(Self { rules, shape, slots: Vec::new(), pool })
    }

    /// Does the same with every game and its rows.
    fn each(
        &mut self,
        into: &mut Buffers<'_>,
        work: impl Fn(usize, &Rules<G>, &mut Slot<G>, &mut Row<'_>) -> Result<(), LabError> + Sync,
    ) -> Result<(), LabError> {
        let Shape { players, observation, actions, .. } = self.shape;
        let (rules, slots) = (&self.rules, &mut self.slots);
        self.pool.install(|| {
            (
                slots.par_iter_mut(),
                into.observations.par_chunks_exact_mut(observation),
                into.masks.par_chunks_exact_mut(actions),
                into.rewards.par_chunks_exact_mut(players),
                into.points.par_chunks_exact_mut(players),
                into.seats.par_iter_mut(),
                into.terminations.par_iter_mut(),
                into.truncations.par_iter_mut(),
            )
                .into_par_iter()
                .with_min_len(AT_A_TIME)
                .enumerate()
                .try_for_each(|(number, row)| {
                    let (slot, observation, mask, rewards, points, seat, terminated, truncated) =
                        row;
                    rewards.fill(0.0);
                    (*terminated, *truncated) = (0, 0);
                    let ends = (terminated, truncated);
                    let mut row = Row { observation, mask, rewards, points, seat, ends };
                    work(number, rules, slot, &mut row)
                })
        })
    }

    fn is_dealt(&self) -> Result<(), LabError> {
        if self.slots.is_empty() {
            return Err(LabError::argument("reset the games before the first step"));
        }
        Ok(())
    }
}

impl<G: LabGame> Batch for Games<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn reset(&mut self, seed: u64, into: &mut Buffers<'_>) -> Result<(), LabError> {
        self.rules.seed = seed;
        let rules = &self.rules;
        let deal = |number| Slot::deal(rules, number);
        self.slots = self
            .pool
            .install(|| (0..rules.games).into_par_iter().map(deal).collect::<Result<_, _>>())?;
        into.masks.fill(0);
        self.each(into, |_, rules, slot, row| {
            slot.advance(rules, row)?;
            slot.write(row);
            Ok(())
        })
    }

    fn step(&mut self, actions: Option<&[i64]>, into: &mut Buffers<'_>) -> Result<(), LabError> {
        self.is_dealt()?;
        if let Some(actions) = actions {
            if actions.len() != self.slots.len() {
                let (given, games) = (actions.len(), self.slots.len());
                return Err(LabError::argument(format!("{given} actions for {games} games")));
            }
            let illegal = self.slots.iter().zip(actions).position(|(slot, id)| !slot.is_legal(*id));
            if let Some(game) = illegal {
                return Err(self.slots[game].refusal(game, actions[game]));
            }
        }
        self.each(into, |number, rules, slot, row| {
            let chosen = actions.map(|actions| actions[number]);
            slot.answer(rules, chosen, row)?;
            slot.write(row);
            Ok(())
        })
    }

    fn rollout(&mut self, decisions: u64, into: &mut Buffers<'_>) -> Result<(), LabError> {
        self.is_dealt()?;
        self.each(into, |_, rules, slot, row| {
            slot.play_randomly(rules, decisions, row)?;
            slot.write(row);
            Ok(())
        })
    }

    fn finished(&self) -> u64 {
        self.slots.iter().map(Slot::finished).sum()
    }
}

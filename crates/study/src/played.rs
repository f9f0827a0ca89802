//! A finished game, taken apart into its steps and its turns.

use tabletop::{Entry, Game, Player, Record, Seat, Turn};

use crate::{
    Studied, StudyError,
    chances::{Chances, all_kept},
};

/// Ten times as many actions as a long game between random players has.
const MOST_ACTIONS: usize = 20_000;

/// A game that was read and replayed.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Game> {
    pub(crate) players: Vec<Player>,
    pub(crate) ruleset: &'static str,
    pub(crate) steps: Vec<PlayedAction<G>>,
    pub(crate) turns: Vec<Begun>,
    /// By seat: the share of the victory.
    pub(crate) result: Chances,
    pub(crate) ranks: Vec<u8>,
}

/// One action, and the game before it.
#[derive(Clone, Debug)]
pub(crate) struct PlayedAction<G: Game> {
    pub(crate) game: G,
    pub(crate) action: G::Action,
}

/// A turn: the step it begins with, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Begun {
    pub(crate) at: usize,
    pub(crate) seat: Seat,
}

impl<G: Studied> Played<G> {
    pub(crate) fn of(record: &Record<G>) -> Result<Self, StudyError> {
        let actions = record.actions.len();
        if actions > MOST_ACTIONS {
            return Err(StudyError::TooLong { actions, most: MOST_ACTIONS });
        }
        let end = record.replay()?.game;
        let Some(ranking) = end.ranking().filter(|_| end.is_terminal()) else {
            return Err(StudyError::Unfinished { actions });
        };
        let (steps, turns) = walk(record)?;
        Ok(Self {
            players: record.players.clone(),
            ruleset: end.ruleset(),
            steps,
            turns,
            result: all_kept(ranking.returns()),
            ranks: Seat::all(end.seats()).filter_map(|seat| ranking.rank(seat)).collect(),
        })
    }

    pub(crate) fn seats(&self) -> usize {
        self.result.len()
    }
}

type Walked<G> = (Vec<PlayedAction<G>>, Vec<Begun>);

fn walk<G: Studied>(record: &Record<G>) -> Result<Walked<G>, StudyError> {
    let mut replay = record.start()?;
    let mut steps = Vec::with_capacity(record.actions.len());
    // Where nothing is dealt before it, the first turn begins with the game and is not announced.
    let mut turns: Vec<_> = match replay.game.turn() {
        Turn::Decide(seat, _) => vec![Begun { at: 0, seat }],
        Turn::Chance(_) | Turn::Over => Vec::new(),
    };
    let mut events = Vec::new();
    for (ply, entry) in record.actions.iter().enumerate() {
        if let Entry::Known(action) = *entry {
            steps.push(PlayedAction { game: replay.game.clone(), action });
        }
        replay.step(*entry, &mut events)?;
        for seat in events.drain(..).filter_map(|event| G::turn_begun(&event)) {
            // A turn in which nothing happened is none.
            turns.retain(|turn| turn.at <= ply);
            turns.push(Begun { at: ply + 1, seat });
        }
    }
    turns.retain(|turn| turn.at < steps.len());
    Ok((steps, turns))
}

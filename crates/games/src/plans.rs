//! What was planned ahead, as the rules see it.

use protocol::web::{Code, Problem, plans::PlannedTurn};
use serde::Deserialize as _;
use serde_json::Value;
use tabletop::{Seat, Table};

use crate::{HostedGame, Planned, family::json};

/// Branches of one plan, conditions of a branch, answers of a branch.
const MOST_TURNS: usize = 6;
const MOST_CONDITIONS: usize = 8;
const MOST_ANSWERS: usize = 32;

/// The first of these wishes that can be done now, and what follows it without another thought.
pub(crate) fn first_wish<G: HostedGame>(table: &Table<G>, wishes: &[Value]) -> Option<Planned> {
    let game = table.game();
    wishes.iter().find_map(|wish| {
        let action = G::Action::deserialize(wish).ok().filter(|one| game.check(*one).is_ok())?;
        Some(Planned { action: wish.clone(), then: written::<G>(&game.follows(action)) })
    })
}

/// The first of these turns whose conditions all hold, if it can be begun.
pub(crate) fn next_turn<G: HostedGame>(
    table: &Table<G>,
    seat: Seat,
    turns: &[PlannedTurn<Value>],
) -> Option<Planned> {
    let game = table.game();
    turns.iter().find_map(|turn| {
        let holds = turn.when.iter().all(|condition| {
            game.is_there(seat, &condition.figure, condition.place) == Some(condition.there)
        });
        let (first, then) = turn.actions.split_first().filter(|_| holds)?;
        let action = G::Action::deserialize(first).ok().filter(|one| game.check(*one).is_ok())?;
        let then =
            if then.is_empty() { written::<G>(&game.follows(action)) } else { then.to_vec() };
        Some(Planned { action: first.clone(), then })
    })
}

/// Whether these can be kept: actions of this game, and conditions that it knows.
pub(crate) fn check<G: HostedGame>(
    table: &Table<G>,
    seat: Seat,
    turns: &[PlannedTurn<Value>],
) -> Result<(), Problem> {
    let wrong = |message: &str| Err(Problem::new(Code::Malformed, message));
    if turns.len() > MOST_TURNS {
        return wrong("these are too many turns");
    }
    for turn in turns {
        if turn.actions.is_empty() || turn.actions.len() > MOST_ANSWERS {
            return wrong("a turn has between 1 and 32 answers");
        }
        if turn.when.len() > MOST_CONDITIONS {
            return wrong("these are too many conditions");
        }
        let game = table.game();
        let known = |figure: &str, place| game.is_there(seat, figure, place).is_some();
        if !turn.when.iter().all(|condition| known(&condition.figure, condition.place)) {
            return wrong("there is no such figure or place in this game");
        }
        for action in &turn.actions {
            G::Action::deserialize(action)
                .map_err(|error| Problem::new(Code::Malformed, error.to_string()))?;
        }
    }
    Ok(())
}

fn written<G: HostedGame>(actions: &[G::Action]) -> Vec<Value> {
    actions.iter().filter_map(|action| json(action).ok()).collect()
}

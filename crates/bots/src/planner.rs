//! Looks through a whole turn: every sensible chain of answers up to the next chance or the end of
//! the turn.

use tabletop::{Answers, Game, Ignore, Outcomes, Seat, Turn};

use crate::Knowledge;

/// Finds the chain of answers after which a seat stands best.
#[derive(Clone, Debug)]
pub struct Planner<K> {
    knowledge: K,
}

/// How many answers one turn may have in a row; more is a loop.
const LONGEST: usize = 24;

impl<K> Planner<K> {
    pub const fn new(knowledge: K) -> Self {
        Self { knowledge }
    }
}

impl<K> Planner<K> {
    /// The best chain from here and what it is worth.
    pub fn plan<G: Game>(&self, game: &G, seat: Seat) -> (Vec<G::Action>, f32)
    where
        K: Knowledge<G>,
    {
        let mut line = Vec::with_capacity(LONGEST);
        let mut best = (Vec::new(), f32::NEG_INFINITY);
        self.look(game, seat, &mut line, &mut best);
        best
    }

    fn look<G: Game>(
        &self,
        game: &G,
        seat: Seat,
        line: &mut Vec<G::Action>,
        best: &mut (Vec<G::Action>, f32),
    ) where
        K: Knowledge<G>,
    {
        let mine = game.current_player() == Some(seat);
        if !mine || line.len() == LONGEST {
            let worth = self.settled(game, seat);
            if worth > best.1 {
                best.1 = worth;
                best.0.clone_from(line);
            }
            return;
        }
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        self.knowledge.sensible(game, &mut answers);
        for action in answers {
            let mut next = game.clone();
            next.apply_action(action, &mut Ignore);
            line.push(action);
            self.look(&next, seat, line, best);
            line.pop();
        }
    }

    /// What a position is worth in which this seat is not asked: at a chance node the mean over
    /// its outcomes, seen as they lie.
    fn settled<G: Game>(&self, game: &G, seat: Seat) -> f32
    where
        K: Knowledge<G>,
    {
        let Turn::Chance(_) = game.turn() else {
            return self.knowledge.worth(game, seat);
        };
        let mut outcomes = Outcomes::new();
        game.chance_outcomes(&mut outcomes);
        let (mut sum, mut weights) = (0.0, 0.0);
        for (outcome, weight) in outcomes {
            let mut next = game.clone();
            next.apply_action(outcome, &mut Ignore);
            sum += weight as f32 * self.knowledge.worth(&next, seat);
            weights += weight as f32;
        }
        sum / weights
    }
}

//! Looks through a whole turn: every sensible chain of answers up to the next chance or the end of
//! the turn.

use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game, Ignore, Outcomes, Seat, below};

use crate::Knowledge;

/// Finds the chain of answers after which a seat stands best.
#[derive(Clone, Debug)]
pub struct Planner<K> {
    knowledge: K,
    /// How much chance there is in each judgement: who always sees the same walks in circles.
    whim: f32,
}

/// How many answers one turn may have in a row; more is a loop.
const LONGEST: usize = 24;

/// How many positions of one turn are looked at. A usual turn has a few hundred; where cards, tiles
/// and dice multiply, the best of what was seen by then is good enough.
const MOST_POSITIONS: u32 = 100_000;

/// How many chance nodes in a row are looked beyond.
const CHANCES: u32 = 1;

impl<K> Planner<K> {
    pub const fn new(knowledge: K, whim: f32) -> Self {
        Self { knowledge, whim }
    }
}

impl<K> Planner<K> {
    /// The best chain from here.
    pub fn plan<G: Game>(&self, game: &G, seat: Seat, rng: &mut Pcg64Mcg) -> Vec<G::Action>
    where
        K: Knowledge<G>,
    {
        let mut search = Search {
            knowledge: &self.knowledge,
            whim: self.whim,
            seat,
            rng,
            line: Vec::with_capacity(LONGEST),
            best: Vec::new(),
            worth: f32::NEG_INFINITY,
            positions: 0,
        };
        search.look(&mut game.clone());
        search.best
    }
}

/// One search through a turn.
struct Search<'a, G: Game, K> {
    knowledge: &'a K,
    whim: f32,
    seat: Seat,
    rng: &'a mut Pcg64Mcg,
    line: Vec<G::Action>,
    best: Vec<G::Action>,
    worth: f32,
    positions: u32,
}

impl<G: Game, K: Knowledge<G>> Search<'_, G, K> {
    /// Follows every chain of answers and keeps the best. The position is used up: most questions
    /// have one or two sensible answers, so it pays that the last one needs no copy.
    fn look(&mut self, game: &mut G) {
        self.positions += 1;
        if self.positions > MOST_POSITIONS && !self.best.is_empty() {
            return;
        }
        let mine = game.current_player() == Some(self.seat);
        if !mine || self.line.len() == LONGEST {
            let whim = self.whim * (below(self.rng, 1 << 16) as f32 / 65536.0);
            let worth = self.settled(game, CHANCES) + whim;
            if worth > self.worth {
                self.worth = worth;
                self.best.clone_from(&self.line);
            }
            return;
        }
        let mut answers = Answers::new();
        self.sensible(game, &mut answers);
        let Some((last, others)) = answers.split_last() else { return };
        for action in others {
            self.look_after(&mut game.clone(), *action);
        }
        self.look_after(game, *last);
    }

    fn look_after(&mut self, game: &mut G, action: G::Action) {
        game.apply_action(action, &mut Ignore);
        self.line.push(action);
        self.look(game);
        self.line.pop();
    }

    fn sensible(&self, game: &G, answers: &mut Answers<G::Action>) {
        game.legal_actions(answers);
        self.knowledge.sensible(game, answers);
    }

    /// What can be made of a position beyond the next chance. It is used up.
    fn hope(&mut self, game: &mut G, chances: u32) -> f32 {
        self.positions += 1;
        if game.current_player() != Some(self.seat) {
            return self.settled(game, chances);
        }
        if self.positions > MOST_POSITIONS {
            return self.knowledge.worth(game, self.seat);
        }
        let mut answers = Answers::new();
        self.sensible(game, &mut answers);
        let Some((last, others)) = answers.split_last() else { return f32::NEG_INFINITY };
        let mut best = f32::NEG_INFINITY;
        for action in others {
            best = best.max(self.hope_after(&mut game.clone(), *action, chances));
        }
        best.max(self.hope_after(game, *last, chances))
    }

    fn hope_after(&mut self, game: &mut G, action: G::Action, chances: u32) -> f32 {
        game.apply_action(action, &mut Ignore);
        self.hope(game, chances)
    }

    /// What a position is worth in which this seat is not asked.
    ///
    /// At a chance node it is the mean over the outcomes as they lie, and on top of it what one of
    /// them, drawn at random, could still be made of: the dice are weighed evenly, and a turn that
    /// goes on after them is not forgotten.
    fn settled(&mut self, game: &G, chances: u32) -> f32 {
        let matters = game.is_chance_node() && self.knowledge.chance_matters(game);
        let worth = if matters { self.mean(game) } else { self.knowledge.worth(game, self.seat) };
        if chances == 0 {
            return worth;
        }
        let Some(outcome) = game.sample_chance(self.rng) else { return worth };
        let mut next = game.clone();
        next.apply_action(outcome, &mut Ignore);
        if next.current_player() != Some(self.seat) {
            return worth;
        }
        let before = if matters { self.knowledge.worth(&next, self.seat) } else { worth };
        worth + (self.hope(&mut next, chances - 1) - before)
    }

    /// The mean over outcomes that divide the weight evenly. If the lowest and the highest of them
    /// are worth the same, so are all.
    fn mean(&self, game: &G) -> f32 {
        let mut outcomes = Outcomes::new();
        game.chance_outcomes(&mut outcomes);
        let worth_of = |index: usize| {
            let mut next = game.clone();
            next.apply_action(outcomes[index].0, &mut Ignore);
            self.knowledge.worth(&next, self.seat)
        };
        let parts = parts(&outcomes);
        let (first, last) = (parts[0], parts[PARTS - 1]);
        let (lowest, highest) = (worth_of(first), worth_of(last));
        if (lowest - highest).abs() < f32::EPSILON {
            return lowest;
        }
        // Where there are few outcomes, several parts are the same one: it is judged once.
        let (mut judged, mut worth) = (first, lowest);
        let mut sum = 0.0;
        for part in &parts[1..PARTS - 1] {
            if *part != judged {
                judged = *part;
                worth = if judged == last { highest } else { worth_of(judged) };
            }
            sum += worth;
        }
        (lowest + sum + highest) / PARTS as f32
    }
}

/// Into how many parts the outcomes of chance are divided.
const PARTS: usize = 9;

/// Which outcome lies in the middle of each part.
fn parts<Action>(outcomes: &[(Action, u32)]) -> [usize; PARTS] {
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let (mut index, mut reached) = (0, outcomes[0].1);
    std::array::from_fn(|part| {
        let middle = total * (2 * part as u32 + 1) / (2 * PARTS as u32);
        while reached <= middle {
            index += 1;
            reached += outcomes[index].1;
        }
        index
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_lie_evenly_among_the_outcomes() {
        assert_eq!(parts(&[('a', 1)]), [0; PARTS]);
        assert_eq!(parts(&[('a', 1), ('b', 1), ('c', 1)]), [0, 0, 0, 1, 1, 1, 2, 2, 2]);
        assert_eq!(parts(&[('a', 7), ('b', 1), ('c', 1)]), [0, 0, 0, 0, 0, 0, 0, 1, 2]);
    }
}

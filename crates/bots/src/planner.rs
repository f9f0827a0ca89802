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
        };
        search.look(game);
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
}

impl<G: Game, K: Knowledge<G>> Search<'_, G, K> {
    /// Follows every chain of answers and keeps the best.
    fn look(&mut self, game: &G) {
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
        for action in self.sensible(game) {
            self.line.push(action);
            self.look(&after(game, action));
            self.line.pop();
        }
    }

    fn sensible(&self, game: &G) -> Answers<G::Action> {
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        self.knowledge.sensible(game, &mut answers);
        answers
    }

    /// What can be made of a position beyond the next chance.
    fn hope(&mut self, game: &G, chances: u32) -> f32 {
        if game.current_player() != Some(self.seat) {
            return self.settled(game, chances);
        }
        let mut best = f32::NEG_INFINITY;
        for action in self.sensible(game) {
            best = best.max(self.hope(&after(game, action), chances));
        }
        best
    }

    /// What a position is worth in which this seat is not asked.
    ///
    /// At a chance node it is the mean over the outcomes as they lie, and on top of it what one of
    /// them, drawn at random, could still be made of: the dice are weighed evenly, and a turn that
    /// goes on after them is not forgotten.
    fn settled(&mut self, game: &G, chances: u32) -> f32 {
        if !game.is_chance_node() {
            return self.knowledge.worth(game, self.seat);
        }
        let mut worth = self.mean(game);
        if chances > 0
            && let Some(outcome) = game.sample_chance(self.rng)
        {
            let next = after(game, outcome);
            if next.current_player() == Some(self.seat) {
                worth += self.hope(&next, chances - 1) - self.knowledge.worth(&next, self.seat);
            }
        }
        worth
    }

    /// The mean over outcomes that divide the weight evenly. If the lowest and the highest of them
    /// are worth the same, so are all: where a figure goes does not matter to most.
    fn mean(&self, game: &G) -> f32 {
        let mut outcomes = Outcomes::new();
        game.chance_outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let worth_at = |part: u32| {
            let mut rest = total * (2 * part + 1) / (2 * PARTS);
            let outcome = outcomes.iter().find(|(_, weight)| {
                let here = rest < *weight;
                rest = rest.saturating_sub(*weight);
                here
            });
            let (outcome, _) = outcome.unwrap_or(&outcomes[0]);
            self.knowledge.worth(&after(game, *outcome), self.seat)
        };
        let (lowest, highest) = (worth_at(0), worth_at(PARTS - 1));
        if (lowest - highest).abs() < f32::EPSILON {
            return lowest;
        }
        let between: f32 = (1..PARTS - 1).map(worth_at).sum();
        (lowest + between + highest) / PARTS as f32
    }
}

/// Into how many parts the outcomes of chance are divided.
const PARTS: u32 = 9;

fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut next = game.clone();
    next.apply_action(action, &mut Ignore);
    next
}

//! Notices when a game goes round in circles.
//!
//! Bots that think alike may answer each other in the same way for ever: both too poor to pay the
//! merchants they meet, both sure that the next place is the best one. Whoever is asked the same in
//! the same circumstances again and again loses patience, and tries something else.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use tabletop::{Coded as _, Game, Seat};

use super::Judge;

/// So often the same question is nothing unusual.
const USUAL: u32 = 3;

/// After so many more times nothing is left of first impressions.
const ENOUGH: f32 = 12.0;

/// So many questions to one seat are more than any ordinary game has, whatever they are.
const LONG: f32 = 400.0;

/// Whoever remembers more begins anew.
const MOST: usize = 10_000;

/// What a bot was asked so far, and how often.
#[derive(Clone, Debug, Default)]
pub(super) struct Patience {
    asked: HashMap<u64, u32>,
    questions: u32,
}

impl Patience {
    /// How much of the first impressions is left to chance: nothing in an ordinary game, everything
    /// in one that goes on for ever. Circumstances are what a judge says of every seat.
    pub(super) fn unrest<G, J>(&mut self, judge: &J, game: &G, answers: &[G::Action]) -> f32
    where
        G: Game,
        J: Judge<G>,
    {
        let mut hasher = DefaultHasher::new();
        for answer in answers {
            answer.id().hash(&mut hasher);
        }
        for seat in Seat::all(game.seats()) {
            for (_, number) in judge.facts(game, seat) {
                number.to_bits().hash(&mut hasher);
            }
        }
        if self.asked.len() == MOST {
            self.asked.clear();
        }
        let times = self.asked.entry(hasher.finish()).or_default();
        *times = times.saturating_add(1);
        let again = times.saturating_sub(USUAL) as f32 / ENOUGH;
        self.questions = self.questions.saturating_add(1);
        let long = (self.questions as f32 - LONG) / LONG;
        again.max(long).clamp(0.0, 1.0)
    }
}

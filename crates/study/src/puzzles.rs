//! Puzzles: moments of games in which one answer is clearly the best, and not the one that comes to mind first.
//!
//! A moment becomes a puzzle in three steps. A small search says where it is worth looking closer: where it
//! settles on an answer that did not look best at a glance. Then every answer gets trees of its own, and those
//! that may be the best get larger ones: the best must be ahead of all others by a margin that is many times
//! the noise. At last the hidden cards are dealt anew, and the answer must be the best however they lie, so
//! that nobody has to guess them. Which levels of bots find the answer says how hard it is.

mod answers;
mod finders;

use std::collections::BTreeMap;

use bots::{BotGame, Judge as _, Sight, Tree};
use serde::{Deserialize, Serialize};
use tabletop::{Record, Seat, Turn};

pub use self::finders::Finder;
use self::{answers::clear, finders::finders};
use crate::{
    Answer, Settings, Studied, StudyError,
    choice::{Choice, Valued, weighs},
    depth::generator,
    explaining::{Explained, Usual, explain},
    played::{Played, PlayedAction},
    report::answers_of,
};

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// Simulations for each answer that may be the best.
    pub simulations: u32,
    /// The same seed, the same puzzles.
    pub seed: u64,
    /// At most so many of one game.
    pub most: usize,
}

impl Default for Search {
    fn default() -> Self {
        Self { simulations: 6_000, seed: 1, most: 4 }
    }
}

/// A moment that was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// After so many actions of the record.
    pub ply: usize,
    /// Which turn of this seat it is, from 1.
    pub turn: u32,
    /// Who is asked.
    pub seat: Seat,
    /// What every answer gives away, in notation, as a part of 1.
    pub losses: BTreeMap<String, f64>,
    /// The best answers, and the one that was played, explained.
    pub answers: Vec<Answer>,
    /// Which bots find it.
    pub found_by: Vec<Finder>,
}

impl Found {
    /// An answer that gives away no more than this counts as the best.
    pub const RIGHT: f64 = 0.01;

    /// Whether an answer counts as the best one.
    pub fn is_right(&self, notation: &str) -> bool {
        self.losses.get(notation).is_some_and(|loss| *loss <= Self::RIGHT)
    }
}

/// A game has fewer answers to look at than this, or it is not looked at.
const MOST_ANSWERS: usize = 32;

/// Where there are fewer, there is nothing to find.
const FEWEST_ANSWERS: usize = 3;

/// Own turns in which nothing is decided yet.
const OPENING: u32 = 2;

/// Simulations of the small search.
const SCREEN: u32 = 256;

/// So many answers are looked at closer.
const PROMISING: usize = 4;

/// How sure the small search has to be, as a part of its simulations.
const SETTLED: f32 = 0.55;

/// An answer that looks so good at a glance needs no finding.
const OBVIOUS: f32 = 0.45;

/// What a generator is for, so that no two use the same numbers.
const GLANCE: u64 = 16 << 32;

/// Looks for puzzles in a finished game.
pub fn find<G: Studied + BotGame>(
    record: &Record<G>,
    search: Search,
) -> Result<Vec<Found>, StudyError> {
    let played = Played::of(record)?;
    let judge = G::judge().map_err(|failure| StudyError::NoJudge(failure.0))?;
    if let Some(first) = played.steps.first() {
        judge.can_judge(&first.game).map_err(|failure| StudyError::NoJudge(failure.0))?;
    }
    let usual = Usual::of(&played, &judge);
    let mut found: Vec<Found> = Vec::new();
    for (number, begun) in played.turns.iter().enumerate() {
        let turn =
            played.turns[..=number].iter().filter(|one| one.seat == begun.seat).count() as u32;
        if turn <= OPENING {
            continue;
        }
        let end = played.turns.get(number + 1).map_or(played.steps.len(), |next| next.at);
        let moment = |ply| Moment { played: &played, judge: &judge, ply, search };
        // One of a turn: what follows is mostly the same question.
        let puzzle = (begun.at..end).find_map(|ply| moment(ply).puzzle(turn, &usual));
        found.extend(puzzle);
        if found.len() == search.most {
            break;
        }
    }
    Ok(found)
}

/// A moment that is looked at.
struct Moment<'a, G: Studied> {
    played: &'a Played<G>,
    judge: &'a G::Judge,
    ply: usize,
    search: Search,
}

impl<G: Studied + BotGame> Moment<'_, G> {
    fn step(&self) -> &PlayedAction<G> {
        &self.played.steps[self.ply]
    }

    fn puzzle(&self, turn: u32, usual: &Usual) -> Option<Found> {
        let Turn::Decide(seat, _) = self.step().game.turn() else { return None };
        let sight = Sight::of(&self.step().game)?;
        let promising = self.promising(&sight)?;
        let judged = clear(&sight, self.judge, self.ply as u64, self.search, &promising)?;
        let right = judged.best()?;
        let found_by = finders(&self.step().game, right, self.search.seed, self.ply as u64)?;
        let losses = judged.losses();
        let answers = self.explained(&judged.shown(self.step().action), usual);
        Some(Found { ply: self.ply, turn, seat, losses, answers, found_by })
    }

    /// The answers that a small search has looked at most, the most first, if it settles on one that does not
    /// look best at a glance.
    fn promising(&self, sight: &Sight<'_, G>) -> Option<Vec<G::Action>> {
        let mut rng = generator(self.search.seed, [self.ply as u64, GLANCE, 0]);
        let mut answers = sight.answers();
        let all = answers.len();
        self.judge.sensible(&sight.imagine(&mut rng), &mut answers);
        if answers.len() < FEWEST_ANSWERS || all > MOST_ANSWERS {
            return None;
        }
        // Where many play, a simulation takes many times as long.
        let screen = if sight.seats() > 2 { SCREEN / 2 } else { SCREEN };
        let mut tree = Tree::new(sight.seat(), bots::CURIOSITY, weighs(sight.seats()));
        for _ in 0..screen {
            tree.simulate(sight.imagine(&mut rng), self.judge, &mut rng);
        }
        let mut branches = tree.answers().to_vec();
        branches.sort_by_key(|branch| std::cmp::Reverse(branch.visits));
        let best = branches.first()?;
        let settled = best.visits as f32 >= SETTLED * screen as f32;
        let promising = branches.iter().take(PROMISING).map(|branch| branch.action);
        (settled && best.prior < OBVIOUS).then(|| promising.collect())
    }

    /// The answers as a study shows them.
    fn explained(&self, shown: &[Valued<G::Action>], usual: &Usual) -> Vec<Answer> {
        let best = shown[0].chances.clone();
        let mut choice = Choice {
            answers: shown.to_vec(),
            before: best.clone(),
            after: best,
            loss: 0.0,
            noise: 0.0,
            mark: crate::Mark::Masterpiece,
            simulations: 0,
        };
        let settings = Settings { simulations: Settings::USUAL, seed: self.search.seed };
        explain(self.step(), &mut choice, self.judge, usual, settings, self.ply);
        answers_of(&choice)
    }
}

/// An answer that is not explained yet.
fn plain<A>(action: A, chances: Vec<f64>, played: bool) -> Valued<A> {
    Valued { action, chances, played, explained: Explained::default() }
}

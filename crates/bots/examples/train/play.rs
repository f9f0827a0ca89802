//! Plays games to learn from.

use std::{sync::Arc, time::Instant};

use bots::{
    Bot, Branch, Judge as _, Sight, Tree,
    network::{FeatureWriter, Features as _},
};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::{Answers, Game as _, Ignore, Seat, Turn, below};

use crate::course::{Course, Net};

/// A position: what was true of each seat, how the game ended, and what was answered.
pub(crate) struct Sample {
    pub(crate) seats: Vec<Box<[u16]>>,
    pub(crate) shares: Vec<f32>,
    /// The seat that was asked, and how often each answer was the best.
    pub(crate) asked: usize,
    pub(crate) answers: Box<[(u16, f32)]>,
}

/// How much the result of a game counts against what the search expected.
const RESULT: f32 = 0.7;

pub(crate) enum Teacher<C: Course> {
    First,
    Search {
        network: Arc<Net<C>>,
        simulations: u32,
    },
    /// Follows first impressions: weaker, but a thousand times as fast, for learning who wins.
    Instinct {
        network: Arc<Net<C>>,
    },
}

pub(crate) fn chance(rng: &mut Pcg64Mcg) -> f32 {
    below(rng, 1 << 20) as f32 / (1 << 20) as f32
}

/// A game that takes longer teaches nothing.
const MOST_DECISIONS: u32 = 4_000;

/// Plays a game and keeps some of its positions.
fn self_play<C: Course>(teacher: &Teacher<C>, seed: u64) -> Vec<Sample> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = C::table(&mut rng);
    let players = game.seats();
    let mut first: Vec<_> = (0..players).map(|_| C::first_teacher()).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut writer = FeatureWriter::default();
    let mut decisions = 0;
    loop {
        let seat = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = game.sample_chance(&mut rng).unwrap();
                game.apply_action(outcome, &mut Ignore);
                continue;
            }
            Turn::Decide(seat, _) => seat,
        };
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return Vec::new();
        }
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        if answers.len() > 1 {
            C::Features::sensible(&game, &mut answers);
        }
        if let [only] = answers[..] {
            game.apply_action(only, &mut Ignore);
            continue;
        }
        let asked = Asked::<C> { game: &game, seat, answers: &answers };
        let (action, lesson) = match teacher {
            Teacher::First => asked.of_first(&mut first[seat.index()], &mut rng),
            Teacher::Instinct { network } => asked.of_instinct(network, &mut rng),
            Teacher::Search { network, simulations } => {
                asked.of_search(network, *simulations, &mut rng)
            }
        };
        if let Some(Lesson { answers, shares }) = lesson {
            let seats = Seat::all(players)
                .map(|seat| writer.collect::<C::Game, C::Features>(&game, seat).into())
                .collect();
            samples.push(Sample { seats, shares, asked: seat.index(), answers });
        }
        game.apply_action(action, &mut Ignore);
    }
    let won: Vec<f32> = game.ranking().unwrap().returns().iter().map(|s| *s as f32).collect();
    for sample in &mut samples {
        for (share, won) in sample.shares.iter_mut().zip(&won) {
            *share = if share.is_nan() { *won } else { RESULT * won + (1.0 - RESULT) * *share };
        }
    }
    samples
}

type Action<C> = <<C as Course>::Game as tabletop::Game>::Action;

/// What there is to learn from an answer: how often each was the best, and who the search expects to
/// win. Without a search nobody knows before the end.
struct Lesson {
    answers: Box<[(u16, f32)]>,
    shares: Vec<f32>,
}

/// A question with more than one answer.
struct Asked<'a, C: Course> {
    game: &'a C::Game,
    seat: Seat,
    answers: &'a Answers<Action<C>>,
}

impl<C: Course> Asked<'_, C> {
    fn sight(&self) -> Sight<'_, C::Game> {
        Sight::of(self.game).unwrap()
    }

    fn instinct(answer: Action<C>) -> u16 {
        C::Features::instinct(answer) as u16
    }

    fn nobody_knows(&self) -> Vec<f32> {
        vec![f32::NAN; self.game.seats()]
    }

    fn of_first(
        &self,
        first: &mut Box<dyn Bot<C::Game>>,
        rng: &mut Pcg64Mcg,
    ) -> (Action<C>, Option<Lesson>) {
        let chosen = first.choose(&self.sight(), rng).unwrap();
        let lesson = (below(rng, 4) == 0).then(|| {
            let target = |answer: Action<C>| if answer == chosen { 1.0 } else { 0.0 };
            let answers = self.answers.iter().map(|a| (Self::instinct(*a), target(*a))).collect();
            Lesson { answers, shares: self.nobody_knows() }
        });
        if below(rng, 25) == 0 {
            *first = C::first_teacher();
            (self.answers[below(rng, self.answers.len() as u32) as usize], lesson)
        } else {
            (chosen, lesson)
        }
    }

    fn of_instinct(
        &self,
        network: &Arc<Net<C>>,
        rng: &mut Pcg64Mcg,
    ) -> (Action<C>, Option<Lesson>) {
        let lesson = (below(rng, 12) == 0)
            .then(|| Lesson { answers: Box::new([]), shares: self.nobody_knows() });
        let mut priors = bots::Priors::new();
        network.priors(self.game, self.seat, self.answers, &mut priors);
        let mut number = chance(rng);
        let best = priors.iter().copied().fold(0.0, f32::max);
        let pick = if below(rng, 2) == 0 {
            priors.iter().position(|prior| *prior >= best)
        } else {
            priors.iter().position(|prior| {
                number -= prior;
                number < 0.0
            })
        };
        (self.answers[pick.unwrap_or(0)], lesson)
    }

    fn of_search(
        &self,
        network: &Arc<Net<C>>,
        simulations: u32,
        rng: &mut Pcg64Mcg,
    ) -> (Action<C>, Option<Lesson>) {
        let thorough = below(rng, 4) == 0;
        let simulations = if thorough { simulations } else { simulations / 8 };
        let sight = self.sight();
        let mut tree = Tree::new(self.seat, bots::CURIOSITY, bots::Weighs::Everybody);
        tree.simulate(sight.imagine(rng), network, rng);
        if thorough {
            let few = 8.0 / self.answers.len() as f32;
            // Small numbers to a high power: a few answers get most of the noise.
            let mut noise = || chance(rng).powf(1.0 / few.min(1.0) * 4.0);
            tree.shake(&mut noise, 0.2);
        }
        for _ in 0..simulations {
            tree.simulate(sight.imagine(rng), network, rng);
        }
        let branches = tree.answers();
        let lesson = thorough.then(|| self.found(branches));
        let picked = pick::<Action<C>>(branches, rng);
        (picked.unwrap_or(self.answers[0]), lesson)
    }

    /// What a search found.
    fn found(&self, branches: &[Branch<Action<C>>]) -> Lesson {
        let visits = visits(branches);
        let target = |branch: &Branch<_>| branch.visits as f32 / visits as f32;
        let mut shares = vec![0.0; self.game.seats()];
        for branch in branches {
            for (sum, share) in shares.iter_mut().zip(branch.shares()) {
                *sum += target(branch) * share;
            }
        }
        let answers = branches.iter().map(|b| (Self::instinct(b.action), target(b))).collect();
        Lesson { answers, shares }
    }
}

fn visits<A>(branches: &[Branch<A>]) -> u32 {
    branches.iter().map(|branch| branch.visits).sum()
}

/// Now and then by chance, more often by merit.
fn pick<A: Copy>(branches: &[Branch<A>], rng: &mut Pcg64Mcg) -> Option<A> {
    let picked = if below(rng, 5) == 0 {
        let mut number = below(rng, visits(branches).max(1));
        branches.iter().find(|branch| {
            let here = number < branch.visits;
            number = number.saturating_sub(branch.visits);
            here
        })
    } else {
        branches.iter().max_by_key(|branch| branch.visits)
    };
    picked.map(|branch| branch.action)
}

pub(crate) fn play_all<C: Course>(teacher: &Teacher<C>, games: u64, seed: u64) -> Vec<Sample> {
    let begin = Instant::now();
    let samples: Vec<Sample> = (0..games)
        .into_par_iter()
        .flat_map_iter(|game| self_play(teacher, seed.wrapping_mul(1_000_003) + game))
        .collect();
    println!(
        "{games} games, {} samples, {:.1} games/s",
        samples.len(),
        games as f64 / begin.elapsed().as_secs_f64()
    );
    samples
}

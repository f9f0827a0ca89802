//! Plays games to learn from.

use std::{sync::Arc, time::Instant};

use bots::{
    Judge as _, Sight, Tree,
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

/// Plays a game and keeps some of its positions.
fn self_play<C: Course>(teacher: &Teacher<C>, seed: u64) -> Vec<Sample> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = C::table(&mut rng);
    let players = game.seats();
    let mut first: Vec<_> = (0..players).map(|_| C::first_teacher()).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut writer = FeatureWriter::default();
    let instinct = |answer: &_| C::Features::instinct(*answer) as u16;
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
        if decisions > 4_000 {
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
        let sight = Sight::of(&game).unwrap();
        let mut kept = None;
        let mut sample = |answers: Box<[(u16, f32)]>, shares: Vec<f32>| {
            let seats = Seat::all(players)
                .map(|seat| writer.collect::<C::Game, C::Features>(&game, seat).into())
                .collect();
            kept = Some(Sample { seats, shares, asked: seat.index(), answers });
        };
        let action = match teacher {
            Teacher::First => {
                let chosen = first[seat.index()].choose(&sight, &mut rng).unwrap();
                if below(&mut rng, 4) == 0 {
                    let target = |a: &_| if *a == chosen { 1.0 } else { 0.0 };
                    let shares = vec![f32::NAN; players];
                    sample(answers.iter().map(|a| (instinct(a), target(a))).collect(), shares);
                }
                if below(&mut rng, 25) == 0 {
                    first[seat.index()] = C::first_teacher();
                    answers[below(&mut rng, answers.len() as u32) as usize]
                } else {
                    chosen
                }
            }
            Teacher::Instinct { network } => {
                if below(&mut rng, 12) == 0 {
                    sample(Box::new([]), vec![f32::NAN; players]);
                }
                let mut priors = bots::Priors::new();
                network.priors(&game, seat, &answers, &mut priors);
                let mut number = chance(&mut rng);
                let best = priors.iter().copied().fold(0.0, f32::max);
                let pick = if below(&mut rng, 2) == 0 {
                    priors.iter().position(|prior| *prior >= best)
                } else {
                    priors.iter().position(|prior| {
                        number -= prior;
                        number < 0.0
                    })
                };
                answers[pick.unwrap_or(0)]
            }
            Teacher::Search { network, simulations } => {
                let thorough = below(&mut rng, 4) == 0;
                let simulations = if thorough { *simulations } else { simulations / 8 };
                let mut tree = Tree::new(seat, bots::CURIOSITY, bots::Weighs::Everybody);
                tree.simulate(sight.imagine(&mut rng), network, &mut rng);
                if thorough {
                    let few = 8.0 / answers.len() as f32;
                    // Small numbers to a high power: a few answers get most of the noise.
                    let mut noise = || chance(&mut rng).powf(1.0 / few.min(1.0) * 4.0);
                    tree.shake(&mut noise, 0.2);
                }
                for _ in 0..simulations {
                    tree.simulate(sight.imagine(&mut rng), network, &mut rng);
                }
                let branches = tree.answers();
                let visits: u32 = branches.iter().map(|branch| branch.visits).sum();
                if thorough {
                    let mut shares = vec![0.0; players];
                    for branch in branches {
                        let weight = branch.visits as f32 / visits as f32;
                        for (sum, share) in shares.iter_mut().zip(branch.shares()) {
                            *sum += weight * share;
                        }
                    }
                    let target = |b: &bots::Branch<_>| b.visits as f32 / visits as f32;
                    let answers =
                        branches.iter().map(|b| (instinct(&b.action), target(b))).collect();
                    sample(answers, shares);
                }
                // Now and then by chance, more often by merit.
                let pick = if below(&mut rng, 5) == 0 {
                    let mut number = below(&mut rng, visits.max(1));
                    branches.iter().find(|branch| {
                        let here = number < branch.visits;
                        number = number.saturating_sub(branch.visits);
                        here
                    })
                } else {
                    branches.iter().max_by_key(|branch| branch.visits)
                };
                pick.map_or(answers[0], |branch| branch.action)
            }
        };
        game.apply_action(action, &mut Ignore);
        samples.extend(kept);
    }
    let won: Vec<f32> = game.ranking().unwrap().returns().iter().map(|s| *s as f32).collect();
    for sample in &mut samples {
        for (share, won) in sample.shares.iter_mut().zip(&won) {
            *share = if share.is_nan() { *won } else { RESULT * won + (1.0 - RESULT) * *share };
        }
    }
    samples
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

//! Plays games to learn from.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use bots::{
    Branch, Sight, Tree, Weighs,
    network::{FeatureWriter, Features as _},
};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::{Answers, Game as _, Ignore, Seat, Turn, below};

use crate::{
    course::Course,
    sample::{Sample, Shape},
    teacher::Teacher,
};

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Playing {
    pub games: u64,
    /// For a decision that is looked at closely: one in `THOROUGH`.
    pub simulations: u32,
    pub seed: u64,
    /// No game begins later than this.
    pub time: Option<Duration>,
}

/// How much the result of a game counts against what the search expected.
const RESULT: f32 = 0.7;

/// One decision in so many is looked at closely, and learnt from.
const THOROUGH: u32 = 4;

/// A game that takes longer teaches nothing.
const MOST_DECISIONS: u32 = 4_000;

/// How much of the first impressions of a decision is noise.
const NOISE: f32 = 0.2;

type Action<C> = <<C as Course>::Game as tabletop::Game>::Action;

pub fn shape<C: Course>() -> Shape {
    Shape { features: C::Features::COUNT, answers: C::Features::ANSWERS }
}

fn chance(rng: &mut Pcg64Mcg) -> f32 {
    below(rng, 1 << 20) as f32 / (1 << 20) as f32
}

/// Plays games on all cores; returns the samples and how many games there were. Each game follows from
/// the seed and its number alone.
pub fn play_all<C: Course>(
    teacher: &Teacher<C::Game>,
    playing: Playing,
) -> Result<(Vec<Sample>, u64)> {
    let begin = Instant::now();
    let games: Vec<Vec<Sample>> = (0..playing.games)
        .into_par_iter()
        .map(|game| {
            if playing.time.is_some_and(|time| begin.elapsed() > time) {
                return Ok(Vec::new());
            }
            let seed = playing.seed.wrapping_mul(1_000_003).wrapping_add(game);
            self_play::<C>(teacher, playing.simulations, seed)
        })
        .collect::<Result<_>>()?;
    let played = games.iter().filter(|samples| !samples.is_empty()).count() as u64;
    Ok((games.into_iter().flatten().collect(), played))
}

/// Plays a game and keeps some of its positions.
fn self_play<C: Course>(
    teacher: &Teacher<C::Game>,
    simulations: u32,
    seed: u64,
) -> Result<Vec<Sample>> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = C::table(None, &mut rng)?;
    let mut samples: Vec<Sample> = Vec::new();
    let mut times = Vec::new();
    let mut decisions = 0;
    loop {
        let seat = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = game.sample_chance(&mut rng).context("chance has an outcome")?;
                game.apply_action(outcome, &mut Ignore);
                continue;
            }
            Turn::Decide(seat, _) => seat,
        };
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return Ok(Vec::new());
        }
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        C::Features::sensible(&game, &mut answers);
        if let [only] = answers[..] {
            game.apply_action(only, &mut Ignore);
            continue;
        }
        let thorough = below(&mut rng, THOROUGH) == 0;
        let budget = if thorough { simulations } else { (simulations / 8).max(1) };
        let tree = look::<C>(teacher, &game, seat, (budget, thorough), &mut rng)?;
        if thorough {
            samples.push(lesson::<C>(&game, seat, tree.answers()));
            times.push(decisions);
        }
        let Some(action) = pick(tree.answers(), &mut rng) else { bail!("nothing was found") };
        game.apply_action(action, &mut Ignore);
    }
    let ranking = game.ranking().context("a game that is over has a ranking")?;
    let won: Vec<f32> = ranking.returns().iter().map(|share| *share as f32).collect();
    let rubies: Vec<u8> = Seat::all(game.seats()).map(|seat| rubies::<C>(&game, seat)).collect();
    for (sample, time) in samples.iter_mut().zip(times) {
        for (share, won) in sample.shares.iter_mut().zip(&won) {
            *share = RESULT * won + (1.0 - RESULT) * *share;
        }
        sample.rubies.clone_from(&rubies);
        sample.left = (decisions - time) as u16;
    }
    Ok(samples)
}

/// What counts in the end: the first fact of every game.
#[expect(clippy::cast_sign_loss, reason = "nobody has less than none")]
fn rubies<C: Course>(game: &C::Game, seat: Seat) -> u8 {
    C::Features::facts(game, seat).first().map_or(0, |(_, rubies)| *rubies as u8)
}

/// Looks at a question; closely with some noise, so that surprises are tried.
fn look<C: Course>(
    teacher: &Teacher<C::Game>,
    game: &C::Game,
    seat: Seat,
    (simulations, noisy): (u32, bool),
    rng: &mut Pcg64Mcg,
) -> Result<Tree<Action<C>>> {
    let sight = Sight::of(game).context("somebody is asked")?;
    let mut tree = Tree::new(seat, bots::CURIOSITY, Weighs::Everybody);
    tree.simulate(sight.imagine(rng), teacher, rng);
    if noisy {
        let few = 8.0 / tree.answers().len() as f32;
        // Small numbers to a high power: a few answers get most of the noise.
        tree.shake(|| chance(rng).powf(4.0 / few.min(1.0)), NOISE);
    }
    for _ in 0..simulations {
        tree.simulate(sight.imagine(rng), teacher, rng);
    }
    Ok(tree)
}

/// What a search found; how the game ends comes later.
fn lesson<C: Course>(game: &C::Game, seat: Seat, branches: &[Branch<Action<C>>]) -> Sample {
    let visits = visits(branches).max(1) as f32;
    let target = |branch: &Branch<_>| branch.visits as f32 / visits;
    let mut shares = vec![0.0; game.seats()];
    for branch in branches {
        for (sum, share) in shares.iter_mut().zip(branch.shares()) {
            *sum += target(branch) * share;
        }
    }
    let mut writer = FeatureWriter::default();
    Sample {
        seats: Seat::all(game.seats())
            .map(|seat| writer.collect::<C::Game, C::Features>(game, seat).into())
            .collect(),
        shares,
        rubies: Vec::new(),
        left: 0,
        asked: seat.index() as u8,
        answers: branches
            .iter()
            .map(|branch| (C::Features::instinct(branch.action), target(branch)))
            .filter(|(answer, _)| *answer < C::Features::ANSWERS)
            .map(|(answer, target)| (answer as u16, target))
            .collect(),
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

//! Trains the networks of a game by self-play.
//!
//! `cargo run --release -p bots --example train -- RULES OUT START ROUNDS GAMES SIMS SEED`: each
//! round plays games with the current network, then fits it to what the search found and to who won.
//! With `-` for START the first games are played by `greedy`. Repeatable but for the sum of floats.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a tool for the workshop, run by hand"
)]

use std::{sync::Arc, time::Instant};

use bazaar::{Game, LayoutChoice, LayoutKind, Options, Ruleset};
use bots::{
    Bot, Greedy, Judge as _, Sight, Tree,
    bazaar::{BaseLore, MochaLore, RuleOfThumb},
    network::{HIDDEN, Layer, Lore, Network, Pen, softmax},
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::{Answers, Coded as _, Game as _, Ignore, RandomPicker, Seat, Turn, below};

type Net<L> = Network<Game, L>;

/// What is trained for: the rules of the games, with the lore their network weighs.
trait Course: Lore<Game> + Sized {
    const RULESET: Ruleset;

    /// A network to begin with, from a file of this course or of one it builds on.
    fn begin(bytes: &[u8], seed: u64) -> Option<Net<Self>>;
}

impl Course for BaseLore {
    const RULESET: Ruleset = Ruleset::Base;

    fn begin(bytes: &[u8], _: u64) -> Option<Net<Self>> {
        Net::from_bytes(bytes)
    }
}

impl Course for MochaLore {
    const RULESET: Ruleset = Ruleset::Mocha;

    fn begin(bytes: &[u8], seed: u64) -> Option<Net<Self>> {
        Net::from_bytes(bytes).or_else(|| {
            let base = Network::<Game, BaseLore>::from_bytes(bytes)?;
            let mut network = scattered(seed);
            grow(&mut network.strength, &base.strength);
            grow(&mut network.instinct, &base.instinct);
            Some(network)
        })
    }
}

/// Whoever knows the base game keeps what it knows; what is new is said quietly at first.
fn grow(layer: &mut Layer, known: &Layer) {
    let (new, old) = (layer.first.len() - 1, known.first.len() - 1);
    for row in layer.first.iter_mut().chain(&mut layer.second) {
        for weight in row {
            *weight *= 0.1;
        }
    }
    layer.first[..old].copy_from_slice(&known.first[..old]);
    layer.first[new] = known.first[old];
    layer.second[..known.second.len()].copy_from_slice(&known.second);
    layer.bias[..known.bias.len()].copy_from_slice(&known.bias);
}

/// A position: what was true of each seat, how the game ended, and what was answered.
struct Sample {
    seats: Vec<Box<[u16]>>,
    shares: Vec<f32>,
    /// The seat that was asked, and how often each answer was the best.
    asked: usize,
    answers: Box<[(u16, f32)]>,
}

/// How much the result of a game counts against what the search expected.
const RESULT: f32 = 0.7;

/// A table of any size and layout.
fn table(ruleset: Ruleset, rng: &mut Pcg64Mcg) -> Game {
    let players = [2, 2, 2, 3, 3, 4, 4, 5][below(rng, 8) as usize];
    let kinds = LayoutKind::of(ruleset);
    let layout = kinds[below(rng, kinds.len() as u32) as usize];
    let layout = LayoutChoice::Kind(layout);
    let options = Options { ruleset, layout, ..Options::base(players) };
    let setup = Game::deal(&options, &mut RandomPicker(rng)).unwrap();
    Game::start(&setup).unwrap()
}

enum Teacher<L> {
    Greedy,
    Search {
        network: Arc<Net<L>>,
        simulations: u32,
    },
    /// Follows first impressions: weaker, but a thousand times as fast, for learning who wins.
    Instinct {
        network: Arc<Net<L>>,
    },
}

fn chance(rng: &mut Pcg64Mcg) -> f32 {
    below(rng, 1 << 20) as f32 / (1 << 20) as f32
}

/// Plays a game and keeps some of its positions.
fn self_play<L: Course>(teacher: &Teacher<L>, seed: u64) -> Vec<Sample> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = table(L::RULESET, &mut rng);
    let players = game.seats();
    let mut greedy: Vec<_> = (0..players).map(|_| Greedy::new(RuleOfThumb, 0.8)).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut pen = Pen::default();
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
            L::sensible(&game, &mut answers);
        }
        if let [only] = answers[..] {
            game.apply_action(only, &mut Ignore);
            continue;
        }
        let sight = Sight::of(&game).unwrap();
        let mut kept = None;
        let mut sample = |answers: Box<[(u16, f32)]>, shares: Vec<f32>| {
            let seats =
                Seat::all(players).map(|seat| pen.write::<Game, L>(&game, seat).into()).collect();
            kept = Some(Sample { seats, shares, asked: seat.index(), answers });
        };
        let action = match teacher {
            Teacher::Greedy => {
                let chosen = greedy[seat.index()].choose(&sight, &mut rng).unwrap();
                if below(&mut rng, 4) == 0 {
                    let target = |a: &_| if *a == chosen { 1.0 } else { 0.0 };
                    let shares = vec![f32::NAN; players];
                    sample(answers.iter().map(|a| (a.id(), target(a))).collect(), shares);
                }
                if below(&mut rng, 25) == 0 {
                    greedy[seat.index()] = Greedy::new(RuleOfThumb, 0.8);
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
                let mut tree = Tree::new(seat, bots::CURIOSITY);
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
                    let answers = branches.iter().map(|b| (b.action.id(), target(b))).collect();
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

/// Adds what one result is off by to the gradient, back to the statements.
fn blame(
    layer: &Layer,
    gradient: &mut Layer,
    said: &[u16],
    hidden: &[f32; HIDDEN],
    errors: &[(usize, f32)],
) {
    let mut back = [0.0; HIDDEN];
    for (result, error) in errors {
        gradient.bias[*result] += error;
        for neuron in 0..HIDDEN {
            if hidden[neuron] > 0.0 {
                gradient.second[*result][neuron] += error * hidden[neuron];
                back[neuron] += error * layer.second[*result][neuron];
            }
        }
    }
    let always = layer.first.len() - 1;
    for number in said.iter().map(|number| usize::from(*number)).chain([always]) {
        for (sum, value) in gradient.first[number].iter_mut().zip(&back) {
            *sum += value;
        }
    }
}

/// The gradient of one sample, added to `gradient`; returns both losses.
fn learn<L: Course>(network: &Net<L>, sample: &Sample, gradient: &mut Net<L>) -> [f32; 2] {
    let layer = &network.strength;
    let hidden: Vec<_> = sample.seats.iter().map(|said| layer.hidden(said)).collect();
    let mut chances: Vec<_> = hidden.iter().map(|hidden| layer.result(hidden, 0)).collect();
    softmax(&mut chances);
    let mut losses = [0.0; 2];
    for seat in 0..chances.len() {
        losses[0] -= sample.shares[seat] * chances[seat].max(1e-9).ln();
        let errors = [(0, chances[seat] - sample.shares[seat])];
        blame(layer, &mut gradient.strength, &sample.seats[seat], &hidden[seat], &errors);
    }
    if sample.answers.is_empty() {
        return losses;
    }
    let layer = &network.instinct;
    let said = &sample.seats[sample.asked];
    let hidden = layer.hidden(said);
    let result = |(code, _): &(u16, f32)| layer.result(&hidden, usize::from(*code));
    let mut priors: Vec<_> = sample.answers.iter().map(result).collect();
    softmax(&mut priors);
    let mut errors = Vec::with_capacity(priors.len());
    for (prior, (code, target)) in priors.iter().zip(&sample.answers) {
        losses[1] -= target * prior.max(1e-9).ln();
        errors.push((usize::from(*code), prior - target));
    }
    blame(layer, &mut gradient.instinct, said, &hidden, &errors);
    losses
}

fn weights<L>(network: &mut Net<L>) -> impl Iterator<Item = &mut f32> {
    network.strength.weights_mut().chain(network.instinct.weights_mut())
}

/// Adam, with the usual numbers.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step<L>(&mut self, network: &mut Net<L>, gradient: &mut Net<L>, scale: f32, rate: f32) {
        self.steps += 1;
        let (c1, c2) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (((weight, slope), mean), square) in
            weights(network).zip(weights(gradient)).zip(&mut self.mean).zip(&mut self.square)
        {
            let slope = *slope * scale;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * ((*mean / c1) / ((*square / c2).sqrt() + 1e-8) + 0.01 * *weight);
        }
    }
}

fn mean(sum: [f32; 2], count: usize) -> [f32; 2] {
    sum.map(|loss| loss / count.max(1) as f32)
}

fn train<L: Course>(network: &mut Net<L>, samples: &[&Sample], epochs: u32, rate: f32, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let size = weights(network).count();
    let mut adam = Adam { mean: vec![0.0; size], square: vec![0.0; size], steps: 0 };
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let held_out = (samples.len() / 20).min(20_000);
    for epoch in 0..epochs {
        for last in (held_out + 1..order.len()).rev() {
            let from = held_out + below(&mut rng, (last - held_out) as u32 + 1) as usize;
            order.swap(last, from);
        }
        let begin = Instant::now();
        let batches = order[held_out..].chunks(512);
        let all = batches.len() * epochs as usize;
        let mut loss = [0.0; 2];
        for (number, batch) in batches.enumerate() {
            let done = epoch as usize * all / epochs as usize + number;
            let rate = rate * (1.0 - 0.95 * done as f32 / all as f32);
            let part = batch.len().div_ceil(rayon::current_num_threads());
            let parts: Vec<_> = batch
                .par_chunks(part)
                .map(|part| {
                    let mut gradient = Net::blank();
                    let mut sum = [0.0; 2];
                    for index in part {
                        let losses = learn(network, samples[*index], &mut gradient);
                        sum = [sum[0] + losses[0], sum[1] + losses[1]];
                    }
                    (gradient, sum)
                })
                .collect();
            let mut parts = parts.into_iter();
            let (mut gradient, mut sum) = parts.next().unwrap();
            for (mut other, losses) in parts {
                for (one, other) in weights(&mut gradient).zip(weights(&mut other)) {
                    *one += *other;
                }
                sum = [sum[0] + losses[0], sum[1] + losses[1]];
            }
            loss = [loss[0] + sum[0], loss[1] + sum[1]];
            adam.step(network, &mut gradient, 1.0 / batch.len() as f32, rate);
        }
        let mut unseen = [0.0; 2];
        let mut ignored = Net::blank();
        for index in &order[..held_out] {
            let losses = learn(network, samples[*index], &mut ignored);
            unseen = [unseen[0] + losses[0], unseen[1] + losses[1]];
        }
        println!(
            "  epoch {epoch}: loss {:.4?}, unseen {:.4?}, {:.0?}",
            mean(loss, order.len() - held_out),
            mean(unseen, held_out),
            begin.elapsed()
        );
    }
}

/// Small weights by chance, so that the neurons differ.
fn scattered<L: Course>(seed: u64) -> Net<L> {
    let mut network = Net::blank();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    for row in network.strength.first.iter_mut().chain(&mut network.instinct.first) {
        for weight in row {
            *weight = (chance(&mut rng) - 0.5) * 0.2;
        }
    }
    for row in network.strength.second.iter_mut().chain(&mut network.instinct.second) {
        for weight in row {
            *weight = (chance(&mut rng) - 0.5) * 0.2;
        }
    }
    network
}

fn play_all<L: Course>(teacher: &Teacher<L>, games: u64, seed: u64) -> Vec<Sample> {
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

fn school<L: Course>(arguments: &[String]) {
    let [out, start, rounds, games, simulations, seed] = arguments else {
        return usage();
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (rounds, games, seed) = (number(rounds), number(games), number(seed));
    let simulations = number(simulations) as u32;
    let mut network: Net<L> = if start == "-" {
        let mut network = scattered(seed);
        let samples = play_all::<L>(&Teacher::Greedy, 4 * games, seed);
        train(&mut network, &samples.iter().collect::<Vec<_>>(), 2, 0.002, seed);
        std::fs::write(out, network.to_bytes()).expect("the file can be written");
        network
    } else {
        let bytes = std::fs::read(start).expect("the start can be read");
        L::begin(&bytes, seed).expect("weights of this game")
    };
    let mut memory: Vec<Vec<Sample>> = Vec::new();
    for round in 0..rounds {
        println!("round {round}");
        let shared = Arc::new(network.clone());
        let teacher = Teacher::Search { network: Arc::clone(&shared), simulations };
        memory.push(play_all(&teacher, games, seed + 1 + round));
        if memory.len() > 6 {
            memory.remove(0);
        }
        let quick = play_all(&Teacher::Instinct { network: shared }, 6 * games, seed + 1 + round);
        let samples: Vec<&Sample> = memory.iter().flatten().chain(&quick).collect();
        train(&mut network, &samples, 2, 0.001, seed + round);
        std::fs::write(out, network.to_bytes()).expect("the file can be written");
    }
    let fresh = table(L::RULESET, &mut Pcg64Mcg::seed_from_u64(1));
    println!("{:?}", Arc::new(network).shares(&fresh));
}

fn usage() {
    println!("usage: train base|mocha OUT START|- ROUNDS GAMES SIMS SEED");
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((rules, rest)) if rules == "base" => school::<BaseLore>(rest),
        Some((rules, rest)) if rules == "mocha" => school::<MochaLore>(rest),
        _ => usage(),
    }
}

//! Trains the network of the board game by self-play.
//!
//! `cargo run --release -p bots --example train -- OUT [START] [ROUNDS] [GAMES]`: each round plays
//! games with the current network (in the first round with rules of thumb, unless it goes on from
//! START), then fits the network to who won. Everything is repeatable but for the sum of floats.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a tool for the workshop, run by hand"
)]

use std::{sync::Arc, time::Instant};

use bazaar::{Action, Game, LayoutChoice, LayoutKind, Options, Question};
use bots::{
    Knowledge, Planner,
    bazaar::{
        RuleOfThumb,
        features::{self, Features},
        network::{HIDDEN, Network, softmax},
    },
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::{Answers, Game as _, Ignore, RandomPicker, Seat, Turn, Viewer, below};

/// A network that is still led by the hand: a share of rules of thumb keeps it on sensible ways.
#[derive(Clone)]
struct Led {
    network: Arc<Network>,
    thumb: f32,
}

impl Knowledge<Game> for Led {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        let worth = self.network.worth(game, seat);
        if self.thumb > 0.0 { worth + self.thumb * RuleOfThumb.worth(game, seat) } else { worth }
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        RuleOfThumb.sensible(game, answers);
    }
}

/// A position: the statements of each seat, and how the game ended.
struct Sample {
    seats: Vec<Box<[u16]>>,
    shares: Vec<f32>,
}

/// Plays a game and keeps some of its positions.
fn self_play<K: Knowledge<Game>>(knowledge: &K, seed: u64, explore: u32) -> Vec<Sample> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let players = [2, 2, 3, 3, 3, 4, 4, 5][below(&mut rng, 8) as usize];
    let layout = LayoutKind::ALL[below(&mut rng, 4) as usize];
    let options = Options { layout: LayoutChoice::Kind(layout), ..Options::base(players) };
    let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let planner = Planner::new(knowledge.clone(), 0.0);
    let mut plan: Vec<Action> = Vec::new();
    let mut samples: Vec<Sample> = Vec::new();
    let mut features = Features::new();
    let mut decisions = 0;
    loop {
        let (seat, question) = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = game.sample_chance(&mut rng).unwrap();
                game.apply_action(outcome, &mut Ignore);
                plan.clear();
                continue;
            }
            Turn::Decide(seat, question) => (seat, question),
        };
        decisions += 1;
        if decisions > 4_000 {
            // Nobody gets anywhere: nobody's victory.
            let shares = vec![1.0 / players as f32; players];
            for sample in &mut samples {
                sample.shares.clone_from(&shares);
            }
            samples.truncate(60);
            return samples;
        }
        if question == Question::Move {
            plan.clear();
            if below(&mut rng, 4) == 0 {
                let seats = Seat::all(players).map(|seat| {
                    features::write(&game, seat, &mut features);
                    features.clone().into_boxed_slice()
                });
                samples.push(Sample { seats: seats.collect(), shares: Vec::new() });
            }
        }
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        let action = if answers.len() == 1 {
            answers[0]
        } else if question == Question::Move && below(&mut rng, 100) < explore {
            knowledge.sensible(&game, &mut answers);
            answers[below(&mut rng, answers.len() as u32) as usize]
        } else {
            if plan.last().is_none_or(|next| !answers.contains(next)) {
                let imagined = game.resample(Viewer::Seat(seat), &mut rng);
                plan = planner.plan(&imagined, seat, &mut rng);
                plan.reverse();
            }
            plan.pop().unwrap_or(answers[0])
        };
        if plan.last() == Some(&action) {
            plan.pop();
        }
        game.apply_action(action, &mut Ignore);
    }
    let shares: Vec<f32> = game.ranking().unwrap().returns().iter().map(|s| *s as f32).collect();
    for sample in &mut samples {
        sample.shares.clone_from(&shares);
    }
    samples
}

/// The gradient of one sample, added to `gradient`; returns the loss.
fn learn(network: &Network, sample: &Sample, gradient: &mut Network) -> f32 {
    let mut layers = Vec::with_capacity(sample.seats.len());
    let mut strengths = Vec::with_capacity(sample.seats.len());
    for statements in &sample.seats {
        let (hidden, direct) = network.hidden(statements);
        let sum: f32 = hidden.iter().zip(&network.second).map(|(h, w)| h.max(0.0) * w).sum();
        strengths.push(sum + direct);
        layers.push(hidden);
    }
    softmax(&mut strengths);
    let mut loss = 0.0;
    for ((statements, hidden), (chance, share)) in
        sample.seats.iter().zip(&layers).zip(strengths.iter().zip(&sample.shares))
    {
        loss -= share * chance.max(1e-9).ln();
        let error = chance - share;
        let mut back = [0.0; HIDDEN];
        for neuron in 0..HIDDEN {
            if hidden[neuron] > 0.0 {
                gradient.second[neuron] += error * hidden[neuron];
                back[neuron] = error * network.second[neuron];
            }
        }
        for number in statements.iter().map(|n| usize::from(*n)).chain([features::COUNT]) {
            for (sum, value) in gradient.first[number].iter_mut().zip(&back) {
                *sum += value;
            }
        }
        for number in statements {
            gradient.direct[usize::from(*number)] += error;
        }
    }
    loss
}

/// Adam, with the usual numbers.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, network: &mut Network, gradient: &mut Network, scale: f32, rate: f32) {
        self.steps += 1;
        let (c1, c2) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (((weight, slope), mean), square) in network
            .numbers_mut()
            .zip(gradient.numbers_mut())
            .zip(&mut self.mean)
            .zip(&mut self.square)
        {
            let slope = *slope * scale + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / c1) / ((*square / c2).sqrt() + 1e-8);
        }
    }
}

fn train(network: &mut Network, samples: &[Sample], epochs: u32, rate: f32, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut adam =
        Adam { mean: vec![0.0; Network::SIZE], square: vec![0.0; Network::SIZE], steps: 0 };
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let held_out = samples.len() / 20;
    for epoch in 0..epochs {
        for last in (held_out + 1..order.len()).rev() {
            let from = held_out + below(&mut rng, (last - held_out) as u32 + 1) as usize;
            order.swap(last, from);
        }
        let rate = rate * (1.0 - epoch as f32 / epochs as f32).max(0.1);
        let mut loss = 0.0;
        for batch in order[held_out..].chunks(512) {
            let (mut gradient, sum) = batch
                .par_chunks(batch.len().div_ceil(rayon::current_num_threads()))
                .map(|part| {
                    let mut gradient = Network::zero();
                    let sum: f32 =
                        part.iter().map(|at| learn(network, &samples[*at], &mut gradient)).sum();
                    (gradient, sum)
                })
                .reduce_with(|(mut one, a), (mut other, b)| {
                    for (sum, more) in one.numbers_mut().zip(other.numbers_mut()) {
                        *sum += *more;
                    }
                    (one, a + b)
                })
                .unwrap();
            loss += sum;
            adam.step(network, &mut gradient, 1.0 / batch.len() as f32, rate);
        }
        let mut nothing = Network::zero();
        let test: f32 =
            order[..held_out].iter().map(|at| learn(network, &samples[*at], &mut nothing)).sum();
        println!(
            "  epoch {epoch}: loss {:.4}, held out {:.4}",
            loss / (samples.len() - held_out) as f32,
            test / held_out as f32
        );
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let out = args.next().expect("where to");
    let start = args.next().filter(|path| path != "-");
    let rounds: u64 = args.next().map_or(6, |n| n.parse().unwrap());
    let games: u64 = args.next().map_or(8000, |n| n.parse().unwrap());
    let seed: u64 = args.next().map_or(1, |n| n.parse().unwrap());
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut network = if let Some(path) = &start {
        Network::from_bytes(&std::fs::read(path).unwrap()).unwrap()
    } else {
        let mut network = Network::zero();
        for number in network.numbers_mut() {
            *number = (below(&mut rng, 2001) as f32 / 1000.0 - 1.0) * 0.05;
        }
        network
    };
    let mut pool: Vec<Sample> = Vec::new();
    for round in 0..rounds {
        let time = Instant::now();
        let first = round == 0 && start.is_none();
        let thumb = if start.is_some() {
            0.0
        } else {
            [0.0, 0.08, 0.05, 0.03, 0.02, 0.01][(round as usize).min(5)]
        };
        let thumb = if round > 7 { 0.0 } else { thumb };
        let led = Led { network: Arc::new(network.clone()), thumb };
        let samples: Vec<Sample> = (0..games)
            .into_par_iter()
            .flat_map_iter(|game| {
                let seed = seed * 1_000_000_007 + round * 10_000_019 + game;
                if first { self_play(&RuleOfThumb, seed, 15) } else { self_play(&led, seed, 8) }
            })
            .collect();
        println!(
            "round {round}: {} positions of {games} games in {:.0} s",
            samples.len(),
            time.elapsed().as_secs_f32()
        );
        // The last round or two are kept: the newest games teach most, but not everything.
        let keep = if first || pool.len() < samples.len() { pool.len() } else { samples.len() };
        let from = pool.len() - keep;
        pool.drain(..from);
        if round == 1 && start.is_none() {
            pool.clear();
        }
        pool.extend(samples);
        for last in (1..pool.len()).rev() {
            pool.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
        let (epochs, rate) = if first { (5, 0.003) } else { (3, 0.0015) };
        train(&mut network, &pool, epochs, rate, seed + round);
        std::fs::write(&out, network.to_bytes()).unwrap();
        println!("  {:.0} s", time.elapsed().as_secs_f32());
    }
}

//! Fits a model to samples on the processor, as `fit.py` does on a graphics card.
//!
//! Each batch is learnt from in a fixed number of pieces, and what they say is added up in their order: the model
//! is the same on any number of cores.

mod gradient;

use std::path::PathBuf;

use anyhow::Result;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use serde::Serialize;
use tabletop::below;

use self::gradient::{Scale, learn};
use crate::{
    model::{Model, Parts},
    sample::{Sample, Shape},
    samples,
};

/// How a model is fitted; the usual numbers are those of `fit.py`.
#[derive(Clone, Copy, Debug)]
pub struct Fitting {
    pub epochs: f32,
    pub rate: f32,
    /// How fast weights that nothing speaks for become smaller.
    pub decay: f32,
    /// How many samples make one step.
    pub batch: usize,
    pub seed: u64,
}

impl Default for Fitting {
    fn default() -> Self {
        Self { epochs: 4.0, rate: 0.002, decay: 0.01, batch: 4096, seed: 1 }
    }
}

/// How it went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fitted {
    pub samples: usize,
    pub steps: usize,
    /// Losses of the chances, of the answers and of the side lessons: on what was learnt from, on the way.
    pub seen: [f32; 3],
    /// The same on samples that nobody has learnt from, in the end.
    pub unseen: [f32; 3],
}

/// Samples as their files hold them.
#[derive(Debug)]
pub struct Records {
    shape: Shape,
    bytes: Vec<u8>,
}

impl Records {
    /// Reads these files; the last one is the newest.
    pub fn read(files: &[PathBuf], shape: Shape) -> Result<Self> {
        let mut bytes = Vec::new();
        for file in files.iter().rev() {
            bytes.extend(samples::read(file, shape)?.0);
        }
        Ok(Self { shape, bytes })
    }

    pub fn len(&self) -> usize {
        self.bytes.len() / self.shape.record()
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    fn record(&self, number: usize) -> &[u8] {
        let size = self.shape.record();
        &self.bytes[number * size..(number + 1) * size]
    }

    fn sample(&self, number: usize) -> Sample {
        Sample::read(self.shape, self.record(number))
    }

    /// At how many seats all of these samples look together.
    fn seats(&self, numbers: &[usize]) -> usize {
        numbers.iter().map(|number| usize::from(self.record(*number)[0])).sum()
    }
}

/// A batch is learnt from in so many pieces, whatever the machine.
const PIECES: usize = 16;

/// A twentieth of the samples is held out, but not more than this.
const MOST_HELD_OUT: usize = 20_000;

/// Over so many steps the rate rises to what it shall be.
const WARM_UP: f32 = 100.0;

/// Weights stay within this, so that they fit into whole numbers.
const LARGEST: f32 = 3.99;

/// Small weights by chance, so that the neurons differ.
pub fn scattered(shape: Shape, seed: u64) -> Model {
    let parts = Parts::of(shape);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut weights = vec![0.0; parts.end];
    let spreads = [
        (parts.first..parts.neck, 0.1),
        (parts.neck..parts.neck_bias, 0.1),
        (parts.strength..parts.hand, 0.2),
        (parts.hand..parts.hand_bias, 0.1),
        (parts.answers..parts.answers_bias, 0.05),
        (parts.sides..parts.sides_bias, 0.1),
    ];
    for (range, spread) in spreads {
        for weight in &mut weights[range] {
            *weight = (below(&mut rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
        }
    }
    let always = parts.neck - bots::trunk::WIDTH..parts.neck;
    for range in [always, parts.neck_bias..parts.strength, parts.hand_bias..parts.answers] {
        weights[range].fill(0.3);
    }
    Model { shape, weights }
}

/// Fits a model to samples.
pub fn fit(model: &mut Model, records: &Records, fitting: Fitting) -> Fitted {
    let held_out = (records.len() / 20).min(MOST_HELD_OUT);
    let unseen: Vec<usize> = (0..held_out).collect();
    let mut order: Vec<usize> = (held_out..records.len()).collect();
    let batch = fitting.batch.clamp(1, order.len().max(1));
    let steps = steps(fitting.epochs, order.len(), batch);
    let mut rng = Pcg64Mcg::seed_from_u64(fitting.seed);
    let mut adam = Adam::new(model);
    let (mut seen, mut at) = ([0.0; 3], order.len());
    for step in 0..steps {
        if at + batch > order.len() {
            shuffle(&mut order, &mut rng);
            at = 0;
        }
        let (gradient, losses) = learn_all(model, records, &order[at..at + batch]);
        at += batch;
        let done = step as f32 / steps as f32;
        let slower = (1.02 - done).clamp(0.02, 1.0);
        let warm = ((step + 1) as f32 / WARM_UP).min(1.0);
        adam.step(model, &gradient, fitting.rate * slower * warm, fitting.decay);
        seen = added(seen, losses);
    }
    let seen = seen.map(|sum| sum / steps.max(1) as f32);
    let unseen = mean_losses(model, records, &unseen);
    Fitted { samples: records.len(), steps, seen, unseen }
}

/// How many batches there are in all; one at least if there is anything to learn from.
#[expect(clippy::cast_sign_loss, reason = "less than no epoch is none")]
fn steps(epochs: f32, samples: usize, batch: usize) -> usize {
    if samples == 0 {
        return 0;
    }
    ((f64::from(epochs) * samples as f64 / batch as f64) as usize).max(1)
}

fn shuffle(order: &mut [usize], rng: &mut Pcg64Mcg) {
    for last in (1..order.len()).rev() {
        order.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

fn added(one: [f32; 3], other: [f32; 3]) -> [f32; 3] {
    [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

/// The mean losses over some samples.
pub fn mean_losses(model: &Model, records: &Records, numbers: &[usize]) -> [f32; 3] {
    if numbers.is_empty() { [0.0; 3] } else { learn_all(model, records, numbers).1 }
}

/// The gradient of a batch and its mean losses.
fn learn_all(model: &Model, records: &Records, batch: &[usize]) -> (Vec<f32>, [f32; 3]) {
    let scale = Scale::of(batch.len(), records.seats(batch));
    let pieces: Vec<(Vec<f32>, [f32; 3])> = batch
        .par_chunks(batch.len().div_ceil(PIECES))
        .map(|piece| {
            let mut gradient = vec![0.0; model.weights.len()];
            let losses = piece.iter().fold([0.0; 3], |sum, number| {
                added(sum, learn(model, &records.sample(*number), scale, &mut gradient))
            });
            (gradient, losses)
        })
        .collect();
    let mut pieces = pieces.into_iter();
    let (mut gradient, mut losses) = pieces.next().unwrap_or_default();
    let others: Vec<_> = pieces.collect();
    gradient.par_chunks_mut(1 << 13).enumerate().for_each(|(number, sums)| {
        for (other, _) in &others {
            for (sum, slope) in sums.iter_mut().zip(&other[number << 13..]) {
                *sum += slope;
            }
        }
    });
    for (_, other) in &others {
        losses = added(losses, *other);
    }
    (gradient, losses)
}

/// Adam with decay beside the gradient, with the usual numbers.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// What is still missing of the means because they began at nothing.
    missing: (f32, f32),
    /// Whether a weight decays: biases do not.
    decays: Vec<bool>,
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

impl Adam {
    fn new(model: &Model) -> Self {
        let (parts, size) = (Parts::of(model.shape), model.weights.len());
        let mut decays = vec![true; size];
        let biases = [
            parts.neck_bias..parts.strength,
            parts.hand_bias..parts.answers,
            parts.answers_bias..parts.sides,
            parts.sides_bias..parts.end,
        ];
        for range in biases {
            decays[range].fill(false);
        }
        Self { mean: vec![0.0; size], square: vec![0.0; size], missing: (1.0, 1.0), decays }
    }

    fn step(&mut self, model: &mut Model, gradient: &[f32], rate: f32, decay: f32) {
        self.missing = (self.missing.0 * MEAN, self.missing.1 * SQUARE);
        let (of_mean, of_square) = (1.0 - self.missing.0, 1.0 - self.missing.1);
        let means = self.mean.par_iter_mut().zip(&mut self.square).zip(&self.decays);
        let weights = model.weights.par_iter_mut().zip(gradient).zip(means).with_min_len(1 << 13);
        weights.for_each(|((weight, slope), ((mean, square), decays))| {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            if *decays {
                *weight -= rate * decay * *weight;
            }
            *weight -= rate * (*mean / of_mean) / ((*square / of_square).sqrt() + 1e-8);
            *weight = weight.clamp(-LARGEST, LARGEST);
        });
    }
}

#[cfg(test)]
mod tests;

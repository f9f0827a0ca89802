//! Fits a network to what was seen: Adam on a softmax of strengths, and on one of instincts.

use std::time::Instant;

use bots::network::{HIDDEN, Layer, softmax};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use tabletop::below;

use crate::{
    course::{Course, Net},
    play::{Sample, chance},
};

/// Adds what one result is off by to the gradient, back to the features.
fn blame(
    layer: &Layer,
    gradient: &mut Layer,
    features: &[u16],
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
    for number in features.iter().map(|number| usize::from(*number)).chain([always]) {
        for (sum, value) in gradient.first[number].iter_mut().zip(&back) {
            *sum += value;
        }
    }
}

/// The gradient of one sample, added to `gradient`; returns both losses.
fn learn<C: Course>(network: &Net<C>, sample: &Sample, gradient: &mut Net<C>) -> [f32; 2] {
    let layer = &network.strength;
    let hidden: Vec<_> = sample.seats.iter().map(|features| layer.hidden(features)).collect();
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
    let features = &sample.seats[sample.asked];
    let hidden = layer.hidden(features);
    let result = |(code, _): &(u16, f32)| layer.result(&hidden, usize::from(*code));
    let mut priors: Vec<_> = sample.answers.iter().map(result).collect();
    softmax(&mut priors);
    let mut errors = Vec::with_capacity(priors.len());
    for (prior, (code, target)) in priors.iter().zip(&sample.answers) {
        losses[1] -= target * prior.max(1e-9).ln();
        errors.push((usize::from(*code), prior - target));
    }
    blame(layer, &mut gradient.instinct, features, &hidden, &errors);
    losses
}

fn weights<C: Course>(network: &mut Net<C>) -> impl Iterator<Item = &mut f32> {
    network.strength.weights_mut().chain(network.instinct.weights_mut())
}

/// Adam, with the usual numbers.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step<C: Course>(
        &mut self,
        network: &mut Net<C>,
        gradient: &mut Net<C>,
        scale: f32,
        rate: f32,
    ) {
        self.steps += 1;
        let (c1, c2) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (((weight, slope), mean), square) in weights::<C>(network)
            .zip(weights::<C>(gradient))
            .zip(&mut self.mean)
            .zip(&mut self.square)
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

/// How many samples make one step.
const BATCH: usize = 512;

pub(crate) fn train<C: Course>(
    network: &mut Net<C>,
    samples: &[&Sample],
    epochs: u32,
    rate: f32,
    seed: u64,
) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let size = weights::<C>(network).count();
    let mut adam = Adam { mean: vec![0.0; size], square: vec![0.0; size], steps: 0 };
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let held_out = (samples.len() / 20).min(20_000);
    for epoch in 0..epochs {
        for last in (held_out + 1..order.len()).rev() {
            let from = held_out + below(&mut rng, (last - held_out) as u32 + 1) as usize;
            order.swap(last, from);
        }
        let begin = Instant::now();
        let batches = order[held_out..].chunks(BATCH);
        let all = batches.len() * epochs as usize;
        let mut loss = [0.0; 2];
        for (number, batch) in batches.enumerate() {
            let done = epoch as usize * all / epochs as usize + number;
            let rate = rate * (1.0 - 0.95 * done as f32 / all as f32);
            let (mut gradient, sum) = learn_side_by_side::<C>(network, samples, batch);
            loss = both(loss, sum);
            adam.step::<C>(network, &mut gradient, 1.0 / batch.len() as f32, rate);
        }
        let (_, unseen) = learn_all::<C>(network, samples, &order[..held_out]);
        println!(
            "  epoch {epoch}: loss {:.4?}, unseen {:.4?}, {:.0?}",
            mean(loss, order.len() - held_out),
            mean(unseen, held_out),
            begin.elapsed()
        );
    }
}

/// The gradient of a batch and both losses, each processor with its part of the samples.
fn learn_side_by_side<C: Course>(
    network: &Net<C>,
    samples: &[&Sample],
    batch: &[usize],
) -> (Net<C>, [f32; 2]) {
    let part = batch.len().div_ceil(rayon::current_num_threads());
    let parts: Vec<_> =
        batch.par_chunks(part).map(|part| learn_all::<C>(network, samples, part)).collect();
    let mut parts = parts.into_iter();
    let (mut gradient, mut sum) = parts.next().unwrap();
    for (mut other, losses) in parts {
        for (one, other) in weights::<C>(&mut gradient).zip(weights::<C>(&mut other)) {
            *one += *other;
        }
        sum = both(sum, losses);
    }
    (gradient, sum)
}

/// The gradient of some samples and both losses.
fn learn_all<C: Course>(
    network: &Net<C>,
    samples: &[&Sample],
    chosen: &[usize],
) -> (Net<C>, [f32; 2]) {
    let mut gradient = Net::<C>::blank();
    let mut sum = [0.0; 2];
    for index in chosen {
        sum = both(sum, learn::<C>(network, samples[*index], &mut gradient));
    }
    (gradient, sum)
}

fn both(one: [f32; 2], other: [f32; 2]) -> [f32; 2] {
    [one[0] + other[0], one[1] + other[1]]
}

/// Small weights by chance, so that the neurons differ.
pub(crate) fn scattered<C: Course>(seed: u64) -> Net<C> {
    let mut network = Net::<C>::blank();
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

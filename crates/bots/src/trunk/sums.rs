//! Sums of products in whole numbers, written so that the compiler makes many at once.

use super::parameters::{HAND, NECK, ONE, Pair, Row, WIDTH};

/// The neurons of one seat: from 0 to [`ONE`].
pub(super) type Neurons = [i16; WIDTH];

/// The neurons of the trunk once they have heard these features.
#[inline]
pub(super) fn trunk(first: &[[i16; WIDTH]], features: &[u16]) -> Neurons {
    let mut neurons = first[first.len() - 1];
    for number in features {
        let row = &first[usize::from(*number)];
        for (sum, weight) in neurons.iter_mut().zip(row) {
            *sum = sum.saturating_add(*weight);
        }
    }
    for neuron in &mut neurons {
        *neuron = (*neuron).clamp(0, ONE);
    }
    neurons
}

/// The neurons of a seat and behind them the mean of all others.
#[inline]
pub(super) fn beside_others(all: &[Neurons], seat: usize) -> Pair {
    let mut pair = [0; 2 * WIDTH];
    let (own, others) = pair.split_at_mut(WIDTH);
    own.copy_from_slice(&all[seat]);
    if let [one, other] = all {
        others.copy_from_slice(if seat == 0 { other } else { one });
        return pair;
    }
    for (_, neurons) in all.iter().enumerate().filter(|(number, _)| *number != seat) {
        for (sum, neuron) in others.iter_mut().zip(neurons) {
            *sum += neuron;
        }
    }
    let others_count = (all.len() as u16).cast_signed().saturating_sub(1).max(1);
    for sum in others {
        *sum /= others_count;
    }
    pair
}

#[inline]
fn product<const N: usize>(neurons: &[i16; N], weights: &[i16; N]) -> i32 {
    neurons
        .iter()
        .zip(weights)
        .map(|(neuron, weight)| i32::from(*neuron) * i32::from(*weight))
        .sum()
}

/// Neurons that listen to a seat and to the mean of the others.
#[inline]
pub(super) fn listen<const N: usize>(pair: &Pair, weights: &[Pair], bias: &[i16; N]) -> [i16; N] {
    let mut neurons = [0; N];
    for ((neuron, row), bias) in neurons.iter_mut().zip(weights).zip(bias) {
        let sum = product(pair, row) / i32::from(ONE) + i32::from(*bias);
        *neuron = sum.clamp(0, i32::from(ONE)) as i16;
    }
    neurons
}

/// How strong a seat is.
#[inline]
pub(super) fn strength(neck: &[i16; NECK], weights: &[i16; NECK]) -> f32 {
    product(neck, weights) as f32 / SQUARE
}

/// How good an answer looks.
#[inline]
pub(super) fn appeal(neurons: &[i16; WIDTH + HAND], row: &Row, bias: i16) -> f32 {
    product(neurons, row) as f32 / SQUARE + f32::from(bias) / f32::from(ONE)
}

/// The unit of a product of two numbers in units of 1 / [`ONE`].
const SQUARE: f32 = ONE as f32 * ONE as f32;

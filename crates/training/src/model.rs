//! A network while it is being trained: in fractions, with its side lessons.
//!
//! The file is a head (16 bytes of magic and five sizes of four bytes) and all weights as floats, in the
//! order of [`Parts`]; `fit.py` reads and writes the same.

use std::{fs, path::Path};

use anyhow::{Context as _, Result, ensure};
use bots::trunk::{HAND, NECK, ONE, Parameters, WIDTH};

use crate::sample::Shape;

const MAGIC: &[u8; 16] = b"BEDESTEN-MODEL-1";

/// What is learnt beside strengths and answers: rubies in the end, and how long the game takes.
pub const SIDES: usize = 2;

/// All weights, one part behind the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub shape: Shape,
    pub weights: Vec<f32>,
}

/// The parts of a model, in the order of its weights.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    pub first: usize,
    pub neck: usize,
    pub neck_bias: usize,
    pub strength: usize,
    pub hand: usize,
    pub hand_bias: usize,
    pub answers: usize,
    pub answers_bias: usize,
    pub sides: usize,
    pub sides_bias: usize,
    pub end: usize,
}

impl Parts {
    pub const fn of(shape: Shape) -> Self {
        let first = 0;
        let neck = first + (shape.features + 1) * WIDTH;
        let neck_bias = neck + NECK * 2 * WIDTH;
        let strength = neck_bias + NECK;
        let hand = strength + NECK;
        let hand_bias = hand + HAND * 2 * WIDTH;
        let answers = hand_bias + HAND;
        let answers_bias = answers + shape.answers * (WIDTH + HAND);
        let sides = answers_bias + shape.answers;
        let sides_bias = sides + SIDES * NECK;
        let end = sides_bias + SIDES;
        Self {
            first,
            neck,
            neck_bias,
            strength,
            hand,
            hand_bias,
            answers,
            answers_bias,
            sides,
            sides_bias,
            end,
        }
    }
}

/// A layer that adds up may not run over: its weights stay below this.
const LARGEST: f32 = 3.99;

impl Model {
    pub fn read(path: &Path, shape: Shape) -> Result<Self> {
        let name = path.display();
        let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
        let rest = bytes.strip_prefix(MAGIC).with_context(|| format!("{name} is no model"))?;
        let end = Parts::of(shape).end;
        ensure!(rest.len() == 20 + 4 * end, "{name} is a model of another shape");
        let sizes = [shape.features, shape.answers, WIDTH, NECK, HAND];
        for (size, bytes) in sizes.into_iter().zip(rest.chunks_exact(4)) {
            ensure!((size as u32).to_le_bytes() == bytes, "{name} is a model of another shape");
        }
        let weights = rest[20..]
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        Ok(Self { shape, weights: weights.collect() })
    }

    /// The file of this model.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for size in [self.shape.features, self.shape.answers, WIDTH, NECK, HAND] {
            bytes.extend((size as u32).to_le_bytes());
        }
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// A model to go on with, out of a network to play with. Its side lessons begin anew: they are not kept.
    pub fn unpack(parameters: &Parameters, shape: Shape) -> Self {
        let mut weights: Vec<f32> =
            parameters.weights().map(|weight| f32::from(*weight) / f32::from(ONE)).collect();
        weights.resize(Parts::of(shape).end, 0.0);
        Self { shape, weights }
    }

    /// The network to play with: the same weights in whole numbers, without the side lessons.
    pub fn pack(&self) -> Parameters {
        let parts = Parts::of(self.shape);
        let mut parameters = Parameters::blank(self.shape.features, self.shape.answers);
        for (number, weight) in parameters.weights_mut().enumerate() {
            let largest = if number < parts.neck { 31.0 } else { LARGEST };
            let strength = (parts.strength..parts.hand).contains(&number);
            let largest = if strength { 31.0 } else { largest };
            let fraction = self.weights[number].clamp(-largest, largest);
            *weight = (fraction * f32::from(ONE)).round() as i16;
        }
        parameters
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        course::{Course, Dice},
        play::shape,
    };

    #[test]
    fn a_network_that_was_unpacked_and_packed_again_plays_the_same() {
        let file = include_bytes!("../../bots/src/dice/dice.weights");
        let shape = shape::<Dice>();
        let (shipped, _) = Parameters::from_bytes(file, shape.features, shape.answers).unwrap();
        let model = Model::unpack(&shipped, shape);
        assert!(model.pack() == shipped, "every weight is the same");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("model");
        fs::write(&path, model.to_bytes()).unwrap();
        assert!(Model::read(&path, shape).unwrap() == model, "also from its file");
        let weights = folder.path().join("weights");
        fs::write(&weights, model.pack().to_bytes("{}")).unwrap();
        assert!(Dice::teacher(&weights.to_string_lossy()).is_ok());
    }
}

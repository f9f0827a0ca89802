//! The numbers of a network, as it plays with them.

/// Neurons of the trunk, for each seat.
pub const WIDTH: usize = 128;

/// Neurons between the trunk and the strength of a seat.
pub const NECK: usize = 16;

/// Neurons between the trunk and the answers of a seat.
pub const HAND: usize = 16;

/// What stands for 1 in whole numbers: of weights, and of neurons, which are never above it.
pub const ONE: i16 = 1024;

/// What the neurons of a seat and the mean of the others tell one neuron.
pub(super) type Pair = [i16; 2 * WIDTH];

/// What the neurons of a seat and those of its hand tell one answer.
pub(super) type Row = [i16; WIDTH + HAND];

/// All weights of a network, in units of 1 / [`ONE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// What each feature tells the trunk; the last row is told always.
    pub(super) first: Vec<[i16; WIDTH]>,
    pub(super) neck: Vec<Pair>,
    pub(super) neck_bias: [i16; NECK],
    pub(super) strength: [i16; NECK],
    pub(super) hand: Vec<Pair>,
    pub(super) hand_bias: [i16; HAND],
    pub(super) answers: Vec<Row>,
    pub(super) answers_bias: Vec<i16>,
}

impl Parameters {
    /// A network that knows nothing.
    pub fn blank(features: usize, answers: usize) -> Self {
        Self {
            first: vec![[0; WIDTH]; features + 1],
            neck: vec![[0; 2 * WIDTH]; NECK],
            neck_bias: [0; NECK],
            strength: [0; NECK],
            hand: vec![[0; 2 * WIDTH]; HAND],
            hand_bias: [0; HAND],
            answers: vec![[0; WIDTH + HAND]; answers],
            answers_bias: vec![0; answers],
        }
    }

    /// Every weight, in the order of files.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut i16> {
        self.first
            .iter_mut()
            .flatten()
            .chain(self.neck.iter_mut().flatten())
            .chain(&mut self.neck_bias)
            .chain(&mut self.strength)
            .chain(self.hand.iter_mut().flatten())
            .chain(&mut self.hand_bias)
            .chain(self.answers.iter_mut().flatten())
            .chain(&mut self.answers_bias)
    }

    /// Every weight, in the order of files.
    pub fn weights(&self) -> impl Iterator<Item = &i16> {
        self.first
            .iter()
            .flatten()
            .chain(self.neck.iter().flatten())
            .chain(&self.neck_bias)
            .chain(&self.strength)
            .chain(self.hand.iter().flatten())
            .chain(&self.hand_bias)
            .chain(self.answers.iter().flatten())
            .chain(&self.answers_bias)
    }
}

/// Neurons of a hidden layer.
pub const HIDDEN: usize = 64;

/// From features over a hidden layer to results.
#[derive(Clone, Debug)]
pub struct Layer {
    /// What each feature tells the neurons; the last row is told always.
    pub first: Vec<[f32; HIDDEN]>,
    /// What the neurons tell each result.
    pub second: Vec<[f32; HIDDEN]>,
    pub bias: Vec<f32>,
}

/// Weights are stored as whole numbers of this size: a file half as large, and exact.
const UNIT: f32 = 1.0 / 2048.0;

impl Layer {
    pub fn blank(features: usize, results: usize) -> Self {
        Self {
            first: vec![[0.0; HIDDEN]; features + 1],
            second: vec![[0.0; HIDDEN]; results],
            bias: vec![0.0; results],
        }
    }

    /// Every weight, in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        self.first.iter().chain(&self.second).flatten().chain(&self.bias)
    }

    /// Every weight, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().chain(&mut self.second).flatten().chain(&mut self.bias)
    }

    /// The neurons, once they have heard these features.
    #[inline]
    pub fn hidden(&self, features: &[u16]) -> [f32; HIDDEN] {
        let mut hidden = self.first[self.first.len() - 1];
        for number in features {
            let row = &self.first[usize::from(*number)];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        for neuron in &mut hidden {
            *neuron = neuron.max(0.0);
        }
        hidden
    }

    /// One of the results.
    #[inline]
    pub fn result(&self, hidden: &[f32; HIDDEN], number: usize) -> f32 {
        // Eight sums side by side, so that they can be added at once.
        let mut sums = [0.0; 8];
        for (neurons, weights) in hidden.chunks_exact(8).zip(self.second[number].chunks_exact(8)) {
            for ((sum, neuron), weight) in sums.iter_mut().zip(neurons).zip(weights) {
                *sum += neuron * weight;
            }
        }
        self.bias[number] + sums.iter().sum::<f32>()
    }

    /// Reads weights from the front of a file and returns the rest of it.
    pub(super) fn read<'a>(&mut self, bytes: &'a [u8]) -> Option<&'a [u8]> {
        let mut pairs = bytes.chunks_exact(2);
        for weight in self.weights_mut() {
            let pair = pairs.next()?;
            *weight = f32::from(i16::from_le_bytes([pair[0], pair[1]])) * UNIT;
        }
        bytes.get(2 * self.weights().count()..)
    }
}

//! A small network that says how well a seat stands.
//!
//! One hidden layer over the statements of `features.rs`. The seats' strengths, passed through a
//! softmax, are their chances to win.

use bazaar::{Action, Game};
use tabletop::{Answers, MAX_SEATS, Seat};

use super::{features, sensible::sensible};
use crate::Knowledge;

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 32;

/// The weights, in the order in which they lie in a file.
#[derive(Clone, Debug)]
pub struct Network {
    /// A row for each statement, and one for the bias.
    pub first: Vec<[f32; HIDDEN]>,
    pub second: [f32; HIDDEN],
    /// A straight way from the statements to the result.
    pub direct: Vec<f32>,
}

impl Network {
    /// How many numbers a file of weights holds.
    pub const SIZE: usize = (features::COUNT + 1) * HIDDEN + HIDDEN + features::COUNT;

    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; HIDDEN]; features::COUNT + 1],
            second: [0.0; HIDDEN],
            direct: vec![0.0; features::COUNT],
        }
    }

    /// Reads weights as little-endian numbers; `None` if there are not exactly as many as needed.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::SIZE * 4 {
            return None;
        }
        let mut numbers = bytes
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let mut network = Self::zero();
        for number in network.numbers_mut() {
            *number = numbers.next()?;
        }
        Some(network)
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut copy = self.clone();
        copy.numbers_mut().flat_map(|number| number.to_le_bytes()).collect()
    }

    /// Every weight, in the order of the file.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().flatten().chain(&mut self.second).chain(&mut self.direct)
    }

    /// The hidden layer before its threshold, and the direct part of the result.
    #[inline]
    pub fn hidden(&self, statements: &[u16]) -> ([f32; HIDDEN], f32) {
        let mut hidden = self.first[features::COUNT];
        let mut direct = 0.0;
        for number in statements {
            let row = &self.first[usize::from(*number)];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += weight;
            }
            direct += self.direct[usize::from(*number)];
        }
        (hidden, direct)
    }

    /// How strong a seat is of which these statements are true.
    #[inline]
    pub fn strength(&self, statements: &[u16]) -> f32 {
        let (hidden, direct) = self.hidden(statements);
        let sum: f32 =
            hidden.iter().zip(&self.second).map(|(sum, weight)| sum.max(0.0) * weight).sum();
        sum + direct
    }

    /// The chance of each seat to win.
    pub fn shares(&self, game: &Game) -> [f32; MAX_SEATS] {
        let mut statements = features::Features::with_capacity(128);
        let mut shares = [0.0; MAX_SEATS];
        let seats = tabletop::Game::seats(game);
        for seat in Seat::all(seats) {
            features::write(game, seat, &mut statements);
            shares[seat.index()] = self.strength(&statements);
        }
        softmax(&mut shares[..seats]);
        shares
    }
}

/// Strengths become chances that add up to one.
pub fn softmax(strengths: &mut [f32]) {
    let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        *strength = (*strength - most).exp();
        sum += *strength;
    }
    for strength in strengths {
        *strength /= sum;
    }
}

impl Knowledge<Game> for std::sync::Arc<Network> {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        if let Some(ranking) = tabletop::Game::ranking(game) {
            return if ranking.rank(seat) == Some(1) { 50.0 } else { -50.0 };
        }
        let mut statements = features::Features::with_capacity(128);
        features::write(game, seat, &mut statements);
        self.strength(&statements)
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
    }
}

#[cfg(test)]
mod tests {
    use bazaar::Position;

    use super::*;

    fn some_network() -> Network {
        let mut network = Network::zero();
        for (number, weight) in network.numbers_mut().enumerate() {
            *weight = ((number * 7919) % 1000) as f32 / 5000.0 - 0.1;
        }
        network
    }

    #[test]
    fn weights_survive_a_file_and_a_wrong_length_is_refused() {
        let mut network = some_network();
        let bytes = network.to_bytes();
        let mut read = Network::from_bytes(&bytes).unwrap();
        assert!(network.numbers_mut().eq(read.numbers_mut()));
        assert!(Network::from_bytes(&bytes[1..]).is_none());
    }

    #[test]
    fn the_chances_of_all_seats_add_up_to_one() {
        for players in 2..=5 {
            let game = Position::base(players).build().unwrap();
            let shares = some_network().shares(&game);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
        }
    }
}

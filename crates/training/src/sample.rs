//! A position to learn from, and how files hold it: records of one size, so that anything can read them.

use tabletop::MAX_SEATS;

/// The most answers a record holds; of more the least tried are left out.
pub const MOST_ANSWERS: usize = 40;

/// What stands before the answers of a record.
pub const HEAD: usize = 24;

/// A position: what was true of each seat, how the game ended, and what was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// For each seat the numbers of what is true of it.
    pub seats: Vec<Box<[u16]>>,
    /// What each seat got of the victory, or is expected to.
    pub shares: Vec<f32>,
    /// The rubies of each seat in the end.
    pub rubies: Vec<u8>,
    /// How many decisions the game still took.
    pub left: u16,
    /// The seat that was asked, and how often each answer was the best.
    pub asked: u8,
    pub answers: Vec<(u16, f32)>,
}

/// Where what stands in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub features: usize,
    pub answers: usize,
}

impl Shape {
    /// Bytes for what is true of one seat.
    pub const fn seat(self) -> usize {
        self.features.div_ceil(8)
    }

    /// Bytes of one record.
    pub const fn record(self) -> usize {
        HEAD + 4 * MOST_ANSWERS + MAX_SEATS * self.seat()
    }
}

/// A chance in steps of 1 / 65535.
#[expect(clippy::cast_sign_loss, reason = "it is not below zero")]
fn fine(chance: f32) -> [u8; 2] {
    ((chance.clamp(0.0, 1.0) * 65_535.0).round() as u16).to_le_bytes()
}

impl Sample {
    /// Appends the record of this sample.
    pub fn write(&self, shape: Shape, bytes: &mut Vec<u8>) {
        let mut answers = self.answers.clone();
        answers.sort_by(|one, other| other.1.total_cmp(&one.1));
        answers.truncate(MOST_ANSWERS);
        let mut head = [0; HEAD];
        head[0] = self.seats.len() as u8;
        head[1] = self.asked;
        head[2] = answers.len() as u8;
        head[4..6].copy_from_slice(&self.left.to_le_bytes());
        for (seat, rubies) in self.rubies.iter().enumerate() {
            head[6 + seat] = *rubies;
        }
        for (seat, share) in self.shares.iter().enumerate() {
            head[12 + 2 * seat..14 + 2 * seat].copy_from_slice(&fine(*share));
        }
        bytes.extend(head);
        answers.resize(MOST_ANSWERS, (0, 0.0));
        bytes.extend(answers.iter().flat_map(|(answer, _)| answer.to_le_bytes()));
        bytes.extend(answers.iter().flat_map(|(_, target)| fine(*target)));
        let begin = bytes.len();
        bytes.resize(begin + MAX_SEATS * shape.seat(), 0);
        for (seat, features) in self.seats.iter().enumerate() {
            for number in features {
                let bit = begin + seat * shape.seat() + usize::from(*number / 8);
                bytes[bit] |= 1 << (number % 8);
            }
        }
    }

    /// Reads a record back.
    pub fn read(shape: Shape, record: &[u8]) -> Self {
        let pair = |at: usize| u16::from_le_bytes([record[at], record[at + 1]]);
        let chance = |at: usize| f32::from(pair(at)) / 65_535.0;
        let seats = usize::from(record[0]).min(MAX_SEATS);
        let answers = usize::from(record[2]).min(MOST_ANSWERS);
        let bits = &record[HEAD + 4 * MOST_ANSWERS..];
        let of_seat = |seat: usize| {
            let bytes = &bits[seat * shape.seat()..(seat + 1) * shape.seat()];
            let numbers = (0..shape.features as u16)
                .filter(|number| bytes[usize::from(number / 8)] >> (number % 8) & 1 == 1);
            numbers.collect()
        };
        Self {
            seats: (0..seats).map(of_seat).collect(),
            shares: (0..seats).map(|seat| chance(12 + 2 * seat)).collect(),
            rubies: record[6..6 + seats].to_vec(),
            left: pair(4),
            asked: record[1],
            answers: (0..answers)
                .map(|number| HEAD + 2 * number)
                .map(|at| (pair(at), chance(at + 2 * MOST_ANSWERS)))
                .collect(),
        }
    }
}

//! A network in a file: who made it, its shape, its weights.
//!
//! Most weights are small, so each takes as many bytes as it needs: seven bits in each, the lowest first, and
//! another byte follows where the eighth is set. The sign is the lowest bit.

use super::parameters::{HAND, NECK, Parameters, WIDTH};

/// What every file of this kind begins with.
const MAGIC: &[u8; 16] = b"BEDESTEN-TRUNK-2";

/// Longer stories about the making of a network are not read.
const LONGEST_STORY: usize = 1 << 16;

/// Why a file has no weights to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    #[error("it is no file of weights")]
    Foreign,
    #[error(
        "its network is one of other rules: it hears {features} statements, knows {answers} answers"
    )]
    Misfit { features: usize, answers: usize },
    #[error("it is damaged, or not all of it is there")]
    Damaged,
    #[error("it was not brought yet")]
    Elsewhere,
}

impl Unread {
    /// What is damaged fits by its sizes, so that says more than that it does not fit other rules.
    pub(crate) const fn or_worse(self, other: Self) -> Self {
        match self {
            Self::Damaged => self,
            Self::Foreign | Self::Misfit { .. } | Self::Elsewhere => other,
        }
    }
}

impl Parameters {
    /// Reads a file of weights for so many features and answers, and the story of their making.
    pub fn from_bytes(
        bytes: &[u8],
        features: usize,
        answers: usize,
    ) -> Result<(Self, String), Unread> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(Unread::Foreign)?;
        let (story, sizes, rest) = front(rest).ok_or(Unread::Damaged)?;
        if sizes != [features, answers, WIDTH, NECK, HAND] {
            return Err(Unread::Misfit { features: sizes[0], answers: sizes[1] });
        }
        let mut parameters = Self::blank(features, answers);
        let mut rest = rest;
        for weight in parameters.weights_mut() {
            (*weight, rest) = unpacked(rest).ok_or(Unread::Damaged)?;
        }
        let story = String::from_utf8_lossy(story).into_owned();
        if rest.is_empty() { Ok((parameters, story)) } else { Err(Unread::Damaged) }
    }

    /// The file of these weights, with the story of their making: JSON, as a rule.
    pub fn to_bytes(&self, story: &str) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let story = &story.as_bytes()[..story.len().min(LONGEST_STORY)];
        bytes.extend((story.len() as u32).to_le_bytes());
        bytes.extend(story);
        for size in [self.first.len() - 1, self.answers.len(), WIDTH, NECK, HAND] {
            bytes.extend((size as u32).to_le_bytes());
        }
        for weight in self.weights() {
            pack(*weight, &mut bytes);
        }
        bytes
    }
}

/// The story and the sizes at the front of a file, and what is behind them.
fn front(bytes: &[u8]) -> Option<(&[u8], [usize; 5], &[u8])> {
    let (length, rest) = number(bytes)?;
    let story = rest.get(..length.min(LONGEST_STORY))?;
    let mut rest = rest.get(length..)?;
    let mut sizes = [0; 5];
    for size in &mut sizes {
        (*size, rest) = number(rest)?;
    }
    Some((story, sizes, rest))
}

/// The number at the front of some bytes, and what is behind it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<4>()?;
    Some((u32::from_le_bytes(*number) as usize, rest))
}

/// Appends a weight in one byte to three.
fn pack(weight: i16, bytes: &mut Vec<u8>) {
    let mut rest = ((weight << 1) ^ (weight >> 15)).cast_unsigned();
    while rest >= 128 {
        bytes.push(rest as u8 | 128);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

/// The weight at the front of some bytes, and what is behind it.
fn unpacked(bytes: &[u8]) -> Option<(i16, &[u8])> {
    let mut sum = 0_u32;
    for (place, byte) in bytes.iter().take(3).enumerate() {
        sum |= u32::from(byte & 127) << (7 * place);
        if byte & 128 == 0 {
            let number = u16::try_from(sum).ok()?;
            let weight = (number >> 1).cast_signed() ^ -(number & 1).cast_signed();
            return Some((weight, &bytes[place + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_come_back_from_their_file_with_the_story_of_their_making() {
        let mut parameters = Parameters::blank(3, 5);
        for (number, weight) in (0_i16..).zip(parameters.weights_mut()) {
            *weight = number.wrapping_mul(if number % 2 == 0 { 3 } else { -3 });
        }
        let bytes = parameters.to_bytes("{\"games\":7}");
        let (read, story) = Parameters::from_bytes(&bytes, 3, 5).unwrap();
        assert_eq!((read, story.as_str()), (parameters, "{\"games\":7}"));
    }

    #[test]
    fn every_weight_comes_back_and_a_small_one_takes_one_byte() {
        for weight in i16::MIN..=i16::MAX {
            let mut bytes = Vec::new();
            pack(weight, &mut bytes);
            assert_eq!(bytes.len() == 1, (-64..64).contains(&weight), "{weight}");
            bytes.push(7);
            assert_eq!(unpacked(&bytes), Some((weight, &[7][..])));
        }
        assert_eq!(unpacked(&[128, 128, 4]), None, "too large");
        assert_eq!(unpacked(&[128, 128, 128, 0]), None, "too long");
    }

    #[test]
    fn what_is_no_file_of_this_shape_is_not_read() {
        let bytes = Parameters::blank(3, 5).to_bytes("x");
        let refused = |bytes: &[u8], features, answers| {
            Parameters::from_bytes(bytes, features, answers).map(|_| ()).unwrap_err()
        };
        let misfit = Unread::Misfit { features: 3, answers: 5 };
        assert_eq!(refused(&bytes, 4, 5), misfit);
        assert_eq!(refused(&bytes, 3, 6), misfit);
        for length in 0..60 {
            let expected = if length < 16 { Unread::Foreign } else { Unread::Damaged };
            assert_eq!(refused(&bytes[..length], 3, 5), expected, "{length}");
        }
        assert_eq!(refused(&bytes[..bytes.len() - 1], 3, 5), Unread::Damaged);
        assert_eq!(refused(&[&bytes[..], &[0]].concat(), 3, 5), Unread::Damaged);
        let mut huge = bytes;
        huge[16..20].copy_from_slice(&u32::MAX.to_le_bytes());
        assert_eq!(refused(&huge, 3, 5), Unread::Damaged);
    }
}

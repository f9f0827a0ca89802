//! Fair dealing that anybody can check.
//!
//! Before the first move a [`Commitment`] to the secret [`Seed`], or to the server's part of it, is
//! published; after the last one the seed itself. Every roll and draw in between is a function of the seed and of how
//! many there were before it, so a record can be proved (`docs/records.md` gives the exact bytes,
//! and needs nothing but SHA-256).

use std::{fmt, str::FromStr};

use rand_core::Rng;
use serde::{Deserialize, Serialize, de};
use sha2::{Digest, Sha256};

use crate::Seat;

/// The secret from which all chance of a game is derived.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// What is published of a seed before the game: its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// What one side adds to the dice: 32 bytes that nobody else can foresee.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Part([u8; 32]);

/// Why a text is not a seed, a part or a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits are needed")]
pub struct SeedError;

impl Part {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Until it is published, a part is a secret.
impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Part(secret)")
    }
}

impl Commitment {
    pub(crate) const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Seed {
    /// A part of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that belongs to a small number, for games that shall be repeatable by hand.
    pub fn from_number(number: u64) -> Self {
        Self(digest(&[b"bedesten seed 1", &number.to_be_bytes()]))
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What can be published of it before it is told.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(&[b"bedesten commitment 1", &self.0]))
    }
}

/// A seed is a secret: it is printed on purpose or not at all.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Draws numbers from some source of randomness.
pub trait Picker {
    /// A number from 0 to `choices - 1`, each equally likely. `choices` is at least 1.
    fn pick(&mut self, choices: u32) -> u32;
}

/// Picks with any generator: for simulation, where nothing has to be proved.
#[derive(Debug)]
pub struct RandomPicker<'a, R>(pub &'a mut R);

impl<R: Rng> Picker for RandomPicker<'_, R> {
    fn pick(&mut self, choices: u32) -> u32 {
        below(self.0, choices)
    }
}

/// A number below `choices`. The bias is below 2⁻³², which no simulation can see.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, choices: u32) -> u32 {
    ((u128::from(rng.next_u64()) * u128::from(choices)) >> 64) as u32
}

/// Derives the chance of one game from its seed.
///
/// ```
/// use tabletop::{Dealer, Picker, Seed};
///
/// let seed = Seed::from_number(7);
/// let mut dealer = Dealer::for_setup(seed);
/// let die = dealer.pick(6);
/// assert_eq!(die, Dealer::for_setup(seed).pick(6), "the same seed deals the same");
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Seed,
    purpose: &'static [u8],
    /// What tells apart the chance of different kinds and seats; mostly nothing.
    of: Vec<u8>,
    picks: u64,
}

impl Dealer {
    /// Deals what is drawn before the game begins.
    pub const fn for_setup(seed: Seed) -> Self {
        Self { seed, purpose: b"bedesten setup 1", of: Vec::new(), picks: 0 }
    }

    /// Draws who sits where.
    pub(crate) const fn for_lot(seed: Seed) -> Self {
        Self { seed, purpose: b"bedesten lot 1", of: Vec::new(), picks: 0 }
    }

    /// Deals during the game, `picks` chance outcomes after its beginning.
    pub const fn for_play(seed: Seed, picks: u64) -> Self {
        Self { seed, purpose: b"bedesten play 1", of: Vec::new(), picks }
    }

    /// Deals during a game of a day, after so many outcomes of this kind for this seat.
    pub fn for_day(seed: Seed, kind: &str, seat: Seat, before: u64) -> Self {
        let mut of = vec![kind.len() as u8];
        of.extend(kind.as_bytes());
        of.push(seat.into());
        Self { seed, purpose: b"bedesten daily 1", of, picks: before }
    }
}

impl Picker for Dealer {
    fn pick(&mut self, choices: u32) -> u32 {
        let index = self.picks.to_be_bytes();
        self.picks += 1;
        let choices = u64::from(choices.max(1));
        // Numbers from the incomplete last block would favour small results: take another.
        let last_whole = u64::MAX - (u64::MAX % choices + 1) % choices;
        for attempt in 0_u32.. {
            let attempt = attempt.to_be_bytes();
            let bytes = digest(&[self.purpose, &self.seed.0, &self.of, &index, &attempt]);
            let mut first = [0; 8];
            first.copy_from_slice(&bytes[..8]);
            let number = u64::from_be_bytes(first);
            if number <= last_whole {
                return (number % choices) as u32;
            }
        }
        0
    }
}

pub(crate) fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn to_hex(bytes: [u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn from_hex(text: &str) -> Result<[u8; 32], SeedError> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(SeedError);
    }
    let digit = |byte: u8| (byte as char).to_digit(16).ok_or(SeedError);
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Ok(bytes)
}

macro_rules! written_as_hex {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                to_hex(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = SeedError;
            fn from_str(text: &str) -> Result<Self, SeedError> {
                from_hex(text).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }
    )*};
}
written_as_hex!(Seed, Part, Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_seeds_round_trip_and_others_are_refused() {
        let seed = Seed::from_number(42);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for wrong in ["", "12", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(SeedError), "{wrong:?}");
        }
    }

    #[test]
    fn a_seed_does_not_show_itself_in_debug_output() {
        let seed = Seed::from_number(42);
        assert!(!format!("{:?}", Dealer::for_setup(seed)).contains(&seed.to_string()[..8]));
    }

    /// Computed with another implementation of SHA-256, and printed in `docs/records.md`.
    #[test]
    fn the_documented_example_holds() {
        let seed = Seed::from_number(7);
        let hex = "c5d1e8baf999b35a5998a6d059095824eec17f64e2d940a46f3d35379cfc3d7e";
        assert_eq!(seed.to_string(), hex);
        let commitment = "f7f8e8f6b6ec85fa638071486feb3d6819213c9637adeaf67c22c00b150ae465";
        assert_eq!(seed.commitment().to_string(), commitment);
        let mut dealer = Dealer::for_play(seed, 0);
        assert_eq!([(); 6].map(|()| dealer.pick(36)), [3, 1, 18, 19, 23, 32]);
        let mut dealer = Dealer::for_setup(seed);
        assert_eq!([(); 6].map(|()| dealer.pick(5)), [4, 2, 3, 3, 4, 4]);
    }

    #[test]
    fn picks_can_be_taken_up_anywhere() {
        let seed = Seed::from_number(1);
        let mut from_start = Dealer::for_play(seed, 0);
        let picks: Vec<_> = (0..20).map(|_| from_start.pick(36)).collect();
        for (index, pick) in picks.iter().enumerate() {
            assert_eq!(Dealer::for_play(seed, index as u64).pick(36), *pick);
        }
    }

    #[test]
    fn every_number_is_picked_about_equally_often() {
        let mut dealer = Dealer::for_play(Seed::from_number(3), 0);
        let mut counts = [0_u32; 6];
        for _ in 0..6000 {
            counts[dealer.pick(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}

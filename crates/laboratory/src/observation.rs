//! What a seat sees, as a row of numbers.
//!
//! First come the features that the networks of the house look at, from the eyes of this seat.
//! Then what lies open, seat by seat from this one on, and the table. A test deals the unseen anew
//! and compares: nothing hidden gets in.

mod board;
mod dice;

use bots::network::{FeatureWriter, Features};
use tabletop::{Game, Seat};

/// Writes numbers one after the other. What does not fit is only counted.
#[derive(Debug)]
pub struct Writer<'a> {
    numbers: &'a mut [f32],
    next: usize,
}

impl<'a> Writer<'a> {
    pub const fn new(numbers: &'a mut [f32]) -> Self {
        Self { numbers, next: 0 }
    }

    pub(crate) const fn written(&self) -> usize {
        self.next
    }

    /// The next numbers, for somebody else to fill.
    #[inline]
    fn take(&mut self, count: usize) -> &mut [f32] {
        let first = self.next;
        self.next += count;
        self.numbers.get_mut(first..first + count).unwrap_or_default()
    }

    #[inline]
    fn number(&mut self, number: f32) {
        if let Some(slot) = self.numbers.get_mut(self.next) {
            *slot = number;
        }
        self.next += 1;
    }

    #[inline]
    fn part(&mut self, number: impl Into<f32>, most: f32) {
        self.number(number.into() / most);
    }

    #[inline]
    fn whether(&mut self, is_true: bool) {
        self.number(f32::from(u8::from(is_true)));
    }

    /// As many numbers as there are choices, 1 for those that are named.
    #[inline]
    fn marks(&mut self, size: usize, chosen: impl IntoIterator<Item = usize>) {
        let slots = self.take(size);
        slots.fill(0.0);
        for index in chosen {
            if let Some(slot) = slots.get_mut(index) {
                *slot += 1.0;
            }
        }
    }

    /// What a network of the house looks at.
    #[inline]
    fn features<G: Game, F: Features<G>>(&mut self, game: &G, seat: Seat) {
        let slots = self.take(F::COUNT);
        slots.fill(0.0);
        if slots.is_empty() {
            return;
        }
        let mut writer = FeatureWriter::default();
        for number in writer.collect::<G, F>(game, seat) {
            if let Some(slot) = slots.get_mut(usize::from(*number)) {
                *slot = 1.0;
            }
        }
    }
}

/// The seats of a table from this one on.
fn from(seat: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(seat), move |seat| Some(seat.next(seats))).take(seats)
}

//! Chances of all seats, and sums of them that are exact.

use bots::Shares;

/// By seat: chances, or changes of them.
pub(crate) type Chances = Vec<f64>;

/// Chances are kept in steps of a millionth, as a power of two: sums and differences of such numbers lose
/// nothing, so that the parts of a game add up exactly and not nearly.
const STEPS: f64 = (1_u32 << 20) as f64;

/// The nearest number that is kept.
pub(crate) fn kept(number: f64) -> f64 {
    (number * STEPS).round() / STEPS
}

/// The same for all seats of a table.
pub(crate) fn all_kept(numbers: impl IntoIterator<Item = f64>) -> Chances {
    numbers.into_iter().map(kept).collect()
}

/// Seat by seat, what one has more than the other.
pub(crate) fn difference(one: &[f64], other: &[f64]) -> Chances {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}

/// Adds seat by seat.
pub(crate) fn add(sum: &mut [f64], more: &[f64]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// A mean over judgements, with weights.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    sums: [f64; tabletop::MAX_SEATS],
    weight: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, shares: &Shares, weight: f64) {
        for (sum, share) in self.sums.iter_mut().zip(shares) {
            *sum += weight * f64::from(*share);
        }
        self.weight += weight;
    }

    pub(crate) fn of_seats(&self, seats: usize) -> Chances {
        self.sums[..seats].iter().map(|sum| sum / self.weight.max(f64::MIN_POSITIVE)).collect()
    }
}

//! How sure the ratings are.
//!
//! Two answers, of which the less sure one counts. The curvature of the likelihood (Fisher's
//! information) takes all games for independent; it stays honest where a bot never loses. The
//! scatter of the results from deal to deal (the “sandwich”) takes only deals for independent, so
//! that it also sees when the games of one deal agree, or when the model does not quite fit. A
//! bootstrap over deals would say the same as the second one, with chance in it and more work; and
//! like it, would be all too sure of a bot that never loses.

use super::{Orders, plackett_luce::stages};

type Matrix = Vec<Vec<f64>>;

/// The variances and covariances of the logarithms of the strengths, by both ways.
pub(super) struct Precision {
    by_curvature: Matrix,
    /// Unknown with a single deal.
    by_scatter: Option<Matrix>,
}

impl Precision {
    pub(super) fn new<'a>(
        deals: impl ExactSizeIterator<Item = &'a Orders>,
        all: &Orders,
        logs: &[f64],
        prior: f64,
    ) -> Self {
        let strengths: Vec<_> = logs.iter().map(|log| log.exp()).collect();
        let by_curvature = inverse(information(all, &strengths, prior));
        let count = deals.len() as f64;
        let by_scatter = (count > 1.0).then(|| {
            let mut scatter = vec![vec![0.0; logs.len()]; logs.len()];
            for deal in deals {
                let slope = slope(deal, &strengths);
                add_square(&mut scatter, &slope, count / (count - 1.0));
            }
            product(&product(&by_curvature, &scatter), &by_curvature)
        });
        Self { by_curvature, by_scatter }
    }

    /// The standard deviation of a weighted sum of logarithms.
    pub(super) fn deviation(&self, weights: &[f64]) -> f64 {
        let variance = |matrix: &Matrix| {
            let rows = matrix.iter().zip(weights);
            rows.map(|(row, weight)| weight * dot(row, weights)).sum::<f64>()
        };
        let scatter = self.by_scatter.as_ref().map_or(0.0, variance);
        variance(&self.by_curvature).max(scatter).max(0.0).sqrt()
    }
}

/// The chance of each bot to be chosen next.
fn chances(left: &[usize], strengths: &[f64]) -> Vec<f64> {
    let sum: f64 = left.iter().map(|bot| strengths[*bot]).sum();
    let mut chances = vec![0.0; strengths.len()];
    for bot in left {
        chances[*bot] += strengths[*bot] / sum;
    }
    chances
}

/// How sharply the likelihood bends at its summit.
fn information(orders: &Orders, strengths: &[f64], prior: f64) -> Matrix {
    let bots = strengths.len();
    let mut information = vec![vec![0.0; bots]; bots];
    for (bot, strength) in strengths.iter().enumerate() {
        // So that bots which met nobody have an interval as well: a very wide one.
        information[bot][bot] += prior * strength / (strength + 1.0).powi(2);
    }
    for (order, weight) in orders {
        for (_, left) in stages(order) {
            let chances = chances(left, strengths);
            add_square(&mut information, &chances, -weight);
            for bot in 0..bots {
                information[bot][bot] += weight * chances[bot];
            }
        }
    }
    information
}

/// Where the results of one deal alone would pull the strengths.
fn slope(orders: &Orders, strengths: &[f64]) -> Vec<f64> {
    let mut slope = vec![0.0; strengths.len()];
    for (order, weight) in orders {
        for (chosen, left) in stages(order) {
            slope[chosen] += weight;
            for (slope, chance) in slope.iter_mut().zip(chances(left, strengths)) {
                *slope -= weight * chance;
            }
        }
    }
    slope
}

fn add_square(matrix: &mut Matrix, vector: &[f64], factor: f64) {
    for (row, one) in matrix.iter_mut().zip(vector) {
        for (cell, other) in row.iter_mut().zip(vector) {
            *cell += factor * one * other;
        }
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn product(one: &Matrix, other: &Matrix) -> Matrix {
    let column = |index: usize| other.iter().map(|row| row[index]).collect::<Vec<_>>();
    let columns: Vec<_> = (0..other.len()).map(column).collect();
    one.iter().map(|row| columns.iter().map(|column| dot(row, column)).collect()).collect()
}

/// By elimination. The matrix is symmetric and, thanks to the prior, positive definite.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(|column| f64::from(row == column)).collect();
    let mut inverse: Matrix = (0..size).map(unit).collect();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot].max(f64::MIN_POSITIVE);
        for cell in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *cell *= scale;
        }
        let (row, inverse_row) = (matrix[pivot].clone(), inverse[pivot].clone());
        for other in (0..size).filter(|other| *other != pivot) {
            let factor = matrix[other][pivot];
            subtract(&mut matrix[other], &row, factor);
            subtract(&mut inverse[other], &inverse_row, factor);
        }
    }
    inverse
}

fn subtract(from: &mut [f64], row: &[f64], factor: f64) {
    for (cell, other) in from.iter_mut().zip(row) {
        *cell -= factor * other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_the_unit() {
        let matrix = vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, -1.0], vec![0.5, -1.0, 2.0]];
        let unit = product(&matrix, &inverse(matrix.clone()));
        for (row, cells) in unit.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                assert!((cell - f64::from(row == column)).abs() < 1e-12, "{unit:?}");
            }
        }
    }

    /// For two bots the books have it: 1 / √(n p q), if the phantom hardly weighs.
    #[test]
    fn the_deviation_of_a_duel_is_the_one_of_the_books() {
        let games = Orders::from([(vec![0, 1], 60.0), (vec![1, 0], 40.0)]);
        let deals: Vec<_> = (0..100)
            .map(|game| Orders::from([(if game < 60 { vec![0, 1] } else { vec![1, 0] }, 1.0)]))
            .collect();
        let logs = [1.5f64.ln(), 0.0];
        let expected = 1.0 / (100.0 * 0.6 * 0.4f64).sqrt();
        for count in [1, 100] {
            let precision = Precision::new(deals[..count].iter(), &games, &logs, 1e-9);
            let deviation = precision.deviation(&[1.0, -1.0]);
            assert!((deviation / expected - 1.0).abs() < 0.01, "{deviation} for {expected}");
        }
    }
}

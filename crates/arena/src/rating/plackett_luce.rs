//! The strengths under which the observed orders are most likely.

use super::Orders;

/// Steps that change no logarithm by more than this are the last.
const CLOSE_ENOUGH: f64 = 1e-10;
const MOST_STEPS: usize = 20_000;

/// The logarithms of the strengths, by Hunter's method for the Bradley–Terry model and its
/// relatives: each step makes the results more likely, and there is one summit.
///
/// `prior` is a number of games that each bot has drawn against a phantom of strength 1.
pub(super) fn fit(orders: &Orders, bots: usize, prior: f64) -> Vec<f64> {
    let mut wins = vec![prior / 2.0; bots];
    for (order, weight) in orders {
        for (chosen, _) in stages(order) {
            wins[chosen] += weight;
        }
    }
    let mut strengths = vec![1.0; bots];
    for _ in 0..MOST_STEPS {
        let next = step(orders, &wins, &strengths, prior);
        let change = |(old, new): (&f64, &f64)| (new / old).ln().abs();
        let largest = strengths.iter().zip(&next).map(change).fold(0.0, f64::max);
        strengths = next;
        if largest < CLOSE_ENOUGH {
            break;
        }
    }
    strengths.into_iter().map(f64::ln).collect()
}

fn step(orders: &Orders, wins: &[f64], strengths: &[f64], prior: f64) -> Vec<f64> {
    let mut expected: Vec<_> = strengths.iter().map(|strength| prior / (strength + 1.0)).collect();
    for (order, weight) in orders {
        for (_, left) in stages(order) {
            let sum: f64 = left.iter().map(|bot| strengths[*bot]).sum();
            for bot in left {
                expected[*bot] += weight / sum;
            }
        }
    }
    let next = wins.iter().zip(&expected).zip(strengths);
    // Whoever was never chosen and never compared stays as it is.
    next.map(|((wins, expected), old)| if *expected > 0.0 { wins / expected } else { *old })
        .collect()
}

/// The choices an order is made of: who was chosen, and among whom. Those that could not have gone
/// otherwise, because all who are left are the same bot, say nothing.
pub(super) fn stages(order: &[usize]) -> impl Iterator<Item = (usize, &[usize])> {
    (0..order.len())
        .map(|place| &order[place..])
        .take_while(|left| left.iter().any(|bot| *bot != left[0]))
        .map(|left| (left[0], left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairings::orders;

    #[test]
    fn three_wins_of_four_are_three_times_the_strength() {
        let results = Orders::from([(vec![0, 1], 3.0), (vec![1, 0], 1.0)]);
        let logs = fit(&results, 2, 0.0);
        assert!((logs[0] - logs[1] - 3f64.ln()).abs() < 1e-8, "{logs:?}");
    }

    /// If every order comes up exactly as often as the model says, the fit finds the strengths the
    /// model was made with.
    #[test]
    fn known_strengths_are_found_again() {
        let strengths = [1.0, 2.0, 5.0];
        for seated in [vec![0, 1, 2], vec![0, 0, 1, 2], vec![0, 1, 1, 2, 2]] {
            let mut results = Orders::new();
            for order in orders(&seated) {
                let chance: f64 = (0..order.len())
                    .map(|place| {
                        let sum: f64 = order[place..].iter().map(|bot| strengths[*bot]).sum();
                        strengths[order[place]] / sum
                    })
                    .product();
                *results.entry(order).or_default() += 100.0 * chance;
            }
            let logs = fit(&results, 3, 0.0);
            for bot in 1..3 {
                let ratio = (logs[bot] - logs[0]).exp();
                let expected = strengths[bot] / strengths[0];
                assert!((ratio - expected).abs() < 1e-6, "{seated:?}: {ratio} for {expected}");
            }
        }
    }

    #[test]
    fn what_could_not_have_gone_otherwise_says_nothing() {
        let chosen: Vec<_> = stages(&[1, 0, 0, 0]).map(|(chosen, _)| chosen).collect();
        assert_eq!(chosen, [1]);
        let chosen: Vec<_> = stages(&[0, 0, 1]).map(|(chosen, _)| chosen).collect();
        assert_eq!(chosen, [0, 0]);
    }

    #[test]
    fn the_phantom_decides_where_there_are_no_games() {
        assert_eq!(fit(&Orders::new(), 2, 1.0), [0.0, 0.0]);
    }
}

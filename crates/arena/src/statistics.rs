//! The little statistics we need.

use serde::Serialize;

/// The standard normal quantile of a two-sided 95 % interval.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A share of so many trials with its 95 % Wilson interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    #[serde(rename = "win_rate")]
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// `wins` may be a fraction, where a victory was shared.
    pub fn of(wins: f64, trials: u64) -> Self {
        if trials == 0 {
            return Self { rate: 0.0, low: 0.0, high: 1.0 };
        }
        let n = trials as f64;
        let rate = wins / n;
        let centre = rate + Z * Z / (2.0 * n);
        let margin = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self {
            rate,
            low: ((centre - margin) / scale).max(0.0),
            high: ((centre + margin) / scale).min(1.0),
        }
    }
}

/// The middle of several measurements, and how far they spread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    pub median: f64,
    pub low: f64,
    pub high: f64,
}

impl Spread {
    pub fn of(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        let at = |index: usize| values.get(index).copied().unwrap_or_default();
        let last = values.len().saturating_sub(1);
        Self {
            median: f64::midpoint(at(last / 2), at(values.len() / 2)),
            low: at(0),
            high: at(last),
        }
    }
}

/// A whole number with commas between the thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number rounded to a whole one, with commas.
#[expect(clippy::cast_sign_loss, reason = "rates and times are not negative")]
pub fn rounded(number: f64) -> String {
    grouped(number.max(0.0).round() as u64)
}

/// A time in the unit that suits it, with two or three digits: “1.2 ms”.
pub fn duration(seconds: f64) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")];
    let (unit, name) =
        units.into_iter().find(|(unit, _)| seconds >= 0.9995 * unit).unwrap_or((1e-9, "ns"));
    let value = seconds / unit;
    let digits = usize::from(value < 9.95);
    format!("{value:.digits$} {name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wilson_interval_is_the_one_of_the_books() {
        // (wins, trials, low, high), by the formula in any textbook.
        let cases = [(50.0, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (10.0, 10, 0.7225, 1.0)];
        for (wins, trials, low, high) in cases {
            let share = Share::of(wins, trials);
            assert!((share.low - low).abs() < 1e-4, "{wins} of {trials}: {share:?}");
            assert!((share.high - high).abs() < 1e-4, "{wins} of {trials}: {share:?}");
        }
    }

    #[test]
    fn the_median_of_an_even_number_lies_between() {
        let spread = Spread::of(vec![4.0, 1.0, 3.0, 2.0]);
        assert_eq!((spread.median, spread.low, spread.high), (2.5, 1.0, 4.0));
        assert!((Spread::of(vec![7.0]).median - 7.0).abs() < 1e-9);
    }

    #[test]
    fn thousands_are_grouped() {
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")];
        for (number, text) in cases {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn a_time_has_the_unit_that_suits_it() {
        let cases = [
            (2.0, "2.0 s"),
            (75.3, "75 s"),
            (0.0123, "12 ms"),
            (0.001, "1.0 ms"),
            (4.56e-6, "4.6 µs"),
            (0.9999, "1.0 s"),
            (3e-8, "30 ns"),
            (0.0, "0.0 ns"),
        ];
        for (seconds, text) in cases {
            assert_eq!(duration(seconds), text);
        }
    }
}

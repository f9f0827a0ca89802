//! From values to places on paper.

/// A straight scale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

impl Scale {
    /// Values of the first range become places of the second.
    pub(super) fn new(values: (f64, f64), places: (f64, f64)) -> Self {
        Self { from: values, to: places }
    }

    pub(super) fn at(&self, value: f64) -> f64 {
        let (low, high) = self.from;
        let part = if high > low { (value - low) / (high - low) } else { 0.5 };
        self.to.0 + part.clamp(0.0, 1.0) * (self.to.1 - self.to.0)
    }
}

/// A few round numbers that cover a range, and the step between them.
pub(super) fn ticks(low: f64, high: f64, about: f64) -> Vec<f64> {
    let rough = ((high - low) / about).max(1e-9);
    let decade = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|factor| factor * decade)
        .find(|step| *step >= rough * 0.999)
        .unwrap_or(rough);
    let mut ticks = vec![(low / step).floor() * step];
    while let Some(last) = ticks.last().copied().filter(|last| *last < high - step * 1e-6) {
        ticks.push(last + step);
    }
    ticks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_cover_the_range() {
        let cases = [
            (1310.0, 1720.0, vec![1200.0, 1400.0, 1600.0, 1800.0]),
            (0.0, 0.43, vec![0.0, 0.2, 0.4, 0.6]),
            (5.0, 5.0, vec![5.0]),
        ];
        for (low, high, expected) in cases {
            let ticks = ticks(low, high, 4.0);
            assert_eq!(ticks.len(), expected.len(), "{ticks:?}");
            for (tick, expected) in ticks.iter().zip(expected) {
                assert!((tick - expected).abs() < 1e-9, "{ticks:?}");
            }
        }
    }

    #[test]
    fn what_is_beyond_the_scale_stays_at_its_end() {
        let scale = Scale::new((0.0, 10.0), (100.0, 200.0));
        for (value, place) in [(0.0, 100.0), (5.0, 150.0), (10.0, 200.0), (99.0, 200.0)] {
            assert!((scale.at(value) - place).abs() < 1e-9);
        }
    }
}

use crate::{Missing, Refusal, Ruling};

impl Refusal {
    /// So many seals are missing.
    pub(crate) const fn short_of_seals(have: u8, price: u8, ruling: Ruling) -> Self {
        let seals = price.saturating_sub(have) as u32;
        Self::short_of(Missing { seals, ..Missing::NOTHING }, ruling)
    }
}

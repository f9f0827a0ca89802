use crate::{Goods, Missing, Refusal, Ruling};

impl Refusal {
    /// So much coffee is missing.
    pub(crate) const fn short_of_coffee(have: u32, price: u32, ruling: Ruling) -> Self {
        Self::short_of_coffee_and_goods(price.saturating_sub(have), Goods::NONE, ruling)
    }

    /// So much coffee and these goods are missing.
    pub(crate) const fn short_of_coffee_and_goods(
        coffee: u32,
        goods: Goods,
        ruling: Ruling,
    ) -> Self {
        Self::short_of(Missing { goods, coffee, ..Missing::NOTHING }, ruling)
    }
}

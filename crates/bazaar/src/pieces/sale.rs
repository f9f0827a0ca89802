use super::{demand::Market, goods::Good};

/// A sale in progress: goods are named one by one in the order of the colours (B-88).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sale {
    pub(crate) market: Market,
    /// With the card: any goods instead of the demanded ones.
    pub(crate) any: bool,
    pub(crate) sold: u8,
    /// The good named last, and how many of it.
    pub(crate) last: Good,
    pub(crate) of_last: u8,
}

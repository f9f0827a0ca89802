//! Spice Warehouse 3: fills the wheelbarrow with green (spice) goods. How, is in `warehouse.rs`.

use crate::Good;

pub(super) const GOOD: Good = Good::Green;

//! Spice Warehouse 3: fills the wheelbarrow with green (spice) goods. How, is in `warehouse.rs`.

use super::warehouse::warehouse;
use crate::Good;

warehouse! { SpiceWarehouse, Good::Green }

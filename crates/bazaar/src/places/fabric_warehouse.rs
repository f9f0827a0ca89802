//! Fabric Warehouse 2: fills the wheelbarrow with red (fabric) goods. How, is in `warehouse.rs`.

use crate::Good;

pub(super) const GOOD: Good = Good::Red;

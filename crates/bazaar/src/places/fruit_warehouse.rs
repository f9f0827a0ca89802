//! Fruit Warehouse 4: fills the wheelbarrow with yellow (fruit) goods. How, is in `warehouse.rs`.

use crate::Good;

pub(super) const GOOD: Good = Good::Yellow;

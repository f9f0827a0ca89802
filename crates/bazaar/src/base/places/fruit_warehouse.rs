//! Fruit Warehouse 4: fills the wheelbarrow with yellow (fruit) goods. How, is in `warehouse.rs`.

use super::warehouse::warehouse;
use crate::Good;

warehouse! { FruitWarehouse, Good::Yellow }

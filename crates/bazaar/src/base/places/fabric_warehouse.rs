//! Fabric Warehouse 2: fills the wheelbarrow with red (fabric) goods. How, is in `warehouse.rs`.

use super::warehouse::warehouse;
use crate::Good;

warehouse! { FabricWarehouse, Good::Red }

//! Small Mosque 14: the red and the green tiles. How they are taken, is in `mosque.rs`.

use super::mosque::mosque;
use crate::Good;

mosque! { SmallMosque, [Good::Red, Good::Green] }

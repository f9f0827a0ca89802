//! Small Mosque 14: the red and the green tiles. How they are taken, is in `mosque.rs`.

use crate::Good;

pub(super) const COLOURS: [Good; 2] = [Good::Red, Good::Green];

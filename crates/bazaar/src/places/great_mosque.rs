//! Great Mosque 15: the blue and the yellow tiles. How they are taken, is in `mosque.rs`.

use crate::Good;

pub(super) const COLOURS: [Good; 2] = [Good::Yellow, Good::Blue];

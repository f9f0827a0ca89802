//! Great Mosque 15: the blue and the yellow tiles. How they are taken, is in `mosque.rs`.

use super::mosque::mosque;
use crate::Good;

mosque! { GreatMosque, [Good::Blue, Good::Yellow] }

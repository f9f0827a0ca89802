//! What the commands that are more than a few lines do, one file for each.

pub(crate) mod chart;
pub(crate) mod climb;
pub(crate) mod fit;
pub(crate) mod gate;
pub(crate) mod pack;
pub(crate) mod unpack;

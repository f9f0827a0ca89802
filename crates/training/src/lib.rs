//! Makes the networks of the bots.
//!
//! The search plays against itself on all cores and writes samples; `fit.py` fits a model to them on a graphics
//! card; what comes out is packed into weights and measured in a duel. `docs/training.md` tells how to repeat it.

pub mod bout;
pub mod course;
pub mod dither;
pub mod duel;
pub mod model;
pub mod play;
pub mod sample;
pub mod samples;
pub mod teacher;

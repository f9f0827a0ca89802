//! Makes the networks of the bots.
//!
//! The search plays against itself on all cores and writes samples; a model is fitted to them, here on the processor
//! or by `fit.py` on a graphics card; what comes out is packed into weights, measured in a duel and let through a
//! gate. A climb does all of it, round after round. `docs/training.md` tells how to repeat it.

pub mod bout;
pub mod chart;
pub mod climb;
pub mod course;
pub mod dither;
pub mod duel;
pub mod fit;
pub mod gate;
pub mod model;
pub mod play;
pub mod sample;
pub mod samples;
pub mod story;
pub mod teacher;

//! What is kept of a table, whether it is open or not. Nothing here waits or sends.

pub(crate) mod affairs;
pub(crate) mod clocks;
pub(crate) mod dice;
pub mod doctor;
pub(crate) mod info;
pub(crate) mod nudges;
pub(crate) mod past;
pub(crate) mod seats;
pub(crate) mod talk;

//! What people and programs see of a game: views, events, previews, reasons.

pub(crate) mod blocked;
pub(crate) mod effects;
pub(crate) mod event;
mod facts;
pub(crate) mod kind;
mod preview;
#[cfg(test)]
#[cfg(feature = "ts")]
pub(crate) mod printed;
pub(crate) mod refusal;
mod resample;
pub(crate) mod reveals;
pub(crate) mod view;
mod without_saying;

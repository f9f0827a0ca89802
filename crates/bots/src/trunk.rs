//! The second generation of networks: one trunk that sees every seat.
//!
//! What is true of a seat tells the neurons of the trunk something: one sum for each seat. A seat is then
//! judged by its own neurons beside the mean of all others: how strong it is, and which answers look good to
//! it. So the network can tell how seats stand to each other, and features are listed once for both.
//!
//! Everything is reckoned in whole numbers, and what is not (a softmax) in sums and products alone: the
//! judgement is the same on every machine.

mod chances;
mod file;
mod network;
mod parameters;
mod sums;

pub use self::{
    chances::into_chances,
    file::Unread,
    network::TrunkNetwork,
    parameters::{HAND, NECK, ONE, Parameters, WIDTH},
};

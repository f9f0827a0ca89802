//! What the web client and the server say to each other.
//!
//! Plain requests are answered with the types of [`tables`], [`leaving`], [`daily`], [`past`], [`people`], [`friends`], [`clubs`], [`tournaments`], [`replays`], [`ratings`], [`school`], [`puzzles`], [`study`], [`laboratory`],
//! [`notifications`], [`talk`] and [`admin`]; a running game speaks over a socket with the messages of [`live`]. What
//! belongs to a game (view, question,
//! actions, events) is a parameter: the server passes it on and understands none of it.

pub mod admin;
pub mod clocks;
pub mod clubs;
pub mod daily;
pub mod dice;
mod error;
pub mod friends;
pub mod laboratory;
pub mod leaving;
pub mod live;
pub mod matching;
pub mod notifications;
pub mod past;
pub mod patch;
pub mod people;
pub mod plans;
pub mod puzzles;
pub mod ratings;
pub mod replays;
pub mod school;
pub mod study;
pub mod tables;
pub mod talk;
pub mod tournaments;

pub use error::{Code, Problem};

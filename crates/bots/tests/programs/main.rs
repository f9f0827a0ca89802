//! Programs that play over their standard input and output: the well-behaved and the others.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod honest;
mod merchant;
mod misbehaving;
mod table;

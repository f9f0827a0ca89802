//! A test for every ruling of `docs/rules/dice-game.md`, named after it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod actions;
mod cards;
mod paying;
mod setting_up;
mod shortage;
mod table;
mod the_end;
mod tiles;
mod turn;

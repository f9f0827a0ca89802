//! A test for every ruling of `docs/rules/`, named as a claim that begins with its id.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

mod action_phase;
mod assistants;
mod assistants_back;
mod cards_in_actions;
mod double_cards;
mod family;
mod figures;
mod markets;
mod merchants;
mod mistakes;
mod mosque_tiles;
mod mosques;
mod movement;
mod neutral_merchants;
mod piles;
mod places;
mod rolls;
mod ruby_tracks;
mod table;
mod the_end;
mod variants;
mod windows;

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
mod decisions;
mod double_cards;
mod explain;
mod explain_refusals;
mod eyes;
mod eyes_log;
mod family;
mod figures;
mod markets;
mod merchants;
mod mistakes;
mod mosque_tiles;
mod mosques;
mod movement;
mod neutral_merchants;
mod open_situations;
mod open_situations_more;
mod piles;
mod places;
mod rolls;
mod ruby_tracks;
mod setup;
mod setup_dealt;
mod table;
mod the_end;
mod variants;
mod windows;

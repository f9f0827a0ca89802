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
mod debts;
mod decisions;
mod double_cards;
mod explain;
mod explain_refusals;
mod eyes;
mod eyes_log;
mod family;
mod figures;
mod letters_actors;
mod letters_cards;
mod letters_companion;
mod letters_kiosk;
mod letters_places;
mod letters_together;
mod letters_windows;
mod markets;
mod merchants;
mod mistakes;
mod mocha_barrier;
mod mocha_bonus_cards;
mod mocha_decisions;
mod mocha_end;
mod mocha_eyes;
mod mocha_guild;
mod mocha_guild_cards;
mod mocha_nested;
mod mocha_owed;
mod mocha_places;
mod mocha_properties;
mod mocha_setup;
mod mocha_tavern;
mod mocha_two_favours;
mod mocha_windows;
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

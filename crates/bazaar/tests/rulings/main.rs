//! A test for every ruling of `docs/rules/`, named as a claim that begins with its id. Each box has
//! a folder, each subject a file.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

mod base;
mod letters;
mod mocha;
mod table;

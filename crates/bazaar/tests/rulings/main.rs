//! A test for every ruling of `docs/rules/`, named as a claim that begins with its id.

mod assistants;
mod table;

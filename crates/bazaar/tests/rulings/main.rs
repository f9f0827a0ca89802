//! A test for every ruling of `docs/rules/`, named as a claim that begins with its id.

mod assistants;
mod assistants_back;
mod merchants;
mod mistakes;
mod movement;
mod table;

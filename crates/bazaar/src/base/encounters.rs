//! Whom a figure meets after the action: one of them, one file (`turn/meet.rs` leads to them).

pub(crate) mod catch;
mod governor;
mod smuggler;

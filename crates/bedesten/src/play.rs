//! A game at a terminal: the table behind it, and the conversation in front.

mod explaining;
mod input;
mod menu;
mod opponents;
mod session;
mod table;

pub(crate) use session::Session;
pub(crate) use table::{Forced, Replaced, Table};

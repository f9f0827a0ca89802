//! A game at a terminal: the table behind it, and the conversation in front.

mod board;
pub(crate) mod dice;
mod explaining;
mod input;
mod opponents;
mod session;
mod spoken;
mod table;

pub(crate) use session::Session;
pub(crate) use spoken::{Choice, Spoken};
pub(crate) use table::{Forced, Replaced, Table};

//! A game at a terminal: the table behind it, and the conversation in front.

mod board;
pub(crate) mod dice;
mod explaining;
mod input;
mod opponents;
mod session;
mod table;
mod terminal_game;

pub(crate) use session::Session;
pub(crate) use table::{Forced, Replaced, TerminalTable};
pub(crate) use terminal_game::{Choice, TerminalGame};

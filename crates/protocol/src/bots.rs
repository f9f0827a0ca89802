//! What the host of a game and a bot of its own say to each other.

mod from_bot;
mod to_bot;

pub use from_bot::{Answer, FromBot, Info, NotAMessage, Ready};
pub use to_bot::{AskedPosition, GameOver, Hello, LegalAnswer, NewGame, QUIT, ToBot};

/// The version of the conversation. It grows when a bot that keeps to this one would fail; fields
/// that a bot may ignore do not count.
pub const VERSION: u32 = 1;

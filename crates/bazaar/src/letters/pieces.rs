//! What lies on the table with Letters & Seals, knowing no game.

pub(crate) mod afar;
pub(crate) mod bid;
pub(crate) mod companion;
pub(crate) mod deck;
pub(crate) mod giving;
pub(crate) mod kiosk_tile;
pub(crate) mod letter;
pub(crate) mod letter_draw;

pub use afar::Afar;
pub use bid::{Bid, NotABid};
pub use companion::Companion;
pub use deck::Deck;
pub(crate) use giving::Giving;
pub use giving::SealsFor;
pub use kiosk_tile::{KioskEffect, KioskTile, KioskTiles, NoSuchKioskTile};
pub(crate) use letter::Held;
pub use letter::{LETTERS_SURENESS, Letter, Letters};
pub use letter_draw::LetterDraw;

//! Puzzles: moments of games in which one answer is clearly the best.
//!
//! What makes a puzzle is found in `study::puzzles`. Here games are played to find some ([`Quarry`]), a [`Book`] keeps
//! those of one ruleset, and [`Shelf`] puts them: the table of a puzzle, what becomes of an answer, and how well
//! somebody solves them. Nothing is kept of whoever answers, so the same code runs in a server and in a browser.
//! How puzzles are made is in `docs/puzzles.md`.

#![warn(missing_docs)]

mod book;
mod quarry;
mod rating;
mod shelf;
mod theme;

pub use self::{
    book::{Book, BookError, KeptGame, Puzzle},
    quarry::{Ground, GroundError, Quarry},
    rating::{NEWCOMER, after},
    shelf::{PuzzleError, Shelf},
};

/// The rulesets that have a book.
pub const RULESETS: [&str; 5] = ["base", "mocha", "letters", "great-bazaar", "dice"];

/// The files of the puzzles of the house, in the order of [`RULESETS`].
#[cfg(feature = "books")]
pub const BOOKS: [&str; 5] = [
    include_str!("../data/base.json"),
    include_str!("../data/mocha.json"),
    include_str!("../data/letters.json"),
    include_str!("../data/great-bazaar.json"),
    include_str!("../data/dice.json"),
];

/// The puzzles of the house. They are read when somebody asks for the first time.
#[cfg(feature = "books")]
pub static HOUSE: std::sync::LazyLock<Shelf> = std::sync::LazyLock::new(|| {
    // A test reads all of them: a book that cannot be read does not leave the house.
    Shelf::new(BOOKS.iter().filter_map(|text| Book::read(text).ok()).collect())
});

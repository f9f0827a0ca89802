//! Puzzles on a device. Their books are brought when somebody asks for one, as networks are.

use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::web::{
    Code, Problem,
    puzzles::{PuzzleAttempt, PuzzleList, PuzzleTable, PuzzleVerdict},
};
use puzzles::{Book, RULESETS, Shelf};
use serde_json::{Value, value::RawValue};
use study::{Answer, Mark};

use crate::{Stop, is_here};

/// What a book is called when it is needed, in the order of [`RULESETS`].
const NAMES: [&str; RULESETS.len()] =
    ["puzzles-base", "puzzles-mocha", "puzzles-letters", "puzzles-great-bazaar", "puzzles-dice"];

static SHELF: Mutex<Shelf> = Mutex::new(Shelf::new(Vec::new()));

/// All puzzles by their names.
pub(crate) fn list() -> Result<Vec<PuzzleList>, Stop> {
    let shelf = shelf();
    let lacks = NAMES.iter().zip(RULESETS).find(|(_, ruleset)| !shelf.has(ruleset));
    is_here(lacks.map(|(name, _)| *name))?;
    Ok(shelf.list())
}

/// The table of a puzzle.
pub(crate) fn table(id: &str) -> Result<PuzzleTable<Box<RawValue>>, Stop> {
    Ok(with_book_of(id)?.table(id).map_err(Problem::from)?)
}

/// What becomes of an answer.
pub(crate) fn answer(
    id: &str,
    attempt: &PuzzleAttempt<Value>,
) -> Result<PuzzleVerdict<Mark, Answer>, Stop> {
    Ok(with_book_of(id)?.answer(id, attempt).map_err(Problem::from)?)
}

/// The whole game that a puzzle is of.
pub(crate) fn record(id: &str) -> Result<Value, Stop> {
    Ok(with_book_of(id)?.record(id).map_err(Problem::from)?)
}

/// The books that were brought, for all engines of this process.
fn shelf() -> MutexGuard<'static, Shelf> {
    SHELF.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The shelf with the book this puzzle would be in.
fn with_book_of(id: &str) -> Result<MutexGuard<'static, Shelf>, Stop> {
    let shelf = shelf();
    let ruleset = id.rsplit_once('-').map_or("", |(ruleset, _)| ruleset);
    let at = RULESETS.iter().position(|other| *other == ruleset);
    is_here(at.filter(|_| !shelf.has(ruleset)).map(|at| NAMES[at]))?;
    Ok(shelf)
}

/// Whether what is brought is a book: it is text, and no network is.
pub(crate) fn is_book(brought: &[u8]) -> bool {
    brought.first() == Some(&b'{')
}

/// Takes a book, in the place of the one of the same rules. The answer is its name.
pub(crate) fn bring(text: &[u8]) -> Result<&'static str, Problem> {
    let malformed = |why: String| Problem::new(Code::Malformed, why);
    let text = str::from_utf8(text).map_err(|error| malformed(error.to_string()))?;
    let book = Book::read(text).map_err(|error| malformed(error.to_string()))?;
    let at = RULESETS.iter().position(|ruleset| *ruleset == book.ruleset);
    let at = at.ok_or_else(|| malformed(format!("there are no rules {}", book.ruleset)))?;
    shelf().bring(book);
    Ok(NAMES[at])
}

//! Puzzles on a device. Their books are brought when somebody asks for one, as networks are.

use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::web::{Code, Problem};
use puzzles::{Book, RULESETS, Shelf};

/// What a book is called when it is needed, in the order of [`RULESETS`].
const NAMES: [&str; RULESETS.len()] =
    ["puzzles-base", "puzzles-mocha", "puzzles-letters", "puzzles-great-bazaar", "puzzles-dice"];

static SHELF: Mutex<Shelf> = Mutex::new(Shelf::new(Vec::new()));

/// The books that were brought, for all engines of this process.
pub(crate) fn shelf() -> MutexGuard<'static, Shelf> {
    SHELF.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A book that has to be brought before all puzzles can be listed.
pub(crate) fn lacks_for_list() -> Option<&'static str> {
    let shelf = shelf();
    NAMES.iter().zip(RULESETS).find(|(_, ruleset)| !shelf.has(ruleset)).map(|(name, _)| *name)
}

/// The book that has to be brought before this puzzle can be put.
pub(crate) fn lacks(id: &str) -> Option<&'static str> {
    let (ruleset, _) = id.rsplit_once('-')?;
    let at = RULESETS.iter().position(|other| *other == ruleset)?;
    (!shelf().has(ruleset)).then_some(NAMES[at])
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

//! Puzzles as they are put: the table, and what becomes of an answer.

use games::{Beginning, by_name};
use protocol::web::{
    Code, Problem,
    puzzles::{PuzzleAttempt, PuzzleFinders, PuzzleLine, PuzzleList, PuzzleTable, PuzzleVerdict},
};
use serde_json::{Value, value::RawValue};
use study::{Answer, Mark, Thresholds, puzzles::Found};
use tabletop::{Fairness, Seed, Viewer};

use crate::{Book, Puzzle, book::KeptGame, rating, theme::theme};

/// All books.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    books: Vec<Book>,
}

/// Why a puzzle is not put, or an answer not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// There is none of this name.
    #[error("there is no such puzzle")]
    NoSuchPuzzle,
    /// Nobody could give it there.
    #[error("this cannot be answered here")]
    NotAnAnswer,
    /// The book is not what it says.
    #[error("the puzzle cannot be put: {0}")]
    Broken(String),
}

impl From<PuzzleError> for Problem {
    fn from(error: PuzzleError) -> Self {
        let code = match error {
            PuzzleError::NoSuchPuzzle => Code::NoSuchPage,
            PuzzleError::NotAnAnswer => Code::Malformed,
            PuzzleError::Broken(_) => Code::Internal,
        };
        Self::new(code, error.to_string())
    }
}

impl Shelf {
    /// These books.
    pub const fn new(books: Vec<Book>) -> Self {
        Self { books }
    }

    /// Adds a book, in the place of the one of the same rules.
    pub fn bring(&mut self, book: Book) {
        self.books.retain(|other| other.ruleset != book.ruleset);
        self.books.push(book);
    }

    /// Whether the book of these rules is here.
    pub fn has(&self, ruleset: &str) -> bool {
        self.books.iter().any(|book| book.ruleset == ruleset)
    }

    /// All puzzles by their names.
    pub fn list(&self) -> Vec<PuzzleList> {
        let line = |puzzle: &Puzzle| PuzzleLine { id: puzzle.id.clone(), rating: puzzle.rating };
        let list = |book: &Book| PuzzleList {
            ruleset: book.ruleset.clone(),
            puzzles: book.puzzles.iter().map(line).collect(),
        };
        self.books.iter().map(list).collect()
    }

    fn find(&self, id: &str) -> Result<(&Book, &KeptGame, &Puzzle), PuzzleError> {
        let found = self.books.iter().find_map(|book| {
            let puzzle = book.puzzles.iter().find(|puzzle| puzzle.id == id)?;
            Some((book, book.games.get(puzzle.game)?, puzzle))
        });
        found.ok_or(PuzzleError::NoSuchPuzzle)
    }

    /// The whole game that a puzzle is of.
    pub fn record(&self, id: &str) -> Result<Value, PuzzleError> {
        let (book, game, _) = self.find(id)?;
        Ok(game.record(&book.game, None))
    }

    /// The table of a puzzle, as whoever is asked sees it.
    pub fn table(&self, id: &str) -> Result<PuzzleTable<Box<RawValue>>, PuzzleError> {
        let (book, game, puzzle) = self.find(id)?;
        let found = &puzzle.found;
        Ok(PuzzleTable {
            id: puzzle.id.clone(),
            ruleset: book.ruleset.clone(),
            game: book.game.clone(),
            rating: puzzle.rating,
            turn: found.turn,
            seat: found.seat,
            players: game.players.clone(),
            position: position(book, game, found)?,
            theme: theme(found),
        })
    }

    /// What becomes of an answer, or what was to be found.
    pub fn answer(
        &self,
        id: &str,
        attempt: &PuzzleAttempt<Value>,
    ) -> Result<PuzzleVerdict<Mark, Answer>, PuzzleError> {
        let (book, game, puzzle) = self.find(id)?;
        let found = &puzzle.found;
        let given = match &attempt.answer {
            Some(answer) => Some(notation(book, answer)?),
            None => None,
        };
        let loss = match &given {
            Some(given) => *found.losses.get(given).ok_or(PuzzleError::NotAnAnswer)?,
            None => 0.0,
        };
        let right = given.as_ref().is_some_and(|given| found.is_right(given));
        let thresholds = Thresholds::for_players(game.players.len());
        let after = |before| rating::after(before, puzzle.rating, right, attempt.hinted);
        Ok(PuzzleVerdict {
            right,
            mark: given
                .as_ref()
                .map(|_| if right { Mark::Masterpiece } else { thresholds.mark(loss) }),
            loss,
            answer: given,
            solutions: solutions(found),
            answers: found.answers.clone(),
            found_by: found.found_by.iter().map(percent).collect(),
            standing: attempt.standing.map(after),
        })
    }
}

fn position(book: &Book, game: &KeptGame, found: &Found) -> Result<Box<RawValue>, PuzzleError> {
    let broken = |problem: Problem| PuzzleError::Broken(problem.message);
    let rules = by_name(&book.game).ok_or(PuzzleError::NoSuchPuzzle)?;
    let record = game.record(&book.game, Some(found.ply)).to_string();
    // No dice fall at this table: any seed will do.
    let seed = Seed::from_number(0);
    let dealt = rules
        .deal(&Beginning::Record(&record), game.players.clone(), Fairness::of_seed(&seed), seed)
        .map_err(broken)?;
    let text = dealt.play.position(Viewer::Seat(found.seat), true);
    RawValue::from_string(text).map_err(|error| PuzzleError::Broken(error.to_string()))
}

/// An answer as it is written in records.
fn notation(book: &Book, answer: &Value) -> Result<String, PuzzleError> {
    let rules = by_name(&book.game).ok_or(PuzzleError::NoSuchPuzzle)?;
    rules.notation(answer).map_err(|_| PuzzleError::NotAnAnswer)
}

/// All answers that count, the best first.
fn solutions(found: &Found) -> Vec<String> {
    let mut right: Vec<(&String, &f64)> =
        found.losses.iter().filter(|(_, loss)| **loss <= Found::RIGHT).collect();
    right.sort_by(|one, other| one.1.total_cmp(other.1));
    right.into_iter().map(|(answer, _)| answer.clone()).collect()
}

fn percent(finder: &study::puzzles::Finder) -> PuzzleFinders {
    let (found, tries) = (u32::from(finder.found), u32::from(finder.tries.max(1)));
    PuzzleFinders { level: finder.level.clone(), percent: (found * 100 / tries) as u8 }
}

//! The code of a board: the printed numbers, row by row, as `15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-16`.
//!
//! Which rules it is for needs no word: no two of them have the same places. Everything in it may stand in an
//! address as it is.

use bazaar::{Layout, Place, Ruleset};

/// Why a text is no code of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// No rules have a board of so many rows or so wide.
    #[error("a board has 4 rows of 4 places, 4 rows of 5, or 5 rows of 5")]
    Shape,
    /// Something else than a printed number.
    #[error("“{0}” is not the number of a place")]
    Number(String),
    /// It lies there already.
    #[error("place {0} lies twice on the board")]
    Twice(Place),
    /// No rules have these places together.
    #[error("no rules have these {0} places together")]
    Places(usize),
}

/// How many places lie in a row of a board of so many.
const fn width(places: usize) -> usize {
    if places == 16 { 4 } else { 5 }
}

/// The code of a layout, as [`read_code`] reads it.
pub fn code(layout: &Layout) -> String {
    let mut text = String::new();
    for (cell, place) in layout.0.iter().enumerate() {
        if cell > 0 {
            text.push(if cell.is_multiple_of(width(layout.0.len())) { '.' } else { '-' });
        }
        text.push_str(&place.number().to_string());
    }
    text
}

/// The rules and the layout that a code names. A layout has one code and no other.
pub fn read_code(text: &str) -> Result<(Ruleset, Layout), CodeError> {
    // Twenty-five numbers of two digits with signs between them.
    if text.len() > 74 {
        return Err(CodeError::Shape);
    }
    let rows: Vec<Vec<&str>> = text.split('.').map(|row| row.split('-').collect()).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let known = matches!((rows.len(), columns), (4, 4 | 5) | (5, 5));
    if !known || rows.iter().any(|row| row.len() != columns) {
        return Err(CodeError::Shape);
    }
    let mut places = Vec::new();
    for number in rows.into_iter().flatten() {
        let place = read_number(number)?;
        if places.contains(&place) {
            return Err(CodeError::Twice(place));
        }
        places.push(place);
    }
    let mut sorted = places.clone();
    sorted.sort_unstable();
    let ruleset = Ruleset::OFFERED.into_iter().find(|rules| {
        let mut theirs = rules.places().to_vec();
        theirs.sort_unstable();
        theirs == sorted
    });
    ruleset.map(|rules| (rules, Layout(places))).ok_or(CodeError::Places(sorted.len()))
}

/// Digits alone, and none that could be left out: `07` and `+7` are refused.
fn read_number(text: &str) -> Result<Place, CodeError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    let place = text.parse().ok().filter(|_| plain).and_then(Place::from_number);
    place.ok_or_else(|| CodeError::Number(text.chars().take(12).collect()))
}

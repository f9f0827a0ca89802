//! What is asked of no particular game: records, tournaments, samples.

use std::sync::atomic::AtomicBool;

use laboratory::{Table, Tournament};
use pyo3::{prelude::*, types::PyBytes};

use crate::{errors::OrRaise as _, game::Game, interrupt::interruptible, value::to_python};

/// The state that `Game.serialize` wrote down.
#[pyfunction]
pub(crate) fn deserialize(py: Python<'_>, text: &str) -> PyResult<Game> {
    py.detach(|| laboratory::deserialized(text)).or_raise(py).map(Game::of)
}

/// The position after so many actions of a record.
#[pyfunction]
#[pyo3(signature = (text, plies=None))]
pub(crate) fn replay(py: Python<'_>, text: &str, plies: Option<usize>) -> PyResult<Game> {
    py.detach(|| laboratory::replayed(text, plies)).or_raise(py).map(Game::of)
}

/// What a record proves about its dice and draws.
#[pyfunction]
pub(crate) fn verify<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &py.detach(|| laboratory::verified(text)).or_raise(py)?)
}

/// What decided a finished game: luck and choices apart, as `bedesten analyse --json` prints it.
#[pyfunction]
#[pyo3(signature = (text, simulations=2_000, seed=1))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    text: &str,
    simulations: u32,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let work = |stopped: &AtomicBool| laboratory::analysed(text, simulations, seed, stopped);
    let report = interruptible(py, work)?.or_raise(py)?;
    to_python(py, &report.unwrap_or_default())
}

fn tournament(
    py: Python<'_>,
    (rules, players, options): (&str, usize, &str),
    bots: Vec<String>,
    games: u64,
    seed: u64,
) -> PyResult<Tournament> {
    let table = Table::new(rules, players, options).or_raise(py)?;
    Ok(Tournament::new(table, bots, games, seed))
}

/// How many games a tournament has.
#[pyfunction]
pub(crate) fn arena_count(
    py: Python<'_>,
    table: (String, usize, String),
    bots: Vec<String>,
    games: u64,
    seed: u64,
) -> PyResult<u64> {
    let tournament = tournament(py, (&table.0, table.1, &table.2), bots, games, seed)?;
    py.detach(|| tournament.count()).or_raise(py)
}

/// Plays games of a tournament: a line of JSON for each.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn arena_play(
    py: Python<'_>,
    table: (String, usize, String),
    bots: Vec<String>,
    games: u64,
    seed: u64,
    first: u64,
    end: u64,
    threads: usize,
) -> PyResult<Vec<String>> {
    let tournament = tournament(py, (&table.0, table.1, &table.2), bots, games, seed)?;
    interruptible(py, |stopped| tournament.play(first..end, threads, stopped))?.or_raise(py)
}

/// What the lines of a tournament say, as JSON.
#[pyfunction]
#[pyo3(signature = (table, bots, games, seed, lines, anchor=None))]
pub(crate) fn arena_rate(
    py: Python<'_>,
    table: (String, usize, String),
    bots: Vec<String>,
    games: u64,
    seed: u64,
    lines: Vec<String>,
    anchor: Option<String>,
) -> PyResult<String> {
    let tournament = tournament(py, (&table.0, table.1, &table.2), bots, games, seed)?;
    py.detach(|| tournament.rate(&lines, anchor.as_deref())).or_raise(py)
}

/// Columns of decisions as bytes, with the number of rows and the widths of two of them.
type Columns<'py> = (usize, usize, usize, [Bound<'py, PyBytes>; 6]);

/// Every decision of games between bots.
#[pyfunction]
pub(crate) fn samples(
    py: Python<'_>,
    table: (String, usize, String),
    bots: Vec<String>,
    seed: u64,
    first: u64,
    end: u64,
) -> PyResult<Columns<'_>> {
    let table = Table::new(&table.0, table.1, &table.2).or_raise(py)?;
    let work = |stopped: &AtomicBool| laboratory::samples(&table, &bots, seed, first..end, stopped);
    let found = interruptible(py, work)?.or_raise(py)?;
    let numbers = |count: usize, bytes: &mut dyn Iterator<Item = u8>| {
        PyBytes::new_with(py, count, |into| {
            into.iter_mut().zip(bytes).for_each(|(into, byte)| *into = byte);
            Ok(())
        })
    };
    let floats = |values: &[f32]| {
        numbers(4 * values.len(), &mut values.iter().flat_map(|value| value.to_ne_bytes()))
    };
    let rows = found.games.len();
    let columns = [
        numbers(8 * rows, &mut found.games.iter().flat_map(|game| game.to_ne_bytes()))?,
        PyBytes::new(py, &found.seats),
        numbers(8 * rows, &mut found.actions.iter().flat_map(|action| action.to_ne_bytes()))?,
        floats(&found.observations)?,
        PyBytes::new(py, &found.masks),
        floats(&found.returns)?,
    ];
    Ok((rows, found.observation, found.actions_in_mask, columns))
}

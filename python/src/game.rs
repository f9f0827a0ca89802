//! `bedesten.Game`: one game in the manner of OpenSpiel.

use laboratory::{Asked, LabError, State, Table};
use pyo3::{
    prelude::*,
    sync::PyOnceLock,
    types::{PyList, PyString, PyTuple},
};
use tabletop::Seat;

use crate::{
    arrays::Array,
    errors::{OrRaise as _, raised},
    value::to_python,
};

/// As OpenSpiel numbers those who are no players.
const CHANCE: i32 = -1;
const NOBODY: i32 = -4;

/// One game in the manner of OpenSpiel.
///
/// `rules` is one of `bedesten.RULES`; `options` has whatever else the options of a table have
/// (docs/records.md), as a dictionary or JSON. The same seed deals the same game.
#[pyclass(module = "bedesten", weakref)]
pub(crate) struct Game {
    state: Box<dyn State>,
    /// Room for the legal actions.
    ids: Vec<u16>,
}

impl Game {
    pub(crate) fn of(state: Box<dyn State>) -> Self {
        Self { state, ids: Vec::new() }
    }

    fn seat(&self, py: Python<'_>, number: i64) -> PyResult<Seat> {
        let seat = usize::try_from(number).ok().filter(|number| *number < self.state.seats());
        seat.and_then(Seat::new).ok_or_else(|| {
            let last = self.state.seats() - 1;
            let why = format!("there is no seat {number}: seats are 0 to {last}");
            raised(py, &LabError::Argument(why))
        })
    }

    /// An action by its number or in notation.
    fn action(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<u16> {
        if let Ok(text) = action.cast::<PyString>() {
            return self.state.id_of(&text.to_cow()?).or_raise(py);
        }
        let number: i64 = action.extract()?;
        u16::try_from(number)
            .map_err(|_| LabError::Argument(format!("there is no action {number}")))
            .or_raise(py)
    }
}

/// A fresh array of NumPy.
fn empty<'py>(py: Python<'py>, size: usize, kind: &str) -> PyResult<Bound<'py, PyAny>> {
    static EMPTY: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    EMPTY.import(py, "numpy", "empty")?.call1((size, kind))
}

/// Options as JSON, whether they come as a dictionary or as a text.
fn written(py: Python<'_>, options: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = options.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    py.import("json")?.getattr("dumps")?.call1((options,))?.extract()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules="base", players=3, seed=1, options=None))]
    fn new(
        py: Python<'_>,
        rules: &str,
        players: usize,
        seed: u64,
        options: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let options = options.map(|options| written(py, options)).transpose()?.unwrap_or_default();
        let table = Table::new(rules, players, &options).or_raise(py)?;
        laboratory::dealt(&table, seed).or_raise(py).map(Self::of)
    }

    /// The ruleset: one of `bedesten.RULES`.
    #[getter]
    fn rules(&self) -> &'static str {
        self.state.rules()
    }

    /// How many play.
    #[getter]
    fn num_players(&self) -> usize {
        self.state.seats()
    }

    /// Numbers of actions are below this. The number of an action never changes.
    #[getter]
    fn num_actions(&self) -> usize {
        self.state.action_count()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.state.observation_size()
    }

    /// The seat that is asked, `bedesten.CHANCE` or `bedesten.TERMINAL`.
    fn current_player(&self) -> i32 {
        match self.state.asked() {
            Asked::Seat(seat) => u8::from(seat).into(),
            Asked::Chance => CHANCE,
            Asked::Nobody => NOBODY,
        }
    }

    /// Whether dice, a card or a tile come next.
    fn is_chance_node(&self) -> bool {
        self.state.asked() == Asked::Chance
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.state.asked() == Asked::Nobody
    }

    /// What is asked, or what chance has to decide; None after the end.
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.state.turn())
    }

    /// The legal actions in ascending order; empty at a chance node and after the end.
    fn legal_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.state.legal(&mut self.ids);
        self.ids.sort_unstable();
        PyList::new(py, &self.ids)
    }

    /// 1 for each legal action and 0 for the others, as a NumPy array; written into `out` if given.
    #[pyo3(signature = (out=None))]
    fn legal_actions_mask<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let count = self.state.action_count();
        let out = out.map_or_else(|| empty(py, count, "uint8"), Ok)?;
        let mut mask = Array::<u8>::of(&out, count)?;
        self.state.legal(&mut self.ids);
        let mask = mask.numbers();
        mask.fill(0);
        for id in &self.ids {
            if let Some(mark) = mask.get_mut(usize::from(*id)) {
                *mark = 1;
            }
        }
        Ok(out)
    }

    /// Every outcome of the open chance node with its probability.
    fn chance_outcomes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.state.outcomes())
    }

    /// Takes an action, by number or in notation; raises `bedesten.Refusal` and changes nothing.
    fn apply_action(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = self.action(py, action)?;
        self.state.apply(id).or_raise(py)
    }

    /// Lets the seed of this game decide the open chance node and returns the outcome, or None elsewhere.
    fn deal(&mut self, py: Python<'_>) -> PyResult<Option<u16>> {
        self.state.deal().or_raise(py)
    }

    /// An action in notation.
    fn action_to_string(&self, py: Python<'_>, action: u16) -> PyResult<String> {
        self.state.text(action).or_raise(py)
    }

    /// The number of an action in notation.
    fn string_to_action(&self, py: Python<'_>, text: &str) -> PyResult<u16> {
        self.state.id_of(text).or_raise(py)
    }

    /// What a seat sees as a dictionary, or with None what everybody sees.
    #[pyo3(signature = (player=None))]
    fn view<'py>(&self, py: Python<'py>, player: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let seat = player.map(|player| self.seat(py, player)).transpose()?;
        let view = py.detach(|| self.state.view(seat)).or_raise(py)?;
        to_python(py, &view)
    }

    /// What a seat sees as numbers, mostly from 0 to 1; written into `out` if given.
    #[pyo3(signature = (player, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, size) = (self.seat(py, player)?, self.state.observation_size());
        let out = out.map_or_else(|| empty(py, size, "float32"), Ok)?;
        let mut numbers = Array::<f32>::of(&out, size)?;
        self.state.observe(seat, numbers.numbers());
        Ok(out)
    }

    /// Everything a seat has seen and sees. Equal texts are equal to this seat.
    fn information_state(&self, py: Python<'_>, player: i64) -> PyResult<String> {
        let seat = self.seat(py, player)?;
        py.detach(|| self.state.information_state(seat)).or_raise(py)
    }

    /// A copy with all that this seat cannot see dealt anew.
    fn resample_from_infostate(&self, py: Python<'_>, player: i64, seed: u64) -> PyResult<Self> {
        let seat = self.seat(py, player)?;
        Ok(Self::of(py.detach(|| self.state.resample(seat, seed))))
    }

    /// A copy with a life of its own.
    fn clone(&self) -> Self {
        Self::of(self.state.copy())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// A text for `bedesten.deserialize`. It has everything, the seed too.
    fn serialize(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.state.serialize()).or_raise(py)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("bedesten")?.getattr("deserialize")?;
        Ok((restore, PyTuple::new(py, [self.serialize(py)?])?))
    }

    /// The share of the victory of each seat; zeros before the end.
    fn returns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.state.returns())
    }

    /// The place of each seat, once the game is over.
    fn ranking(&self) -> Option<Vec<u32>> {
        Some(self.state.ranking()?.into_iter().map(u32::from).collect())
    }

    /// Rubies by seat.
    fn points(&self) -> Vec<u32> {
        self.state.points()
    }

    /// Every action so far, outcomes of chance included.
    fn history(&self) -> Vec<u16> {
        self.state.history()
    }

    /// What a legal action costs and brings for sure.
    fn preview<'py>(
        &self,
        py: Python<'py>,
        action: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let id = self.action(py, action)?;
        to_python(py, &self.state.preview(id).or_raise(py)?)
    }

    /// What a person might look for but cannot do now, with the reasons.
    fn blocked<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &py.detach(|| self.state.blocked()).or_raise(py)?)
    }

    /// The game as a record, for `bedesten.replay` and the program.
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &py.detach(|| self.state.record()).or_raise(py)?)
    }

    /// What a bot answers: `random`, `greedy`, `easy` to `master`, `search:sims=500`.
    #[pyo3(signature = (bot, seed=1))]
    fn choose(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<u16> {
        py.detach(|| self.state.choose(bot, seed)).or_raise(py)
    }

    /// What a search makes of the open question: chances, answers, reasons.
    #[pyo3(signature = (bot="hard", seed=1))]
    fn explain<'py>(&self, py: Python<'py>, bot: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &py.detach(|| self.state.explain(bot, seed)).or_raise(py)?)
    }

    fn __str__(&self) -> String {
        self.state.turn().to_string()
    }

    fn __repr__(&self) -> String {
        let (rules, seats) = (self.state.rules(), self.state.seats());
        format!("<bedesten.Game {rules} players={seats} actions={}>", self.state.history().len())
    }
}

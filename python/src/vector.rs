//! Many games at once.

use std::sync::{Mutex, PoisonError};

use laboratory::{Batch, Buffers, LabError, Table, batch};
use pyo3::{buffer::PyBuffer, prelude::*};

use crate::{arrays::Array, errors::OrRaise as _};

/// Games that are stepped together. `bedesten.vector.make` puts the arrays to it.
#[pyclass(module = "bedesten._native")]
pub(crate) struct VectorGames {
    /// Bots may be handed from thread to thread, but not be asked by two at once.
    batch: Mutex<Box<dyn Batch>>,
    arrays: Option<Arrays>,
}

struct Arrays {
    observations: Array<f32>,
    masks: Array<u8>,
    rewards: Array<f32>,
    points: Array<f32>,
    seats: Array<i32>,
    terminations: Array<u8>,
    truncations: Array<u8>,
}

impl Arrays {
    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: self.observations.numbers(),
            masks: self.masks.numbers(),
            rewards: self.rewards.numbers(),
            points: self.points.numbers(),
            seats: self.seats.numbers(),
            terminations: self.terminations.numbers(),
            truncations: self.truncations.numbers(),
        }
    }
}

impl VectorGames {
    fn batch(&mut self) -> &mut dyn Batch {
        &mut **self.batch.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works without the interpreter.
    fn work(
        &mut self,
        py: Python<'_>,
        work: impl Send + FnOnce(&mut dyn Batch, &mut Buffers<'_>) -> Result<(), LabError>,
    ) -> PyResult<()> {
        let batch = self.batch.get_mut().unwrap_or_else(PoisonError::into_inner);
        let arrays = self.arrays.as_mut();
        let missing = || LabError::Argument("no arrays were given".to_owned());
        let arrays = arrays.ok_or_else(missing).or_raise(py)?;
        let mut buffers = arrays.buffers();
        py.detach(|| work(&mut **batch, &mut buffers)).or_raise(py)
    }
}

#[pymethods]
impl VectorGames {
    #[new]
    #[pyo3(signature = (rules, players, options, games, bots, threads, most_decisions))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        rules: &str,
        players: usize,
        options: &str,
        games: usize,
        bots: Vec<Option<String>>,
        threads: usize,
        most_decisions: u64,
    ) -> PyResult<Self> {
        let table = Table::new(rules, players, options).or_raise(py)?;
        let batch = py.detach(|| batch(&table, games, &bots, threads, most_decisions));
        Ok(Self { batch: Mutex::new(batch.or_raise(py)?), arrays: None })
    }

    /// Games, players, numbers in an observation, numbers of actions.
    fn shape(&mut self) -> (usize, usize, usize, usize) {
        let shape = self.batch().shape();
        (shape.games, shape.players, shape.observation, shape.actions)
    }

    /// Where the results go.
    #[expect(clippy::too_many_arguments, reason = "they are seven arrays")]
    fn write_to(
        &mut self,
        observations: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        points: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        terminations: &Bound<'_, PyAny>,
        truncations: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let shape = self.batch().shape();
        let games = shape.games;
        self.arrays = Some(Arrays {
            observations: Array::of(observations, games * shape.observation)?,
            masks: Array::of(masks, games * shape.actions)?,
            rewards: Array::of(rewards, games * shape.players)?,
            points: Array::of(points, games * shape.players)?,
            seats: Array::of(seats, games)?,
            terminations: Array::of(terminations, games)?,
            truncations: Array::of(truncations, games)?,
        });
        Ok(())
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.work(py, |batch, into| batch.reset(seed, into))
    }

    /// Answers every game with the action of its number.
    fn step(&mut self, py: Python<'_>, actions: PyBuffer<i64>) -> PyResult<()> {
        let actions = actions.to_vec(py)?;
        self.work(py, |batch, into| batch.step(Some(&actions), into))
    }

    fn step_randomly(&mut self, py: Python<'_>) -> PyResult<()> {
        self.work(py, |batch, into| batch.step(None, into))
    }

    fn rollout(&mut self, py: Python<'_>, decisions: u64) -> PyResult<()> {
        self.work(py, |batch, into| batch.rollout(decisions, into))
    }

    fn finished(&mut self) -> u64 {
        self.batch().finished()
    }
}

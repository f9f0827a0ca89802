//! The border to Python: names, exceptions, arrays. What is done behind it is `crates/laboratory`.

mod arrays;
mod errors;
mod functions;
mod game;
mod interrupt;
mod value;
mod vector;

use pyo3::prelude::*;

#[pymodule(gil_used = true)]
mod _native {
    #[pymodule_export]
    use super::functions::{
        analyse, arena_count, arena_play, arena_rate, deserialize, replay, samples, verify,
    };
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::vector::VectorGames;
}

//! Suites that any game passes, each with a line or two of its own.
//!
//! ```ignore
//! tabletop::testing::Contract::new(1).games(200).check::<MyGame>(&options);
//! ```
//!
//! - [`Contract`]: random games keep the promise of [`Game`], and hide what is hidden.
//! - [`fuzz`]: damaged input is answered with an error or a game, never with a panic.
//! - [`perft`]: the number of sequences of actions is what it was.
//! - [`playthrough`]: whole games a person can read.
//! - [`heap`]: a decision takes nothing from the heap.
//!
//! A game has its suites run over every ruleset it knows, so that a new one cannot be forgotten.

#![allow(clippy::missing_panics_doc, reason = "a suite fails by panicking")]

mod contract;
pub mod fuzz;
mod generator;
pub mod heap;
mod hiding;
pub mod perft;
pub mod playthrough;

pub use contract::Contract;
pub use generator::Generator;
pub use hiding::Compared;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Answers, Dealer, Game, Player, Seat, Seed, Viewer, below};

/// How much is played: once in the inner loop, as often as `BEDESTEN_TIMES` says elsewhere.
/// `cargo xtask test` asks for 8, and a night may ask for more.
pub fn times() -> u32 {
    std::env::var("BEDESTEN_TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// The game that a seed deals.
fn dealt<G: Game>(options: &G::Options, seed: Seed) -> G {
    let setup = G::deal(options, &mut Dealer::for_setup(seed))
        .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
    G::start(&setup).unwrap_or_else(|error| panic!("a dealt setup is refused: {error}\n{setup:?}"))
}

/// A random answer, or a random outcome of chance.
fn any_action<G: Game>(game: &G, rng: &mut Generator) -> G::Action {
    if let Some(outcome) = game.is_chance_node().then(|| game.sample_chance(rng)).flatten() {
        return outcome;
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    assert!(!answers.is_empty(), "{:?} has no answer", game.turn());
    answers[below(rng, answers.len() as u32) as usize]
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn nobody(players: usize) -> Vec<Player> {
    (0..players).map(|seat| Player { name: format!("seat {seat}"), bot: None }).collect()
}

fn json_round_trips<T>(value: &T)
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let text = json_round_trips_out(value);
    match serde_json::from_str::<T>(&text) {
        Ok(read) => assert_eq!(&read, value, "read from {text}"),
        Err(error) => panic!("{text} is not read back: {error}"),
    }
}

fn json_round_trips_out<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| panic!("not JSON: {error}"))
}

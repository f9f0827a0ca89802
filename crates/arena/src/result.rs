//! One game of a tournament as it is written down.

use std::{collections::BTreeMap, marker::PhantomData};

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Ranking, Seat, Sink};

use crate::{ArenaGame, Forfeit, MOST_DECISIONS, Thinking};

/// More points than any game gives.
const MOST_POINTS: u32 = 1_000_000;
/// More than a hundred years.
const MOST_SECONDS: f64 = 4e9;

/// One line of a file of results. Lists go by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult<Options> {
    /// The number in the schedule, from 0.
    pub game: u64,
    pub options: Options,
    /// With the number of the deal: what chance did.
    pub seed: u64,
    pub deal: u64,
    pub bots: Vec<String>,
    pub ranking: Ranking,
    /// Turns of all players together.
    pub turns: u64,
    pub decisions: u64,
    pub points: Vec<u32>,
    /// Where the points came from.
    pub sources: Vec<BTreeMap<u8, u32>>,
    pub thinking: Vec<Watch>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// It was broken off, because it would never have ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unfinished: bool,
}

/// What one bot did by itself, and in what time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    pub seconds: f64,
    pub decisions: u64,
    pub turns: u64,
}

impl From<Thinking> for Watch {
    fn from(thinking: Thinking) -> Self {
        // Millionths of a second say enough.
        let seconds = thinking.time.as_micros() as f64 / 1e6;
        Self { seconds, decisions: thinking.decisions, turns: thinking.turns }
    }
}

impl Watch {
    fn is_sound(&self) -> bool {
        (0.0..=MOST_SECONDS).contains(&self.seconds)
            && self.turns.max(self.decisions) <= MOST_DECISIONS
    }
}

impl<Options> GameResult<Options> {
    /// Whether every list has an entry for each seat, and no number is larger than a game can make
    /// it: a line from outside may say anything.
    pub fn is_sound(&self) -> bool {
        let seats = self.bots.len();
        (1..=MAX_SEATS).contains(&seats)
            && Seat::all(MAX_SEATS).filter_map(|seat| self.ranking.rank(seat)).count() == seats
            && self.ranking.winners().next().is_some()
            && [self.points.len(), self.sources.len(), self.thinking.len()] == [seats; 3]
            && self.forfeits.iter().all(|forfeit| forfeit.seat.index() < seats)
            && self.thinking.iter().all(Watch::is_sound)
            && self.turns.max(self.decisions) <= MOST_DECISIONS
            && self.sources.iter().flat_map(BTreeMap::values).all(|points| *points <= MOST_POINTS)
            && self.points.iter().all(|points| *points <= MOST_POINTS)
    }

    pub fn has_forfeited(&self, seat: Seat) -> bool {
        self.forfeits.iter().any(|forfeit| forfeit.seat == seat)
    }
}

/// Listens to where the points come from.
#[derive(Clone, Debug)]
pub(crate) struct Sources<G> {
    by_seat: Vec<BTreeMap<u8, u32>>,
    game: PhantomData<fn() -> G>,
}

impl<G: ArenaGame> Sources<G> {
    pub(crate) fn new(seats: usize) -> Self {
        Self { by_seat: vec![BTreeMap::new(); seats], game: PhantomData }
    }

    pub(crate) fn by_seat(self) -> Vec<BTreeMap<u8, u32>> {
        self.by_seat
    }
}

impl<G: ArenaGame> Sink<G::Event> for Sources<G> {
    fn tell(&mut self, event: G::Event) {
        if let Some(gain) = G::gain(&event)
            && let Some(sources) = self.by_seat.get_mut(gain.seat.index())
        {
            *sources.entry(gain.source).or_default() += 1;
        }
    }
}

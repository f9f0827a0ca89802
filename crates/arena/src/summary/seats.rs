use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Ranking, Seat};

use super::wins::{WinRate, Wins};

/// How often each seat won at tables of one size, whoever sat there.
#[derive(Clone, Debug, Serialize)]
pub struct Seats {
    pub players: usize,
    pub fair: f64,
    /// In turn order.
    pub seats: Vec<WinRate>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct SeatCounts {
    by_players: BTreeMap<usize, Vec<Wins>>,
}

impl SeatCounts {
    pub(super) fn add(&mut self, players: usize, ranking: &Ranking) {
        let seats =
            self.by_players.entry(players).or_insert_with(|| vec![Wins::default(); players]);
        for (wins, seat) in seats.iter_mut().zip(Seat::all(players)) {
            wins.add(ranking, seat);
        }
    }

    pub(super) fn summary(&self) -> Vec<Seats> {
        let table = |(&players, seats): (&usize, &Vec<Wins>)| Seats {
            players,
            fair: 1.0 / players as f64,
            seats: seats.iter().map(|wins| wins.rate()).collect(),
        };
        self.by_players.iter().map(table).collect()
    }
}

use serde::Serialize;
use tabletop::Seat;

use super::wins::{WinRate, Wins};
use crate::{GameResult, Rating};

/// One bot over all its games. Where it sat on several seats of a table, each counts as a game.
#[derive(Clone, Debug, Serialize)]
pub struct Player {
    pub bot: String,
    #[serde(flatten)]
    pub rating: Rating,
    pub seats: WinRate,
    pub mean_points: f64,
    pub seconds_per_turn: f64,
    pub seconds_per_decision: f64,
    pub forfeits: u64,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PlayerCounts {
    wins: Wins,
    seats: u64,
    points: u64,
    seconds: f64,
    decisions: u64,
    turns: u64,
    forfeits: u64,
}

impl PlayerCounts {
    pub(super) fn add<Options>(&mut self, result: &GameResult<Options>, seat: Seat) {
        self.wins.add(&result.ranking, seat);
        self.seats += 1;
        self.points += u64::from(result.points[seat.index()]);
        let watch = result.thinking[seat.index()];
        self.seconds += watch.seconds;
        self.decisions += watch.decisions;
        self.turns += watch.turns;
        self.forfeits += u64::from(result.has_forfeited(seat));
    }

    pub(super) fn summary(&self, bot: &str, rating: Rating) -> Player {
        Player {
            bot: bot.to_owned(),
            rating,
            seats: self.wins.rate(),
            mean_points: self.points as f64 / self.seats.max(1) as f64,
            seconds_per_turn: self.seconds / self.turns.max(1) as f64,
            seconds_per_decision: self.seconds / self.decisions.max(1) as f64,
            forfeits: self.forfeits,
        }
    }
}

//! What comes of the bazaar of a day.

use protocol::web::tables::Sitter;
use store::{DailyResult, Phase};
use tabletop::Seat;

use super::state::Room;
use crate::tables::seats::Seated;

impl Room {
    /// Writes down the result of a game of a day that is over; once, however often it is tried.
    pub(super) async fn count_daily(&self) {
        let is_daily = self.play.as_ref().is_some_and(|play| play.day().is_some());
        if !is_daily || self.table.phase != Phase::Over {
            return;
        }
        let result = self.daily_result();
        if let Err(error) = self.app.store.end_daily(&self.table.id, result.as_ref()).await {
            tracing::error!(%error, table = self.table.id, "a daily bazaar cannot be counted yet");
        }
    }

    /// Nothing, if the game was ended before its end, or a bot has answered for the person.
    fn daily_result(&self) -> Option<DailyResult> {
        let play = self.play.as_ref()?;
        play.ranking()?;
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        let (seat, _) = seats.find(|(_, seated)| is_played_alone(seated))?;
        let tally = play.tally(seat);
        let marks = tally.turns.iter().map(|rubies| char::from(b'0' + (*rubies).min(9)));
        Some(DailyResult {
            rubies: tally.rubies,
            turns: tally.turns.len() as u32,
            lira: tally.lira,
            won: tally.won,
            marks: marks.collect(),
        })
    }
}

fn is_played_alone(seated: &Seated) -> bool {
    match seated.sitter {
        Sitter::Person { .. } => {
            !seated.stand_in && seated.absences == 0 && seated.bot_since.is_none()
        }
        Sitter::Nobody | Sitter::Bot { .. } => false,
    }
}

use serde::Serialize;
use tabletop::{Ranking, Seat};

use crate::statistics::Share;

/// A victory shared by one to five players, in whole parts: sums do not depend on their order.
pub const PARTS: u64 = 60;

/// How often somebody won, out of how many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    parts: u64,
    games: u64,
}

/// The same as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WinRate {
    pub games: u64,
    pub wins: f64,
    #[serde(flatten)]
    pub share: Share,
}

impl Wins {
    /// One more game of this seat.
    pub fn add(&mut self, ranking: &Ranking, seat: Seat) {
        self.games += 1;
        if ranking.rank(seat) == Some(1) {
            self.parts += PARTS / ranking.winners().count().max(1) as u64;
        }
    }

    pub fn rate(self) -> WinRate {
        let wins = self.parts as f64 / PARTS as f64;
        WinRate { games: self.games, wins, share: Share::of(wins, self.games) }
    }
}

impl WinRate {
    /// Whether the whole interval lies on one side of what chance would give.
    pub fn against(&self, fair: f64) -> Verdict {
        if self.share.low > fair {
            Verdict::Above
        } else if self.share.high < fair {
            Verdict::Below
        } else {
            Verdict::Open
        }
    }
}

/// What can be said about a share of victories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Above,
    Below,
    Open,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_counts_in_parts_and_adds_up() {
        let ranking = Ranking::by_score(&[3, 3, 3, 1]);
        let mut all = [Wins::default(); 4];
        for (wins, seat) in all.iter_mut().zip(Seat::all(4)) {
            wins.add(&ranking, seat);
        }
        let sum: f64 = all.iter().map(|wins| wins.rate().wins).sum();
        assert!((sum - 1.0).abs() < 1e-12);
        assert!((all[0].rate().wins - 1.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn a_share_is_above_what_is_fair_only_if_its_whole_interval_is() {
        let rate = |parts, games| Wins { parts: parts * PARTS, games }.rate();
        assert_eq!(rate(60, 100).against(0.5), Verdict::Above);
        assert_eq!(rate(55, 100).against(0.5), Verdict::Open);
        assert_eq!(rate(30, 100).against(0.5), Verdict::Below);
    }
}

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// Who came where: 1 for the winners, equal numbers for a shared place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "Array<number>"))]
#[serde(transparent)]
pub struct Ranking {
    ranks: ArrayVec<u8, MAX_SEATS>,
}

impl Ranking {
    /// Ranks seats by their scores: the highest score comes first, equal scores share.
    pub fn by_score<Score: Ord>(scores: &[Score]) -> Self {
        let ranks = scores
            .iter()
            .map(|score| 1 + scores.iter().filter(|other| *other > score).count() as u8)
            .collect();
        Self { ranks }
    }

    /// The place of a seat, from 1; a seat that does not exist has none.
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        self.ranks.get(seat.index()).copied()
    }

    /// Everybody on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.ranks.len()).filter(|seat| self.ranks[seat.index()] == 1)
    }

    /// The share of the victory: 1 for a sole winner, a half each for two, 0 for the rest.
    pub fn returns(&self) -> ArrayVec<f64, MAX_SEATS> {
        let winners = self.winners().count() as f64;
        self.ranks.iter().map(|&rank| if rank == 1 { 1.0 / winners } else { 0.0 }).collect()
    }
}

/// The places in turn order: `[2, 1, 3]`.
impl std::fmt::Display for Ranking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&self.ranks).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_one_is_left_out() {
        let ranking = Ranking::by_score(&[(5, 3), (6, 0), (5, 3), (4, 9)]);
        let ranks: Vec<_> = Seat::all(4).map(|seat| ranking.rank(seat)).collect();
        assert_eq!(ranks, [Some(2), Some(1), Some(2), Some(4)]);
    }

    #[test]
    fn a_shared_victory_is_shared() {
        let ranking = Ranking::by_score(&[7, 7, 1]);
        assert_eq!(ranking.returns().as_slice(), [0.5, 0.5, 0.0]);
    }
}

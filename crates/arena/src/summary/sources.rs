use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::Seat;

use crate::{ArenaGame, GameResult};

/// Where the points of winners and of losers came from.
#[derive(Clone, Debug, Serialize)]
pub struct Sources {
    /// The mean number of points of one winner, and of one loser.
    pub winner: f64,
    pub loser: f64,
    /// The most generous first.
    pub sources: Vec<Source>,
}

/// One source with its part in all points of winners, and of losers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Source {
    pub source: u8,
    pub name: String,
    pub winners: f64,
    pub losers: f64,
}

/// Counted for winners and for losers.
#[derive(Clone, Debug, Default)]
pub(super) struct SourceCounts {
    by_source: BTreeMap<u8, [u64; 2]>,
    seats: [u64; 2],
    points: [u64; 2],
}

impl SourceCounts {
    pub(super) fn add<Options>(&mut self, result: &GameResult<Options>) {
        for (seat, sources) in Seat::all(result.bots.len()).zip(&result.sources) {
            // Whoever forfeited did not win these points.
            if result.has_forfeited(seat) {
                continue;
            }
            let side = usize::from(result.ranking.rank(seat) != Some(1));
            self.seats[side] += 1;
            self.points[side] += u64::from(result.points[seat.index()]);
            for (source, points) in sources {
                self.by_source.entry(*source).or_default()[side] += u64::from(*points);
            }
        }
    }

    pub(super) fn summary<G: ArenaGame>(&self) -> Sources {
        let all = |side: usize| self.by_source.values().map(|counts| counts[side]).sum::<u64>();
        let part = |counts: &[u64; 2], side| counts[side] as f64 / all(side).max(1) as f64;
        let mut sources: Vec<_> = self.by_source.iter().collect();
        sources.sort_by_key(|(_, counts)| std::cmp::Reverse(counts.iter().sum::<u64>()));
        let mean = |side: usize| self.points[side] as f64 / self.seats[side].max(1) as f64;
        Sources {
            winner: mean(0),
            loser: mean(1),
            sources: sources
                .into_iter()
                .map(|(&source, counts)| Source {
                    source,
                    name: G::source_name(source),
                    winners: part(counts, 0),
                    losers: part(counts, 1),
                })
                .collect(),
        }
    }
}

use std::collections::BTreeMap;

use serde::Serialize;

/// Why a bot forfeited, and how often for this reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forfeits {
    pub bot: String,
    pub reason: String,
    pub games: u64,
}

/// So many reasons are told apart; a bot may find a new one every time.
const MOST_REASONS: usize = 50;

#[derive(Clone, Debug, Default)]
pub(super) struct ForfeitCounts {
    by_reason: BTreeMap<(usize, String), u64>,
}

impl ForfeitCounts {
    pub(super) fn add(&mut self, bot: usize, reason: &str) {
        let known = self.by_reason.contains_key(&(bot, reason.to_owned()));
        let reason = if known || self.by_reason.len() < MOST_REASONS { reason } else { "others" };
        *self.by_reason.entry((bot, reason.to_owned())).or_default() += 1;
    }

    pub(super) fn summary(&self, names: &[String]) -> Vec<Forfeits> {
        let told = |((bot, reason), games): (&(usize, String), &u64)| Forfeits {
            bot: names[*bot].clone(),
            reason: reason.clone(),
            games: *games,
        };
        self.by_reason.iter().map(told).collect()
    }
}

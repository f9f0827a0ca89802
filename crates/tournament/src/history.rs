//! What is known of everybody from the rounds so far.

use crate::{Player, Table, Tournament, lot};

/// Points of whoever comes first alone. Shares of 1 to 4 opponents, and halves of them, are whole
/// numbers of it.
pub const WIN: u32 = 24;

/// A seat at the beginning or the end of the order, of any table: what lies between is a part of it.
pub(crate) const EDGE: i64 = 12;

/// The points of every seat: which share of the opponents was beaten; half of it for whoever is
/// equal.
pub fn points(places: &[u8]) -> Vec<u32> {
    let others = places.len().saturating_sub(1).max(1) as u32;
    let of = |place: &u8| {
        let beaten = places.iter().filter(|other| *other > place).count() as u32;
        let not_worse = places.iter().filter(|other| *other >= place).count() as u32;
        // One of those who are equal is the player.
        let equal = not_worse - beaten - 1;
        (2 * beaten + equal) * (WIN / 2) / others
    };
    places.iter().map(of).collect()
}

/// Where a seat lies in the order of its table: `-EDGE` begins, `EDGE` is last.
#[expect(clippy::cast_possible_wrap, reason = "seats are few")]
pub(crate) const fn position(seat: usize, seats: usize) -> i64 {
    let others = seats.saturating_sub(1);
    if others == 0 {
        return 0;
    }
    let doubled = EDGE * (seat * 2).abs_diff(others) as i64 / others as i64;
    if seat * 2 < others { -doubled } else { doubled }
}

pub(crate) struct History {
    pub(crate) points: Vec<u32>,
    /// How often each was first, alone or with others.
    pub(crate) wins: Vec<u32>,
    /// How often each was free.
    pub(crate) free: Vec<u32>,
    /// The sum of all positions: 0 if early and late seats are in balance.
    pub(crate) balance: Vec<i64>,
    pub(crate) last_position: Vec<Option<i64>>,
    /// How often two have met.
    met: Vec<Vec<u32>>,
}

impl History {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let count = tournament.entries.len();
        let mut history = Self {
            points: vec![0; count],
            wins: vec![0; count],
            free: vec![0; count],
            balance: vec![0; count],
            last_position: vec![None; count],
            met: vec![vec![0; count]; count],
        };
        for round in &tournament.rounds {
            for player in &round.free {
                history.free[*player] += 1;
                history.points[*player] += WIN;
            }
            for table in &round.tables {
                history.add(table);
            }
        }
        history
    }

    fn add(&mut self, table: &Table) {
        for (seat, player) in table.seats.iter().enumerate() {
            let position = position(seat, table.seats.len());
            self.balance[*player] += position;
            self.last_position[*player] = Some(position);
            for other in table.seats.iter().filter(|other| *other != player) {
                self.met[*player][*other] += 1;
            }
        }
        let Some(places) = &table.places else { return };
        for ((player, place), points) in table.seats.iter().zip(places).zip(points(places)) {
            self.points[*player] += points;
            self.wins[*player] += u32::from(*place == 1);
        }
    }

    pub(crate) fn met(&self, one: Player, other: Player) -> u32 {
        self.met[one][other]
    }

    /// These players, the one with most points first, those who are equal by lot.
    pub(crate) fn ranked(&self, seed: &str, mut players: Vec<Player>) -> Vec<Player> {
        players.sort_by_key(|player| {
            (std::cmp::Reverse(self.points[*player]), lot::of_player(seed, *player))
        });
        players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_the_share_of_opponents_that_was_beaten() {
        assert_eq!(points(&[1, 2]), [24, 0]);
        assert_eq!(points(&[1, 1]), [12, 12]);
        assert_eq!(points(&[2, 1, 3]), [12, 24, 0]);
        assert_eq!(points(&[1, 2, 2, 4]), [24, 12, 12, 0]);
        assert_eq!(points(&[5, 4, 3, 2, 1]), [0, 6, 12, 18, 24]);
    }

    #[test]
    fn every_table_gives_half_a_win_for_each_who_sits_there() {
        for places in [vec![1, 2], vec![1, 1, 1], vec![1, 2, 2, 4], vec![1, 1, 3, 4, 5]] {
            let sum: u32 = points(&places).iter().sum();
            assert_eq!(sum, WIN / 2 * places.len() as u32, "{places:?}");
        }
    }

    #[test]
    fn seats_are_in_balance_from_the_first_to_the_last() {
        assert_eq!([0, 1].map(|seat| position(seat, 2)), [-12, 12]);
        assert_eq!([0, 1, 2, 3].map(|seat| position(seat, 4)), [-12, -4, 4, 12]);
        assert_eq!([0, 1, 2, 3, 4].map(|seat| position(seat, 5)), [-12, -6, 0, 6, 12]);
    }
}

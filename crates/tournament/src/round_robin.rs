//! Everybody meets everybody, two at a table: the circle method, as in the Berger tables.
//!
//! One player stays where they are, the others walk around a circle; in each round those who face each
//! other meet. With an odd number nobody stays, and whoever would meet them is free.

use std::cmp::Ordering;

use crate::{Player, Round, Table, Tournament, lot};

pub(crate) fn next(tournament: &Tournament) -> Round {
    let mut order = field(tournament);
    order.sort_by_key(|player| lot::of_player(&tournament.seed, *player));
    let is_there = |player: Player| !tournament.entries[player].left;
    let mut round = Round::default();
    for (first, second) in pairs(order.len(), tournament.rounds.len()) {
        let [first, second] = [first, second].map(|number| order.get(number).copied());
        match (first.filter(|player| is_there(*player)), second.filter(|player| is_there(*player)))
        {
            (Some(first), Some(second)) => {
                round.tables.push(Table { seats: vec![first, second], places: None, name: None });
            }
            (Some(alone), None) | (None, Some(alone)) => round.free.push(alone),
            (None, None) => {}
        }
    }
    round
}

/// Those who were there when it began.
fn field(tournament: &Tournament) -> Vec<Player> {
    let Some(first) = tournament.rounds.first() else { return tournament.present() };
    let seated = first.tables.iter().flat_map(|table| &table.seats);
    seated.chain(&first.free).copied().collect()
}

/// Who meets whom in a round from 0, whoever begins first. With an odd number of players there is one
/// more number, which is nobody's.
fn pairs(players: usize, round: usize) -> Vec<(usize, usize)> {
    let circle = (players + players % 2).saturating_sub(1).max(1);
    let stays = circle;
    let place = round % circle;
    // The second time around everybody has the other seat.
    let again = (round / circle) % 2 == 1;
    let mut pairs = Vec::with_capacity(circle.div_ceil(2));
    for one in 0..circle {
        let other = (place + circle - one) % circle;
        let begins = match one.cmp(&other) {
            Ordering::Equal => place.is_multiple_of(2),
            // Of the two ways around the circle exactly one is odd: everybody begins half of the time.
            Ordering::Less => (one + circle - other) % circle % 2 == 1,
            Ordering::Greater => continue,
        };
        let other = if one == other { stays } else { other };
        pairs.push(if begins == again { (other, one) } else { (one, other) });
    }
    pairs
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn everybody_meets_everybody_once_and_begins_half_of_the_time() {
        for players in 2..=20_usize {
            let circle = players + players % 2 - 1;
            let mut met = HashSet::new();
            let mut balance = vec![0_i32; players + 1];
            for round in 0..circle {
                let mut busy = HashSet::new();
                for (first, second) in pairs(players, round) {
                    assert!(busy.insert(first) && busy.insert(second), "nobody plays twice");
                    assert!(met.insert((first.min(second), first.max(second))));
                    if first.max(second) < players {
                        balance[first] += 1;
                        balance[second] -= 1;
                    }
                }
            }
            assert_eq!(met.len(), circle * circle.div_ceil(2), "{players}");
            assert!(balance.iter().all(|balance| balance.abs() <= 1), "{players}: {balance:?}");
        }
    }

    #[test]
    fn the_second_time_everybody_has_the_other_seat() {
        for round in 0..5 {
            let again = pairs(6, round + 5);
            let turned: Vec<_> = pairs(6, round).into_iter().map(|(one, two)| (two, one)).collect();
            assert_eq!(again, turned);
        }
    }
}

//! Who leads, and why.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::{
    Player, Tournament,
    history::{History, points},
    lot,
};

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    pub player: Player,
    /// From 1; nobody shares one, since lots are drawn at last.
    pub place: usize,
    /// In parts of a win.
    pub points: u32,
    /// How many points the opponents have: for each round the mean of those at the table, in twelfths.
    pub opposition: u32,
    /// Points against those who are equal so far, if all of them have met.
    pub direct: Option<u32>,
    pub wins: u32,
    /// Nothing but the lot is between this player and one before or after.
    pub by_lot: bool,
    pub left: bool,
}

/// Parts of the opposition that the points of one opponent have.
const PARTS: u32 = 12;

pub(crate) fn of(tournament: &Tournament) -> Vec<Standing> {
    let history = History::of(tournament);
    let mut standings: Vec<Standing> = (0..tournament.entries.len())
        .map(|player| Standing {
            player,
            place: 0,
            points: history.points[player],
            opposition: opposition(tournament, &history, player),
            direct: None,
            wins: history.wins[player],
            by_lot: false,
            left: tournament.entries[player].left,
        })
        .collect();
    let lot = |standing: &Standing| lot::of_player(&tournament.seed, standing.player);
    standings.sort_by_key(|standing| Reverse((standing.points, standing.opposition)));
    for equal in standings
        .chunk_by_mut(|one, other| (one.points, one.opposition) == (other.points, other.opposition))
    {
        let players: Vec<Player> = equal.iter().map(|standing| standing.player).collect();
        for standing in equal.iter_mut() {
            standing.direct = direct(tournament, &history, standing.player, &players);
        }
        equal.sort_by_key(|standing| (Reverse((standing.direct, standing.wins)), lot(standing)));
        for same in
            equal.chunk_by_mut(|one, other| (one.direct, one.wins) == (other.direct, other.wins))
        {
            let several = same.len() > 1;
            for standing in same {
                standing.by_lot = several;
            }
        }
    }
    for (place, standing) in (1..).zip(&mut standings) {
        standing.place = place;
    }
    standings
}

/// Whoever did not play in a round is counted as if against somebody with as many points as they have
/// themselves.
fn opposition(tournament: &Tournament, history: &History, player: Player) -> u32 {
    let of_round = |round: &crate::Round| {
        let Some(table) = round.tables.iter().find(|table| table.seats.contains(&player)) else {
            return history.points[player] * PARTS;
        };
        let others = table.seats.iter().filter(|other| **other != player);
        let sum: u32 = others.map(|other| history.points[*other]).sum();
        // Nobody's strength is counted before the game is over.
        let over = u32::from(table.places.is_some());
        over * sum * PARTS / (table.seats.len().saturating_sub(1).max(1) as u32)
    };
    tournament.rounds.iter().map(of_round).sum()
}

/// The points a player made against those who are equal. Nothing, unless every two of them have met.
fn direct(
    tournament: &Tournament,
    history: &History,
    player: Player,
    equal: &[Player],
) -> Option<u32> {
    let all_met = equal
        .iter()
        .enumerate()
        .all(|(place, one)| equal[place + 1..].iter().all(|other| history.met(*one, *other) > 0));
    if equal.len() < 2 || !all_met {
        return None;
    }
    let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
    let mut sum = 0;
    for table in tables.filter(|table| table.seats.contains(&player)) {
        let Some(places) = &table.places else { continue };
        let place_of = |wanted: Player| {
            let seat = table.seats.iter().position(|sitter| *sitter == wanted)?;
            places.get(seat).copied()
        };
        let Some(mine) = place_of(player) else { continue };
        for other in equal.iter().filter(|other| **other != player) {
            let Some(theirs) = place_of(*other) else { continue };
            let duel = [mine, theirs].map(|place| 1 + u8::from(place > mine.min(theirs)));
            sum += points(&duel)[0];
        }
    }
    Some(sum)
}

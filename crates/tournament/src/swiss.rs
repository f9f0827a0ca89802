//! A round for those who stand alike. A round robin at larger tables is the same without the points.

use crate::{
    Format, Player, Round, Table, Tournament,
    grouping::{Cost, group},
    history::{EDGE, History},
    lot::Numbers,
    seats::{imbalance, seated},
    table_sizes,
};

pub(crate) fn next(tournament: &Tournament) -> Round {
    let history = History::of(tournament);
    let plan = &tournament.plan;
    let mut players = history.ranked(&tournament.seed, tournament.present());
    let sizes = table_sizes(players.len(), plan.size, plan.most);
    let seats: usize = sizes.iter().sum();
    let mut free = Vec::new();
    while players.len() > seats {
        let Some(place) = who_is_free(&history, &players) else { break };
        free.push(players.remove(place));
    }
    let costs: Vec<Vec<Cost>> = players
        .iter()
        .map(|one| players.iter().map(|other| cost(tournament, &history, *one, *other)).collect())
        .collect();
    let mut numbers = Numbers::of_round(&tournament.seed, tournament.rounds.len());
    let tables = group(&costs, &sizes, &mut numbers).into_iter().map(|table| {
        let sitters: Vec<Player> = table.into_iter().map(|place| players[place]).collect();
        Table { seats: seated(&history, &sitters), places: None, name: None }
    });
    Round { tables: tables.collect(), free }
}

/// The last of those who were free least often: nobody twice before everybody was once.
fn who_is_free(history: &History, players: &[Player]) -> Option<usize> {
    (0..players.len()).rev().min_by_key(|place| history.free[players[*place]])
}

/// How bad it is that these two meet.
fn cost(tournament: &Tournament, history: &History, one: Player, other: Player) -> Cost {
    let met = u64::from(history.met(one, other));
    let apart = u64::from(history.points[one].abs_diff(history.points[other]));
    let apart = match tournament.plan.format {
        Format::Swiss => apart * apart,
        Format::RoundRobin => 0,
    };
    let (mut far, mut seats) = (0, 0);
    if tournament.plan.size == 2 {
        let better = [[one, other], [other, one]].map(|order| imbalance(history, &order));
        let [first, second] = better;
        seats = u64::try_from(first.min(second)).unwrap_or_default();
        let pushed = if first <= second { [-EDGE, EDGE] } else { [EDGE, -EDGE] };
        let balance = |player: Player, push: i64| (history.balance[player] + push).abs();
        // Three more of one seat than of the other are too many.
        let most = balance(one, pushed[0]).max(balance(other, pushed[1]));
        far = u64::from(most > 2 * EDGE);
    }
    Cost([met * met, far, apart, seats])
}

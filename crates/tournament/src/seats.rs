//! Who begins: early and late seats are in balance for everybody.

use crate::{
    Player,
    history::{History, position},
};

/// The seats of a table: those under which the balances of all are smallest, then those under which
/// most sit elsewhere than the last time, then the order in which they come.
pub(crate) fn seated(history: &History, players: &[Player]) -> Vec<Player> {
    let mut best: Option<((i64, usize), Vec<Player>)> = None;
    orders(&mut Vec::new(), players, &mut |order| {
        let cost = (imbalance(history, order), same_as_before(history, order));
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, order.to_vec()));
        }
    });
    best.map(|(_, order)| order).unwrap_or_default()
}

/// The sum of the squares: two who are a little out of balance are better than one who is far.
pub(crate) fn imbalance(history: &History, order: &[Player]) -> i64 {
    let after = |(seat, player): (usize, &Player)| {
        (history.balance[*player] + position(seat, order.len())).pow(2)
    };
    order.iter().enumerate().map(after).sum()
}

fn same_as_before(history: &History, order: &[Player]) -> usize {
    let same = |(seat, player): &(usize, &Player)| {
        history.last_position[**player] == Some(position(*seat, order.len()))
    };
    order.iter().enumerate().filter(same).count()
}

/// Every order of the players, theirs first.
fn orders(begun: &mut Vec<Player>, players: &[Player], look: &mut impl FnMut(&[Player])) {
    if begun.len() == players.len() {
        look(begun);
        return;
    }
    for player in players {
        if !begun.contains(player) {
            begun.push(*player);
            orders(begun, players, look);
            begun.pop();
        }
    }
}

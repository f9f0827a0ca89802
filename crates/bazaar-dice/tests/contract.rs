//! The promise of `tabletop`, for every number of players.
//!
//! `BEDESTEN_TIMES=8` plays more of each.

use bazaar_dice::{Game, Options};
use tabletop::testing::{Contract, times};

fn check(players: usize) {
    let seed = players as u64;
    Contract::new(seed)
        .games(12 * times())
        .closely_every(397)
        .check::<Game>(&Options::new(players));
}

#[test]
fn for_two() {
    check(2);
}

#[test]
fn for_three() {
    check(3);
}

#[test]
fn for_four() {
    check(4);
}

//! The two mosques: one tile per action, for one good of its colour, if enough of it is there.
//!
//! Both tiles of one mosque bring a ruby. What the tiles do is told where it happens: red in
//! `roll.rs`, green in `warehouse.rs`, blue here, yellow in `assistants.rs`.

use tabletop::{Answers, Sink};

use super::{great_mosque, small_mosque};
use crate::{Action, Event, Game, Good, Goods, Place, Reason, Refusal};

#[inline]
pub(super) fn answers(game: &Game, colours: [Good; 2], answers: &mut Answers<Action>) {
    for good in colours {
        if check(game, good).is_ok() {
            answers.push(Action::Tile { good });
        }
    }
}

/// The goods shown on the tiles of one colour, from the top.
#[inline]
pub(crate) const fn tiles(players: usize) -> &'static [u8] {
    match players {
        2 => &[2, 4],
        3 => &[2, 3, 4],
        _ => &[2, 3, 4, 5],
    }
}

/// The number on the next tile of a colour, if there is one.
#[inline]
pub(crate) fn next_tile(game: &Game, good: Good) -> Option<u8> {
    tiles(game.seat_count()).get(usize::from(game.tiles_taken[good.index()])).copied()
}

/// Which mosque has the tiles of this colour.
pub(crate) const fn of(good: Good) -> Place {
    match good {
        Good::Red | Good::Green => Place::SmallMosque,
        Good::Yellow | Good::Blue => Place::GreatMosque,
    }
}

/// The two colours of a mosque.
pub(crate) const fn colours(place: Place) -> [Good; 2] {
    if matches!(place, Place::SmallMosque) { small_mosque::COLOURS } else { great_mosque::COLOURS }
}

/// Whether the next tile of a colour can be taken (B-32): the number must be there, one is paid.
#[inline]
pub(crate) fn check(game: &Game, good: Good) -> Result<(), Refusal> {
    let me = game.me();
    if me.tiles.contains(good) {
        return Err(Refusal::new(Reason::Owned, 32));
    }
    let Some(number) = next_tile(game, good) else {
        return Err(Refusal::new(Reason::NoneLeft, 32));
    };
    if me.goods[good] < number {
        let mut missing = Goods::NONE;
        missing[good] = number - me.goods[good];
        return Err(Refusal::short_of_goods(missing, 0, 66));
    }
    Ok(())
}

/// Whether any tile of this mosque can be taken; if not, what is in the way of the first.
pub(super) fn check_any(game: &Game, [one, other]: [Good; 2]) -> Result<(), Refusal> {
    check(game, one).or_else(|refusal| check(game, other).map_err(|_| refusal))
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, place: Place, action: Action, sink: &mut S) {
    let Action::Tile { good } = action else { return };
    game.pay_good(good, sink);
    let seat = game.seat;
    game.tiles_taken[good.index()] += 1;
    game.me_mut().tiles.insert(good);
    sink.tell(Event::MosqueTileTaken { seat, good });
    if good == Good::Blue {
        // Ruling B-14: the fifth assistant comes under the merchant, wherever he is.
        game.me_mut().stack.add(false);
        sink.tell(Event::AssistantGained { seat });
    }
    let (colours, rubies) = if place == Place::SmallMosque {
        (small_mosque::COLOURS, &mut game.rubies.small_mosque)
    } else {
        (great_mosque::COLOURS, &mut game.rubies.great_mosque)
    };
    let tiles = game.players[seat.index()].tiles;
    if colours.into_iter().all(|colour| tiles.contains(colour)) && *rubies > 0 {
        *rubies -= 1;
        game.gain_ruby(place, sink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn n_3_tiles_are_left_out_by_the_number_of_players() {
        let cases: [(usize, &[u8]); 4] =
            [(2, &[2, 4]), (3, &[2, 3, 4]), (4, &[2, 3, 4, 5]), (5, &[2, 3, 4, 5])];
        for (players, expected) in cases {
            assert_eq!(tiles(players), expected, "{players} players");
        }
    }
}

//! The two mosques: one tile per action, for one good of its colour, if enough of it is there.
//!
//! Both tiles of one mosque bring a ruby. What the tiles do is told where it happens: red in
//! `roll.rs`, green in `warehouse.rs`, blue here, yellow in `assistants.rs`.

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, Good, Goods, Place, Reason, Refusal, Ruling::B};

/// The action of a mosque.
macro_rules! mosque {
    ($place:ident, $wanted:expr) => {
        impl crate::turn::visit::Visit for crate::pieces::place::at::$place {
            #[inline]
            fn answers(game: &crate::Game, answers: &mut tabletop::Answers<crate::Action>) {
                super::mosque::answers(game, crate::Place::$place, answers);
            }

            fn check(game: &crate::Game) -> Result<(), crate::Refusal> {
                super::mosque::check_any(game, crate::Place::$place)
            }

            fn act<S: tabletop::Sink<crate::Event>>(
                game: &mut crate::Game,
                action: crate::Action,
                sink: &mut S,
            ) {
                if let crate::Action::Tile { good } = action {
                    super::mosque::take(game, crate::Place::$place, good, sink);
                }
            }

            /// Ruling L-104: which tile is asked.
            fn again<S: tabletop::Sink<crate::Event>>(game: &mut crate::Game, _: &mut S) {
                game.steps.push(crate::turn::step::Step::ActAgain { place: crate::Place::$place });
            }

            fn refuse(
                game: &crate::Game,
                action: crate::Action,
            ) -> Option<Result<(), crate::Refusal>> {
                super::mosque::refuse(game, crate::Place::$place, action)
            }

            fn wanted(_: &crate::Game) -> Vec<crate::Action> {
                $wanted.map(|good| crate::Action::Tile { good }).to_vec()
            }
        }
    };
}
pub(super) use mosque;

#[inline]
pub(super) fn answers(game: &Game, place: Place, answers: &mut Answers<Action>) {
    for good in colours(place) {
        if check(game, good).is_ok() {
            answers.push(Action::Tile { good });
        }
    }
}

/// The two colours of a mosque.
pub(crate) const fn colours(place: Place) -> [Good; 2] {
    if matches!(place, Place::SmallMosque) {
        [Good::Red, Good::Green]
    } else {
        [Good::Yellow, Good::Blue]
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
    tiles(game.seats()).get(usize::from(game.tiles_taken[good.index()])).copied()
}

/// Which mosque has the tiles of this colour.
pub(crate) const fn of(good: Good) -> Place {
    match good {
        Good::Red | Good::Green => Place::SmallMosque,
        Good::Yellow | Good::Blue => Place::GreatMosque,
    }
}

/// Whether the next tile of a colour can be taken (B-32): the number must be there, one is paid.
#[inline]
pub(crate) fn check(game: &Game, good: Good) -> Result<(), Refusal> {
    let me = game.me();
    if me.tiles.contains(good) {
        return Err(Refusal::new(Reason::Owned, B(32)));
    }
    let Some(number) = next_tile(game, good) else {
        return Err(Refusal::new(Reason::NoneLeft, B(32)));
    };
    if me.goods[good] < number {
        let mut missing = Goods::NONE;
        missing[good] = number - me.goods[good];
        return Err(Refusal::short_of_goods(missing, 0, B(66)));
    }
    Ok(())
}

/// Whether any tile of this mosque can be taken; if not, what is in the way of the first.
pub(super) fn check_any(game: &Game, place: Place) -> Result<(), Refusal> {
    let [one, other] = colours(place);
    check(game, one).or_else(|refusal| check(game, other).map_err(|_| refusal))
}

/// Why no tile of this mosque is taken.
pub(super) fn refuse(game: &Game, place: Place, action: Action) -> Option<Result<(), Refusal>> {
    let Action::Tile { good } = action else { return None };
    (of(good) == place).then(|| game.check_at(place, B(32)).and_then(|()| check(game, good)))
}

/// Takes a tile of this mosque.
pub(super) fn take<S: Sink<Event>>(game: &mut Game, place: Place, good: Good, sink: &mut S) {
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
    let tiles = game.players[seat.index()].tiles;
    let rubies = if place == Place::SmallMosque {
        &mut game.rubies.small_mosque
    } else {
        &mut game.rubies.great_mosque
    };
    if colours(place).into_iter().all(|colour| tiles.contains(colour)) && *rubies > 0 {
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

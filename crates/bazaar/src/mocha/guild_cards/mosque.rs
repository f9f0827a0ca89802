//! Guild cards 14 and 15: the top tile of a colour of the mosque, whatever its number, for one good
//! of that colour.

use tabletop::{Answers, Sink};

use super::Improve;
use crate::{
    Action, Event, Game, Good, Goods, Place, Reason, Refusal, Ruling::M, base::places::mosque,
    pieces::place::at, turn::visit::Visit as _,
};

/// The card of a mosque.
macro_rules! mosque {
    ($( $place:ident ),*) => { $(
        impl Improve for at::$place {
            fn check(game: &Game) -> Result<(), Refusal> {
                check_any(game, Place::$place)
            }

            fn answers(game: &Game, answers: &mut Answers<Action>) {
                answers_of(game, Place::$place, answers);
            }

            fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
                let Action::Tile { good } = action else { return None };
                Some(check(game, Place::$place, good))
            }

            fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
                at::$place::act(game, action, sink);
            }
        }
    )* };
}
mosque! { SmallMosque, GreatMosque }

fn answers_of(game: &Game, place: Place, answers: &mut Answers<Action>) {
    for good in mosque::colours(place) {
        if check(game, place, good).is_ok() {
            answers.push(Action::Tile { good });
        }
    }
}

fn check(game: &Game, place: Place, good: Good) -> Result<(), Refusal> {
    if mosque::of(good) != place {
        return Err(Refusal::new(Reason::NotAnAnswer, M(22)));
    }
    if game.me().tiles.contains(good) {
        return Err(Refusal::new(Reason::Owned, M(9)));
    }
    if mosque::next_tile(game, good).is_none() {
        return Err(Refusal::new(Reason::NoneLeft, M(9)));
    }
    if game.me().goods[good] == 0 {
        let mut missing = Goods::NONE;
        missing[good] = 1;
        return Err(Refusal::short_of_goods(missing, 0, M(9)));
    }
    Ok(())
}

fn check_any(game: &Game, place: Place) -> Result<(), Refusal> {
    let [one, other] = mosque::colours(place);
    check(game, place, one).or_else(|refusal| check(game, place, other).map_err(|_| refusal))
}

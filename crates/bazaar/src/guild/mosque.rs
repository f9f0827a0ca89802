//! Guild cards 14 and 15: the top tile of a colour of the mosque, whatever its number, for one good
//! of that colour.

use tabletop::Answers;

use crate::{Action, Game, Good, Goods, Place, Reason, Refusal, places::mosque};

pub(super) fn answers(game: &Game, place: Place, answers: &mut Answers<Action>) {
    for good in mosque::colours(place) {
        if check(game, place, good).is_ok() {
            answers.push(Action::Tile { good });
        }
    }
}

pub(super) fn check(game: &Game, place: Place, good: Good) -> Result<(), Refusal> {
    if mosque::of(good) != place {
        return Err(Refusal::mocha(Reason::NotAnAnswer, 22));
    }
    if game.me().tiles.contains(good) {
        return Err(Refusal::mocha(Reason::Owned, 9));
    }
    if mosque::next_tile(game, good).is_none() {
        return Err(Refusal::mocha(Reason::NoneLeft, 9));
    }
    if game.me().goods[good] == 0 {
        let mut missing = Goods::NONE;
        missing[good] = 1;
        return Err(Refusal::mocha_short_of_goods(missing, 0, 9));
    }
    Ok(())
}

pub(super) fn check_any(game: &Game, place: Place) -> Result<(), Refusal> {
    let [one, other] = mosque::colours(place);
    check(game, place, one).or_else(|refusal| check(game, place, other).map_err(|_| refusal))
}

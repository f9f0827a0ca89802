//! The three warehouses: the good of the house up to the capacity of the wheelbarrow.
//!
//! With the green mosque tile one more good of any kind for 2 Lira, right after the fill and once
//! per turn (B-31, B-75).

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, Good, Reason, Refusal, step::Step};

#[inline]
pub(super) fn answers(answers: &mut Answers<Action>) {
    answers.push(Action::Act {});
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    let me = game.me();
    let room = me.capacity() - me.goods[good];
    game.gain_good(good, room, sink);
    let may_help = !game.this_turn.green_tile_used && !game.bars_help_of_places();
    if game.me().tiles.contains(Good::Green) && may_help {
        game.steps.push(Step::WarehouseExtra);
    }
}

#[inline]
pub(crate) fn extra_answers(game: &Game, answers: &mut Answers<Action>) {
    if check_extra(game).is_ok() {
        answers.extend(Good::ALL.map(|good| Action::Take { good }));
    }
    answers.push(Action::Skip {});
}

pub(crate) fn check_extra(game: &Game) -> Result<(), Refusal> {
    let me = game.me();
    if !me.tiles.contains(Good::Green) {
        return Err(Refusal::new(Reason::TileNotOwned, 31));
    }
    if me.lira < Game::TOLL {
        return Err(Refusal::short_of_lira(me.lira, Game::TOLL, 31));
    }
    Ok(())
}

pub(crate) fn buy_extra<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    game.this_turn.green_tile_used = true;
    game.pay_lira(Game::TOLL, sink);
    game.gain_good(good, 1, sink);
    game.steps.pop();
}

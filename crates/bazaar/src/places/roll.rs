//! Two dice at the Tea House or the Black Market, and what the red mosque tile does to them.
//!
//! With the tile one die may be turned to 4, or both rolled again, once for each roll; the result
//! then stands (B-29). A die that shows 4 already is not offered (B-76).

use tabletop::{Answers, Sink};

use super::{black_market, tea_house};
use crate::{
    Action, Dice, Die, Event, Game, Good, Reason, Refusal, Roll,
    encounters::{governor, merchants, smuggler},
    step::Step,
};

const TURNED_TO: u8 = 4;

/// The dice fell.
pub(crate) fn rolled<S: Sink<Event>>(game: &mut Game, roll: Roll, dice: Dice, sink: &mut S) {
    game.steps.pop();
    sink.tell(Event::Rolled { seat: game.seat, roll, dice });
    let changeable = roll.may_be_changed()
        && game.me().tiles.contains(Good::Red)
        && !game.this_turn.red_tile_used;
    if changeable {
        game.steps.push(Step::ChangeRoll { roll, dice });
    } else {
        settle(game, roll, dice, sink);
    }
}

fn settle<S: Sink<Event>>(game: &mut Game, roll: Roll, dice: Dice, sink: &mut S) {
    game.this_turn.red_tile_used = false;
    match roll {
        Roll::TeaHouse { number } => tea_house::settle(game, number, dice, sink),
        Roll::BlackMarket { good_taken } => black_market::settle(game, good_taken, dice, sink),
        Roll::Governor => governor::leave(game, dice, sink),
        Roll::Smuggler => smuggler::leave(game, dice, sink),
        Roll::Neutral { merchant } => merchants::move_neutral(game, merchant, dice, sink),
    }
}

#[inline]
pub(crate) fn change_answers(dice: Dice, answers: &mut Answers<Action>) {
    answers.push(Action::Keep {});
    for die in [Die::Low, Die::High] {
        if check_turn(dice, die).is_ok() {
            answers.push(Action::Turn { die });
        }
    }
    answers.push(Action::Reroll {});
}

pub(crate) fn check_turn(dice: Dice, die: Die) -> Result<(), Refusal> {
    if dice.value(die) == TURNED_TO {
        return Err(Refusal::new(Reason::NoEffect, 76));
    }
    // Ruling B-89: two equal dice are one answer.
    if die == Die::High && dice.low() == dice.high() {
        return Err(Refusal::new(Reason::NoEffect, 89));
    }
    Ok(())
}

pub(crate) fn change<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    let Step::ChangeRoll { roll, dice } = game.steps.top() else { return };
    game.steps.pop();
    if action == (Action::Reroll {}) {
        game.this_turn.red_tile_used = true;
        game.steps.push(Step::Roll(roll));
    } else if let Action::Turn { die } = action {
        let dice = dice.turned(die, TURNED_TO);
        sink.tell(Event::DiceTurned { seat: game.seat, dice });
        settle(game, roll, dice, sink);
    } else {
        settle(game, roll, dice, sink);
    }
}

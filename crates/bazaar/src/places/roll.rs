//! Two dice at the Tea House or the Black Market, and what the red mosque tile does to them.
//!
//! With the tile one die may be turned to 4, or both rolled again, once for each roll; the result
//! then stands (B-29). A die that shows 4 already is not offered (B-76). Whoever can still change
//! the dice is asked until he keeps them (M-66, M-75).

use tabletop::{Answers, Sink};

use super::{black_market, tea_house};
use crate::{
    Action, Dice, Die, Event, Game, Good, OneDie, Reason, Refusal, Roll,
    cards::{dice_letter, dice_yield, die_to_six},
    encounters::{coffee_trader, courier, governor, merchants, smuggler},
    step::Step,
};

const TURNED_TO: u8 = 4;

/// The dice fell.
pub(crate) fn rolled<S: Sink<Event>>(game: &mut Game, roll: Roll, dice: Dice, sink: &mut S) {
    game.steps.pop();
    sink.tell(Event::Rolled { seat: game.seat, roll, dice });
    lies(game, roll, dice, sink);
}

/// One die fell, for a tile of the Kiosk.
pub(crate) fn rolled_one<S: Sink<Event>>(game: &mut Game, number: OneDie, sink: &mut S) {
    game.steps.pop();
    sink.tell(Event::DieRolled { seat: game.seat, number: number.number() });
    if let Some(dice) = Dice::new(number.number(), number.number()) {
        lies(game, Roll::Kiosk, dice, sink);
    }
}

/// The dice lie there; if nothing can change them any more, they count.
fn lies<S: Sink<Event>>(game: &mut Game, roll: Roll, dice: Dice, sink: &mut S) {
    let turned = game.rules.has_expansions() && die_to_six::may_be_used(game, roll, dice);
    if turned || red_tile_helps(game, roll) {
        game.steps.push(Step::ChangeRoll { roll, dice });
    } else {
        settle(game, roll, dice, sink);
    }
}

/// Whether the red tile can be used on this roll; not with a guild card (M-4).
#[inline]
fn red_tile_helps(game: &Game, roll: Roll) -> bool {
    roll.is_at_a_place()
        && game.me().tiles.contains(Good::Red)
        && !game.this_turn.red_tile_used
        && !game.bars_help_of_places()
}

fn settle<S: Sink<Event>>(game: &mut Game, roll: Roll, dice: Dice, sink: &mut S) {
    game.this_turn.red_tile_used = false;
    match roll {
        Roll::TeaHouse { number } => tea_house::settle(game, number, dice, sink),
        Roll::BlackMarket { good_taken } => black_market::settle(game, good_taken, dice, sink),
        Roll::Governor => governor::leave(game, dice, sink),
        Roll::Smuggler => smuggler::leave(game, dice, sink),
        Roll::Neutral { merchant } => merchants::move_neutral(game, merchant, dice, sink),
        Roll::CoffeeTrader => coffee_trader::leave(game, dice, sink),
        Roll::Yield => dice_yield::settle(game, dice, sink),
        Roll::Courier => courier::leave(game, dice, sink),
        Roll::LetterYield => dice_letter::settle(game, dice, sink),
        Roll::Kiosk => game.gain_lira(game.seat, dice.high().into(), sink),
    }
}

#[inline]
pub(crate) fn change_answers(game: &Game, roll: Roll, dice: Dice, answers: &mut Answers<Action>) {
    answers.push(Action::Keep {});
    if red_tile_helps(game, roll) {
        for die in [Die::Low, Die::High] {
            if check_turn(game, roll, dice, die).is_ok() {
                answers.push(Action::Turn { die });
            }
        }
        answers.push(Action::Reroll {});
    }
    for die in [Die::Low, Die::High] {
        if die_to_six::check(game, die).is_ok() {
            answers.push(Action::Six { die });
        }
    }
}

/// Whether the red tile can be used now.
pub(crate) fn check_red_tile(game: &Game, roll: Roll) -> Result<(), Refusal> {
    if red_tile_helps(game, roll) {
        return Ok(());
    }
    if !game.me().tiles.contains(Good::Red) {
        return Err(Refusal::new(Reason::TileNotOwned, 29));
    }
    if game.this_turn.red_tile_used {
        return Err(Refusal::new(Reason::Once, 29));
    }
    Err(Refusal::mocha(Reason::NotNow, 4))
}

pub(crate) fn check_turn(game: &Game, roll: Roll, dice: Dice, die: Die) -> Result<(), Refusal> {
    check_red_tile(game, roll)?;
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
        game.this_turn.red_tile_used = true;
        let dice = dice.turned(die, TURNED_TO);
        sink.tell(Event::DiceTurned { seat: game.seat, dice });
        lies(game, roll, dice, sink);
    } else if let Action::Six { die } = action {
        let dice = die_to_six::turn(game, roll, dice, die, sink);
        lies(game, roll, dice, sink);
    } else {
        settle(game, roll, dice, sink);
    }
}

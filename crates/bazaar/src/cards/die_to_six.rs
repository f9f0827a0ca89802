//! After an own roll one die is turned to 6, but not where a figure is moved (M-66, M-67).

use tabletop::Sink;

use super::copy;
use crate::{Card, Dice, Die, Event, Game, Reason, Refusal, Roll, step::Step};

const SIX: u8 = 6;

/// Whether the card could be used on this roll at all.
pub(crate) fn may_be_used(game: &Game, roll: Roll, dice: Dice) -> bool {
    // Ruling M-73: not after the last round.
    copy::holds(game, Card::DieToSix)
        // Ruling L-62: only the one whose turn it is.
        && game.on_turn() == game.seat
        && dice.low() < SIX
        && roll.may_be_changed()
        && !game.steps.contains_final_cards()
        && game.check_spare_card(0).is_ok()
}

pub(crate) fn check(game: &Game, die: Die) -> Result<(), Refusal> {
    game.check_mocha_card(Card::DieToSix, 66)?;
    let Step::ChangeRoll { dice, .. } = game.steps.top() else {
        return Err(Refusal::mocha(Reason::NotNow, 75));
    };
    // Two equal dice are one answer (B-89).
    if dice.value(die) == SIX || die == Die::High && dice.low() == dice.high() {
        return Err(Refusal::mocha(Reason::NoEffect, 66));
    }
    game.check_spare_card(0)
}

/// The card is laid down, and the dice lie as they lie now.
pub(crate) fn turn<S: Sink<Event>>(
    game: &mut Game,
    roll: Roll,
    dice: Dice,
    die: Die,
    sink: &mut S,
) -> Dice {
    game.play_card(Card::DieToSix, sink);
    let mut dice = dice.turned(die, SIX);
    if roll == Roll::Kiosk {
        // There is only one die, written twice.
        dice = dice.turned(Die::Low, SIX);
    }
    sink.tell(Event::DiceTurned { seat: game.seat, dice });
    dice
}

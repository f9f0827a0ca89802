//! After an own roll one die is turned to 6, but not where a figure is moved (M-66, M-67).

use tabletop::Sink;

use super::copy;
use crate::{Card, Dice, Die, Event, Game, Reason, Refusal, Roll, step::Step};

const SIX: u8 = 6;

/// Whether the card could be used on this roll, if it is in the hand. Whether it is, is nobody
/// else's business: whoever may hold it is asked (M-75).
pub(crate) fn may_be_used(game: &Game, roll: Roll, dice: Dice) -> bool {
    // Ruling L-62: only the one whose turn it is.
    game.on_turn() == game.seat
        && dice.low() < SIX
        && roll.may_be_changed()
        // Ruling M-73: not after the last round.
        && !game.steps.contains_final_cards()
        && [Die::Low, Die::High].into_iter().any(|die| {
            dice.value(die) < SIX && is_spared(game, game.steps.top(), roll, dice, die)
        })
        && is_asked(game)
}

/// In version 1 only whoever held the card was asked.
fn is_asked(game: &Game) -> bool {
    if game.version.asks_whoever_might_hold_the_card() {
        copy::may_hold(game, Card::DieToSix)
    } else {
        copy::holds(game, Card::DieToSix)
    }
}

/// Ruling M-98: what is owed must be payable without this card, with what the dice bring once the
/// die is turned.
fn is_spared(game: &Game, open: Step, roll: Roll, dice: Dice, die: Die) -> bool {
    let me = game.me();
    let cards = me.hand.len().saturating_sub(1);
    if !game.version.counts_goods_and_dice() {
        return game.settles(open, me.lira, cards, 0);
    }
    let (lira, goods) = roll.brings(dice.turned(die, SIX));
    game.settles(open, me.lira + lira, cards, me.goods.total() + goods)
}

pub(crate) fn check(game: &Game, die: Die) -> Result<(), Refusal> {
    game.check_mocha_card(Card::DieToSix, 66)?;
    let Step::ChangeRoll { roll, dice } = game.steps.top() else {
        return Err(Refusal::mocha(Reason::NotNow, 75));
    };
    // Two equal dice are one answer (B-89).
    if dice.value(die) == SIX || die == Die::High && dice.low() == dice.high() {
        return Err(Refusal::mocha(Reason::NoEffect, 66));
    }
    if is_spared(game, game.steps.below(), roll, dice, die) {
        Ok(())
    } else {
        Err(Refusal::mocha(Reason::Owed, 98))
    }
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

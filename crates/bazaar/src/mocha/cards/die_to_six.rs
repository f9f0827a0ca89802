//! After an own roll one die is turned to 6, but not where a figure is moved (M-66, M-67).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Dice, Die, Event, Game, Reason, Refusal, Roll,
    Ruling::M,
    pieces::card::kind,
    turn::{ask::Means, play::Play, step::Step},
};

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
        game.may_hold_or_copy(Card::DieToSix)
    } else {
        game.holds_or_copies(Card::DieToSix)
    }
}

/// Ruling M-98: what is owed must be payable without this card, with what the dice bring once the
/// die is turned.
fn is_spared(game: &Game, open: Step, roll: Roll, dice: Dice, die: Die) -> bool {
    let me = game.me();
    let cards = me.hand.len().saturating_sub(1);
    if !game.version.counts_goods_and_dice() {
        return open.settles(game, Means { lira: me.lira, cards, goods: 0 });
    }
    let (lira, goods) = roll.brings(dice.turned(die, SIX));
    let means = Means { lira: me.lira + lira, cards, goods: me.goods.total() + goods };
    open.settles(game, means)
}

/// It is played where a roll is changed.
impl Play for kind::DieToSix {
    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::Six { die } = action else { return Ok(()) };
        check(game, die)
    }

    fn wanted(_: &Game) -> Action {
        Action::Six { die: Die::Low }
    }
}

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    for die in Die::ALL {
        if check(game, die).is_ok() {
            answers.push(Action::Six { die });
        }
    }
}

fn check(game: &Game, die: Die) -> Result<(), Refusal> {
    game.check_card(Card::DieToSix, M(66))?;
    let Step::ChangeRoll { roll, dice } = game.steps.top() else {
        return Err(Refusal::new(Reason::NotNow, M(75)));
    };
    // Two equal dice are one answer (B-89).
    if dice.value(die) == SIX || die == Die::High && dice.low() == dice.high() {
        return Err(Refusal::new(Reason::NoEffect, M(66)));
    }
    if is_spared(game, game.steps.below(), roll, dice, die) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, M(98)))
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

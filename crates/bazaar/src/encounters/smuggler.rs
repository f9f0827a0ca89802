//! Phase 4: the Smuggler gives a good for 2 Lira or a good, once per turn (B-48, B-49, B-52).

use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Event, Figure, Game, Good, Goods, Reason, Refusal, Roll,
    encounters::{self, place_rolled, tell_moved},
    step::Step,
};

#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if check(game).is_ok() {
        answers.extend(Good::ALL.map(|good| Action::Smuggler { good }));
    }
}

/// Ruling B-52: also with a full wheelbarrow, to move him. A wheelbarrow holds at least two of
/// each good, so the payment can always be met: with the good just gained, or one that was in
/// its way.
#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.smuggler_met {
        return Err(Refusal::new(Reason::Once, 49));
    }
    if Some(game.smuggler) != game.meeting_place() {
        return Err(Refusal::new(Reason::NobodyHere, 48));
    }
    Ok(())
}

pub(crate) fn meet<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    encounters::begin(game);
    game.this_turn.smuggler_met = true;
    game.gain_good(good, 1, sink);
    game.steps.push(if game.meets_for_nothing() {
        Step::Roll(Roll::Smuggler)
    } else {
        Step::SmugglerPay
    });
}

#[inline]
pub(crate) fn pay_answers(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    if me.lira >= Game::TOLL {
        answers.push(Action::PayLira {});
    }
    for good in Good::ALL {
        if me.goods[good] > 0 {
            answers.push(Action::PayGood { good });
        }
    }
}

pub(crate) fn check_pay_good(game: &Game, good: Good) -> Result<(), Refusal> {
    if game.me().goods[good] > 0 {
        return Ok(());
    }
    let mut missing = Goods::NONE;
    missing[good] = 1;
    Err(Refusal::short_of_goods(missing, 0, 48))
}

pub(crate) fn pay_lira<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.pay_lira(Game::TOLL, sink);
    game.steps.replace(Step::Roll(Roll::Smuggler));
}

pub(crate) fn pay_good<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    game.pay_good(good, sink);
    game.steps.replace(Step::Roll(Roll::Smuggler));
}

pub(crate) fn leave<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    let to = place_rolled(dice);
    let from = std::mem::replace(&mut game.smuggler, to);
    tell_moved(Figure::Smuggler, from, to, sink);
}

//! Phase 4: the Governor gives a card for 2 Lira or a card, once per turn (B-48 to B-51).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Dice, Draw, Event, Figure, Game, Reason, Refusal, Roll,
    encounters::{self, place_rolled, tell_moved},
    step::Step,
};

#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.governor_met {
        return Err(Refusal::new(Reason::Once, 49));
    }
    if Some(game.governor) != game.meeting_place() {
        return Err(Refusal::new(Reason::NobodyHere, 48));
    }
    game.check_can_draw()
}

/// First the card, from the face-down pile (B-50); the payment is chosen knowing it.
pub(crate) fn meet<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    encounters::begin(game);
    game.this_turn.governor_met = true;
    // Ruling M-82: with the encounter tile benefit and roll are one step.
    game.steps.push(if game.meets_for_nothing() {
        Step::Roll(Roll::Governor)
    } else {
        Step::GovernorPay
    });
    game.draw_next(Draw::Governor, sink);
}

#[inline]
pub(crate) fn pay_answers(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    if me.lira >= Game::TOLL {
        answers.push(Action::PayLira {});
    }
    answers.extend(me.hand.kinds().map(|card| Action::Discard { card }));
}

pub(crate) fn check_pay_lira(game: &Game) -> Result<(), Refusal> {
    let lira = game.me().lira;
    if lira < Game::TOLL { Err(Refusal::short_of_lira(lira, Game::TOLL, 51)) } else { Ok(()) }
}

pub(crate) fn pay_lira<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.pay_lira(Game::TOLL, sink);
    game.steps.replace(Step::Roll(Roll::Governor));
}

/// Any card of the hand, the one just drawn too.
pub(crate) fn pay_card<S: Sink<Event>>(game: &mut Game, card: Card, sink: &mut S) {
    game.discard_card(card, sink);
    game.steps.replace(Step::Roll(Roll::Governor));
}

pub(crate) fn leave<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    let to = place_rolled(dice);
    let from = std::mem::replace(&mut game.governor, to);
    tell_moved(Figure::Governor, from, to, sink);
}

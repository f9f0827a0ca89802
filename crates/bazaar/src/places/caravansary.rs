//! Caravansary 6: two bonus cards, each from the pile or the top of the discard pile; then one
//! card of the hand is discarded. The caravan leader keeps both.
//!
//! The cards are taken one by one (B-36), both of them (B-80). If only one is left, one is taken
//! (B-62); whether there is a second is settled right after the first (B-74).

use tabletop::{Answers, Sink};

use crate::{Action, Card, Draw, Event, Game, Place, Reason, Refusal, step::Step};

#[inline]
pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    take_answers(game, answers);
}

#[inline]
pub(crate) fn take_answers(game: &Game, answers: &mut Answers<Action>) {
    if check_take_from_pile(game).is_ok() {
        answers.push(Action::TakePile {});
    }
    if check_take_from_discard(game).is_ok() {
        answers.push(Action::TakeDiscard {});
    }
}

#[inline]
pub(crate) fn check_take_from_pile(game: &Game) -> Result<(), Refusal> {
    check_any_card(game)?;
    // Ruling B-94: a pile made of the one open card would be the same card again.
    if game.pile.is_empty() && game.discard.len() <= 1 {
        return Err(Refusal::new(Reason::NoneLeft, 94));
    }
    Ok(())
}

#[inline]
pub(crate) fn check_take_from_discard(game: &Game) -> Result<(), Refusal> {
    check_any_card(game)?;
    if game.discard.is_empty() { Err(Refusal::new(Reason::NoneLeft, 38)) } else { Ok(()) }
}

/// Ruling B-62: with no card left in both piles the action cannot be carried out.
#[inline]
pub(super) fn check_any_card(game: &Game) -> Result<(), Refusal> {
    if game.can_draw() { Ok(()) } else { Err(Refusal::new(Reason::NoneLeft, 62)) }
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    game.this_turn.caravansary_used = true;
    if action == (Action::TakePile {}) {
        game.draw_next(Draw::FirstOfCaravansary, sink);
    } else {
        game.take_from_discard(sink);
        after_first(game, sink);
    }
}

pub(crate) fn take_second<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    game.steps.pop();
    if action == (Action::TakePile {}) {
        game.draw_next(Draw::SecondOfCaravansary, sink);
    } else {
        game.take_from_discard(sink);
        after_second(game, sink);
    }
}

/// A card was drawn from the pile; if it was for the Caravansary, that goes on.
pub(crate) fn drawn<S: Sink<Event>>(game: &mut Game, draw: Draw, sink: &mut S) {
    match draw {
        Draw::FirstOfCaravansary => after_first(game, sink),
        Draw::SecondOfCaravansary => after_second(game, sink),
        Draw::Deal
        | Draw::Catch
        | Draw::FamilyHome
        | Draw::Governor
        | Draw::Kiosk
        | Draw::Auction
        | Draw::FromAfar => {}
    }
}

fn after_first<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if game.can_draw() {
        game.steps.push(Step::CaravansaryTake);
    } else {
        // Ruling B-85: a leader who could take only one card keeps it.
        after_second(game, sink);
    }
}

fn after_second<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let leads = game.rules.caravansary_has_a_leader() && game.caravan_leader == Some(game.seat);
    if leads || game.plays_guild_card_of(Place::Caravansary) {
        last_step(game, sink);
    } else {
        game.steps.push(Step::CaravansaryDiscard);
    }
}

/// Ruling M-80: coffee comes last.
fn last_step<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let coffee = game.coffee_of_caravansary();
    if coffee > 0 {
        game.gain_coffee(coffee, sink);
    }
}

#[inline]
pub(crate) fn discard_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.extend(game.me().hand.kinds().map(|card| Action::Discard { card }));
}

pub(crate) fn check_discard(game: &Game, card: Card) -> Result<(), Refusal> {
    let ruling = if game.steps.top() == Step::GovernorPay { 48 } else { 36 };
    if matches!(game.steps.top(), Step::CaravansaryDiscard | Step::GovernorPay) {
        game.check_card(card, ruling)
    } else {
        Err(Refusal::new(Reason::NotAnAnswer, ruling))
    }
}

pub(crate) fn discard<S: Sink<Event>>(game: &mut Game, card: Card, sink: &mut S) {
    game.discard_card(card, sink);
    game.steps.pop();
    last_step(game, sink);
}

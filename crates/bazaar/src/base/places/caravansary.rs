//! Caravansary 6: two bonus cards, each from the pile or the top of the discard pile; then one
//! card of the hand is discarded. The caravan leader keeps both.
//!
//! The cards are taken one by one (B-36), both of them (B-80). If only one is left, one is taken
//! (B-62); whether there is a second is settled right after the first (B-74).

use tabletop::{Answers, Sink};

use crate::{
    Action, Draw, Event, Game, Question, Reason, Refusal,
    Ruling::{self, B},
    Stops,
    pieces::{draw::draws, place::at},
    turn::{
        ask::{Ask, Means, Window},
        draw::Drawn,
        expansion,
        step::{Step, steps},
        visit::Visit,
    },
};

impl Visit for at::Caravansary {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Reveal);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        take_answers(game, answers);
    }

    fn check(game: &Game) -> Result<(), Refusal> {
        check_any_card(game)
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        game.this_turn.caravansary_used = true;
        if matches!(action, Action::TakePile {}) {
            game.draw_next(Draw::FirstOfCaravansary, sink);
        } else {
            game.take_from_discard(sink);
            after_first(game, sink);
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if matches!(action, Action::TakePile {}) {
            Some(check_take_from_pile(game))
        } else if matches!(action, Action::TakeDiscard {}) {
            Some(check_take_from_discard(game))
        } else if let Action::Discard { .. } = action {
            Some(Err(Refusal::new(Reason::NotAnAnswer, B(36))))
        } else {
            None
        }
    }

    fn wanted(_: &Game) -> Vec<Action> {
        vec![Action::TakePile {}, Action::TakeDiscard {}]
    }
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
fn check_take_from_pile(game: &Game) -> Result<(), Refusal> {
    check_any_card(game)?;
    // Ruling B-94: a pile made of the one open card would be the same card again.
    if game.pile.is_empty() && game.discard.len() <= 1 {
        return Err(Refusal::new(Reason::NoneLeft, B(94)));
    }
    Ok(())
}

#[inline]
fn check_take_from_discard(game: &Game) -> Result<(), Refusal> {
    check_any_card(game)?;
    if game.discard.is_empty() { Err(Refusal::new(Reason::NoneLeft, B(38))) } else { Ok(()) }
}

/// Ruling B-62: with no card left in both piles the action cannot be carried out.
#[inline]
fn check_any_card(game: &Game) -> Result<(), Refusal> {
    if game.can_draw() { Ok(()) } else { Err(Refusal::new(Reason::NoneLeft, B(62))) }
}

/// The second card.
impl Ask for steps::CaravansaryTake {
    fn question(self, _: &Game) -> Question {
        Question::CaravansaryTake
    }

    fn ruling(self) -> Ruling {
        B(80)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        take_answers(game, answers);
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        if matches!(action, Action::TakePile {}) {
            game.draw_next(Draw::SecondOfCaravansary, sink);
        } else {
            game.take_from_discard(sink);
            after_second(game, sink);
        }
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn is_in_action(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        vec![Action::TakePile {}, Action::TakeDiscard {}]
    }
}

impl Drawn for draws::FirstOfCaravansary {
    fn drawn<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        after_first(game, sink);
    }
}

impl Drawn for draws::SecondOfCaravansary {
    fn drawn<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        after_second(game, sink);
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
    if leads || expansion::keeps_both_cards(game) {
        expansion::after_caravansary(game, sink);
    } else {
        game.steps.push(Step::CaravansaryDiscard);
    }
}

impl Ask for steps::CaravansaryDiscard {
    fn question(self, _: &Game) -> Question {
        Question::CaravansaryDiscard
    }

    fn ruling(self) -> Ruling {
        B(36)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        answers.extend(game.me().hand.kinds().map(|card| Action::Discard { card }));
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Discard { card } = action else { return };
        game.discard_card(card, sink);
        game.steps.pop();
        expansion::after_caravansary(game, sink);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Discard { card } = action else { return None };
        Some(game.check_card(card, B(36)))
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn settles(self, _: &Game, means: Means) -> bool {
        means.cards > 0
    }

    fn is_in_action(self) -> bool {
        true
    }
}

//! Fountain 7: any number of own assistants come back. It needs no assistant and no payment.
//!
//! All of them in one answer, or some of them one by one in the order of the places, or none by
//! going on without the action; so each set is exactly one way to answer (B-87). Where the action
//! itself matters, carrying it out and calling nobody is an answer of its own (B-97).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal, assistants,
    letters::{Companion, companion},
    step::Step,
};

#[inline]
pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    call_answers(game, answers);
    if nobody_is_an_answer(game) {
        answers.push(Action::Act {});
    }
}

/// Ruling B-97: the action brings the companion for the first time (L-21), or it must be carried
/// out (M-24); and still nobody has to be called back (B-64).
fn nobody_is_an_answer(game: &Game) -> bool {
    let matters =
        game.must_act() || game.rules.has_letters() && game.my_companion() == Companion::Supply;
    matters && !game.me().assistants_out.is_empty()
}

/// All of them, the companion, or some.
pub(crate) fn call_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.push(Action::RecallAll {});
    if check_companion(game).is_ok() {
        answers.push(Action::CompanionHome {});
    }
    let out = game.me().assistants_out;
    if out.len() >= 2 {
        answers.extend(out.iter().map(|from| Action::Recall { from }));
    }
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    // Ruling L-21: the first time he comes without a question.
    if game.rules.has_letters() && game.my_companion() == Companion::Supply {
        companion::come_home(game, game.seat, sink);
    }
    if action == (Action::CompanionHome {}) {
        companion::come_home(game, game.seat, sink);
        if !game.me().assistants_out.is_empty() {
            game.steps.push(Step::RecallAlso);
        }
    } else if action != (Action::Act {}) {
        bring_back(game, action, sink);
    }
}

fn bring_back<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if let Action::Recall { from } = action {
        assistants::bring_back(game, from, sink);
        game.steps.push(Step::Recall { after: from });
    } else {
        for from in game.me().assistants_out.iter() {
            assistants::bring_back(game, from, sink);
        }
    }
}

/// Ruling L-27: from wherever he stands.
pub(crate) fn check_companion(game: &Game) -> Result<(), Refusal> {
    if game.rules.has_letters() && game.my_companion().place().is_some() {
        Ok(())
    } else {
        Err(Refusal::letters(Reason::NoCompanion, 27))
    }
}

/// Besides the companion: all assistants, some of them, or none.
pub(crate) fn recall_also_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.push(Action::RecallAll {});
    let out = game.me().assistants_out;
    if out.len() >= 2 {
        answers.extend(out.iter().map(|from| Action::Recall { from }));
    }
    answers.push(Action::Done {});
}

pub(crate) fn recall_also<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    bring_back(game, action, sink);
}

/// Somebody stays out: all together would have been one answer at the start.
#[inline]
pub(crate) fn recall_answers(game: &Game, after: Place, answers: &mut Answers<Action>) {
    let out = game.me().assistants_out;
    if out.len() >= 2 {
        answers.extend(out.after(after).iter().map(|from| Action::Recall { from }));
    }
    answers.push(Action::Done {});
}

pub(crate) fn check_recall(game: &Game, from: Place) -> Result<(), Refusal> {
    assistants::check_lies_at(game, from, 64)?;
    if game.me().assistants_out.len() < 2 {
        return Err(Refusal::new(Reason::NotAnAnswer, 87));
    }
    Ok(())
}

pub(crate) fn recall<S: Sink<Event>>(game: &mut Game, from: Place, sink: &mut S) {
    assistants::bring_back(game, from, sink);
    game.steps.replace(Step::Recall { after: from });
}

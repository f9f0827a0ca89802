//! Fountain 7: any number of own assistants come back. It needs no assistant and no payment.
//!
//! All of them in one answer, or some of them one by one in the order of the places, or none by
//! going on without the action; so each set is exactly one way to answer (B-87). Where the action
//! itself matters, carrying it out and calling nobody is an answer of its own (B-97).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Question, Reason, Refusal,
    Ruling::{self, B},
    Stops,
    pieces::place::{Place, at},
    turn::{
        ask::Ask,
        assistants, expansion,
        step::{Step, steps},
        visit::Visit,
    },
};

impl Visit for at::Fountain {
    const ON_THE_WAY: Result<Action, Stops> = Ok(Action::RecallAll {});

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        call_answers(game, answers);
        if nobody_is_an_answer(game) {
            answers.push(Action::Act {});
        }
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if !expansion::call(game, action, sink) && !matches!(action, Action::Act {}) {
            bring_back(game, action, sink);
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let at = || game.check_at(Place::Fountain, B(64));
        if matches!(action, Action::RecallAll {}) {
            Some(at())
        } else if let Action::Recall { from } = action {
            Some(check_recall(game, from))
        } else {
            None
        }
    }
}

/// Ruling B-97: the action brings somebody uncalled (L-21), or it must be carried out (M-24); and
/// still nobody has to be called back (B-64).
fn nobody_is_an_answer(game: &Game) -> bool {
    let matters = game.must_act() || expansion::comes_uncalled(game);
    matters && !game.me().assistants_out.is_empty()
}

/// All of them, somebody of another box, or some.
pub(crate) fn call_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.push(Action::RecallAll {});
    expansion::call_answers(game, answers);
    some_answers(game, answers);
}

/// Some of them: one by one.
pub(crate) fn some_answers(game: &Game, answers: &mut Answers<Action>) {
    let out = game.me().assistants_out;
    if out.len() >= 2 {
        answers.extend(out.iter().map(|from| Action::Recall { from }));
    }
}

pub(crate) fn bring_back<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if let Action::Recall { from } = action {
        assistants::bring_back(game, from, sink);
        game.steps.push(Step::Recall { after: from });
    } else {
        for from in game.me().assistants_out.iter() {
            assistants::bring_back(game, from, sink);
        }
    }
}

fn check_recall(game: &Game, from: Place) -> Result<(), Refusal> {
    assistants::check_lies_at(game, from, B(64))?;
    if game.me().assistants_out.len() < 2 {
        return Err(Refusal::new(Reason::NotAnAnswer, B(87)));
    }
    Ok(())
}

/// Somebody stays out: all together would have been one answer at the start.
impl Ask for steps::Recall {
    fn question(self, _: &Game) -> Question {
        Question::Recall
    }

    fn ruling(self) -> Ruling {
        B(87)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let out = game.me().assistants_out;
        if out.len() >= 2 {
            answers.extend(out.after(self.after).iter().map(|from| Action::Recall { from }));
        }
        answers.push(Action::Done {});
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Recall { from } = action {
            assistants::bring_back(game, from, sink);
            game.steps.replace(Step::Recall { after: from });
        } else {
            game.steps.pop();
        }
    }

    fn is_in_action(self) -> bool {
        true
    }
}

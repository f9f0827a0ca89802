//! Guild card 7: any number of own assistants come back, then follows a whole turn of the merchant
//! without another guild card (M-18).

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, Place, places};

/// As at the Fountain; nobody comes back by skipping it, where that makes a difference.
pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    places::answers(game, Place::Fountain, answers);
    if !game.me().assistants_out.is_empty() {
        answers.push(Action::Skip {});
    }
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if action != (Action::Skip {}) {
        places::act(game, Place::Fountain, action, sink);
    }
}

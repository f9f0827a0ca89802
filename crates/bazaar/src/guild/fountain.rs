//! Guild card 7: any number of own assistants come back, then follows a whole turn of the merchant
//! without another guild card (M-18).

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, Place, places};

/// As at the Fountain; nobody comes back by skipping it, where that makes a difference (M-94).
pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    places::call_answers(game, answers);
    if !game.me().assistants_out.is_empty() {
        answers.push(Action::Skip {});
    }
}

/// Ruling M-99: the card is carried out whoever is called back, so the companion comes (L-21).
pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if action != (Action::Skip {}) {
        places::act(game, Place::Fountain, action, sink);
    } else if game.version.guild_card_brings_companion() {
        places::act(game, Place::Fountain, Action::Act {}, sink);
    }
}

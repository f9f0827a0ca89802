//! Guild card 7: any number of own assistants come back, then follows a whole turn of the merchant
//! without another guild card (M-18).

use tabletop::{Answers, Sink};

use super::Improve;
use crate::{
    Action, Event, Game, base::places::fountain, pieces::place::at, turn::visit::Visit as _,
};

impl Improve for at::Fountain {
    const ENDS_TURN: bool = false;

    /// As at the Fountain; nobody comes back by skipping it, where that makes a difference (M-94).
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        fountain::call_answers(game, answers);
        if !game.me().assistants_out.is_empty() {
            answers.push(Action::Skip {});
        }
    }

    /// Ruling M-99: the card is carried out whoever is called back, so the companion comes (L-21).
    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if !matches!(action, Action::Skip {}) {
            Self::act(game, action, sink);
        } else if game.version.guild_card_brings_companion() {
            Self::act(game, Action::Act {}, sink);
        }
    }
}

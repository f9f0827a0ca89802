//! One own assistant comes back under the merchant, in the movement phase (B-11, B-12, B-65).

use tabletop::{Answers, Sink};

use crate::{Action, Card, Event, Game, Place, Reason, Refusal, assistants};

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let places = game.me().assistants_out.iter();
    answers.extend(places.map(|from| Action::AssistantBack { from }));
}

pub(crate) fn check(game: &Game, from: Place) -> Result<(), Refusal> {
    game.check_card(Card::AssistantBack, 11)?;
    if !game.movement_is_open() {
        return Err(Refusal::new(Reason::NotNow, 65));
    }
    // Ruling B-60: a card must be able to do something.
    assistants::check_lies_at(game, from, 60)
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, from: Place, sink: &mut S) {
    game.this_turn.movement_begun = true;
    game.play_card(Card::AssistantBack, sink);
    assistants::bring_back(game, from, sink);
}

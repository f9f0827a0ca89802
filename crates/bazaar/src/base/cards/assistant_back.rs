//! One own assistant comes back under the merchant, in the movement phase (B-11, B-12, B-65).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Reason, Refusal,
    Ruling::B,
    pieces::card::kind,
    turn::{assistants, play::Play},
};

impl Play for kind::AssistantBack {
    const HELPS: bool = true;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        let places = game.me().assistants_out.iter();
        answers.extend(places.map(|from| Action::AssistantBack { from }));
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::AssistantBack { from } = action else { return Ok(()) };
        game.check_card(Card::AssistantBack, B(11))?;
        if !game.movement_is_open() {
            return Err(Refusal::new(Reason::NotNow, B(65)));
        }
        // Ruling B-60: a card must be able to do something.
        assistants::check_lies_at(game, from, B(60))
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::AssistantBack { from } = action else { return };
        game.this_turn.movement_begun = true;
        game.play_card(Card::AssistantBack, sink);
        assistants::bring_back(game, from, sink);
    }

    fn wanted(game: &Game) -> Action {
        Action::AssistantBack { from: assistants::somewhere_out(game) }
    }
}

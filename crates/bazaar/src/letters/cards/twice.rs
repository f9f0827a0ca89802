//! The cards that carry out an action once more: a mosque (L-104) and the Secret Society (L-105).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Question, Refusal,
    Ruling::{self, L},
    base::{cards::twice::twice, places::mosque},
    letters::places::secret_society,
    turn::{ask::Ask, step::steps},
};

twice! { TwiceMosque, TwiceSociety }

/// Which tile, or which ruby?
impl Ask for steps::ActAgain {
    fn question(self, _: &Game) -> Question {
        Question::ActAgain { place: self.place }
    }

    fn ruling(self) -> Ruling {
        if self.place == Place::SecretSociety { L(105) } else { L(104) }
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        self.place.answers(game, answers);
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        self.place.act(game, action, sink);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::Tile { good } = action {
            return Some(mosque::check(game, good));
        }
        let Action::Society { from } = action else { return None };
        (self.place == Place::SecretSociety).then(|| secret_society::check_ruby(game, from))
    }

    fn is_in_action(self) -> bool {
        true
    }
}

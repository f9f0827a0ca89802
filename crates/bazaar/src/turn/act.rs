//! Phase 3: the action of a place.

use tabletop::{Answers, Sink};

use super::{
    action::Action,
    ask::{Ask, Window},
    question::Question,
    step::{Actor, Step, steps},
};
use crate::{
    seen::{
        event::Event,
        kind::Stops,
        refusal::{
            Refusal,
            Ruling::{self, B},
        },
    },
    table::game::Game,
};

impl Ask for steps::Act {
    fn question(self, _: &Game) -> Question {
        let family = matches!(self.actor, Actor::Family | Actor::FamilyWalk);
        Question::Act { place: self.place, family }
    }

    fn ruling(self) -> Ruling {
        B(21)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        self.place.answers(game, answers);
        if !game.must_act() {
            answers.push(Action::Skip {});
        }
    }

    /// Whatever is chosen, the movement phase is over.
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Self { place, actor } = self;
        game.this_turn.moved_on = true;
        if matches!(action, Action::Skip {}) {
            sink.tell(Event::ActionSkipped { seat: game.seat, place });
            if actor == Actor::Merchant {
                game.steps.replace(Step::Finish { again: None });
            } else {
                game.steps.pop();
            }
            return;
        }
        if actor != Actor::Merchant {
            // Below lies the rest of the turn: what may be done again is the inner action (B-78).
            game.steps.pop();
        }
        // Ruling M-23: where the help of places is barred nothing is done again.
        if !game.bars_help_of_places() {
            let again = game.rules.card_repeating(place).and(Some(place));
            game.steps.replace(Step::Finish { again });
        }
        place.act(game, action, sink);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if matches!(action, Action::Act {}) {
            return Some(self.place.check(game));
        }
        self.place.refuse(game, action)
    }

    fn window(self, game: &Game) -> Window {
        match self.actor {
            Actor::Merchant => Window::Outside,
            // Ruling L-111: the walk stands for the move, so no action has begun yet.
            Actor::FamilyWalk => Window::Outside,
            // An action inside another one belongs to it (B-58); one that must be carried out is
            // chosen together with its first step (M-24).
            Actor::Family | Actor::Within => game.inside(),
        }
    }

    #[inline]
    fn is_in_movement(self) -> bool {
        self.actor == Actor::Merchant
    }

    fn wanted(self, game: &Game) -> Vec<Action> {
        self.place.wanted(game)
    }

    fn on_the_way(self, _: &Game, _: &[Action]) -> Result<Action, Stops> {
        self.place.on_the_way()
    }
}

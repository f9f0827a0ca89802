//! Catacombs 25: a good or coffee; then the figure that acts goes to any other place, where it does
//! nothing and meets nobody (L-5, L-13). Only on the board of all places.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Question, Reason, Refusal,
    Ruling::{self, L},
    Ware,
    letters::companion,
    pieces::place::at,
    table::game::Acting,
    turn::{
        ask::{Ask, Window},
        movement,
        step::{Step, steps},
        visit::Visit,
    },
};

impl Visit for at::Catacombs {
    #[inline(never)]
    fn answers(_: &Game, answers: &mut Answers<Action>) {
        answers.extend(Ware::ALL.map(|ware| Action::Receive { ware }));
    }

    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Receive { ware } = action else { return };
        game.gain_ware(ware, sink);
        if figure(game).is_some() {
            game.steps.push(Step::Emerge);
        }
    }
}

/// Rulings L-16, L-17 and L-38: where the figure stands that will be moved. The family member and
/// an action that nobody stands there for move nobody.
fn figure(game: &Game) -> Option<Place> {
    if game.this_turn.family_acts || game.acts_without_a_figure() {
        return None;
    }
    game.meeting_place()
}

impl Ask for steps::Emerge {
    fn question(self, _: &Game) -> Question {
        Question::Emerge
    }

    fn ruling(self) -> Ruling {
        L(13)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let here = figure(game);
        let places = game.board.places().iter().copied();
        answers.extend(places.filter(|to| Some(*to) != here).map(|to| Action::Emerge { to }));
    }

    /// Ruling L-18: assistants stay where they lie, and there is no phase 4 any more.
    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Emerge { to } = action else { return };
        game.steps.pop();
        if game.this_turn.acting == Acting::Companion {
            companion::set_down(game, to, sink);
        } else {
            movement::set_down(game, to, sink);
        }
        game.this_turn.acting = Acting::Nobody;
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Emerge { to } = action else { return None };
        Some(check_emerge(game, to))
    }

    /// Ruling L-110: the good is there, and the way is still to be chosen.
    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn is_in_action(self) -> bool {
        true
    }
}

fn check_emerge(game: &Game, to: Place) -> Result<(), Refusal> {
    if !game.board.places().contains(&to) {
        return Err(Refusal::new(Reason::NotAnAnswer, L(13)));
    }
    if figure(game) == Some(to) { Err(Refusal::new(Reason::MustMove, L(13))) } else { Ok(()) }
}

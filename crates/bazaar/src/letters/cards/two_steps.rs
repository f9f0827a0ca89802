//! The companion goes two steps (L-100).

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game, Refusal,
    letters::companion,
    pieces::card::kind,
    turn::{movement, play::Play},
};

impl Play for kind::TwoSteps {
    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::TwoSteps)?;
        let Action::TwoSteps { to } = action else { return Ok(()) };
        companion::check_two_steps(game, to)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::TwoSteps { to } = action else { return };
        game.play_card(Card::TwoSteps, sink);
        companion::go(game, to, sink);
    }

    fn wanted(game: &Game) -> Action {
        Action::TwoSteps { to: movement::somewhere_far(game) }
    }
}

//! To a corner other than the own place; no barrier is in the way (M-33, M-65).

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game, Reason, Refusal,
    Ruling::M,
    pieces::card::kind,
    turn::{movement, play::Play},
};

impl Play for kind::Corner {
    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::Corner)?;
        let Action::Corner { to } = action else { return Ok(()) };
        if !game.board.corners().contains(&game.board, to) {
            return Err(Refusal::new(Reason::NotAnAnswer, M(65)));
        }
        if to == game.me().merchant { Err(Refusal::new(Reason::MustMove, M(65))) } else { Ok(()) }
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Corner { to } = action else { return };
        game.play_card(Card::Corner, sink);
        movement::go(game, to, sink);
    }

    fn wanted(game: &Game) -> Action {
        Action::Corner { to: movement::some_corner(game) }
    }
}

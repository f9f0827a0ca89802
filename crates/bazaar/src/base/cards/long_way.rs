//! Three or four steps instead of one or two (B-2, B-3).

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game, Refusal,
    pieces::card::kind,
    turn::{movement, play::Play},
};

impl Play for kind::LongWay {
    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::LongWay)?;
        let Action::LongWay { to } = action else { return Ok(()) };
        movement::check_long_way(game, to)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::LongWay { to } = action else { return };
        game.play_card(Card::LongWay, sink);
        movement::go(game, to, sink);
    }

    fn wanted(game: &Game) -> Action {
        Action::LongWay { to: movement::somewhere_far(game) }
    }
}

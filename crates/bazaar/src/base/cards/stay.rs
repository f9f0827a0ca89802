//! The stack stays, and everything is as if it had just arrived (B-3, B-9).

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game, Refusal,
    pieces::card::kind,
    turn::{play::Play, step::Step},
};

impl Play for kind::Stay {
    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::Stay)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::Stay, sink);
        let (seat, place) = (game.seat, game.me().merchant);
        sink.tell(Event::Stayed { seat, place });
        game.steps.replace(Step::Assistant);
    }

    fn wanted(_: &Game) -> Action {
        Action::Stay {}
    }
}

//! Wainwright 1: a wheelbarrow extension for 7 Lira, one per action; the third brings a ruby.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal, Ruling::B, Stops, pieces::place::at,
    table::player::EXTENSIONS, turn::visit::Visit,
};

pub(crate) const PRICE: u32 = 7;

impl Visit for at::Wainwright {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Price);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            answers.push(Action::Act {});
        }
    }

    #[inline]
    fn check(game: &Game) -> Result<(), Refusal> {
        check_for(game, PRICE)
    }

    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        extend(game, PRICE, sink);
    }

    fn wanted(_: &Game) -> Vec<Action> {
        vec![Action::Act {}]
    }
}

/// At this price.
#[inline]
pub(crate) fn check_for(game: &Game, price: u32) -> Result<(), Refusal> {
    let me = game.me();
    if me.extensions == EXTENSIONS {
        return Err(Refusal::new(Reason::Complete, B(33)));
    }
    if me.lira < price {
        return Err(Refusal::short_of_lira(me.lira, price, B(66)));
    }
    Ok(())
}

pub(crate) fn extend<S: Sink<Event>>(game: &mut Game, price: u32, sink: &mut S) {
    game.pay_lira(price, sink);
    extend_for_nothing(game, sink);
}

/// Whatever was paid for it.
pub(crate) fn extend_for_nothing<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    me.extensions += 1;
    let (extensions, capacity) = (me.extensions, me.capacity());
    sink.tell(Event::WheelbarrowExtended { seat, capacity });
    // There is a ruby for every player here, and each completes a wheelbarrow once.
    if extensions == EXTENSIONS && game.rubies.wainwright > 0 {
        game.rubies.wainwright -= 1;
        game.gain_ruby(Place::Wainwright, sink);
    }
}

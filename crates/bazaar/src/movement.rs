//! Phase 1, the move: one or two steps, three or four with the Long way card, none with Stay.

use tabletop::{Answers, Sink};

use crate::{Action, Card, Event, Game, Place, Reason, Refusal, step::Step};

#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    for to in game.board.walk_from(me.merchant) {
        answers.push(Action::Move { to });
    }
    if me.hand.has(Card::LongWay) {
        for to in game.board.long_way_from(me.merchant) {
            answers.push(Action::LongWay { to });
        }
    }
    if me.hand.has(Card::Stay) {
        answers.push(Action::Stay {});
    }
}

/// Ruling B-1: the target is 1 or 2 steps away, so it differs from the start.
pub(crate) fn check_move(game: &Game, to: Place) -> Result<(), Refusal> {
    check_distance(game, to, 1, 2, 1)
}

/// Ruling B-2: 3 or 4 steps as the grid counts them, not by a winding way.
pub(crate) fn check_long_way(game: &Game, to: Place) -> Result<(), Refusal> {
    game.check_card(Card::LongWay, 3)?;
    check_distance(game, to, 3, 4, 2)
}

pub(crate) fn check_stay(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::Stay, 3)
}

fn check_distance(
    game: &Game,
    to: Place,
    nearest: u8,
    farthest: u8,
    ruling: u8,
) -> Result<(), Refusal> {
    let steps = game.board.distance(game.me().merchant, to);
    if steps == 0 {
        return Err(Refusal::new(Reason::MustMove, 3));
    }
    if steps < nearest || steps > farthest {
        return Err(Refusal::new(Reason::TooFar { steps, nearest, farthest }, ruling));
    }
    Ok(())
}

/// The stack goes to another place. Who stands on the way does not matter (B-4).
pub(crate) fn go<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    let from = me.merchant;
    me.merchant = to;
    sink.tell(Event::Moved { seat, from, to });
    game.steps.replace(Step::Assistant);
}

/// The stack stays, and everything is as if it had just arrived (B-9).
pub(crate) fn stay<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let (seat, place) = (game.seat, game.me().merchant);
    sink.tell(Event::Stayed { seat, place });
    game.steps.replace(Step::Assistant);
}

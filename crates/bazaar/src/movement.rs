//! Phase 1, the move: one or two steps, three or four with the Long way card, none with Stay.
//!
//! With Mocha & Baksheesh also to a corner with its card, any distance in a straight line with the
//! movement tile, and not across a barrier of somebody else.

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Place, Reason, Refusal, TavernTile, board::Cells, guild,
    letters::ways, step::Step,
};

#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    for to in game.board.places_in(walk(game)) {
        answers.push(Action::Move { to });
    }
    if me.hand.has(Card::LongWay) {
        for to in game.board.places_in(long_way(game)) {
            answers.push(Action::LongWay { to });
        }
    }
    if me.hand.has(Card::Stay) {
        answers.push(Action::Stay {});
    }
    if game.rules.has_expansions() {
        more_answers(game, answers);
    }
}

/// The ways of the expansions, and what is played instead of a move.
#[inline(never)]
fn more_answers(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    if me.hand.has(Card::Corner) {
        let corners = game.board.places_in(game.board.corners());
        answers.extend(corners.filter(|to| *to != me.merchant).map(|to| Action::Corner { to }));
    }
    if game.rules.has_letters() {
        ways::answers(game, answers);
    }
    guild::answers(game, answers);
}

#[inline]
fn walk(game: &Game) -> Cells {
    let walk = game.board.walk_from(game.me().merchant);
    if game.rules.has_expansions() { walk_among_barriers(game, walk) } else { walk }
}

/// Ruling M-51: the tile only adds what is farther away in the straight line.
#[inline(never)]
fn walk_among_barriers(game: &Game, mut walk: Cells) -> Cells {
    let me = game.me();
    if me.tavern.contains(TavernTile::Movement) {
        walk = walk.with(game.board.straight_from(me.merchant));
    }
    walk.without(game.shut_off(game.seat, me.merchant))
}

/// Ruling M-32: a barrier makes the way two steps longer.
#[inline]
fn long_way(game: &Game) -> Cells {
    let from = game.me().merchant;
    let shut_off = game.shut_off(game.seat, from);
    let near = game.board.walk_from(from).and(shut_off);
    game.board.long_way_from(from).without(shut_off).with(near)
}

/// Ruling B-1: the target is 1 or 2 steps away, so it differs from the start.
pub(crate) fn check_move(game: &Game, to: Place) -> Result<(), Refusal> {
    if walk(game).contains(&game.board, to) {
        return Ok(());
    }
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

/// Ruling M-65: a corner other than the own place; no barrier is in the way (M-33).
pub(crate) fn check_corner(game: &Game, to: Place) -> Result<(), Refusal> {
    game.check_mocha_card(Card::Corner, 65)?;
    if !game.board.corners().contains(&game.board, to) {
        return Err(Refusal::mocha(Reason::NotAnAnswer, 65));
    }
    if to == game.me().merchant { Err(Refusal::mocha(Reason::MustMove, 65)) } else { Ok(()) }
}

fn check_distance(
    game: &Game,
    to: Place,
    nearest: u8,
    farthest: u8,
    ruling: u8,
) -> Result<(), Refusal> {
    let from = game.me().merchant;
    let steps = game.steps_for(game.seat, from, to);
    if !game.board.places().contains(&to) {
        return Err(Refusal::new(Reason::NotAnAnswer, ruling));
    }
    if steps == 0 {
        return Err(Refusal::new(Reason::MustMove, 3));
    }
    if steps > farthest && steps > game.board.distance(from, to) {
        return Err(Refusal::mocha(Reason::BehindBarrier { steps }, 32));
    }
    if steps < nearest || steps > farthest {
        return Err(Refusal::new(Reason::TooFar { steps, nearest, farthest }, ruling));
    }
    Ok(())
}

/// The stack goes to another place. Who stands on the way does not matter (B-4).
pub(crate) fn go<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    set_down(game, to, sink);
    game.steps.replace(Step::Assistant);
}

/// The stack is somewhere else, for whatever reason.
pub(crate) fn set_down<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    let from = me.merchant;
    me.merchant = to;
    sink.tell(Event::Moved { seat, from, to });
}

/// The stack stays, and everything is as if it had just arrived (B-9).
pub(crate) fn stay<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let (seat, place) = (game.seat, game.me().merchant);
    sink.tell(Event::Stayed { seat, place });
    game.steps.replace(Step::Assistant);
}

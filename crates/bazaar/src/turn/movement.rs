//! Phase 1, the move: one or two steps. What else brings somebody somewhere are cards and boxes.

use tabletop::{Answers, Sink};

use super::{
    action::Action,
    ask::{Ask, Window},
    expansion,
    question::Question,
    step::{Step, steps},
};
use crate::{
    pieces::{board::Cells, card::Card, place::Place},
    seen::{
        event::Event,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B, M},
        },
    },
    table::game::Game,
};

impl Ask for steps::Move {
    fn question(self, _: &Game) -> Question {
        Question::Move
    }

    fn ruling(self) -> Ruling {
        B(3)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
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
        expansion::move_answers(game, answers);
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Move { to } = action {
            go(game, to, sink);
        } else if let Some(card) = Card::played_by(action) {
            card.play(game, action, sink);
        } else {
            expansion::before_move(game, action, sink);
        }
    }

    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    #[inline]
    fn is_in_movement(self) -> bool {
        true
    }

    fn wanted(self, game: &Game) -> Vec<Action> {
        let places = game.ruleset().places().iter();
        let mut wanted: Vec<_> = places.map(|to| Action::Move { to: *to }).collect();
        expansion::wanted_ways(game, &mut wanted);
        wanted
    }
}

/// Why nobody goes there, if it is the move itself.
pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
    let Action::Move { to } = action else { return None };
    (game.steps.top() == Step::Move).then(|| check_move(game, to))
}

#[inline]
fn walk(game: &Game) -> Cells {
    expansion::walk(game, game.board.walk_from(game.me().merchant))
}

/// Ruling M-32: what is shut off near by is two steps longer.
#[inline]
fn long_way(game: &Game) -> Cells {
    let from = game.me().merchant;
    let shut_off = game.shut_off(game.seat, from);
    let near = game.board.walk_from(from).and(shut_off);
    game.board.long_way_from(from).without(shut_off).with(near)
}

/// Ruling B-1: the target is 1 or 2 steps away, so it differs from the start.
fn check_move(game: &Game, to: Place) -> Result<(), Refusal> {
    if walk(game).contains(&game.board, to) {
        return Ok(());
    }
    check_distance(game, to, 1, 2, B(1))
}

/// Ruling B-2: 3 or 4 steps as the grid counts them, not by a winding way.
pub(crate) fn check_long_way(game: &Game, to: Place) -> Result<(), Refusal> {
    check_distance(game, to, 3, 4, B(2))
}

fn check_distance(
    game: &Game,
    to: Place,
    nearest: u8,
    farthest: u8,
    ruling: Ruling,
) -> Result<(), Refusal> {
    let from = game.me().merchant;
    let steps = game.steps_for(game.seat, from, to);
    if !game.board.places().contains(&to) {
        return Err(Refusal::new(Reason::NotAnAnswer, ruling));
    }
    if steps == 0 {
        return Err(Refusal::new(Reason::MustMove, B(3)));
    }
    if steps > farthest {
        game.check_no_detour(from, to, M(32))?;
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

/// A place three or four steps away, for those who look for one.
pub(crate) fn somewhere_far(game: &Game) -> Place {
    let from = game.me().merchant;
    let places = game.ruleset().places().iter().copied();
    let mut far = places.filter(|to| (3..=4).contains(&game.steps_for(game.seat, from, *to)));
    far.next().unwrap_or(from)
}

/// A corner where the merchant does not stand.
pub(crate) fn some_corner(game: &Game) -> Place {
    let from = game.me().merchant;
    let mut corners = game.board.places_in(game.board.corners()).filter(|to| *to != from);
    corners.next().unwrap_or(from)
}

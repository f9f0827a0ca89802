//! Where an expansion comes into the turn of the base game. This is the only file that asks which
//! boxes are open; each box says in its own `turn.rs` what it does there.

use tabletop::{Answers, Sink};

use super::action::Action;
use crate::{
    pieces::{board::Cells, dice::Dice, roll::Roll, ruleset::boxes},
    seen::{event::Event, refusal::Refusal},
    table::game::Game,
};

/// What a box adds to the turn. Most boxes change little.
pub(crate) trait Expansion {
    /// Before an answer is carried out.
    fn before_answer(_game: &mut Game) {}

    /// After an answer, before the steps that need none.
    fn after_answer<S: Sink<Event>>(_game: &mut Game, _sink: &mut S) {}

    /// After those, when somebody is asked again or chance is waited for.
    fn at_rest<S: Sink<Event>>(_game: &mut Game, _sink: &mut S) {}

    /// The places that can be walked to.
    fn walk(_game: &Game, walk: Cells) -> Cells {
        walk
    }

    /// Further ways to move.
    fn way_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// What can be done instead of a move.
    fn instead_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Carries out what was chosen before the move; whether it is of this box.
    fn before_move<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) -> bool {
        false
    }

    /// Whether somebody may have something to change this roll with.
    fn may_change(_game: &Game, _roll: Roll, _dice: Dice) -> bool {
        false
    }

    /// The ways to change a roll.
    fn roll_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Changes a roll; how the dice lie then.
    fn change_roll<S: Sink<Event>>(
        _game: &mut Game,
        _roll: Roll,
        _dice: Dice,
        _action: Action,
        _sink: &mut S,
    ) -> Option<Dice> {
        None
    }

    /// What may be done before the end of the turn, once nobody has to be caught.
    fn last_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Carries out one of these; whether it is of this box.
    fn last<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) -> bool {
        false
    }

    /// What one may look for at the end of the turn, possible or not.
    fn wanted_last(_game: &Game) -> Option<Action> {
        None
    }

    /// What one may look for before the move, possible or not.
    fn wanted_ways(_game: &Game, _wanted: &mut Vec<Action>) {}

    /// Whether something comes after a turn that ended at once.
    fn follows_a_stop(_game: &mut Game) -> bool {
        false
    }

    /// Why an action of this box cannot be taken, if neither a card nor a place has it.
    fn refuse(_game: &Game, _action: Action) -> Option<Result<(), Refusal>> {
        None
    }

    /// Counts the pieces of the box.
    fn audit(_game: &Game) -> Result<(), String> {
        Ok(())
    }
}

impl Game {
    #[inline]
    fn has_mocha(&self) -> bool {
        self.rules.ruleset.has_mocha()
    }

    #[inline]
    fn has_letters(&self) -> bool {
        self.rules.ruleset.has_letters()
    }

    #[inline]
    pub(super) fn has_more_boxes(&self) -> bool {
        self.rules.ruleset.has_more_boxes()
    }
}

type Mocha = boxes::Mocha;
type Letters = boxes::Letters;

/// One answer among more boxes, and what follows it by itself.
#[inline(never)]
pub(super) fn apply_among_more<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if game.has_letters() {
        Letters::before_answer(game);
    }
    game.apply_answer(action, sink);
    if game.has_letters() {
        Letters::after_answer(game, sink);
    }
    while game.go_on(sink) {}
    if game.has_mocha() {
        Mocha::at_rest(game, sink);
    }
}

#[inline]
pub(super) fn walk(game: &Game, walk: Cells) -> Cells {
    if game.has_mocha() { Mocha::walk(game, walk) } else { walk }
}

#[inline]
pub(super) fn move_answers(game: &Game, answers: &mut Answers<Action>) {
    if game.has_more_boxes() {
        move_answers_among_more(game, answers);
    }
}

#[inline(never)]
fn move_answers_among_more(game: &Game, answers: &mut Answers<Action>) {
    if game.has_mocha() {
        Mocha::way_answers(game, answers);
    }
    if game.has_letters() {
        Letters::way_answers(game, answers);
    }
    if game.has_mocha() {
        Mocha::instead_answers(game, answers);
    }
}

pub(super) fn before_move<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
    Mocha::before_move(game, action, sink) || Letters::before_move(game, action, sink)
}

#[inline]
pub(super) fn may_change(game: &Game, roll: Roll, dice: Dice) -> bool {
    game.has_mocha() && Mocha::may_change(game, roll, dice)
}

pub(super) fn roll_answers(game: &Game, answers: &mut Answers<Action>) {
    if game.has_mocha() {
        Mocha::roll_answers(game, answers);
    }
}

pub(super) fn change_roll<S: Sink<Event>>(
    game: &mut Game,
    roll: Roll,
    dice: Dice,
    action: Action,
    sink: &mut S,
) {
    if let Some(dice) = Mocha::change_roll(game, roll, dice, action, sink) {
        game.dice_lie(roll, dice, sink);
    }
}

#[inline]
pub(crate) fn last_answers(game: &Game, answers: &mut Answers<Action>) {
    if game.has_letters() {
        Letters::last_answers(game, answers);
    }
}

pub(crate) fn last<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
    Mocha::last(game, action, sink) || Letters::last(game, action, sink)
}

pub(super) fn wanted_last(game: &Game) -> Option<Action> {
    if game.has_letters() { Letters::wanted_last(game) } else { None }
}

pub(super) fn wanted_ways(game: &Game, wanted: &mut Vec<Action>) {
    Mocha::wanted_ways(game, wanted);
}

#[inline]
pub(super) fn follows_a_stop(game: &mut Game) -> bool {
    game.has_letters() && Letters::follows_a_stop(game)
}

pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
    Mocha::refuse(game, action).or_else(|| Letters::refuse(game, action))
}

pub(crate) fn audit(game: &Game) -> Result<(), String> {
    Mocha::audit(game)?;
    Letters::audit(game)
}

//! Whom a merchant meets: other merchants before the action, everybody else after it.

pub(crate) mod catch;
pub(crate) mod coffee_trader;
pub(crate) mod courier;
pub(crate) mod governor;
pub(crate) mod merchants;
pub(crate) mod smuggler;

pub use coffee_trader::Payment;
use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Event, Figure, Game, Place, Reason, Refusal, letters::bonus_turn, step::Step,
};

/// Phase 4, in any order (B-48, B-68), and the end of the turn.
#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let must_catch = catch::answers(game, answers);
    if governor::check(game).is_ok() {
        answers.push(Action::Governor {});
    }
    smuggler::answers(game, answers);
    if game.rules.has_expansions() {
        more_answers(game, must_catch, answers);
    }
    if !must_catch {
        answers.push(Action::End {});
    }
}

/// Whom one meets with the expansions, and the bonus turn.
#[inline(never)]
fn more_answers(game: &Game, must_catch: bool, answers: &mut Answers<Action>) {
    coffee_trader::answers(game, answers);
    courier::answers(game, answers);
    if !must_catch {
        bonus_turn::answers(game, answers);
    }
}

/// Ruling B-68: the turn cannot end while somebody is to be caught.
pub(crate) fn check_end(game: &Game) -> Result<(), Refusal> {
    if catch::somebody_to_catch(game) { Err(Refusal::new(Reason::MustCatch, 68)) } else { Ok(()) }
}

/// Ruling B-77: the first encounter ends the action phase.
pub(crate) fn begin(game: &mut Game) {
    if let Step::Finish { .. } = game.steps.top() {
        game.steps.replace(Step::Finish { again: None });
    }
}

/// The place a roll sends a figure to: 2 to 12, perhaps the one where it stands.
pub(crate) fn place_rolled(dice: Dice) -> Place {
    Place::from_number(dice.sum()).unwrap_or(Place::Fountain)
}

pub(crate) fn tell_moved<S: Sink<Event>>(figure: Figure, from: Place, to: Place, sink: &mut S) {
    sink.tell(Event::FigureMoved { figure, from, to });
}

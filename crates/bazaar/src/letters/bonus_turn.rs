//! The bonus turn: whoever gives up letters with three seals at the end of the own turn has a whole
//! other turn at once, once per round (L-49 to L-54).

use tabletop::{Answers, Sink};

use super::{SealsFor, seals::Giving};
use crate::{Action, Event, Game, Reason, Refusal, encounters, end, step::Step};

pub(crate) const SEALS: u8 = 3;

/// Nobody has more than one turn and one bonus turn in a round, so it is enough to know that this
/// turn is none (L-51).
#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    let seals = game.my_letters().seals();
    if seals < SEALS {
        return Err(Refusal::short_of_seals(seals, SEALS, 49));
    }
    if game.letters.bonus_turn {
        return Err(Refusal::letters(Reason::OncePerRound, 51));
    }
    if matches!(game.steps.top(), Step::Finish { .. }) {
        encounters::check_end(game)?;
    }
    Ok(())
}

/// Ruling L-50: also after a turn that ended at once.
#[inline(never)]
pub(crate) fn may_follow(game: &Game) -> bool {
    check(game).is_ok()
}

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if game.rules.has_letters() && !game.letters.bonus_turn && check(game).is_ok() {
        answers.push(Action::BonusTurn {});
    }
}

/// Which letters are given up is asked next.
pub(crate) fn pay(game: &mut Game) {
    game.steps.push(Step::GiveLetters(Giving::new(SealsFor::BonusTurn)));
}

/// The letters are given: this turn ends and the other begins.
pub(crate) fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    end::leave_turn(game, sink);
    sink.tell(Event::BonusTurn { seat });
    end::begin_turn(game, sink);
    game.letters.bonus_turn = true;
}

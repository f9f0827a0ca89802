//! The bonus turn: whoever gives up letters with three seals at the end of the own turn has a whole
//! other turn at once, once per round (L-49 to L-54).

use tabletop::{Answers, Sink};

use super::pieces::{Giving, SealsFor};
use crate::{
    Action, Event, Game, Question, Reason, Refusal,
    Ruling::{self, L},
    turn::{
        ask::Ask,
        step::{Step, steps},
    },
};

pub(crate) const SEALS: u8 = 3;

/// Nobody has more than one turn and one bonus turn in a round, so it is enough to know that this
/// turn is none (L-51).
#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    let seals = game.my_letters().seals();
    if seals < SEALS {
        return Err(Refusal::short_of_seals(seals, SEALS, L(49)));
    }
    if game.this_turn.letters.bonus_turn {
        return Err(Refusal::new(Reason::OncePerRound, L(51)));
    }
    if matches!(game.steps.top(), Step::Finish { .. }) {
        game.check_end()?;
    }
    Ok(())
}

/// Ruling L-50: also after a turn that ended at once.
#[inline(never)]
pub(crate) fn may_follow(game: &Game) -> bool {
    check(game).is_ok()
}

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if !game.this_turn.letters.bonus_turn && check(game).is_ok() {
        answers.push(Action::BonusTurn {});
    }
}

/// Which letters are given up is asked next.
pub(crate) fn pay(game: &mut Game) {
    let giving = Giving::new(SealsFor::BonusTurn);
    game.steps.push(Step::GiveLetters { giving });
}

/// The letters are given: this turn ends and the other begins.
pub(crate) fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    game.leave_turn(sink);
    sink.tell(Event::BonusTurn { seat });
    game.begin_turn(sink);
    game.this_turn.letters.bonus_turn = true;
}

/// The turn ended at once; only a bonus turn may still be taken (L-50).
impl Ask for steps::AfterStop {
    fn question(self, _: &Game) -> Question {
        Question::BonusTurn
    }

    fn ruling(self) -> Ruling {
        L(50)
    }

    #[inline(never)]
    fn answers(self, _: &Game, answers: &mut Answers<Action>) {
        answers.push(Action::BonusTurn {});
        answers.push(Action::End {});
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if matches!(action, Action::BonusTurn {}) {
            pay(game);
        } else {
            game.end_turn(sink);
        }
    }
}

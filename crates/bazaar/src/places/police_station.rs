//! Police Station 12: the own family member, if he is here, is sent to any other place and carries
//! out the action there. He pays nobody and meets nobody (B-39, B-41, B-47).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal,
    step::{Actor, Step},
};

#[inline]
pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if check(game).is_ok() {
        let elsewhere = game.ruleset().places().iter().copied();
        answers.extend(
            elsewhere
                .filter(|to| *to != Place::PoliceStation && check_destination(game, *to).is_ok())
                .map(|to| Action::Send { to }),
        );
    }
}

#[inline]
pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    if game.me().family == Place::PoliceStation {
        Ok(())
    } else {
        Err(Refusal::new(Reason::FamilyOut, 39))
    }
}

/// Ruling B-39: to any place but this one.
pub(crate) fn check_send(game: &Game, to: Place) -> Result<(), Refusal> {
    check(game)?;
    if to == Place::PoliceStation {
        return Err(Refusal::new(Reason::NoEffect, 39));
    }
    check_destination(game, to)
}

/// The action there may be impossible (B-47), unless it must be carried out (M-24).
#[inline]
fn check_destination(game: &Game, to: Place) -> Result<(), Refusal> {
    if !game.must_act() {
        return Ok(());
    }
    super::check_can_act(game, to).map_err(|refusal| Refusal::mocha(refusal.reason, 24))
}

/// His action belongs to the one of the Police Station (B-58).
pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if let Action::Send { to } = action {
        let seat = game.seat;
        game.me_mut().family = to;
        game.this_turn.family_acts = true;
        sink.tell(Event::FamilySent { seat, to });
        game.steps.push(Step::Act { place: to, actor: Actor::Family });
    }
}

//! Police Station 12: the own family member, if he is here, is sent to any other place and carries
//! out the action there. He pays nobody and meets nobody (B-39, B-41, B-47).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal,
    Ruling::{B, M},
    pieces::place::at,
    turn::{
        step::{Actor, Step},
        visit::Visit,
    },
};

impl Visit for at::PoliceStation {
    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            let elsewhere = game.ruleset().places().iter().copied();
            let others = elsewhere.filter(|to| *to != Place::PoliceStation);
            let possible = others.filter(|to| check_destination(game, *to).is_ok());
            answers.extend(possible.map(|to| Action::Send { to }));
        }
    }

    #[inline]
    fn check(game: &Game) -> Result<(), Refusal> {
        if game.me().family == Place::PoliceStation {
            Ok(())
        } else {
            Err(Refusal::new(Reason::FamilyOut, B(39)))
        }
    }

    /// His action belongs to the one of the Police Station (B-58).
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Send { to } = action {
            let seat = game.seat;
            game.me_mut().family = to;
            game.this_turn.family_acts = true;
            sink.tell(Event::FamilySent { seat, to });
            game.steps.push(Step::Act { place: to, actor: Actor::Family });
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Send { to } = action else { return None };
        Some(game.check_at(Place::PoliceStation, B(39)).and_then(|()| check_send(game, to)))
    }

    fn wanted(_: &Game) -> Vec<Action> {
        vec![Action::Send { to: Place::Fountain }]
    }
}

/// Ruling B-39: to any place but this one.
fn check_send(game: &Game, to: Place) -> Result<(), Refusal> {
    at::PoliceStation::check(game)?;
    if to == Place::PoliceStation {
        return Err(Refusal::new(Reason::NoEffect, B(39)));
    }
    check_destination(game, to)
}

/// The action there may be impossible (B-47), unless it must be carried out (M-24).
#[inline]
fn check_destination(game: &Game, to: Place) -> Result<(), Refusal> {
    if !game.must_act() {
        return Ok(());
    }
    to.check(game).map_err(|refusal| Refusal::new(refusal.reason, M(24)))
}

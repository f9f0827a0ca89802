//! Guild card 12: the own family member goes to the Police Station without a reward, and is sent
//! on to a place whose action must be carried out (M-10, M-25).

use tabletop::{Answers, Sink};

use super::GuildCard;
use crate::{Action, Event, Game, Place, Reason, Refusal, places, step::Step};

pub(super) fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    let from = std::mem::replace(&mut me.family, Place::PoliceStation);
    if from != Place::PoliceStation {
        sink.tell(Event::FamilyCalledHome { seat, from });
    }
    game.steps.push(Step::GuildChoice(GuildCard::of(Place::PoliceStation)));
}

pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    for &to in game.ruleset().places() {
        if check_send(game, to).is_ok() {
            answers.push(Action::Send { to });
        }
    }
}

pub(super) fn check_send(game: &Game, to: Place) -> Result<(), Refusal> {
    if to == Place::PoliceStation {
        return Err(Refusal::mocha(Reason::NoEffect, 10));
    }
    places::check_can_act(game, to).map_err(|refusal| Refusal::mocha(refusal.reason, 10))
}

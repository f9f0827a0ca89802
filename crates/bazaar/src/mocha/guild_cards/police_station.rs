//! Guild card 12: the own family member goes to the Police Station without a reward, and is sent
//! on to a place whose action must be carried out (M-10, M-25).

use tabletop::{Answers, Sink};

use super::{GuildCard, Improve};
use crate::{
    Action, Event, Game, Place, Reason, Refusal,
    Ruling::M,
    pieces::place::at,
    turn::{step::Step, visit::Visit as _},
};

impl Improve for at::PoliceStation {
    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        let seat = game.seat;
        let me = game.me_mut();
        let from = std::mem::replace(&mut me.family, Place::PoliceStation);
        if from != Place::PoliceStation {
            sink.tell(Event::FamilyCalledHome { seat, from });
        }
        game.steps.push(Step::GuildChoice { guild: GuildCard::of(Place::PoliceStation) });
    }

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        for &to in game.ruleset().places() {
            if check_send(game, to).is_ok() {
                answers.push(Action::Send { to });
            }
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Send { to } = action else { return None };
        Some(check_send(game, to))
    }

    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        Self::act(game, action, sink);
    }
}

fn check_send(game: &Game, to: Place) -> Result<(), Refusal> {
    if to == Place::PoliceStation {
        return Err(Refusal::new(Reason::NoEffect, M(10)));
    }
    to.check(game).map_err(|refusal| Refusal::new(refusal.reason, M(10)))
}

//! Phase 4: family members of others who stand here are caught, one by one (B-45, B-63).

use tabletop::{Answers, Seat, Sink};

use crate::{Action, Draw, Event, Game, Place, Reason, Refusal, Reward, encounters};

/// The reward, unless it is a card.
pub(crate) const LIRA: u32 = 3;

/// Ruling B-43: nobody is caught at the Police Station.
#[inline]
pub(crate) fn somebody_to_catch(game: &Game) -> bool {
    let Some(place) = game.meeting_place() else { return false };
    place != Place::PoliceStation && game.others().any(|(_, other)| other.family == place)
}

/// Writes the catches and tells whether there are any.
#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) -> bool {
    let Some(place) = game.meeting_place() else { return false };
    if place == Place::PoliceStation {
        return false;
    }
    let mut any = false;
    for (seat, other) in game.others() {
        if other.family == place {
            any = true;
            answers.push(Action::Catch { seat, reward: Reward::Lira });
            if game.can_draw() {
                answers.push(Action::Catch { seat, reward: Reward::Card });
            }
        }
    }
    any
}

pub(crate) fn check(game: &Game, seat: Seat, reward: Reward) -> Result<(), Refusal> {
    let Some(place) = game.meeting_place() else {
        return Err(Refusal::letters(Reason::NobodyHere, 29));
    };
    if place == Place::PoliceStation {
        return Err(Refusal::new(Reason::NobodyHere, 43));
    }
    if !game.others().any(|(other, player)| other == seat && player.family == place) {
        return Err(Refusal::new(Reason::NobodyHere, 45));
    }
    match reward {
        Reward::Lira => Ok(()),
        Reward::Card => game.check_can_draw(),
    }
}

pub(crate) fn catch<S: Sink<Event>>(game: &mut Game, of: Seat, reward: Reward, sink: &mut S) {
    let (seat, place) = (game.seat, game.figure_place());
    encounters::begin(game);
    game.players[of.index()].family = Place::PoliceStation;
    sink.tell(Event::FamilyCaught { seat, of, place });
    match reward {
        Reward::Lira => game.gain_lira(seat, LIRA, sink),
        Reward::Card => game.draw_next(Draw::Catch, sink),
    }
}

//! Phase 4: family members of others who stand here are caught, one by one (B-45, B-63).

use tabletop::{Answers, Seat, Sink};

use crate::{
    Action, Draw, Event, Game, Place, Reason, Refusal, Reward,
    Ruling::{self, B, L},
    pieces::draw::draws,
    turn::{
        draw::Drawn,
        meet::{Meet, encounters},
    },
};

/// The reward, unless it is a card.
pub(crate) const LIRA: u32 = 3;

impl Meet for encounters::Catch {
    const RULING: Ruling = B(45);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        let Some(place) = game.meeting_place() else { return };
        if place == Place::PoliceStation {
            return;
        }
        for (seat, other) in game.others() {
            if other.family == place {
                answers.push(Action::Catch { seat, reward: Reward::Lira });
                if game.can_draw() {
                    answers.push(Action::Catch { seat, reward: Reward::Card });
                }
            }
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::Catch { seat, reward } = action else { return Ok(()) };
        check(game, seat, reward)
    }

    fn meet<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Catch { seat: of, reward } = action else { return };
        let (seat, place) = (game.seat, game.figure_place());
        game.begin_encounter();
        game.players[of.index()].family = Place::PoliceStation;
        sink.tell(Event::FamilyCaught { seat, of, place });
        match reward {
            Reward::Lira => game.gain_lira(seat, LIRA, sink),
            Reward::Card => game.draw_next(Draw::Catch, sink),
        }
    }
}

impl Drawn for draws::Catch {}

fn check(game: &Game, seat: Seat, reward: Reward) -> Result<(), Refusal> {
    let Some(place) = game.meeting_place() else {
        return Err(Refusal::new(Reason::NobodyHere, L(29)));
    };
    if place == Place::PoliceStation {
        return Err(Refusal::new(Reason::NobodyHere, B(43)));
    }
    if !game.others().any(|(other, player)| other == seat && player.family == place) {
        return Err(Refusal::new(Reason::NobodyHere, B(45)));
    }
    match reward {
        Reward::Lira => Ok(()),
        Reward::Card => game.check_can_draw(),
    }
}

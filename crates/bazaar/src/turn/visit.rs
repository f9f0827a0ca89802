//! What the action of a place says about itself, and the table that leads to its file.

use tabletop::{Answers, Sink};

use super::{
    action::Action,
    step::{Actor, Step},
};
use crate::{
    lists::every_box,
    pieces::place::{Place, at},
    seen::{
        event::Event,
        kind::Stops,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B},
        },
    },
    table::game::Game,
};

/// The action of a place.
pub(crate) trait Visit {
    /// The answers it offers, besides going on without it.
    fn answers(game: &Game, answers: &mut Answers<Action>);

    /// Whether it can be carried out at all (B-66), and if not, what is in the way.
    fn check(_game: &Game) -> Result<(), Refusal> {
        Ok(())
    }

    /// Carries it out, beginning with this answer.
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S);

    /// Carries it out once more with its card.
    fn again<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        Self::act(game, Action::Act {}, sink);
    }

    /// Why an action that belongs to this place cannot be taken.
    fn refuse(_game: &Game, _action: Action) -> Option<Result<(), Refusal>> {
        None
    }

    /// What one may look for here, possible or not.
    fn wanted(_game: &Game) -> Vec<Action> {
        Vec::new()
    }

    /// What somebody does here without thinking, or why there is a moment to think.
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Choice);
}

macro_rules! visit {
    (places [] $( $box:ident { $( $name:ident = $number:literal, $title:literal; )* } )*) => {
        impl Place {
            /// The answers its action offers, besides going on without it.
            #[inline]
            pub(crate) fn answers(self, game: &Game, answers: &mut Answers<Action>) {
                match self { $( $( Self::$name => at::$name::answers(game, answers), )* )* }
            }

            /// Whether its action can be carried out (B-66), and if not, what is in the way.
            pub(crate) fn check(self, game: &Game) -> Result<(), Refusal> {
                match self { $( $( Self::$name => at::$name::check(game), )* )* }
            }

            /// Carries out its action, beginning with this answer.
            pub(crate) fn act<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
                match self { $( $( Self::$name => at::$name::act(game, action, sink), )* )* }
            }

            /// Carries its action out once more with its card.
            pub(crate) fn again<S: Sink<Event>>(self, game: &mut Game, sink: &mut S) {
                match self { $( $( Self::$name => at::$name::again(game, sink), )* )* }
            }

            pub(super) fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
                match self { $( $( Self::$name => at::$name::refuse(game, action), )* )* }
            }

            pub(super) fn wanted(self, game: &Game) -> Vec<Action> {
                match self { $( $( Self::$name => at::$name::wanted(game), )* )* }
            }

            pub(super) const fn on_the_way(self) -> Result<Action, Stops> {
                match self { $( $( Self::$name => at::$name::ON_THE_WAY, )* )* }
            }
        }
    };
}
every_box! { places => visit }

impl Game {
    /// The place whose action the open question is about.
    pub(crate) fn place_asked(&self) -> Option<Place> {
        if let Step::Act { place, .. } = self.steps.top() { Some(place) } else { None }
    }

    /// That the open question is about the action of this place. Whoever stands there too early or
    /// too late is told so.
    pub(crate) fn check_at(&self, place: Place, ruling: Ruling) -> Result<(), Refusal> {
        if self.place_asked() == Some(place) {
            return Ok(());
        }
        let step = self.steps.top();
        let here = self.figure_place() == place;
        if (here || self.me().family == place) && step.is_in_action() {
            // The action has begun; what can begin it is no answer any more.
            let ruling = if let ruling @ B(_) = step.ruling() { ruling } else { B(21) };
            return Err(Refusal::new(Reason::NotAnAnswer, ruling));
        }
        let sent = matches!(
            step,
            Step::Act { actor: Actor::Family | Actor::FamilyWalk | Actor::Within, .. }
        );
        let acted = matches!(step, Step::Finish { .. });
        let too_early_or_late = if place == Place::PoliceStation && (sent || here && acted) {
            // Ruling B-67: one action of the Police Station sends the family member once.
            Some(67)
        } else if here && step == Step::Assistant {
            Some(6)
        } else if here && step == Step::PayMerchants {
            Some(16)
        } else if here && acted {
            Some(21)
        } else {
            None
        };
        Err(too_early_or_late.map_or(Refusal::new(Reason::OnlyAt { place }, ruling), |ruling| {
            Refusal::new(Reason::NotNow, B(ruling))
        }))
    }
}

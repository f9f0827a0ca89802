//! Whom a figure meets in phase 4, and the table that leads to their files.

use tabletop::{Answers, Sink};

use super::{action::Action, step::Step};
use crate::{
    lists::every_box,
    pieces::{dice::Dice, place::Place},
    seen::{
        event::{Event, Figure},
        refusal::{Reason, Refusal, Ruling},
    },
    table::game::Game,
};

/// Somebody who can be met.
pub(crate) trait Meet {
    /// The ruling that says when (B-45, B-48, M-63, L-48).
    const RULING: Ruling;

    fn answers(game: &Game, answers: &mut Answers<Action>);

    fn check(game: &Game, action: Action) -> Result<(), Refusal>;

    fn meet<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S);

    /// What one may look for where he stands, possible or not.
    fn wanted(_game: &Game) -> Option<Action> {
        None
    }
}

macro_rules! meet {
    (encounters [] $( $met_by:pat => $name:ident; )*) => {
        /// Whom a figure meets in phase 4.
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum Encounter {
            $( $name, )*
        }

        /// Each of them as a type, for its file to say everything about him.
        pub(crate) mod encounters {
            $( #[derive(Clone, Copy, Debug)] pub(crate) struct $name; )*
        }

        impl Encounter {
            pub(super) const ALL: &[Self] = &[ $( Self::$name ),* ];

            /// Whom this answer meets.
            #[inline]
            pub(crate) const fn met_by(action: Action) -> Option<Self> {
                match action {
                    $( $met_by => Some(Self::$name), )*
                    _ => None,
                }
            }

            /// Why somebody cannot be met now.
            pub(super) fn refuse(self, game: &Game, action: Action) -> Result<(), Refusal> {
                match self { $( Self::$name => refuse::<encounters::$name>(game, action), )* }
            }

            pub(super) fn meet<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
                match self { $( Self::$name => encounters::$name::meet(game, action, sink), )* }
            }

            pub(super) fn wanted(self, game: &Game) -> Option<Action> {
                match self { $( Self::$name => encounters::$name::wanted(game), )* }
            }
        }

        /// Everybody who can be met now.
        #[inline]
        pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
            $( encounters::$name::answers(game, answers); )*
        }
    };
}
every_box! { encounters => meet }

fn refuse<M: Meet>(game: &Game, action: Action) -> Result<(), Refusal> {
    if !matches!(game.steps.top(), Step::Finish { .. }) {
        return Err(Refusal::new(Reason::NotNow, M::RULING));
    }
    M::check(game, action)
}

impl Game {
    /// Ruling B-77: the first encounter ends the action phase.
    pub(crate) fn begin_encounter(&mut self) {
        if let Step::Finish { .. } = self.steps.top() {
            self.steps.replace(Step::Finish { again: None });
        }
    }
}

/// The place a roll sends a figure to: 2 to 12, perhaps the one where it stands.
pub(crate) fn place_rolled(dice: Dice) -> Place {
    Place::from_number(dice.sum()).unwrap_or(Place::Fountain)
}

pub(crate) fn tell_moved<S: Sink<Event>>(figure: Figure, from: Place, to: Place, sink: &mut S) {
    sink.tell(Event::FigureMoved { figure, from, to });
}

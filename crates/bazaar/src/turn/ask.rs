//! What every question says about itself, and the table that leads from a step to its file.

use tabletop::{Answers, Seat, Sink, Turn};

use super::{
    action::Action,
    chance::Fall as _,
    expansion, play,
    question::{Chance, Question},
    step::{Step, steps},
};
use crate::{
    lists::every_box,
    pieces::card::Card,
    seen::{
        event::Event,
        kind::Stops,
        refusal::{Refusal, Ruling},
    },
    table::game::Game,
};

/// A step that asks the player whose turn it is. Its file says all of this; most need only the
/// first four.
pub(crate) trait Ask: Copy {
    fn question(self, game: &Game) -> Question;

    /// The ruling that says what is asked.
    fn ruling(self) -> Ruling;

    fn answers(self, game: &Game, answers: &mut Answers<Action>);

    /// Carries out one of its answers.
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S);

    /// Why an action is no answer, if it is one that belongs to this question.
    fn refuse(self, _game: &Game, _action: Action) -> Option<Result<(), Refusal>> {
        None
    }

    /// Which cards may come in meanwhile.
    fn window(self, _game: &Game) -> Window {
        Window::Closed
    }

    /// Whether these means pay what is owed here (B-59, B-96).
    fn settles(self, _game: &Game, _means: Means) -> bool {
        true
    }

    /// Whether it is a part of the action of a place that has begun.
    fn is_in_action(self) -> bool {
        false
    }

    /// Whether the movement phase is still open (B-65).
    fn is_in_movement(self) -> bool {
        false
    }

    /// The card that was played and is laid down afterwards (B-61).
    fn waiting_card(self, _game: &Game) -> Option<Card> {
        None
    }

    /// What one may look for here, possible or not.
    fn wanted(self, _game: &Game) -> Vec<Action> {
        Vec::new()
    }

    /// The answer that somebody gives without thinking who chose a destination, or why there is
    /// none.
    fn on_the_way(self, _game: &Game, _answers: &[Action]) -> Result<Action, Stops> {
        Err(Stops::Choice)
    }
}

/// A step that needs no answer.
pub(crate) trait GoOn: Copy {
    fn go_on<S: Sink<Event>>(self, game: &mut Game, sink: &mut S);
}

/// Which cards and tiles may come in while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    /// Free and outside cards.
    Outside,
    /// Free cards only: an action is being carried out.
    Inside,
    /// Nothing: one price is being paid, or one choice made in parts (B-58).
    Closed,
}

/// What somebody could pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub(crate) lira: u32,
    pub(crate) cards: u8,
    pub(crate) goods: u32,
}

macro_rules! ask {
    (steps []
        { $( $(#[$ask_doc:meta])* $ask:ident $( { $( $field:ident : $type:ty ),* } )? ; )* }
        { $( $(#[$chance_doc:meta])* $chance:ident $( { $( $chance_field:ident : $chance_type:ty ),* } )? ; )* }
        { $( $(#[$auto_doc:meta])* $auto:ident { $( $auto_field:ident : $auto_type:ty ),* } ; )* }
    ) => {
        // On the path of a decision: these look at the step where it lies.
        impl Game {
            /// Writes the answers, if the open step is one that asks.
            #[inline]
            fn step_answers(&self, answers: &mut Answers<Action>) -> bool {
                match self.steps.open() {
                    $( Step::$ask $( { $( $field ),* } )? => {
                        steps::$ask { $( $( $field: *$field ),* )? }.answers(self, answers);
                        true
                    } )*
                    _ => false,
                }
            }

            #[inline]
            fn apply_to_step<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
                match self.steps.open() {
                    $( Step::$ask $( { $( $field ),* } )? => {
                        steps::$ask { $( $( $field: *$field ),* )? }.apply(self, action, sink);
                    } )*
                    $( Step::$chance $( { $( $chance_field ),* } )? => {
                        steps::$chance { $( $( $chance_field: *$chance_field ),* )? }.apply(self, action, sink);
                    } )*
                    _ => {}
                }
            }

            /// Goes on with the steps that need no answer. They are rare: whoever calls this looks
            /// first whether one is open.
            #[inline(never)]
            pub(super) fn go_on<S: Sink<Event>>(&mut self, sink: &mut S) {
                loop {
                    match self.steps.open() {
                        $( Step::$auto { $( $auto_field ),* } => {
                            steps::$auto { $( $auto_field: *$auto_field ),* }.go_on(self, sink);
                        } )*
                        _ => return,
                    }
                }
            }

            /// Which cards may come in while the open question waits.
            #[inline]
            pub(crate) fn window(&self) -> Window {
                match self.steps.open() {
                    $( Step::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field: *$field ),* )? }.window(self), )*
                    _ => Window::Closed,
                }
            }

            /// Whether the movement phase is still open (B-65).
            #[inline]
            pub(crate) fn movement_is_open(&self) -> bool {
                !self.this_turn.moved_on && match self.steps.open() {
                    $( Step::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field: *$field ),* )? }.is_in_movement(), )*
                    _ => false,
                }
            }
        }

        impl Step {
            fn turn(self, game: &Game) -> Turn<Question, Chance> {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => {
                        Turn::Decide(game.seat, steps::$ask { $( $( $field ),* )? }.question(game))
                    } )*
                    $( Self::$chance $( { $( $chance_field ),* } )? => {
                        Turn::Chance(steps::$chance { $( $( $chance_field ),* )? }.chance())
                    } )*
                    _ => Turn::Over,
                }
            }

            /// The ruling that says what is asked.
            pub(crate) fn ruling(self) -> Ruling {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field ),* )? }.ruling(), )*
                    _ => Ruling::B(68),
                }
            }

            pub(super) fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => {
                        steps::$ask { $( $( $field ),* )? }.refuse(game, action)
                    } )*
                    _ => None,
                }
            }

            /// Whether these means pay what is owed here.
            #[inline]
            pub(crate) fn settles(self, game: &Game, means: Means) -> bool {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field ),* )? }.settles(game, means), )*
                    _ => true,
                }
            }

            /// Whether it is a part of the action of a place that has begun.
            pub(crate) fn is_in_action(self) -> bool {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field ),* )? }.is_in_action(), )*
                    _ => false,
                }
            }

            fn waiting_card(self, game: &Game) -> Option<Card> {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field ),* )? }.waiting_card(game), )*
                    $( Self::$chance $( { $( $chance_field ),* } )? => {
                        steps::$chance { $( $( $chance_field ),* )? }.waiting_card(game)
                    } )*
                    _ => None,
                }
            }

            /// What one may look for here, possible or not.
            pub(crate) fn wanted(self, game: &Game) -> Vec<Action> {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => steps::$ask { $( $( $field ),* )? }.wanted(game), )*
                    _ => Vec::new(),
                }
            }

            /// The answer that somebody gives without thinking who chose a destination.
            pub(crate) fn on_the_way(self, game: &Game, answers: &[Action]) -> Result<Action, Stops> {
                match self {
                    $( Self::$ask $( { $( $field ),* } )? => {
                        steps::$ask { $( $( $field ),* )? }.on_the_way(game, answers)
                    } )*
                    Self::Over => Err(Stops::EndOfTurn),
                    _ => Err(Stops::Reveal),
                }
            }
        }
    };
}
every_box! { steps => ask; {} {} {} }

impl Game {
    pub(crate) fn turn(&self) -> Turn<Question, Chance> {
        self.steps.top().turn(self)
    }

    /// The seat of [`turn`](Self::turn), without the question.
    #[inline]
    pub(crate) fn current_player(&self) -> Option<Seat> {
        let top = self.steps.top();
        let nobody = top.is_chance() || top.is_over();
        (!nobody).then_some(self.seat)
    }

    /// The legal answers to the open question.
    pub(crate) fn legal_actions(&self, answers: &mut Answers<Action>) {
        answers.clear();
        if self.step_answers(answers) {
            play::beside_answers(self, answers);
        }
    }

    /// Carries out one answer or outcome, and what follows it by itself.
    #[inline]
    pub(crate) fn apply_action<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        if self.has_more_boxes() {
            expansion::apply_among_more(self, action, sink);
        } else {
            self.apply_answer(action, sink);
        }
    }

    /// Stands alone: whoever applies an answer only looks which way it goes.
    #[inline(never)]
    pub(super) fn apply_answer<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        if !play::beside(self, action, sink) {
            self.apply_to_step(action, sink);
        }
    }

    /// The window of an action inside another one.
    pub(crate) const fn inside(&self) -> Window {
        if self.must_act() { Window::Closed } else { Window::Inside }
    }

    /// What is owed in the open question could be paid at once with these means (B-59, B-96).
    #[inline]
    pub(crate) fn could_settle(&self, lira: u32, cards: u8, goods: u32) -> bool {
        self.steps.top().settles(self, Means { lira, cards, goods })
    }

    /// The card that was played and waits to be laid down until its draw is done (B-61).
    pub(crate) fn waiting_card(&self) -> Option<Card> {
        self.steps.top().waiting_card(self)
    }
}

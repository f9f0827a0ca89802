//! Where an expansion comes into the turn of the base game, and into what is laid out before it and
//! seen of it. This is the only file that asks which boxes are open; each box says in its own
//! `turn.rs` what it does there.

use tabletop::{Answers, Rng, Seat, Sink, Viewer};

use super::action::Action;
use crate::{
    lists::every_box,
    pieces::{board::Cells, dice::Dice, place::Place, roll::Roll, ruleset::boxes},
    seen::{effects::Effects, event::Event, refusal::Refusal},
    table::{
        game::Game,
        setup::{Setup, SetupError},
    },
};

/// What a box adds. Most boxes change little.
pub(crate) trait Expansion {
    /// The figure of the box that dice send about is put down, after everything of the base game
    /// (M-87).
    fn deal_figure(_setup: &mut Setup, _figure: &mut dyn FnMut() -> Place) {}

    /// Whether a setup has what belongs to the box, and only then. Asked of every box.
    fn check_setup(_setup: &Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// Who else stands somewhere at first.
    fn figure(_setup: &Setup) -> Option<(&'static str, Place)> {
        None
    }

    /// A position was put together; what follows from it by itself?
    fn position_built(_game: &mut Game) {}

    /// Before an answer is carried out.
    fn before_answer(_game: &mut Game) {}

    /// After an answer, before the steps that need none.
    fn after_answer<S: Sink<Event>>(_game: &mut Game, _sink: &mut S) {}

    /// After those, when somebody is asked again or chance is waited for.
    fn at_rest<S: Sink<Event>>(_game: &mut Game, _sink: &mut S) {}

    /// The places that can be walked to.
    fn walk(_game: &Game, walk: Cells) -> Cells {
        walk
    }

    /// Further ways to move.
    fn way_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// What can be done instead of a move.
    fn instead_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Carries out what was chosen before the move; whether it is of this box.
    fn before_move<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) -> bool {
        false
    }

    /// Whom else the Fountain can call back.
    fn call_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Whether the Fountain brings somebody who is not called.
    fn comes_uncalled(_game: &Game) -> bool {
        false
    }

    /// Those of the box come back to the Fountain's caller; whether this answer was about them.
    fn call<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) -> bool {
        false
    }

    /// Whether no card is discarded at the Caravansary.
    fn keeps_both_cards(_game: &Game) -> bool {
        false
    }

    /// What the Caravansary brings last.
    fn after_caravansary<S: Sink<Event>>(_game: &mut Game, _sink: &mut S) {}

    /// The rubies that lie on the track of a place of the box.
    fn rubies_at(_game: &Game, _place: Place) -> u8 {
        0
    }

    /// Takes a ruby off the track of a place, if it is of this box.
    fn take_ruby(_game: &mut Game, _from: Place) {}

    /// Whether somebody may have something to change this roll with.
    fn may_change(_game: &Game, _roll: Roll, _dice: Dice) -> bool {
        false
    }

    /// The ways to change a roll.
    fn roll_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Changes a roll; how the dice lie then.
    fn change_roll<S: Sink<Event>>(
        _game: &mut Game,
        _roll: Roll,
        _dice: Dice,
        _action: Action,
        _sink: &mut S,
    ) -> Option<Dice> {
        None
    }

    /// What may be done before the end of the turn, once nobody has to be caught.
    fn last_answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Carries out one of these; whether it is of this box.
    fn last<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) -> bool {
        false
    }

    /// What one may look for at the end of the turn, possible or not.
    fn wanted_last(_game: &Game) -> Option<Action> {
        None
    }

    /// What one may look for before the move, possible or not.
    fn wanted_ways(_game: &Game, _wanted: &mut Vec<Action>) {}

    /// Whether something comes after a turn that ended at once.
    fn follows_a_stop(_game: &mut Game) -> bool {
        false
    }

    /// Why an action of this box cannot be taken, if neither a card nor a place has it. Asked of
    /// every box.
    fn refuse(_game: &Game, _action: Action) -> Option<Result<(), Refusal>> {
        None
    }

    /// Counts the pieces of the box; without it there are none.
    fn audit(_game: &Game) -> Result<(), String> {
        Ok(())
    }

    /// What happened with the pieces of the box, in a preview for this seat.
    fn preview(_effects: &mut Effects, _me: Seat, _event: Event) {}

    /// The answers that go with this one at the same click.
    fn goes_without_saying(_game: &Game, _action: Action) -> Option<Vec<Action>> {
        None
    }

    /// The event as these eyes see it.
    fn seen_by(event: Event, _viewer: Viewer) -> Event {
        event
    }

    /// Deals the hidden pieces of the box again.
    fn resample<R: Rng>(_game: &mut Game, _viewer: Viewer, _rng: &mut R) {}
}

impl Game {
    #[inline]
    pub(super) fn has_more_boxes(&self) -> bool {
        self.rules.ruleset.has_more_boxes()
    }
}

macro_rules! expansions {
    (expansions [] $( $(#[$doc:meta])* $name:ident, $text:literal, $has:ident $facts:tt )*) => {
        pub(crate) fn deal_figures(setup: &mut Setup, figure: &mut dyn FnMut() -> Place) {
            $( if setup.rules.ruleset.$has() {
                boxes::$name::deal_figure(setup, figure);
            } )*
        }

        pub(crate) fn check_setup(setup: &Setup) -> Result<(), SetupError> {
            $( boxes::$name::check_setup(setup)?; )*
            Ok(())
        }

        pub(crate) fn figures(setup: &Setup) -> impl Iterator<Item = (&'static str, Place)> {
            [ $( boxes::$name::figure(setup) ),* ].into_iter().flatten()
        }

        pub(crate) fn position_built(game: &mut Game) {
            $( boxes::$name::position_built(game); )*
        }

        /// One answer among more boxes, and what follows it by itself.
        #[inline(never)]
        pub(super) fn apply_among_more<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::before_answer(game);
            } )*
            game.apply_answer(action, sink);
            $( if game.rules.ruleset.$has() {
                boxes::$name::after_answer(game, sink);
            } )*
            if game.steps.top().goes_on() {
                game.go_on(sink);
            }
            $( if game.rules.ruleset.$has() {
                boxes::$name::at_rest(game, sink);
            } )*
        }

        #[inline]
        pub(super) fn walk(game: &Game, mut walk: Cells) -> Cells {
            $( if game.rules.ruleset.$has() {
                walk = boxes::$name::walk(game, walk);
            } )*
            walk
        }

        #[inline(never)]
        fn move_answers_among_more(game: &Game, answers: &mut Answers<Action>) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::way_answers(game, answers);
            } )*
            $( if game.rules.ruleset.$has() {
                boxes::$name::instead_answers(game, answers);
            } )*
        }

        pub(super) fn before_move<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
            let _carried_out = false $( || boxes::$name::before_move(game, action, sink) )*;
        }

        #[inline]
        pub(crate) fn call_answers(game: &Game, answers: &mut Answers<Action>) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::call_answers(game, answers);
            } )*
        }

        #[inline]
        pub(crate) fn comes_uncalled(game: &Game) -> bool {
            false $( || game.rules.ruleset.$has() && boxes::$name::comes_uncalled(game) )*
        }

        #[inline]
        pub(crate) fn call<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
            false $( || game.rules.ruleset.$has() && boxes::$name::call(game, action, sink) )*
        }

        #[inline]
        pub(crate) fn keeps_both_cards(game: &Game) -> bool {
            false $( || game.rules.ruleset.$has() && boxes::$name::keeps_both_cards(game) )*
        }

        #[inline]
        pub(crate) fn after_caravansary<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::after_caravansary(game, sink);
            } )*
        }

        #[inline]
        pub(crate) fn rubies_at(game: &Game, place: Place) -> u8 {
            0 $( + boxes::$name::rubies_at(game, place) )*
        }

        pub(crate) fn take_ruby(game: &mut Game, from: Place) {
            $( boxes::$name::take_ruby(game, from); )*
        }

        #[inline]
        pub(super) fn may_change(game: &Game, roll: Roll, dice: Dice) -> bool {
            false $( || game.rules.ruleset.$has() && boxes::$name::may_change(game, roll, dice) )*
        }

        pub(super) fn roll_answers(game: &Game, answers: &mut Answers<Action>) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::roll_answers(game, answers);
            } )*
        }

        pub(super) fn change_roll<S: Sink<Event>>(
            game: &mut Game,
            roll: Roll,
            dice: Dice,
            action: Action,
            sink: &mut S,
        ) {
            $( if let Some(dice) = boxes::$name::change_roll(game, roll, dice, action, sink) {
                return game.dice_lie(roll, dice, sink);
            } )*
        }

        #[inline]
        pub(crate) fn last_answers(game: &Game, answers: &mut Answers<Action>) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::last_answers(game, answers);
            } )*
        }

        pub(crate) fn last<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
            false $( || boxes::$name::last(game, action, sink) )*
        }

        pub(super) fn wanted_last(game: &Game) -> impl Iterator<Item = Action> {
            let wanted = [ $( (game.rules.ruleset.$has(), boxes::$name::wanted_last(game)) ),* ];
            wanted.into_iter().filter_map(|(is_open, wanted)| wanted.filter(|_| is_open))
        }

        pub(super) fn wanted_ways(game: &Game, wanted: &mut Vec<Action>) {
            $( boxes::$name::wanted_ways(game, wanted); )*
        }

        #[inline]
        pub(super) fn follows_a_stop(game: &mut Game) -> bool {
            false $( || game.rules.ruleset.$has() && boxes::$name::follows_a_stop(game) )*
        }

        pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
            None $( .or_else(|| boxes::$name::refuse(game, action)) )*
        }

        pub(crate) fn audit(game: &Game) -> Result<(), String> {
            $( boxes::$name::audit(game)?; )*
            Ok(())
        }

        pub(crate) fn preview(effects: &mut Effects, me: Seat, event: Event) {
            $( boxes::$name::preview(effects, me, event); )*
        }

        pub(crate) fn goes_without_saying(game: &Game, action: Action) -> Option<Vec<Action>> {
            None $( .or_else(|| boxes::$name::goes_without_saying(game, action)) )*
        }

        pub(crate) fn seen_by(mut event: Event, viewer: Viewer) -> Event {
            $( event = boxes::$name::seen_by(event, viewer); )*
            event
        }

        pub(crate) fn resample<R: Rng>(game: &mut Game, viewer: Viewer, rng: &mut R) {
            $( if game.rules.ruleset.$has() {
                boxes::$name::resample(game, viewer, rng);
            } )*
        }
    };
}
every_box! { expansions => expansions }

#[inline]
pub(super) fn move_answers(game: &Game, answers: &mut Answers<Action>) {
    if game.has_more_boxes() {
        move_answers_among_more(game, answers);
    }
}

//! Catacombs 25: a good or coffee; then the figure that acts goes to any other place, where it does
//! nothing and meets nobody (L-5, L-13). Only on the board of all places.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal, Ware, game::Acting, letters::companion, movement,
    step::Step,
};

pub(super) fn answers(answers: &mut Answers<Action>) {
    answers.extend(Ware::ALL.map(|ware| Action::Receive { ware }));
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    let Action::Receive { ware } = action else { return };
    game.gain_ware(ware, sink);
    if figure(game).is_some() {
        game.steps.push(Step::Emerge);
    }
}

/// Rulings L-16, L-17 and L-38: where the figure stands that will be moved. The family member and
/// a guild card move nobody.
fn figure(game: &Game) -> Option<Place> {
    if game.this_turn.family_acts || game.guild_card().is_some() {
        return None;
    }
    game.meeting_place()
}

pub(crate) fn emerge_answers(game: &Game, answers: &mut Answers<Action>) {
    let here = figure(game);
    let places = game.board.places().iter().copied();
    answers.extend(places.filter(|to| Some(*to) != here).map(|to| Action::Emerge { to }));
}

pub(crate) fn check_emerge(game: &Game, to: Place) -> Result<(), Refusal> {
    if !game.board.places().contains(&to) {
        return Err(Refusal::letters(Reason::NotAnAnswer, 13));
    }
    if figure(game) == Some(to) { Err(Refusal::letters(Reason::MustMove, 13)) } else { Ok(()) }
}

/// Ruling L-18: assistants stay where they lie, and there is no phase 4 any more.
pub(crate) fn emerge<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    game.steps.pop();
    if game.this_turn.acting == Acting::Companion {
        companion::set_down(game, to, sink);
    } else {
        movement::set_down(game, to, sink);
    }
    game.this_turn.acting = Acting::Nobody;
}

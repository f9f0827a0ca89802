//! Phase 4: the courier gives a letter for 2 Lira or a letter, once per turn (L-48).

use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Event, Figure, Game, Letter, LetterDraw, Reason, Refusal, Roll,
    encounters::{self, place_rolled, tell_moved},
    step::Step,
};

#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if game.letters.courier.is_some() && check(game).is_ok() {
        answers.push(Action::Courier {});
    }
}

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.courier_met {
        return Err(Refusal::new(Reason::Once, 49));
    }
    if game.letters.courier.is_none() || game.letters.courier != game.meeting_place() {
        return Err(Refusal::letters(Reason::NobodyHere, 48));
    }
    game.check_can_draw_letter()
}

/// First the letter, delivered at once if it can be; the payment is chosen knowing it.
pub(crate) fn meet<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    encounters::begin(game);
    game.this_turn.courier_met = true;
    let next = if game.meets_for_nothing() { Step::Roll(Roll::Courier) } else { Step::CourierPay };
    game.steps.push(next);
    game.draw_letter_next(LetterDraw::Courier, sink);
}

/// The letter just drawn may be the one given up.
pub(crate) fn pay_answers(game: &Game, answers: &mut Answers<Action>) {
    if game.me().lira >= Game::TOLL {
        answers.push(Action::PayLira {});
    }
    answers.extend(game.my_letters().kinds().map(|letter| Action::DiscardLetter { letter }));
}

pub(crate) fn pay<S: Sink<Event>>(game: &mut Game, letter: Option<Letter>, sink: &mut S) {
    match letter {
        Some(letter) => game.give_letter(letter, sink),
        None => game.pay_lira(Game::TOLL, sink),
    }
    game.steps.replace(Step::Roll(Roll::Courier));
}

pub(crate) fn leave<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    let to = place_rolled(dice);
    if let Some(from) = game.letters.courier.replace(to) {
        tell_moved(Figure::Courier, from, to, sink);
    }
}

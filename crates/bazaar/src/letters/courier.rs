//! Phase 4: the courier gives a letter for 2 Lira or a letter, once per turn (L-48).

use tabletop::{Answers, Sink};

use super::pieces::LetterDraw;
use crate::{
    Action, Dice, Event, Figure, Game, Question, Reason, Refusal, Roll,
    Ruling::{self, B, L},
    pieces::roll::rolls,
    turn::{
        ask::{Ask, Means, Window},
        meet::{Meet, encounters, place_rolled, tell_moved},
        roll::Settle,
        step::{Step, steps},
    },
};

const ROLL: Step = Step::RollDice { roll: Roll::Courier };

impl Meet for encounters::Courier {
    const RULING: Ruling = L(48);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if game.letters.courier.is_some() && check(game).is_ok() {
            answers.push(Action::Courier {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    /// First the letter, delivered at once if it can be; the payment is chosen knowing it.
    fn meet<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.begin_encounter();
        game.this_turn.letters.courier_met = true;
        game.steps.push(if game.meets_for_nothing() { ROLL } else { Step::CourierPay });
        game.draw_letter_next(LetterDraw::Courier, sink);
    }

    fn wanted(game: &Game) -> Option<Action> {
        let courier = game.letters.courier?;
        (game.meeting_place() == Some(courier)).then_some(Action::Courier {})
    }
}

fn check(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.letters.courier_met {
        return Err(Refusal::new(Reason::Once, B(49)));
    }
    if game.letters.courier.is_none() || game.letters.courier != game.meeting_place() {
        return Err(Refusal::new(Reason::NobodyHere, L(48)));
    }
    game.check_can_draw_letter()
}

/// The letter just drawn may be the one given up.
impl Ask for steps::CourierPay {
    fn question(self, _: &Game) -> Question {
        Question::CourierPay
    }

    fn ruling(self) -> Ruling {
        L(48)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        if game.me().lira >= Game::TOLL {
            answers.push(Action::PayLira {});
        }
        answers.extend(game.my_letters().kinds().map(|letter| Action::DiscardLetter { letter }));
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::DiscardLetter { letter } = action {
            game.give_letter(letter, sink);
        } else {
            game.pay_lira(Game::TOLL, sink);
        }
        game.steps.replace(ROLL);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::DiscardLetter { letter } = action {
            return Some(game.check_letter(letter, L(48)));
        }
        (matches!(action, Action::PayLira {})).then(|| game.check_toll())
    }

    /// Ruling B-72: an encounter is not the action of a place.
    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    fn settles(self, game: &Game, means: Means) -> bool {
        means.lira >= Game::TOLL || !game.my_letters().is_empty()
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        vec![Action::PayLira {}]
    }
}

impl Settle for rolls::Courier {
    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let to = place_rolled(dice);
        if let Some(from) = game.letters.courier.replace(to) {
            tell_moved(Figure::Courier, from, to, sink);
        }
    }
}

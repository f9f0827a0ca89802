//! Phase 4: the Governor gives a card for 2 Lira or a card, once per turn (B-48 to B-51).

use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Draw, Event, Figure, Game, Question, Reason, Refusal, Roll,
    Ruling::{self, B},
    pieces::{draw::draws, roll::rolls},
    turn::{
        ask::{Ask, Means, Window},
        draw::Drawn,
        meet::{Meet, encounters, place_rolled, tell_moved},
        roll::Settle,
        step::{Step, steps},
    },
};

impl Meet for encounters::Governor {
    const RULING: Ruling = B(48);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.push(Action::Governor {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    /// First the card, from the face-down pile (B-50); the payment is chosen knowing it.
    fn meet<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.begin_encounter();
        game.this_turn.governor_met = true;
        // Ruling M-82: with the encounter tile benefit and roll are one step.
        game.steps.push(if game.meets_for_nothing() { ROLL } else { Step::GovernorPay });
        game.draw_next(Draw::Governor, sink);
    }

    fn wanted(game: &Game) -> Option<Action> {
        (game.meeting_place() == Some(game.governor)).then_some(Action::Governor {})
    }
}

const ROLL: Step = Step::RollDice { roll: Roll::Governor };

#[inline]
fn check(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.governor_met {
        return Err(Refusal::new(Reason::Once, B(49)));
    }
    if Some(game.governor) != game.meeting_place() {
        return Err(Refusal::new(Reason::NobodyHere, B(48)));
    }
    game.check_can_draw()
}

impl Drawn for draws::Governor {}

impl Ask for steps::GovernorPay {
    fn question(self, _: &Game) -> Question {
        Question::GovernorPay
    }

    fn ruling(self) -> Ruling {
        B(48)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let me = game.me();
        if me.lira >= Game::TOLL {
            answers.push(Action::PayLira {});
        }
        answers.extend(me.hand.kinds().map(|card| Action::Discard { card }));
    }

    /// Any card of the hand, the one just drawn too.
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Discard { card } = action {
            game.discard_card(card, sink);
        } else {
            game.pay_lira(Game::TOLL, sink);
        }
        game.steps.replace(ROLL);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::Discard { card } = action {
            return Some(game.check_card(card, B(48)));
        }
        (matches!(action, Action::PayLira {})).then(|| game.check_toll())
    }

    /// Ruling B-72: an encounter is not the action of a place.
    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    fn settles(self, _: &Game, means: Means) -> bool {
        means.lira >= Game::TOLL || means.cards > 0
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        vec![Action::PayLira {}]
    }
}

impl Settle for rolls::Governor {
    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let to = place_rolled(dice);
        let from = std::mem::replace(&mut game.governor, to);
        tell_moved(Figure::Governor, from, to, sink);
    }
}

//! Where Letters & Seals comes into the turn of the base game.

use tabletop::{Answers, Ignore, Seat, Sink};

use super::{bonus_turn, cards::copy, companion, preview, setup};
use crate::{
    Action, Card, Effects, Event, Game, Place, Question, Reason, Refusal,
    Ruling::{self, B, L},
    Setup, SetupError,
    base::places::fountain,
    pieces::ruleset::boxes,
    turn::{
        ask::Ask,
        expansion::Expansion,
        step::{Step, steps},
    },
};

impl Expansion for boxes::Letters {
    fn deal_figure(setup: &mut Setup, figure: &mut dyn FnMut() -> Place) {
        setup.courier = Some(figure());
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupError> {
        setup::check(setup)
    }

    fn figure(setup: &Setup) -> Option<(&'static str, Place)> {
        setup.courier.map(|place| ("the courier", place))
    }

    /// Letters for a place where a figure stands are delivered.
    fn position_built(game: &mut Game) {
        game.deliver_letters(&mut Ignore);
    }

    fn before_answer(game: &mut Game) {
        copy::begin_effect(game);
    }

    fn after_answer<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        game.deliver_letters(sink);
    }

    #[inline(never)]
    fn way_answers(game: &Game, answers: &mut Answers<Action>) {
        companion::answers(game, answers);
        let hand = game.me().hand;
        for card in [Card::Jump, Card::Anywhere, Card::FamilyWalk] {
            if hand.has(card) {
                card.answers(game, answers);
            }
        }
    }

    fn before_move<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
        if let Action::MoveCompanion { to } = action {
            companion::go(game, to, sink);
        } else if matches!(action, Action::Enter {}) {
            companion::enter(game, sink);
        } else {
            return false;
        }
        true
    }

    fn call_answers(game: &Game, answers: &mut Answers<Action>) {
        if companion::check_to_call(game).is_ok() {
            answers.push(Action::CompanionHome {});
        }
    }

    fn comes_uncalled(game: &Game) -> bool {
        companion::comes_by_himself(game)
    }

    /// Ruling L-21: the first time he comes without a question.
    fn call<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
        let called = matches!(action, Action::CompanionHome {});
        if called || companion::comes_by_himself(game) {
            companion::come_home(game, game.seat, sink);
        }
        if called && !game.me().assistants_out.is_empty() {
            game.steps.push(Step::RecallAlso);
        }
        called
    }

    fn last_answers(game: &Game, answers: &mut Answers<Action>) {
        bonus_turn::answers(game, answers);
    }

    fn last<S: Sink<Event>>(game: &mut Game, action: Action, _: &mut S) -> bool {
        let taken = matches!(action, Action::BonusTurn {});
        if taken {
            bonus_turn::pay(game);
        }
        taken
    }

    fn wanted_last(_: &Game) -> Option<Action> {
        Some(Action::BonusTurn {})
    }

    /// Ruling L-50: a bonus turn may still be taken, with the letters held.
    fn follows_a_stop(game: &mut Game) -> bool {
        let follows = bonus_turn::may_follow(game);
        if follows {
            game.steps.restart(Step::AfterStop);
        }
        follows
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        // The cards of the other colours say by themselves why not; blue has none.
        if let Action::GoodAndLira { .. } = action {
            return Some(Err(Refusal::new(Reason::CardNotHeld, L(91))));
        }
        if matches!(action, Action::CompanionHome {}) {
            let at = game.check_at(Place::Fountain, B(64));
            return Some(at.and_then(|()| companion::check_to_call(game)));
        }
        if !game.rules.has_letters() {
            return None;
        }
        let before_the_move = || {
            if game.steps.top() == Step::Move {
                Ok(())
            } else {
                Err(Refusal::new(Reason::NotNow, L(23)))
            }
        };
        if let Action::MoveCompanion { to } = action {
            Some(before_the_move().and_then(|()| companion::check_move(game, to)))
        } else if matches!(action, Action::Enter {}) {
            Some(before_the_move().and_then(|()| companion::check_enter(game)))
        } else if matches!(action, Action::BonusTurn {}) {
            let at_the_end = matches!(
                game.steps.top(),
                Step::Finish { .. } | Step::AfterGuild | Step::AfterStop
            );
            at_the_end.then(|| bonus_turn::check(game))
        } else {
            None
        }
    }

    fn audit(game: &Game) -> Result<(), String> {
        game.audit_letters()
    }

    fn preview(effects: &mut Effects, me: Seat, event: Event) {
        preview::add(effects, me, event);
    }

    fn goes_without_saying(game: &Game, action: Action) -> Option<Vec<Action>> {
        preview::with_the_tile(game, action)
    }
}

/// The companion is back; which assistants come as well? All of them, some of them, or none.
impl Ask for steps::RecallAlso {
    fn question(self, _: &Game) -> Question {
        Question::Recall
    }

    fn ruling(self) -> Ruling {
        L(30)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        answers.push(Action::RecallAll {});
        fountain::some_answers(game, answers);
        answers.push(Action::Done {});
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        if !matches!(action, Action::Done {}) {
            fountain::bring_back(game, action, sink);
        }
    }

    fn is_in_action(self) -> bool {
        true
    }
}

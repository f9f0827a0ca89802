//! Phase 4: the Smuggler gives a good for 2 Lira or a good, once per turn (B-48, B-49, B-52).

use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Event, Figure, Game, Good, Goods, Question, Reason, Refusal, Roll,
    Ruling::{self, B},
    pieces::roll::rolls,
    turn::{
        ask::{Ask, Means, Window},
        meet::{Meet, encounters, place_rolled, tell_moved},
        roll::Settle,
        step::{Step, steps},
    },
};

impl Meet for encounters::Smuggler {
    const RULING: Ruling = B(48);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.extend(Good::ALL.map(|good| Action::Smuggler { good }));
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    fn meet<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Smuggler { good } = action else { return };
        game.begin_encounter();
        game.this_turn.smuggler_met = true;
        game.gain_good(good, 1, sink);
        game.steps.push(if game.meets_for_nothing() { ROLL } else { Step::SmugglerPay });
    }

    fn wanted(game: &Game) -> Option<Action> {
        let here = game.meeting_place() == Some(game.smuggler);
        here.then_some(Action::Smuggler { good: Good::Red })
    }
}

const ROLL: Step = Step::RollDice { roll: Roll::Smuggler };

/// Ruling B-52: also with a full wheelbarrow, to move him. A wheelbarrow holds at least two of
/// each good, so the payment can always be met: with the good just gained, or one that was in
/// its way.
#[inline]
fn check(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.smuggler_met {
        return Err(Refusal::new(Reason::Once, B(49)));
    }
    if Some(game.smuggler) != game.meeting_place() {
        return Err(Refusal::new(Reason::NobodyHere, B(48)));
    }
    Ok(())
}

impl Ask for steps::SmugglerPay {
    fn question(self, _: &Game) -> Question {
        Question::SmugglerPay
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
        for good in Good::ALL {
            if me.goods[good] > 0 {
                answers.push(Action::PayGood { good });
            }
        }
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::PayGood { good } = action {
            game.pay_good(good, sink);
        } else {
            game.pay_lira(Game::TOLL, sink);
        }
        game.steps.replace(ROLL);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::PayGood { good } = action {
            return Some(check_pay_good(game, good));
        }
        (matches!(action, Action::PayLira {})).then(|| game.check_toll())
    }

    /// Ruling B-72: an encounter is not the action of a place.
    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    fn settles(self, _: &Game, means: Means) -> bool {
        means.lira >= Game::TOLL || means.goods > 0
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        vec![Action::PayLira {}]
    }
}

fn check_pay_good(game: &Game, good: Good) -> Result<(), Refusal> {
    if game.me().goods[good] > 0 {
        return Ok(());
    }
    let mut missing = Goods::NONE;
    missing[good] = 1;
    Err(Refusal::short_of_goods(missing, 0, B(48)))
}

impl Settle for rolls::Smuggler {
    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let to = place_rolled(dice);
        let from = std::mem::replace(&mut game.smuggler, to);
        tell_moved(Figure::Smuggler, from, to, sink);
    }
}

//! Black Market 8: one red, green or yellow good, and blue ones by the dice.
//!
//! The good is taken before the roll or after the dice are final (B-76).

use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Event, Game, Good, Place, Question, Reason, Refusal, Roll,
    Ruling::{self, B},
    Stops,
    pieces::{place::at, roll::rolls},
    turn::{
        ask::{Ask, Window},
        roll::Settle,
        step::{Step, steps},
        visit::Visit,
    },
};

const GOODS: [Good; 3] = [Good::Red, Good::Green, Good::Yellow];

impl Visit for at::BlackMarket {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Reveal);

    #[inline]
    fn answers(_: &Game, answers: &mut Answers<Action>) {
        answers.extend(GOODS.map(|good| Action::Take { good }));
        answers.push(Action::RollFirst {});
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let good_taken = if let Action::Take { good } = action {
            game.gain_good(good, 1, sink);
            true
        } else {
            false
        };
        game.steps.push(Step::RollDice { roll: Roll::BlackMarket { good_taken } });
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if matches!(action, Action::RollFirst {}) {
            return Some(game.check_at(Place::BlackMarket, B(76)));
        }
        let Action::Take { good } = action else { return None };
        (game.place_asked() == Some(Place::BlackMarket)).then(|| check_good(good))
    }
}

fn check_good(good: Good) -> Result<(), Refusal> {
    if GOODS.contains(&good) { Ok(()) } else { Err(Refusal::new(Reason::NotAnAnswer, B(76))) }
}

impl Settle for rolls::BlackMarket {
    const AT_A_PLACE: bool = true;

    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let blue = jewelry(dice);
        if blue > 0 {
            game.gain_good(Good::Blue, blue, sink);
        }
        if !self.good_taken {
            game.steps.push(Step::BlackMarketGood);
        }
    }
}

/// The good that goes with the roll, afterwards.
impl Ask for steps::BlackMarketGood {
    fn question(self, _: &Game) -> Question {
        Question::BlackMarketGood
    }

    fn ruling(self) -> Ruling {
        B(76)
    }

    #[inline]
    fn answers(self, _: &Game, answers: &mut Answers<Action>) {
        answers.extend(GOODS.map(|good| Action::Take { good }));
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Take { good } = action else { return };
        game.gain_good(good, 1, sink);
        game.steps.pop();
    }

    fn refuse(self, _: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Take { good } = action else { return None };
        Some(check_good(good))
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn is_in_action(self) -> bool {
        true
    }
}

/// How many blue goods a roll brings.
pub(crate) const fn jewelry(dice: Dice) -> u8 {
    match dice.sum() {
        7 | 8 => 1,
        9 | 10 => 2,
        11 | 12 => 3,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_bring_none_to_three_blue_goods() {
        let cases = [
            (1, 1, 0),
            (1, 5, 0),
            (3, 4, 1),
            (2, 6, 1),
            (4, 5, 2),
            (5, 5, 2),
            (5, 6, 3),
            (6, 6, 3),
        ];
        for (one, other, blue) in cases {
            assert_eq!(jewelry(Dice::new(one, other).unwrap()), blue, "{one} and {other}");
        }
    }
}

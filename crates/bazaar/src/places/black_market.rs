//! Black Market 8: one red, green or yellow good, and blue ones by the dice.
//!
//! The good is taken before the roll or after the dice are final (B-76).

use tabletop::{Answers, Sink};

use crate::{Action, Dice, Event, Game, Good, Reason, Refusal, Roll, step::Step};

const GOODS: [Good; 3] = [Good::Red, Good::Green, Good::Yellow];

#[inline]
pub(super) fn answers(answers: &mut Answers<Action>) {
    good_answers(answers);
    answers.push(Action::RollFirst {});
}

#[inline]
pub(crate) fn good_answers(answers: &mut Answers<Action>) {
    answers.extend(GOODS.map(|good| Action::Take { good }));
}

pub(crate) fn check_good(good: Good) -> Result<(), Refusal> {
    if GOODS.contains(&good) { Ok(()) } else { Err(Refusal::new(Reason::NotAnAnswer, 76)) }
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    let good_taken = if let Action::Take { good } = action {
        game.gain_good(good, 1, sink);
        true
    } else {
        false
    };
    game.steps.push(Step::Roll(Roll::BlackMarket { good_taken }));
}

pub(super) fn settle<S: Sink<Event>>(game: &mut Game, good_taken: bool, dice: Dice, sink: &mut S) {
    let blue = jewelry(dice);
    if blue > 0 {
        game.gain_good(Good::Blue, blue, sink);
    }
    if !good_taken {
        game.steps.push(Step::BlackMarketGood);
    }
}

pub(crate) fn good_afterwards<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    game.gain_good(good, 1, sink);
    game.steps.pop();
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

//! Which dice may be rolled again: every set of one or more of those on the table.
//!
//! No question has more answers. For the five dice that everybody rolls they were written down in
//! advance; with more of them, thanks to mosque tiles, they are counted out.

use tabletop::Answers;

use crate::{Action, Dice, counting::ways, data};

const DICE: usize = data::DICE_PASSED_ON as usize;
const FACES: usize = 6;

/// How many different dice there can be on the table, none to five.
const ROLLS: usize = ways(FACES, DICE as u8) as usize;

/// The lists of all of them, one after the other.
static SETS: [Action; WRITTEN] = LISTS.sets;
/// Where the list of each begins, in the order of their ranks, and where the last one ends.
static STARTS: [u16; ROLLS + 1] = LISTS.starts;

const LISTS: Lists = written();
/// All ways to divide up to five dice among faces and into those that are rolled again and those
/// that stay, without those that roll nothing.
const WRITTEN: usize = ways(2 * FACES, DICE as u8) as usize - ROLLS;

struct Lists {
    sets: [Action; WRITTEN],
    starts: [u16; ROLLS + 1],
}

#[expect(clippy::large_stack_arrays, reason = "only the compiler has it on a stack")]
const fn written() -> Lists {
    let mut lists =
        Lists { sets: [Action::Reroll { dice: Dice::NONE }; WRITTEN], starts: [0; ROLLS + 1] };
    let (mut rank, mut written) = (0, 0);
    // Six digits that count up; those that add up to five dice at most are ranked in this order.
    let mut number = 0;
    while number < (DICE + 1).pow(FACES as u32) {
        let mut dice = Dice::NONE;
        let (mut rest, mut face) = (number, FACES);
        while face > 0 {
            face -= 1;
            dice.0[face] = (rest % (DICE + 1)) as u8;
            rest /= DICE + 1;
        }
        if dice.total() as usize <= DICE {
            let mut set = Dice::NONE;
            while let Some(next) = dice.set_after(set) {
                lists.sets[written] = Action::Reroll { dice: next };
                written += 1;
                set = next;
            }
            rank += 1;
            lists.starts[rank] = written as u16;
        }
        number += 1;
    }
    lists
}

/// How many ranks are passed over, by the face, the dice not yet counted and the dice of this face.
static PASSED: [[[u16; DICE + 1]; DICE + 1]; FACES] = {
    let mut passed = [[[0; DICE + 1]; DICE + 1]; FACES];
    let mut face = 0;
    while face < FACES {
        let mut left = 0;
        while left <= DICE {
            let mut count = 1;
            while count <= left {
                let fewer = ways(FACES - 1 - face, (left + 1 - count) as u8);
                passed[face][left][count] = passed[face][left][count - 1] + fewer;
                count += 1;
            }
            left += 1;
        }
        face += 1;
    }
    passed
};

/// The place of up to five dice among all of them.
#[inline]
fn rank(dice: Dice) -> usize {
    let mut left = DICE;
    let mut rank = 0;
    for (passed, count) in PASSED.iter().zip(dice.0) {
        let count = usize::from(count).min(left);
        rank += usize::from(passed[left][count]);
        left -= count;
    }
    rank
}

pub(crate) fn answers(dice: Dice, answers: &mut Answers<Action>) {
    if usize::from(dice.total()) > DICE {
        return answers_for_many(dice, answers);
    }
    let rank = rank(dice);
    let list = &SETS[usize::from(STARTS[rank])..usize::from(STARTS[rank + 1])];
    let fits = answers.try_extend_from_slice(list);
    debug_assert!(fits.is_ok(), "there is room for far more answers");
}

/// First the sets without the last face, then the same ones together with one die of it, and so on.
fn answers_for_many(dice: Dice, answers: &mut Answers<Action>) {
    let Some(last) = dice.0.iter().rposition(|count| *count > 0) else { return };
    let mut others = dice;
    others.0[last] = 0;
    let begin = answers.len();
    self::answers(others, answers);
    let end = answers.len();
    for count in 1..=dice.0[last] {
        let mut alone = Dice::NONE;
        alone.0[last] = count;
        answers.push(Action::Reroll { dice: alone });
        for index in begin..end {
            if let Action::Reroll { dice } = answers[index] {
                answers.push(Action::Reroll { dice: dice.with(alone) });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting;

    #[test]
    fn the_lists_have_every_set_of_the_dice_in_the_order_of_counting() {
        for number in 0..ways(FACES, Dice::MOST) {
            let dice = Dice(counting::at_rank(number, Dice::MOST).unwrap());
            let mut listed = Answers::new();
            answers(dice, &mut listed);
            let sets: u16 = dice.0.iter().map(|count| u16::from(*count) + 1).product();
            assert_eq!(listed.len(), usize::from(sets) - 1, "{dice}");
            let mut set = Dice::NONE;
            for action in listed {
                set = dice.set_after(set).unwrap();
                assert_eq!(action, Action::Reroll { dice: set }, "of {dice}");
            }
        }
        assert_eq!(usize::from(STARTS[ROLLS]), WRITTEN);
    }

    #[test]
    fn five_dice_are_ranked_as_they_are_counted() {
        for number in 0..ROLLS {
            let dice = Dice(counting::at_rank(number as u16, DICE as u8).unwrap());
            assert_eq!(rank(dice), number, "{dice}");
        }
    }
}

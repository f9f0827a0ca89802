//! Which answers of the dice game are worth a thought.

use bazaar_dice::{Action, Dice, Face, Game};
use tabletop::{Answers, Game as _, Turn};

/// Strikes out what only wastes time: paying in another way than the usual one, and sets of dice
/// that nobody would roll again.
pub(super) fn sensible(game: &Game, answers: &mut Answers<Action>) {
    if answers.len() < 2 || !matches!(game.turn(), Turn::Decide(..)) {
        return;
    }
    let dice = game.dice();
    answers.retain(|answer| {
        if let Action::Reroll { dice: again } = answer {
            return is_a_plan(dice, *again);
        }
        if let Action::Cards { count } = answer {
            // Fewer cards for fewer dice are worth it only if the dice are wanted another time.
            return *count == dice[Face::Card] || *count == 1;
        }
        !matches!(answer, Action::ByHand {})
    });
}

/// Whoever rolls again keeps one or two faces, or throws out one.
fn is_a_plan(dice: Dice, again: Dice) -> bool {
    let whole = Face::ALL.into_iter().all(|face| again[face] == 0 || again[face] == dice[face]);
    let kept = Face::ALL.into_iter().filter(|face| dice[*face] > again[*face]).count();
    let thrown = Face::ALL.into_iter().filter(|face| again[*face] > 0).count();
    whole && (kept <= 2 || thrown == 1)
}

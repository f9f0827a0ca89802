use bazaar_dice::{Action, Chance, Game};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::{judge::DiceJudge, sensible::sensible};
use crate::Knowledge;

/// Wants to be ahead at the end of the turn, and never rolls again.
#[derive(Clone, Copy, Debug)]
pub struct RuleOfThumb;

impl Knowledge<Game> for RuleOfThumb {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        DiceJudge.worth(game, seat)
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
        if answers.len() > 1 {
            answers.retain(|answer| !matches!(answer, Action::Reroll { .. }));
        }
    }

    /// A tile that comes up is for everybody, the next player before all.
    fn chance_matters(&self, game: &Game) -> bool {
        !matches!(game.turn(), Turn::Chance(Chance::Tile | Chance::Dice { .. }))
    }
}

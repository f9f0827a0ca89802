use bazaar_dice::{Action, Chance, Game};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::{judge::DiceJudge, sensible::sensible};
use crate::{Judge as _, Knowledge};

/// How many rubies being sure of victory is worth.
const VICTORY: f32 = 4.0;

/// What a ruby is worth besides: whoever is ahead anyway brings the game to its end.
const RUBY: f32 = 0.1;

/// Wants to be ahead at the end of the turn, and never rolls again.
#[derive(Clone, Copy, Debug)]
pub struct RuleOfThumb;

impl Knowledge<Game> for RuleOfThumb {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        if let Some(ranking) = game.ranking() {
            return if ranking.rank(seat) == Some(1) { 100.0 } else { 0.0 };
        }
        VICTORY * DiceJudge.shares(game)[seat.index()] + RUBY * f32::from(game.rubies(seat))
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

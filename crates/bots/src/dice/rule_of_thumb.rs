use bazaar_dice::{Action, Chance, Game};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::{
    prospects::{prospects, stand},
    sensible::sensible,
};
use crate::Knowledge;

/// Takes what is worth most at the end of the turn, and never rolls again.
#[derive(Clone, Copy, Debug)]
pub struct RuleOfThumb;

impl Knowledge<Game> for RuleOfThumb {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        if let Some(ranking) = game.ranking() {
            return if ranking.rank(seat) == Some(1) { 100.0 } else { 0.0 };
        }
        let own_turn = game.seat_on_turn() == seat;
        stand(game, seat) + if own_turn { prospects(game) } else { 0.0 }
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

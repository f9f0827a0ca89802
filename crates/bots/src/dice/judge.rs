use bazaar_dice::{Action, Game};
use tabletop::{Answers, Game as _, Ignore, MAX_SEATS, Seat};

use super::{
    facts::facts,
    prospects::{TURN, prospects, stand, turns_left},
    sensible::sensible,
};
use crate::{Judge, Priors, Shares, network::softmax};

/// Sees at a glance who stands how well: everything is counted in rubies, by hand.
#[derive(Clone, Copy, Debug)]
pub struct DiceJudge;

/// How many rubies make an answer look e times as good as another.
const SHARPNESS: f32 = 0.12;

/// How many rubies being sure of victory is worth.
const VICTORY: f32 = 4.0;

/// What a ruby is worth besides: whoever is ahead anyway brings the game to its end.
const RUBY: f32 = 0.1;

impl DiceJudge {
    /// What a position is worth to a seat, in rubies: to be ahead counts, not to own much.
    pub(super) fn worth(self, game: &Game, seat: Seat) -> f32 {
        if let Some(ranking) = game.ranking() {
            return if ranking.rank(seat) == Some(1) { 100.0 } else { 0.0 };
        }
        VICTORY * self.shares(game)[seat.index()] + RUBY * f32::from(game.rubies(seat))
    }

    /// What a seat has and may still make of the round.
    fn strength(game: &Game, seat: Seat) -> f32 {
        let on_turn = game.seat_on_turn();
        let to_come = match seat.index().cmp(&on_turn.index()) {
            // Whoever sits behind has the turn of this round still before him.
            std::cmp::Ordering::Greater => TURN,
            std::cmp::Ordering::Equal => prospects(game),
            std::cmp::Ordering::Less => 0.0,
        };
        stand(game, seat) + to_come
    }
}

impl Judge<Game> for DiceJudge {
    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
    }

    fn shares(&self, game: &Game) -> Shares {
        let seats = game.seats();
        let mut strengths = [0.0; MAX_SEATS];
        // The nearer the end, the more a lead is worth.
        let weight = 0.9 + 2.2 / (1.0 + turns_left(game));
        for seat in Seat::all(seats) {
            strengths[seat.index()] = weight * Self::strength(game, seat);
        }
        softmax(&mut strengths[..seats]);
        strengths
    }

    /// Every answer is tried, and judged by what it leads to.
    fn priors(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) {
        priors.clear();
        for answer in answers {
            let mut after = game.clone();
            after.apply_action(*answer, &mut Ignore);
            priors.push(self.worth(&after, seat) / SHARPNESS);
        }
        softmax(priors);
    }

    fn progress(&self, game: &Game) -> f32 {
        let most = Seat::all(game.seats()).map(|seat| game.rubies(seat)).max().unwrap_or(0);
        (f32::from(most) / f32::from(game.rubies_to_end())).min(1.0)
    }

    fn facts(&self, game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        facts(game, seat)
    }
}

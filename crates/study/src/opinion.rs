//! What the judge thinks of a position at a glance, with all cards open.

use bots::{Judge, Shares};
use tabletop::{Game, MAX_SEATS};

use crate::{
    chances::{Chances, all_kept},
    played::Played,
};

/// The chances of all seats; after the end their shares of the victory.
pub(crate) fn shares<G: Game, J: Judge<G>>(game: &G, judge: &J) -> Shares {
    let Some(ranking) = game.ranking().filter(|_| game.is_terminal()) else {
        return judge.shares(game);
    };
    let mut shares = [0.0; MAX_SEATS];
    for (share, won) in shares.iter_mut().zip(ranking.returns()) {
        *share = won as f32;
    }
    shares
}

/// The opinion before each step of a game, and in the end the result.
pub(crate) fn opinions<G: Game, J: Judge<G>>(played: &Played<G>, judge: &J) -> Vec<Chances> {
    let seats = played.result.len();
    let opinion = |game: &G| all_kept(shares(game, judge)[..seats].iter().copied().map(f64::from));
    let steps = played.steps.iter().map(|step| opinion(&step.game));
    steps.chain([played.result.clone()]).collect()
}

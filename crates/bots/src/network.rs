//! What networks see of a game, and those of the first generation, which judge a position at a glance.
//!
//! Two networks with one hidden layer each look at the features of a seat. The first says how
//! strong the seat is: the strengths of all seats, passed through a softmax, are their chances to
//! win. The second says which answers look good to the seat that is asked.

mod features;
mod layer;

use std::{fmt, marker::PhantomData, sync::Arc};

use tabletop::{Answers, Game, MAX_SEATS, Seat};

pub use self::{
    features::{FeatureWriter, Features},
    layer::{HIDDEN, Layer},
};
use crate::{Judge, Priors, Shares};

/// The weights of one game.
pub struct Network<G, L> {
    pub strength: Layer,
    pub instinct: Layer,
    game: PhantomData<fn(G) -> L>,
}

impl<G: Game, L: Features<G>> Network<G, L> {
    /// A network that knows nothing.
    pub fn blank() -> Self {
        Self {
            strength: Layer::blank(L::COUNT, 1),
            instinct: Layer::blank(L::COUNT, L::ANSWERS),
            game: PhantomData,
        }
    }

    /// Reads a file of weights; `None` if it is not one of this game.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut network = Self::blank();
        let rest = network.strength.read(bytes)?;
        let rest = network.instinct.read(rest)?;
        rest.is_empty().then_some(network)
    }
}

impl<G: Game, L: Features<G>> Judge<G> for Arc<Network<G, L>> {
    fn sensible(&self, game: &G, answers: &mut Answers<G::Action>) {
        L::sensible(game, answers);
    }

    fn shares(&self, game: &G) -> Shares {
        let mut writer = FeatureWriter::default();
        let mut strengths = [0.0; MAX_SEATS];
        let seats = game.seats();
        for seat in Seat::all(seats) {
            let features = writer.collect::<G, L>(game, seat);
            strengths[seat.index()] = self.strength.result(&self.strength.hidden(features), 0);
        }
        softmax(&mut strengths[..seats]);
        strengths
    }

    fn priors(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors) {
        let mut writer = FeatureWriter::default();
        let hidden = self.instinct.hidden(writer.collect::<G, L>(game, seat));
        priors.clear();
        priors.extend(
            // What the network has no instinct for is as good as anything.
            answers.iter().map(|answer| match L::instinct(*answer) {
                id if id < L::ANSWERS => self.instinct.result(&hidden, id),
                _ => 0.0,
            }),
        );
        softmax(priors);
    }

    fn progress(&self, game: &G) -> f32 {
        L::progress(game)
    }

    fn facts(&self, game: &G, seat: Seat) -> Vec<(&'static str, f32)> {
        L::facts(game, seat)
    }
}

/// Strengths become chances that add up to one.
pub fn softmax(strengths: &mut [f32]) {
    let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        *strength = (*strength - most).exp();
        sum += *strength;
    }
    for strength in strengths {
        *strength /= sum;
    }
}

impl<G, L> Clone for Network<G, L> {
    fn clone(&self) -> Self {
        Self { strength: self.strength.clone(), instinct: self.instinct.clone(), game: PhantomData }
    }
}

impl<G, L> fmt::Debug for Network<G, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

use std::{fmt, marker::PhantomData, sync::Arc};

use tabletop::{Answers, Game, MAX_SEATS, Seat};

use super::{
    Unread, into_chances,
    parameters::{HAND, Pair, Parameters, WIDTH},
    sums::{Neurons, appeal, beside_others, listen, strength, trunk},
};
use crate::{
    Judge, Priors, Shares,
    network::{FeatureWriter, Features},
};

/// Looks at a position of one game.
pub struct TrunkNetwork<G, F> {
    parameters: Arc<Parameters>,
    story: Arc<str>,
    game: PhantomData<fn(G) -> F>,
}

impl<G: Game, F: Features<G>> TrunkNetwork<G, F> {
    /// A network that knows nothing.
    pub fn blank() -> Self {
        Self::of(Parameters::blank(F::COUNT, F::ANSWERS), "")
    }

    /// Reads a file of weights, or says why it is not one of this game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unread> {
        let (parameters, story) = Parameters::from_bytes(bytes, F::COUNT, F::ANSWERS)?;
        Ok(Self::of(parameters, &story))
    }

    fn of(parameters: Parameters, story: &str) -> Self {
        Self { parameters: Arc::new(parameters), story: story.into(), game: PhantomData }
    }

    /// Who made the weights: rules, games, simulations, seed, gate. JSON, or nothing.
    pub fn story(&self) -> &str {
        &self.story
    }

    /// The neurons of every seat.
    #[inline]
    fn neurons(&self, game: &G) -> [Neurons; MAX_SEATS] {
        let mut writer = FeatureWriter::default();
        let mut neurons = [[0; WIDTH]; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let features = writer.collect::<G, F>(game, seat);
            neurons[seat.index()] = trunk(&self.parameters.first, features);
        }
        neurons
    }

    #[inline]
    fn shares_of(&self, neurons: &[Neurons]) -> Shares {
        let parameters = &*self.parameters;
        let mut shares = [0.0; MAX_SEATS];
        for (seat, share) in shares[..neurons.len()].iter_mut().enumerate() {
            let pair = beside_others(neurons, seat);
            let neck = listen(&pair, &parameters.neck, &parameters.neck_bias);
            *share = strength(&neck, &parameters.strength);
        }
        into_chances(&mut shares[..neurons.len()]);
        shares
    }

    #[inline]
    fn priors_of(&self, pair: &Pair, answers: &[G::Action], priors: &mut Priors) {
        let parameters = &*self.parameters;
        let hand = listen(pair, &parameters.hand, &parameters.hand_bias);
        let mut neurons = [0; WIDTH + HAND];
        neurons[..WIDTH].copy_from_slice(&pair[..WIDTH]);
        neurons[WIDTH..].copy_from_slice(&hand);
        priors.clear();
        // What the network has no instinct for is as good as anything.
        priors.extend(answers.iter().map(|answer| match F::instinct(*answer) {
            id if id < F::ANSWERS => {
                appeal(&neurons, &parameters.answers[id], parameters.answers_bias[id])
            }
            _ => 0.0,
        }));
        into_chances(priors);
    }
}

impl<G: Game, F: Features<G>> Judge<G> for TrunkNetwork<G, F> {
    fn sensible(&self, game: &G, answers: &mut Answers<G::Action>) {
        F::sensible(game, answers);
    }

    fn shares(&self, game: &G) -> Shares {
        self.shares_of(&self.neurons(game)[..game.seats()])
    }

    fn priors(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors) {
        let neurons = self.neurons(game);
        self.priors_of(&beside_others(&neurons[..game.seats()], seat.index()), answers, priors);
    }

    fn look(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors) -> Shares {
        let neurons = self.neurons(game);
        let neurons = &neurons[..game.seats()];
        self.priors_of(&beside_others(neurons, seat.index()), answers, priors);
        self.shares_of(neurons)
    }

    fn progress(&self, game: &G) -> f32 {
        F::progress(game)
    }

    fn facts(&self, game: &G, seat: Seat) -> Vec<(&'static str, f32)> {
        F::facts(game, seat)
    }
}

impl<G, F> Clone for TrunkNetwork<G, F> {
    fn clone(&self) -> Self {
        Self {
            parameters: Arc::clone(&self.parameters),
            story: Arc::clone(&self.story),
            game: PhantomData,
        }
    }
}

impl<G, F> fmt::Debug for TrunkNetwork<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TrunkNetwork").field("story", &self.story).finish_non_exhaustive()
    }
}

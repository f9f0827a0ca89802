//! What can be learnt: a game, the features its network weighs, and a first teacher.

use bazaar::{LayoutChoice, LayoutKind, Ruleset};
use bots::{
    Bot, BotGame as _, Budget, Search, Spec,
    bazaar::{BaseFeatures, LettersFeatures, MochaFeatures},
    dice::{DiceFeatures, DiceJudge},
    network::{Features, Layer, Network},
};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, RandomPicker, below};

use crate::fit::scattered;

pub(crate) type Net<C> = Network<<C as Course>::Game, <C as Course>::Features>;

/// What is trained for.
pub(crate) trait Course: Sized + Send + Sync + 'static {
    type Game: Game;
    type Features: Features<Self::Game>;

    /// A table of any size and layout.
    fn table(rng: &mut Pcg64Mcg) -> Self::Game;

    /// Whoever plays before the network can.
    fn first_teacher() -> Box<dyn Bot<Self::Game>>;

    /// A network to begin with, from a file of this course or of one it builds on.
    fn begin(bytes: &[u8], _seed: u64) -> Option<Net<Self>> {
        Net::<Self>::from_bytes(bytes)
    }
}

pub(crate) struct Base;
pub(crate) struct Mocha;
/// Letters & Seals and the Great Bazaar in turn: one network for both.
pub(crate) struct Letters;
pub(crate) struct Dice;

impl Course for Base {
    type Game = bazaar::Game;
    type Features = BaseFeatures;

    fn table(rng: &mut Pcg64Mcg) -> Self::Game {
        board_game(Ruleset::Base, rng)
    }

    fn first_teacher() -> Box<dyn Bot<Self::Game>> {
        bazaar::Game::sit_down(&Spec::Greedy).unwrap()
    }
}

impl Course for Mocha {
    type Game = bazaar::Game;
    type Features = MochaFeatures;

    fn table(rng: &mut Pcg64Mcg) -> Self::Game {
        board_game(Ruleset::Mocha, rng)
    }

    fn first_teacher() -> Box<dyn Bot<Self::Game>> {
        bazaar::Game::sit_down(&Spec::Greedy).unwrap()
    }

    fn begin(bytes: &[u8], seed: u64) -> Option<Net<Self>> {
        Net::<Self>::from_bytes(bytes)
            .or_else(|| Net::<Base>::from_bytes(bytes).map(|base| grown::<Self, Base>(&base, seed)))
    }
}

impl Course for Letters {
    type Game = bazaar::Game;
    type Features = LettersFeatures;

    fn table(rng: &mut Pcg64Mcg) -> Self::Game {
        let ruleset = [Ruleset::Letters, Ruleset::GreatBazaar][below(rng, 2) as usize];
        board_game(ruleset, rng)
    }

    fn first_teacher() -> Box<dyn Bot<Self::Game>> {
        bazaar::Game::sit_down(&Spec::Greedy).unwrap()
    }

    fn begin(bytes: &[u8], seed: u64) -> Option<Net<Self>> {
        Net::<Self>::from_bytes(bytes).or_else(|| {
            Net::<Mocha>::from_bytes(bytes).map(|mocha| grown::<Self, Mocha>(&mocha, seed))
        })
    }
}

impl Course for Dice {
    type Game = bazaar_dice::Game;
    type Features = DiceFeatures;

    fn table(rng: &mut Pcg64Mcg) -> Self::Game {
        let players = [2, 2, 2, 2, 3, 3, 4, 4][below(rng, 8) as usize];
        let options = bazaar_dice::Options::new(players);
        let setup = bazaar_dice::Game::deal(&options, &mut RandomPicker(rng)).unwrap();
        bazaar_dice::Game::start(&setup).unwrap()
    }

    /// `greedy` never rolls again; from it nobody would learn to.
    fn first_teacher() -> Box<dyn Bot<Self::Game>> {
        Box::new(Search::new(DiceJudge, Budget::simulations(40)).with_curiosity(0.6))
    }
}

fn board_game(ruleset: Ruleset, rng: &mut Pcg64Mcg) -> bazaar::Game {
    let players = [2, 2, 2, 3, 3, 4, 4, 5][below(rng, 8) as usize];
    let kinds = LayoutKind::of(ruleset);
    let layout = kinds[below(rng, kinds.len() as u32) as usize];
    let layout = LayoutChoice::Kind(layout);
    let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(players) };
    let setup = bazaar::Game::deal(&options, &mut RandomPicker(rng)).unwrap();
    bazaar::Game::start(&setup).unwrap()
}

/// A network that knows what another one knows.
fn grown<C: Course, K: Course>(known: &Net<K>, seed: u64) -> Net<C> {
    let mut network = scattered::<C>(seed);
    grow(&mut network.strength, &known.strength);
    grow(&mut network.instinct, &known.instinct);
    network
}

/// Whoever knows a smaller game keeps what it knows; what is new is said quietly at first.
fn grow(layer: &mut Layer, known: &Layer) {
    let (new, old) = (layer.first.len() - 1, known.first.len() - 1);
    for row in layer.first.iter_mut().chain(&mut layer.second) {
        for weight in row {
            *weight *= 0.1;
        }
    }
    layer.first[..old].copy_from_slice(&known.first[..old]);
    layer.first[new] = known.first[old];
    layer.second[..known.second.len()].copy_from_slice(&known.second);
    layer.bias[..known.bias.len()].copy_from_slice(&known.bias);
}

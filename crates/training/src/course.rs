//! What can be learnt: a game, the features its network weighs, and a first teacher.

use anyhow::{Context as _, Result};
use bazaar::{LayoutChoice, LayoutKind, Ruleset};
use bots::{
    bazaar::{BaseFeatures, BazaarJudge, LettersFeatures, MochaFeatures, Related},
    dice::{self, DiceFeatures},
    network::Features,
    trunk::TrunkNetwork,
};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, RandomPicker, below};

use crate::teacher::Teacher;

/// What is trained for.
pub trait Course: Sized + Send + Sync + 'static {
    /// As commands name it.
    const NAME: &'static str;

    /// The rulesets that are played in it.
    const RULES: &'static [&'static str];

    type Game: Game;
    type Features: Features<Self::Game>;

    /// A table with so many players, or of any size, and of any layout.
    fn table(players: Option<usize>, rng: &mut Pcg64Mcg) -> Result<Self::Game>;

    /// The network of the first generation.
    fn first_generation() -> Result<Teacher<Self::Game>>;

    /// The best network in the program.
    fn newest() -> Result<Teacher<Self::Game>>;

    /// The judge that a command names: `gen1`, `newest`, or a file of weights.
    fn teacher(name: &str) -> Result<Teacher<Self::Game>> {
        match name {
            "gen1" => Self::first_generation(),
            "newest" => Self::newest(),
            file => {
                let bytes =
                    std::fs::read(file).with_context(|| format!("{file} cannot be read"))?;
                let network = TrunkNetwork::<Self::Game, Self::Features>::from_bytes(&bytes);
                let network = network.with_context(|| format!("{file} cannot be played with"))?;
                Ok(Teacher::new(network))
            }
        }
    }
}

#[derive(Debug)]
pub struct Base;
#[derive(Debug)]
pub struct Mocha;
/// Letters & Seals and the Great Bazaar in turn: one network for both.
#[derive(Debug)]
pub struct Letters;
#[derive(Debug)]
pub struct Dice;

/// The four courses of the board game differ in little.
macro_rules! board_course {
    ($course:ident, $name:literal, $features:ty, [$($ruleset:ident),+]) => {
        impl Course for $course {
            const NAME: &'static str = $name;
            const RULES: &'static [&'static str] = &[$(Ruleset::$ruleset.name()),+];

            type Game = bazaar::Game;
            type Features = Related<$features>;

            fn table(players: Option<usize>, rng: &mut Pcg64Mcg) -> Result<Self::Game> {
                let rulesets = [$(Ruleset::$ruleset),+];
                let ruleset = rulesets[below(rng, rulesets.len() as u32) as usize];
                board_game(ruleset, players, rng)
            }

            fn first_generation() -> Result<Teacher<Self::Game>> {
                Ok(Teacher::new(BazaarJudge::gen1()))
            }

            fn newest() -> Result<Teacher<Self::Game>> {
                Ok(Teacher::new(BazaarJudge::newest()))
            }
        }
    };
}

board_course!(Base, "base", BaseFeatures, [Base]);
board_course!(Mocha, "mocha", MochaFeatures, [Mocha]);
board_course!(Letters, "letters", LettersFeatures, [Letters, GreatBazaar]);

impl Course for Dice {
    const NAME: &'static str = "dice";
    const RULES: &'static [&'static str] = &["dice"];

    type Game = bazaar_dice::Game;
    type Features = DiceFeatures;

    fn table(players: Option<usize>, rng: &mut Pcg64Mcg) -> Result<Self::Game> {
        let players = players.unwrap_or_else(|| [2, 2, 2, 2, 3, 3, 4, 4][below(rng, 8) as usize]);
        let options = bazaar_dice::Options::new(players);
        let setup = bazaar_dice::Game::deal(&options, &mut RandomPicker(rng))?;
        Ok(bazaar_dice::Game::start(&setup)?)
    }

    fn first_generation() -> Result<Teacher<Self::Game>> {
        Ok(Teacher::new(dice::gen1()?))
    }

    fn newest() -> Result<Teacher<Self::Game>> {
        Ok(Teacher::new(dice::newest()?))
    }
}

fn board_game(
    ruleset: Ruleset,
    players: Option<usize>,
    rng: &mut Pcg64Mcg,
) -> Result<bazaar::Game> {
    let players = players.unwrap_or_else(|| [2, 2, 2, 2, 3, 3, 4, 5][below(rng, 8) as usize]);
    let kinds = LayoutKind::of(ruleset);
    let layout = kinds[below(rng, kinds.len() as u32) as usize];
    let layout = LayoutChoice::Kind(layout);
    let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(players) };
    let setup = bazaar::Game::deal(&options, &mut RandomPicker(rng))?;
    Ok(bazaar::Game::start(&setup)?)
}

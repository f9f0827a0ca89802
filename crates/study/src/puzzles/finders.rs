//! Which levels of bots find an answer.

use bots::{BotGame, Level, Sight, Spec};
use serde::{Deserialize, Serialize};

use crate::depth::generator;

/// How often a level finds the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finder {
    /// The name of the level.
    pub level: String,
    /// How often it was asked.
    pub tries: u8,
    /// How often it answered right.
    pub found: u8,
}

/// The levels that are asked, and how often.
const LEVELS: [(Level, u8); 4] =
    [(Level::Easy, 6), (Level::Medium, 6), (Level::Hard, 4), (Level::Expert, 2)];

/// What a generator is for, so that no two use the same numbers.
const TRY: u64 = 20 << 32;

/// Asks all levels. Nothing if it is trivial, or so hard that it may be none.
pub(super) fn finders<G: BotGame>(
    game: &G,
    right: G::Action,
    seed: u64,
    ply: u64,
) -> Option<Vec<Finder>> {
    let found_by = LEVELS.map(|(level, tries)| {
        let found = (0..tries).filter(|number| {
            let mut choices = generator(seed, [ply, TRY, u64::from(*number)]);
            let answer = Sight::of(game).and_then(|sight| {
                let mut bot = G::sit_down(&Spec::Level(level)).ok()?;
                bot.choose(&sight, &mut choices).ok()
            });
            answer == Some(right)
        });
        Finder { level: level.name().to_owned(), tries, found: found.count() as u8 }
    });
    let [easy, medium, hard, expert] = &found_by;
    let trivial = easy.found == easy.tries && medium.found == medium.tries;
    let agreed = hard.found + expert.found >= 2;
    (!trivial && agreed).then(|| found_by.to_vec())
}

//! Games between bots of the house, and the puzzles in them.

use bazaar::{LayoutChoice, LayoutKind, Ruleset};
use bots::{BotGame, Level, Sight, Spec};
use rand_pcg::Pcg64Mcg;
use study::{
    Studied,
    puzzles::{Found, Search, find},
};
use tabletop::{Dealer, Entry, Game, Ignore, Player, Record, Seed, Turn};

use crate::{Book, KeptGame, Puzzle, rating::difficulty};

/// Where puzzles are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    rules: Rules,
    seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rules {
    Board(Ruleset),
    Dice,
}

/// There are no such rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no rules “{0}”")]
pub struct GroundError(String);

/// What was found in one game.
#[derive(Clone, Debug)]
pub struct Quarry {
    game: KeptGame,
    found: Vec<Found>,
}

/// How many play, game after game: mostly two, where one answer changes most.
const PLAYERS: [usize; 10] = [2, 2, 2, 3, 2, 2, 2, 2, 4, 2];

/// Who plays: they make mistakes, so that their games are like those of people.
const PLAY: [Level; 2] = [Level::Medium, Level::Hard];

/// As they are called in the story of the game.
const NAMES: [&str; 5] = ["Leyla", "Bora", "Ceren", "Deniz", "Emre"];

/// No game between bots of the house takes so many actions.
const LONGEST: usize = 5_000;

impl Ground {
    /// Games of this ruleset; the same seed, the same games.
    pub fn new(rules: &str, seed: u64) -> Result<Self, GroundError> {
        let board = Ruleset::OFFERED.into_iter().find(|ruleset| ruleset.name() == rules);
        let rules = match board {
            Some(ruleset) => Rules::Board(ruleset),
            None if rules == "dice" => Rules::Dice,
            None => return Err(GroundError(rules.chars().take(40).collect())),
        };
        Ok(Self { rules, seed })
    }

    /// The rules as people name them.
    pub fn ruleset(&self) -> &'static str {
        match self.rules {
            Rules::Board(ruleset) => ruleset.name(),
            Rules::Dice => "dice",
        }
    }

    /// A book without puzzles.
    pub fn book(&self, made_by: &str) -> Book {
        let game = match self.rules {
            Rules::Board(_) => bazaar::Game::NAME,
            Rules::Dice => bazaar_dice::Game::NAME,
        };
        Book {
            ruleset: self.ruleset().to_owned(),
            game: game.to_owned(),
            made_by: made_by.to_owned(),
            games: Vec::new(),
            puzzles: Vec::new(),
        }
    }

    /// Plays a game and looks for puzzles in it. Which others are looked at does not matter.
    pub fn dig(&self, number: u64) -> Option<Quarry> {
        let players = PLAYERS[(number % PLAYERS.len() as u64) as usize];
        match self.rules {
            Rules::Board(ruleset) => {
                let layout = if number.is_multiple_of(2) {
                    LayoutChoice::Kind(LayoutKind::Random)
                } else {
                    LayoutChoice::usual(ruleset)
                };
                let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(players) };
                self.dug::<bazaar::Game>(&options, number)
            }
            Rules::Dice => {
                self.dug::<bazaar_dice::Game>(&bazaar_dice::Options::new(players), number)
            }
        }
    }

    fn dug<G: Studied + BotGame>(&self, options: &G::Options, number: u64) -> Option<Quarry> {
        let level = PLAY[(number / 2 % 2) as usize];
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let record = played::<G>(options, level, seed)?;
        let search = Search { seed, ..Search::default() };
        let found = find(&record, search).ok()?;
        Some(Quarry { game: KeptGame::of(&record).ok()?, found })
    }
}

impl Book {
    /// Adds what was found in a game, until there are so many puzzles.
    pub fn add(&mut self, quarry: Quarry, most: usize) {
        let room = most.saturating_sub(self.puzzles.len());
        if quarry.found.is_empty() || room == 0 {
            return;
        }
        let game = self.games.len();
        self.games.push(quarry.game);
        for found in quarry.found.into_iter().take(room) {
            let id = format!("{}-{}", self.ruleset, self.puzzles.len() + 1);
            let rating = difficulty(&found.found_by);
            self.puzzles.push(Puzzle { id, game, rating, found });
        }
    }
}

/// A whole game between bots of one level.
fn played<G: BotGame>(options: &G::Options, level: Level, seed: u64) -> Option<Record<G>> {
    let seed_of_chance = Seed::from_number(seed);
    let setup = G::deal(options, &mut Dealer::for_setup(seed_of_chance)).ok()?;
    let mut game = G::start(&setup).ok()?;
    let player =
        |name: &&str| Player { name: (*name).to_owned(), bot: Some(level.name().to_owned()) };
    let players = NAMES[..game.seats()].iter().map(player).collect();
    let mut record = Record::<G>::new(setup, players);
    let mut dealer = Dealer::for_play(seed_of_chance, 0);
    let mut choices = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let spec = Spec::Level(level);
    let mut bots: Vec<_> =
        (0..game.seats()).map(|_| G::sit_down(&spec).ok()).collect::<Option<_>>()?;
    while record.actions.len() < LONGEST {
        let action = match game.turn() {
            Turn::Over => {
                record.result = game.ranking();
                return Some(record);
            }
            Turn::Chance(_) => game.deal_chance(&mut dealer)?,
            Turn::Decide(seat, _) => {
                bots.get_mut(seat.index())?.choose(&Sight::of(&game)?, &mut choices).ok()?
            }
        };
        game.apply_action(action, &mut Ignore);
        record.actions.push(Entry::Known(action));
    }
    None
}

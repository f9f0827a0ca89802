//! What somebody wants to know about a board.

use bazaar::{Game, Layout, LayoutChoice, LayoutKind, Options, Ruleset};
use bots::Level;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use tabletop::{Game as _, RandomPicker};

use super::code::{CodeError, read_code};
use crate::depth::generator;

/// What is to be played, in words that a page, a program or a person writes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The rules: `base`, `mocha`, `letters` or `great-bazaar`.
    pub rules: String,
    /// How many play.
    pub players: usize,
    /// The name of a layout or the code of a board; the usual layout of the rules if it is left out.
    #[serde(default)]
    pub board: Option<String>,
    /// The level of the bots.
    #[serde(default = "medium")]
    pub level: String,
    /// How many games are played on a board.
    pub games: u32,
    /// The same seed, the same games.
    #[serde(default = "one")]
    pub seed: u64,
    /// A board is looked for instead, among random ones.
    #[serde(default)]
    pub find: Option<Wish>,
    /// Among how many, if one is looked for.
    #[serde(default = "sixteen")]
    pub tries: u32,
}

fn medium() -> String {
    Level::Medium.name().to_owned()
}

const fn one() -> u64 {
    1
}

const fn sixteen() -> u32 {
    16
}

/// What kind of board is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Every seat wins as often as any other.
    Fair,
    /// No two games take the same time: their length varies most.
    Wild,
}

/// Why something cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// There are no such rules with a board.
    #[error("there are no rules “{0}” with a board; the known ones: {1}")]
    Rules(String, String),
    /// There is no such level of bots.
    #[error("there is no level “{0}”; the known ones: {1}")]
    Level(String, String),
    /// The board has a code, and a wrong one.
    #[error("this is no board: {0}")]
    Code(#[from] CodeError),
    /// The board has a code of other rules.
    #[error("this board is for {0}, not for {1}")]
    OtherRules(&'static str, &'static str),
    /// Such a table cannot be dealt.
    #[error("{0}")]
    Table(String),
    /// Too many, or none.
    #[error("{0} must be from 1 to {1}")]
    Number(&'static str, u32),
}

/// A table that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) options: Options,
    pub(super) layout: Layout,
    pub(super) level: Level,
}

impl Table {
    /// The same table with another board.
    pub(super) fn on(&self, layout: Layout) -> Self {
        let choice = LayoutChoice::Own(layout.clone());
        let options = Options { layout: choice, ..self.options.clone() };
        Self { options, layout, level: self.level }
    }
}

impl Wanted {
    /// The most games that are played on one board.
    pub const MOST_GAMES: u32 = 1_000_000;

    /// The most boards that are compared.
    pub const MOST_TRIES: u32 = 1_000;

    /// The code of the board that is counted: of a random one that is drawn now.
    pub fn code(&self) -> Result<String, LayoutError> {
        Ok(super::code(&self.table()?.layout))
    }

    /// What is written the same for whoever wants the same.
    pub fn key(&self) -> Result<String, LayoutError> {
        let table = self.table()?;
        let (level, players) = (self.level.as_str(), self.players);
        let end = format!("{level}_{players}_{}_{}", self.games, self.seed);
        Ok(match self.find {
            None => format!("count_{}_{end}", super::code(&table.layout)),
            Some(Wish::Fair) => format!("fair_{}_{}_{end}", self.rules, self.tries),
            Some(Wish::Wild) => format!("wild_{}_{}_{end}", self.rules, self.tries),
        })
    }

    pub(super) fn table(&self) -> Result<Table, LayoutError> {
        let (ruleset, level) = (self.ruleset()?, self.level()?);
        number("the games", self.games, Self::MOST_GAMES)?;
        if self.find.is_some() {
            number("the boards to try", self.tries, Self::MOST_TRIES)?;
        }
        let layout = match self.board.as_deref() {
            _ if self.find.is_some() => LayoutChoice::Kind(LayoutKind::Random),
            None => LayoutChoice::usual(ruleset),
            Some(board) => match LayoutKind::ALL.into_iter().find(|kind| kind.name() == board) {
                Some(kind) => LayoutChoice::Kind(kind),
                None => LayoutChoice::Own(own(board, ruleset)?),
            },
        };
        let options = Options { ruleset, layout, ..Options::base(self.players) };
        let layout = drawn(&options, &mut generator(self.seed, [u64::MAX, 0, 0]))?;
        Ok(Table { options: options.clone(), layout: Layout(Vec::new()), level }.on(layout))
    }

    fn ruleset(&self) -> Result<Ruleset, LayoutError> {
        Ruleset::OFFERED.into_iter().find(|rules| rules.name() == self.rules).ok_or_else(|| {
            LayoutError::Rules(short(&self.rules), Ruleset::OFFERED.map(Ruleset::name).join(", "))
        })
    }

    fn level(&self) -> Result<Level, LayoutError> {
        Level::ALL.into_iter().find(|level| level.name() == self.level).ok_or_else(|| {
            LayoutError::Level(short(&self.level), Level::ALL.map(Level::name).join(", "))
        })
    }
}

/// The layout that is dealt with these options.
pub(super) fn drawn(options: &Options, rng: &mut Pcg64Mcg) -> Result<Layout, LayoutError> {
    let setup = Game::deal(options, &mut RandomPicker(rng));
    setup.map(|setup| setup.layout).map_err(|error| LayoutError::Table(error.to_string()))
}

fn own(board: &str, rules: Ruleset) -> Result<Layout, LayoutError> {
    let (found, layout) = read_code(board)?;
    if found == rules {
        Ok(layout)
    } else {
        Err(LayoutError::OtherRules(found.name(), rules.name()))
    }
}

fn number(name: &'static str, given: u32, most: u32) -> Result<(), LayoutError> {
    if (1..=most).contains(&given) { Ok(()) } else { Err(LayoutError::Number(name, most)) }
}

/// What somebody wrote may be of any length.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

//! The games of the house. Here, and nowhere else in the program, they are named.

mod board;
mod dice;

use anyhow::bail;
use arena::ArenaGame;
use bots::{Budget, Failure, Search};
use serde_json::{Map, Value};
use study::Studied;
use tabletop::{Record, Replay};

use crate::{options::Variant, paint::Line, play::TerminalGame, words::Names};

/// Which rules are played, as the command line names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    Board(bazaar::Ruleset),
    Dice,
}

/// The name of the dice game on the command line.
const DICE: &str = "dice";

impl Rules {
    pub(crate) fn named(name: &str) -> Result<Self, String> {
        if name == DICE {
            return Ok(Self::Dice);
        }
        crate::options::ruleset(name).map(Self::Board)
    }

    /// The game as files name it.
    pub(crate) const fn game(self) -> &'static str {
        match self {
            Self::Board(_) => <bazaar::Game as tabletop::Game>::NAME,
            Self::Dice => <bazaar_dice::Game as tabletop::Game>::NAME,
        }
    }
}

/// A table as the command line describes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a> {
    pub(crate) rules: Rules,
    pub(crate) players: usize,
    pub(crate) layout: Option<bazaar::LayoutKind>,
    pub(crate) variant: &'a [Variant],
    pub(crate) deck: Option<bazaar::Deck>,
}

/// What the program has to know about a game besides its rules and its bots.
pub(crate) trait ProgramGame: ArenaGame + TerminalGame + Studied {
    /// The turns of all players after which a game for three is in its middle.
    const MIDDLE: u32;

    /// The options of a table that was described; whether they can be dealt is another question.
    fn named(table: &Named<'_>) -> anyhow::Result<Self::Options>;

    /// A player who looks ahead.
    fn search(budget: Budget) -> Result<Search<Self::Judge>, Failure>;

    /// A judge with the weights of this file.
    fn judge_of(file: &str) -> Result<Self::Judge, Failure>;

    /// The rules as the command line names them.
    fn rules(options: &Self::Options) -> &'static str;

    /// What else there is to say about the options.
    fn choices(options: &Self::Options) -> Map<String, Value>;

    /// An event as a line of the log.
    fn told(names: &Names, event: &Self::Event) -> String;

    /// The table, with everything that is known.
    fn drawn(game: &Self, names: &Names) -> Vec<Line>;

    /// Who came where, and by what.
    fn result(game: &Self, names: &Names) -> Vec<Line>;

    /// The position as JSON.
    fn position(record: &Record<Self>, replay: &Replay<Self>) -> Value;
}

/// Work that can be done for any game.
pub(crate) trait ForAnyGame {
    type Done;
    fn with<G: ProgramGame>(self, options: G::Options) -> anyhow::Result<Self::Done>;
}

/// Work that can be done for a record of any game.
pub(crate) trait ForAnyRecord {
    type Done;
    fn with<G: ProgramGame>(self, record: Record<G>) -> anyhow::Result<Self::Done>;
}

/// Work that can be done for any game that a file names.
pub(crate) trait ForAnyName {
    type Done;
    fn with<G: ProgramGame>(self) -> anyhow::Result<Self::Done>;
}

/// Does the work for the game of this name; files carry it.
pub(crate) fn for_name<W: ForAnyName>(name: &str, work: W) -> anyhow::Result<W::Done> {
    use tabletop::Game as _;
    match name {
        bazaar::Game::NAME => work.with::<bazaar::Game>(),
        bazaar_dice::Game::NAME => work.with::<bazaar_dice::Game>(),
        _ => {
            let name: String = name.chars().take(40).collect();
            bail!("there is no game “{}” here", crate::words::one_line(&name))
        }
    }
}

/// The table in a few words: “base, 3 players, layout short”.
pub(crate) fn in_words<G: ArenaGame>(options: &G::Options) -> String {
    let (words, players) = (G::in_words(options), G::players(options));
    match words.split_once(", ") {
        Some((rules, rest)) => format!("{rules}, {players} players, {rest}"),
        None => format!("{words}, {players} players"),
    }
}

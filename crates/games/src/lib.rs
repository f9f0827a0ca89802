//! The games of the house behind JSON: what a table needs of them, at a server or in a browser.
//!
//! Here, and nowhere else in a table, they are named. Nothing here asks a clock or the system for chance.

mod bazaar;
mod daily;
mod dice;
mod falls;
mod family;
mod hosted_game;
mod message;
mod past;
mod plans;
mod running;

use std::ops::Range;

use bots::Level;
use protocol::web::{
    Problem,
    live::{Told, Undone},
    plans::PlannedTurn,
    replays::{Moment, Story},
    tables::{GameOffer, Hint},
};
use serde_json::{Value, value::RawValue};
use study::Reason;
use tabletop::{Binding, Day, Fairness, Player, Ranking, Seat, Seed, Viewer};

use self::family::Family;
pub(crate) use self::hosted_game::HostedGame;
pub use self::message::{AnyGame, Message};
pub use self::{
    daily::{DailyBazaar, FIRST_DAY, Tally, days_in_a_row, playable_day},
    falls::{Fall, Proved},
};

/// Every game that can be played here.
static GAMES: &[&dyn Rules] = &[&Family::<::bazaar::Game>::NEW, &Family::<bazaar_dice::Game>::NEW];

pub fn all() -> impl Iterator<Item = &'static dyn Rules> {
    GAMES.iter().copied()
}

pub fn by_name(name: &str) -> Option<&'static dyn Rules> {
    all().find(|game| game.name() == name)
}

/// A game that was dealt: what is kept of it before the first change, and the game itself.
pub struct Dealt {
    pub record: String,
    pub play: Box<dyn Play>,
}

impl std::fmt::Debug for Dealt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dealt").field("record", &self.record).finish_non_exhaustive()
    }
}

/// How a game begins.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<'a> {
    /// The setup is dealt from these options.
    Options(&'a Value),
    /// It goes on where this record ends.
    Record(&'a str),
}

/// What was chosen before a game. Names are those of the rules; whoever shows them has the words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub ruleset: String,
    /// Nothing, if the places lie as somebody or chance has put them.
    pub layout: Option<&'static str>,
    pub variants: Vec<&'static str>,
    /// The numbers of the places, row by row; 0 while nobody knows which lies there.
    pub places: Vec<u8>,
    /// By seat.
    pub colours: Vec<&'static str>,
}

/// A family of rules. What is particular about a game is JSON here.
pub trait Rules: Send + Sync {
    fn name(&self) -> &'static str;
    fn offer(&self) -> GameOffer;
    /// The ruleset that these options name.
    fn ruleset(&self, options: &Value) -> Result<String, Problem>;
    /// What was chosen with these options.
    fn about(&self, options: &Value) -> Result<About, Problem>;
    /// Options as they are kept, if so many can play by them.
    fn check(&self, options: &Value, seats: usize) -> Result<Value, Problem>;
    /// Options in which everything is said that chance would draw before the game.
    fn drawn(&self, options: &Value, seed: Seed) -> Result<Value, Problem>;
    /// An action as it is written in records.
    fn notation(&self, action: &Value) -> Result<String, Problem>;
    /// The beginning of a record, to go on from; nobody sits there yet.
    fn cut(&self, record: &str, ply: usize) -> Result<String, Problem>;
    /// What a promise about the dice of a table is for.
    fn binding(
        &self,
        table: &str,
        lot: bool,
        beginning: &Beginning<'_>,
    ) -> Result<Binding, Problem>;
    /// Deals with a seed that has the parts in this promise.
    fn deal(
        &self,
        beginning: &Beginning<'_>,
        players: Vec<Player>,
        fairness: Fairness,
        seed: Seed,
    ) -> Result<Dealt, Problem>;
    /// Sets a game up again as it was after these changes. The secret is the server's part of the
    /// seed, or at older tables the seed itself.
    fn set_up(
        &self,
        record: &str,
        secret: &str,
        changes: &[String],
    ) -> Result<Box<dyn Play>, Problem>;
    /// Reads a record strictly.
    fn read(&self, record: &str) -> Result<Box<dyn Past>, Problem>;
}

/// A running game, or one that has run here.
pub trait Play: Send + Sync {
    /// How many changes there were.
    fn version(&self) -> u64;
    fn ply(&self) -> usize;
    fn asked(&self) -> Option<Seat>;
    fn question(&self) -> Option<Value>;
    fn ranking(&self) -> Option<Ranking>;
    fn is_over(&self) -> bool;
    /// All agreed to end it: nobody is asked any more, and everything is published.
    fn stop(&mut self);
    /// What these eyes see, written out. Whoever may not answer sees no question.
    fn position(&self, viewer: Viewer, may_answer: bool) -> String;
    /// What happened with these actions.
    fn log(&self, viewer: Viewer, plies: Range<usize>) -> Vec<Told<Written>>;
    /// The first action that these two see differently.
    fn parting(&self, one: Viewer, other: Viewer) -> usize;
    /// The actions that somebody who stopped at this version has still right.
    fn kept_since(&self, version: u64) -> usize;
    fn undone(&self) -> &[Undone];
    /// Gives an answer and returns the change to be written down.
    fn answer(&mut self, seat: Seat, action: &Value, then: &[Value]) -> Result<String, Problem>;
    fn undo(&mut self, seat: Seat, to: Option<usize>) -> Result<String, Problem>;
    /// Repeats a change that another server has written; says whether it took something back. After
    /// a failure the game has to be set up anew.
    fn follow(&mut self, change: &str) -> Result<bool, Problem>;
    /// Whether these are actions at all.
    fn check_wishes(&self, wishes: &[Value]) -> Result<(), Problem>;
    /// The first of these wishes that can be done now.
    fn first_wish(&self, wishes: &[Value]) -> Option<Planned>;
    /// Whether these turns can be planned for a seat of this game.
    fn check_turns(&self, seat: Seat, turns: &[PlannedTurn<Value>]) -> Result<(), Problem>;
    /// The first of these turns whose conditions hold now.
    fn next_turn(&self, seat: Seat, turns: &[PlannedTurn<Value>]) -> Option<Planned>;
    /// Whose turn began just before this action of the record, if one did.
    fn turn_begun_at(&self, ply: usize) -> Option<Seat>;
    /// Whether a turn began with this action of the record or a later one.
    fn turn_began_since(&self, from: usize) -> bool;
    /// Whose turn it is.
    fn on_turn(&self) -> Option<Seat>;
    /// What the others did since the last turn of this seat, as it has seen it.
    fn since_last_turn(&self, seat: Seat) -> Vec<Deed>;
    /// The network that a bot of this level lacks here, or that hints lack, if no level is said.
    fn lacks(&self, level: Option<Level>) -> Option<&'static str>;
    /// Work for another thread: what a bot of this level would answer now. Where it leaves something
    /// to chance, `luck` decides.
    fn thought(&mut self, level: Level, luck: u128) -> Option<Thought>;
    /// Work for another thread: what a strong bot would think of in the place of whoever is asked.
    fn advice(&self) -> Option<Advice>;
    /// What is published of the dice; everything, also while the game runs, if `disclosed`.
    fn fairness(&self, disclosed: bool) -> Option<Fairness>;
    /// The day whose dice these are, if they are those of one.
    fn day(&self) -> Option<Day>;
    /// What this seat has reached, and with which turns.
    fn tally(&self, seat: Seat) -> Tally;
    /// What has happened so far, to be looked back at elsewhere.
    fn past(&self) -> Box<dyn Past>;
}

/// What somebody has planned to answer, and what follows it as long as it fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    pub action: Value,
    pub then: Vec<Value>,
}

/// Something worth telling somebody who was away. Everybody at the table has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Turn { by: Seat },
    Ruby { by: Seat },
    Paid { by: Seat, to: Seat, lira: u32 },
    Caught { by: Seat, of: Seat },
}

impl Deed {
    pub const fn by(self) -> Seat {
        match self {
            Self::Turn { by }
            | Self::Ruby { by }
            | Self::Paid { by, .. }
            | Self::Caught { by, .. } => by,
        }
    }
}

/// JSON that nobody here has to look into: a tree of it would cost more than the game itself.
pub type Written = Box<RawValue>;

/// What a bot has to do: it takes a while, and gives an answer for its seat.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// What an adviser has to do. Nothing comes of it if it fails.
pub type Advice = Box<dyn FnOnce() -> Option<Hint<Value, Reason>> + Send>;

/// A record somebody uploaded, or that of a table. To replay it takes a while.
pub trait Past: Send + Sync {
    fn options(&self) -> Value;
    fn players(&self) -> &[Player];
    /// The network that is lacked to judge this game.
    fn lacks(&self) -> Option<&'static str>;
    fn is_over_at(&self, ply: usize) -> Result<bool, Problem>;
    /// The record as a file, without what these eyes may not see; after the end everything is seen.
    fn record_for(&self, viewer: Viewer, over: bool) -> Result<String, Problem>;
    fn story(&self, id: &str, viewer: Viewer) -> Result<Story<Value, Value>, Problem>;
    fn moment(&self, ply: usize, viewer: Viewer) -> Result<Moment<Value>, Problem>;
    /// Every roll and draw, and whether the published seed deals them.
    fn proved(&self) -> Result<Proved, Problem>;
}

//! What is kept, as the store sees it: names, numbers and text.

use crate::NewNotification;

/// Somebody who came, with or without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: String,
    /// Empty until the guest has told one.
    pub name: String,
}

/// A browser with a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub id: String,
    pub guest: String,
    /// What it says it is.
    pub label: String,
    pub created: i64,
    /// When it was here last.
    pub seen: i64,
}

/// With what a guest comes back from anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub guest: String,
    pub name: String,
    /// The name as it is compared: no two accounts have the same.
    pub folded: String,
    /// How it looks: no two accounts that were made since it is kept have the same.
    pub skeleton: Option<String>,
    /// Hashed; without one, links are the only way in.
    pub password: Option<String>,
    pub created: i64,
}

/// What a program of a guest comes with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub id: String,
    pub guest: String,
    pub label: String,
    pub scope: Scope,
    pub created: i64,
    /// When it was used last; when it was made, if it never was.
    pub seen: i64,
}

/// What a program may do for its guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Look things up.
    Read,
    /// All that, and sit at tables.
    Play,
}

impl Scope {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        [Self::Read, Self::Play].into_iter().find(|scope| scope.name() == name)
    }
}

/// What ended with an old password.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    pub devices: Vec<Device>,
    pub tokens: Vec<Token>,
}

/// How many wrong passwords there were lately.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guesses {
    /// Less those that time had forgiven until then.
    pub level: f64,
    /// When the last one was tried.
    pub tried: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Gathering,
    Running,
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        [Self::Gathering, Self::Running, Self::Over].into_iter().find(|phase| phase.name() == name)
    }
}

/// A table without its changes and without its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a column of its own")]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub options: String,
    pub host: String,
    /// Who sits where, as text.
    pub seats: String,
    /// The guests among them, each once.
    pub sitters: Vec<String>,
    pub public: bool,
    pub phase: Phase,
    /// The game before the first change, once it was dealt.
    pub record: Option<String>,
    /// A few words for lists.
    pub summary: Option<String>,
    pub bot_asked: bool,
    /// The server that wrote last, and that answers for the bots. Never given, only read.
    pub served_by: Option<String>,
    /// How many changes there are.
    pub version: u64,
    /// Grows when anything but the changes is saved.
    pub revision: u64,
    pub rematch: Option<String>,
    /// Who asked whom to come and play, as text. Written by itself.
    pub nudges: Option<String>,
    /// Whether the result counts; settled once the game was dealt.
    pub rated: bool,
    /// Whether it was counted. Written by itself.
    pub counted: bool,
    /// What everybody has left and whose time runs, as text; nothing without clocks.
    pub clock: Option<String>,
    /// When that time is over, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// How its dice come about, as text, without what is secret.
    pub dice: Option<String>,
    /// What may be said there, as text; nothing where nobody has chosen.
    pub talk: Option<String>,
    pub created: i64,
    pub changed: i64,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Counted from 1.
    pub version: u64,
    pub change: String,
    /// The request that asked for it, if it was one.
    pub request: Option<Request>,
}

/// A request of a client, named for good.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Request {
    pub client: String,
    pub number: u32,
}

/// What a change alters in the table itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableUpdate {
    /// Of the table it was made for: who sits there may have changed.
    pub revision: u64,
    pub phase: Phase,
    pub summary: Option<String>,
    pub bot_asked: bool,
    /// Whom to tell of it, if they do not come by themselves.
    pub notifications: Vec<NewNotification>,
    pub clock: Option<String>,
    pub deadline: Option<i64>,
    pub now: i64,
}

/// How a table stands: everything that may change without a new revision, and the changes themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latest {
    pub version: u64,
    pub revision: u64,
    pub phase: Phase,
    pub summary: Option<String>,
    pub bot_asked: bool,
    pub served_by: Option<String>,
    pub rematch: Option<String>,
    pub nudges: Option<String>,
    pub counted: bool,
    pub clock: Option<String>,
    pub deadline: Option<i64>,
    pub changed: i64,
    pub changes: Vec<Change>,
}

/// A time in which somebody does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub begins: i64,
    pub until: i64,
}

/// A record that somebody uploaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    pub id: String,
    pub guest: String,
    pub game: String,
    pub record: String,
    pub created: i64,
}

/// What a server hears when it says that it is alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pulse {
    /// Milliseconds since 1970, by the clock of the database: the same for all servers.
    pub now: i64,
    /// The servers that are alive, this one among them.
    pub alive: Vec<String>,
}

/// How good somebody is, as far as it is known. What the numbers mean is not the business of a store.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    pub rating: f64,
    pub uncertainty: f64,
}

/// How good somebody is at a ruleset with so many players.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    pub player: String,
    /// The name of the account, if the player has one.
    pub name: Option<String>,
    pub ruleset: String,
    pub players: u8,
    pub skill: Skill,
    /// What is almost certain.
    pub floor: f64,
    /// How many tables were counted.
    pub games: u32,
}

/// What came of a table for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    pub table: String,
    /// Whether anybody could join it.
    pub public: bool,
    pub seat: u8,
    /// Nobody, once the player was forgotten.
    pub player: Option<String>,
    /// The name of the account, if the player has one.
    pub name: Option<String>,
    pub ruleset: String,
    pub players: u8,
    pub place: u8,
    /// Left for good before the end.
    pub has_left: bool,
    pub before: Skill,
    pub after: Skill,
    pub ended: i64,
}

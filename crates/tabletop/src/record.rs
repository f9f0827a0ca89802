//! A record is a setup and the actions taken since: the whole game, in a file.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    Dealer, Fairness, Game, NotationError, Ranking, Seed, Sink, Turn, Viewer, game::Coded,
};

/// What stands in the field `format`.
pub const RECORD_FORMAT: &str = "bedesten-record";
/// The version of the file format this code writes and reads.
pub const RECORD_VERSION: u32 = 1;

/// One game as a file. `docs/records.md` describes the JSON field by field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// What kind of file it is.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The family of rules.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// What the game is for, in a sentence; for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// What the setup was dealt from. A game entered by hand has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<G::Options>,
    /// In turn order.
    pub players: Vec<Player>,
    /// What proves dice and draws. A game entered by hand has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// The table before the first action.
    pub setup: G::Setup,
    /// Everything that was done, and what chance brought.
    pub actions: Vec<Entry<G::Action>>,
    /// The places, if the game was finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Ranking>,
}

/// Who sat on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// What everybody calls them.
    pub name: String,
    /// The spec of the bot that played, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One action of a record, or the place of one that the reader may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<Action> {
    /// An action that may be read.
    Known(Action),
    /// Written `?`: a card drawn by somebody else.
    Hidden,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// It is a file of something else.
    #[error("this is not a record of ours: the format is “{0}”")]
    Format(String),
    /// The format is newer than this program.
    #[error("the record has format version {0}; this program reads version {RECORD_VERSION}")]
    Version(u32),
    /// It is a record of another game.
    #[error("the record is of the game “{found}”, not “{wanted}”")]
    Game {
        /// What it says.
        found: String,
        /// What was expected.
        wanted: &'static str,
    },
    /// It was played by rules that are not known here.
    #[error(
        "the record was made with rules version {found}; this program knows {oldest} to {newest}"
    )]
    Rules {
        /// What it says.
        found: u32,
        /// The oldest version that is known.
        oldest: u32,
        /// The newest version that is known.
        newest: u32,
    },
    /// The setup is none of this game.
    #[error("the setup is wrong: {0}")]
    Setup(String),
    /// There are more or fewer names than seats.
    #[error("{players} players are named for {seats} seats")]
    Players {
        /// How many are named.
        players: usize,
        /// How many sit there.
        seats: usize,
    },
    /// An action is not legal where it stands.
    #[error("action {ply} ({action}) is refused: {refusal}")]
    Refused {
        /// The action of the record, from 0.
        ply: usize,
        /// What it was.
        action: String,
        /// Why it is not legal.
        refusal: String,
    },
    /// An action is hidden, so nothing after it can be replayed.
    #[error("action {ply} is hidden in this record, so the game cannot be replayed beyond it")]
    Hidden {
        /// The action of the record, from 0.
        ply: usize,
    },
    /// It ends before the moment that was asked for.
    #[error("there are {actions} actions, so there is no position after {asked}")]
    TooShort {
        /// How many actions there are.
        actions: usize,
        /// After how many the game was asked for.
        asked: usize,
    },
    /// It does not end as it says.
    #[error("the recorded result is {found}, but these actions lead to {reached}")]
    Result {
        /// What it says.
        found: String,
        /// What the actions lead to.
        reached: String,
    },
}

/// A game after some actions of its record.
#[derive(Clone, Debug)]
pub struct Replay<G> {
    /// The game as it is at that moment.
    pub game: G,
    /// How many actions were taken.
    pub ply: usize,
    /// How many of them were outcomes of chance.
    pub chances: u64,
}

impl<G: Game> Record<G> {
    /// An empty record of a game that begins now.
    pub fn new(setup: G::Setup, players: Vec<Player>) -> Self {
        Self {
            format: RECORD_FORMAT.to_owned(),
            version: RECORD_VERSION,
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            about: None,
            options: None,
            players,
            fairness: None,
            setup,
            actions: Vec::new(),
            result: None,
        }
    }

    /// A record whose setup is dealt from options by a seed, so that it can be proved later.
    pub fn dealt(
        options: G::Options,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Self, G::SetupError> {
        Self::dealt_with(options, players, seed, Fairness::of_seed(&seed))
    }

    /// The same for a seed that came about in another way.
    pub fn dealt_with(
        options: G::Options,
        players: Vec<Player>,
        seed: Seed,
        fairness: Fairness,
    ) -> Result<Self, G::SetupError> {
        let setup = G::deal(&options, &mut Dealer::for_setup(seed))?;
        Ok(Self { options: Some(options), fairness: Some(fairness), ..Self::new(setup, players) })
    }

    /// Whether its dice are those of a day.
    pub fn is_daily(&self) -> bool {
        self.fairness.as_ref().is_some_and(|fairness| fairness.daily.is_some())
    }

    /// Replays every action strictly and compares the result.
    pub fn replay(&self) -> Result<Replay<G>, RecordError> {
        self.replay_to(self.actions.len(), &mut crate::Ignore)
    }

    /// Replays the first `plies` actions strictly, telling what happens.
    pub fn replay_to<S: Sink<G::Event>>(
        &self,
        plies: usize,
        sink: &mut S,
    ) -> Result<Replay<G>, RecordError> {
        let mut replay = self.start()?;
        let Some(actions) = self.actions.get(..plies) else {
            return Err(RecordError::TooShort { actions: self.actions.len(), asked: plies });
        };
        for entry in actions {
            replay.step(*entry, sink)?;
        }
        if plies == self.actions.len() {
            self.check_result(&replay.game)?;
        }
        Ok(replay)
    }

    pub(crate) fn check_result(&self, game: &G) -> Result<(), RecordError> {
        if self.result.is_some() && self.result != game.ranking() {
            let text = |ranking: Option<Ranking>| {
                ranking.map_or_else(|| "no end".to_owned(), |ranking| ranking.to_string())
            };
            let (found, reached) = (text(self.result.clone()), text(game.ranking()));
            return Err(RecordError::Result { found, reached });
        }
        Ok(())
    }

    /// The game before its first action.
    pub fn start(&self) -> Result<Replay<G>, RecordError> {
        if self.format != RECORD_FORMAT {
            return Err(RecordError::Format(self.format.chars().take(40).collect()));
        }
        if self.version != RECORD_VERSION {
            return Err(RecordError::Version(self.version));
        }
        if self.game != G::NAME {
            let found = self.game.chars().take(40).collect();
            return Err(RecordError::Game { found, wanted: G::NAME });
        }
        let (oldest, newest) = (G::OLDEST_RULES_VERSION, G::RULES_VERSION);
        if !(oldest..=newest).contains(&self.rules_version) {
            return Err(RecordError::Rules { found: self.rules_version, oldest, newest });
        }
        let game = G::start_by(self.rules_version, &self.setup)
            .map_err(|error| RecordError::Setup(error.to_string()))?;
        let (players, seats) = (self.players.len(), game.seats());
        if players != seats {
            return Err(RecordError::Players { players, seats });
        }
        Ok(Replay { game, ply: 0, chances: 0 })
    }

    /// The record as these eyes may have it: hands and draws of others are hidden, and so is the
    /// seed.
    pub fn seen_by(&self, viewer: Viewer) -> Result<Self, RecordError> {
        let mut seen = self.clone();
        seen.setup = G::setup_for(&self.setup, viewer);
        if let Some(fairness) = &mut seen.fairness {
            fairness.hide();
        }
        let mut replay = self.start()?;
        for (entry, shown) in self.actions.iter().zip(&mut seen.actions) {
            let chance = matches!(replay.game.turn(), Turn::Chance(_));
            if chance && replay.game.hides_outcome(viewer) {
                *shown = Entry::Hidden;
            }
            replay.step(*entry, &mut crate::Ignore)?;
        }
        Ok(seen)
    }
}

impl<G: Game> Replay<G> {
    /// Takes one more action of a record, strictly.
    pub fn step<S: Sink<G::Event>>(
        &mut self,
        entry: Entry<G::Action>,
        sink: &mut S,
    ) -> Result<(), RecordError> {
        let ply = self.ply;
        let Entry::Known(action) = entry else {
            return Err(RecordError::Hidden { ply });
        };
        let chance = matches!(self.game.turn(), Turn::Chance(_));
        self.game.play(action, sink).map_err(|refusal| RecordError::Refused {
            ply,
            action: action.to_string(),
            refusal: refusal.to_string(),
        })?;
        self.ply += 1;
        self.chances += u64::from(chance);
        Ok(())
    }
}

const HIDDEN: &str = "?";

impl<Action: std::fmt::Display> Serialize for Entry<Action> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(action) => serializer.collect_str(action),
            Self::Hidden => serializer.serialize_str(HIDDEN),
        }
    }
}

impl<'de, Action> Deserialize<'de> for Entry<Action>
where
    Action: std::str::FromStr<Err = NotationError> + Coded,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == HIDDEN {
            return Ok(Self::Hidden);
        }
        text.parse().map(Self::Known).map_err(de::Error::custom)
    }
}

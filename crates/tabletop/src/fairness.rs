//! Dice that nobody can choose: a seed to which everybody adds a part.
//!
//! The server commits to its part when the table is opened, and to which game it is for
//! ([`Binding`]). Everybody who sits there adds a part after that. The seed of the game is the hash
//! of all of it, so whoever wants to choose it needs everybody. `docs/records.md` gives the bytes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Commitment, Daily, Day, Part, Picker, Seat, Seed,
    dealer::{Dealer, digest},
};

/// The promise made before the game and, once it is over, the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// To the server's part; where there are no parts, to the seed itself.
    pub commitment: Commitment,
    /// The seed itself, once everybody may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// What the seed was made of. Nothing in older records, and where a program dealt for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<Joint>,
    /// The seed is not a secret but that of a day, for everybody who plays on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Daily>,
}

/// A seed with parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joint {
    /// The table the server committed for.
    pub table: String,
    /// The part of the server, once everybody may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<Part>,
    /// How many people sat there when it began.
    pub people: u8,
    /// What they added, in the order of the seats they had before the lot.
    pub parts: Vec<Contribution>,
    /// The former seat of each seat, if they were drawn by lot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Vec<Seat>>,
    /// The game goes on from this action of another one: those before it are not of this seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<usize>,
    /// Attempts to begin that came to nothing because somebody kept a part back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aborted: Vec<Attempt>,
}

/// What one person adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Whose part it is.
    pub seat: Seat,
    /// What was published before the part was told.
    pub commitment: Commitment,
    /// Kept back, if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Part>,
}

/// An attempt to begin that came to nothing. No names: the seats are those of that moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// What the server had promised for it.
    pub commitment: Commitment,
    /// The part of the server.
    pub server: Part,
    /// What people added to it.
    pub parts: Vec<Contribution>,
    /// Who did not show their part, or went away.
    pub withheld: Vec<Seat>,
}

/// What a commitment of the server is for: one table, one game, one beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding([u8; 32]);

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// The setup is dealt from these options.
    Options(Value),
    /// It goes on from here.
    Position {
        /// The table before the first action.
        setup: Value,
        /// What was done since.
        actions: Vec<Value>,
    },
}

impl Binding {
    /// `lot` says whether the seats are drawn.
    pub fn new(table: &str, game: &str, rules_version: u32, lot: bool, start: &Start) -> Self {
        let start = match start {
            Start::Options(options) => canonical(options),
            Start::Position { setup, actions } => {
                canonical(&serde_json::json!({ "setup": setup, "actions": actions }))
            }
        };
        let seating = if lot { "lot" } else { "as seated" };
        let fields = [table, game, &rules_version.to_string(), seating, &start];
        let mut bytes = Vec::new();
        for field in fields {
            bytes.extend((field.len() as u32).to_be_bytes());
            bytes.extend(field.as_bytes());
        }
        Self(digest(&[b"bedesten binding 1", &bytes]))
    }

    /// What the server publishes when the table is opened.
    pub fn commitment(&self, server: &Part) -> Commitment {
        Commitment::new(digest(&[b"bedesten commitment 2", &self.0, server.bytes()]))
    }

    /// The seed that all parts make together; they are in the order of their seats.
    pub fn seed(&self, server: &Part, parts: &[(Seat, Part)]) -> Seed {
        let mut bytes = vec![parts.len() as u8];
        for (seat, part) in parts {
            bytes.push(u8::from(*seat));
            bytes.extend(part.bytes());
        }
        Seed::new(digest(&[b"bedesten seed 2", &self.0, server.bytes(), &bytes]))
    }
}

impl std::fmt::Display for Binding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Part {
    /// What a person publishes of a part before the others show theirs. It names the commitment of
    /// the server, so it is good for one table and one attempt.
    pub fn commitment(&self, server: &Commitment) -> Commitment {
        Commitment::new(digest(&[b"bedesten part 1", server.bytes(), self.bytes()]))
    }
}

impl Fairness {
    /// A seed that somebody drew alone.
    pub fn of_seed(seed: &Seed) -> Self {
        Self { commitment: seed.commitment(), seed: None, joint: None, daily: None }
    }

    /// The seed of a day.
    pub fn of_day(day: Day) -> Self {
        Self { daily: Some(Daily::new(day)), ..Self::of_seed(&day.seed()) }
    }

    /// Takes out what nobody may know while the game runs.
    pub fn hide(&mut self) {
        self.seed = None;
        if let Some(joint) = &mut self.joint {
            joint.server = None;
        }
        if let Some(daily) = &mut self.daily {
            daily.seats.clear();
        }
    }

    pub(crate) fn publish(&mut self, seed: Seed, server: Option<Part>, seats: &[Seat]) {
        self.seed = Some(seed);
        if let Some(daily) = &mut self.daily {
            daily.seats = seats.to_vec();
        }
        if let Some(joint) = &mut self.joint {
            joint.server = server;
        }
    }
}

impl Joint {
    /// The parts that people showed, with their seats.
    pub fn shown(&self) -> Vec<(Seat, Part)> {
        let shown = |given: &Contribution| Some((given.seat, given.part?));
        self.parts.iter().filter_map(shown).collect()
    }
}

/// Draws the seats of so many players by lot: the former seat of each.
pub fn draw_lot(seed: Seed, seats: usize) -> Vec<Seat> {
    let mut dealer = Dealer::for_lot(seed);
    let mut lot: Vec<Seat> = Seat::all(seats).collect();
    for last in (1..lot.len()).rev() {
        let other = dealer.pick(last as u32 + 1) as usize;
        lot.swap(last, other);
    }
    lot
}

/// JSON in exactly one way: names sorted by their bytes, nothing between the signs.
pub fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| name.as_bytes());
            let field = |(name, value): (&String, &Value)| {
                format!("{}:{}", Value::from(name.as_str()), canonical(value))
            };
            format!("{{{}}}", fields.into_iter().map(field).collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(","))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

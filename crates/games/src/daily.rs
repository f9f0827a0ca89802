//! The daily bazaar: which game everybody plays on a day. `docs/daily.md` says the same in words, so that anybody
//! can compute it; what chance brings is in `tabletop::Daily`.

use bots::Level;
use protocol::web::{Code, Problem};
use serde_json::{Value, json};
use tabletop::{Day, Seat};

use crate::Rules;

/// One after the other, a day each: the game, and the ruleset of its options.
const RULESETS: [(&str, &str); 5] = [
    ("bazaar", "base"),
    ("bazaar", "mocha"),
    ("bazaar", "letters"),
    ("bazaar", "great-bazaar"),
    ("dice", "dice"),
];

/// There was no daily bazaar before it.
pub const FIRST_DAY: &str = "2026-11-01";

/// How many sit there, all but one of them bots.
const SEATS: usize = 4;

/// How strong the bots are.
const LEVEL: Level = Level::Hard;

/// The game of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyBazaar {
    pub day: Day,
    pub game: &'static str,
    pub ruleset: &'static str,
    pub options: Value,
    pub seats: usize,
    /// Where the person sits; the others are bots.
    pub person: Seat,
    pub level: Level,
}

impl DailyBazaar {
    pub fn of(day: Day) -> Self {
        let number = day.number() as usize;
        let (game, ruleset) = RULESETS[number % RULESETS.len()];
        let options = match game {
            "dice" => json!({ "players": SEATS }),
            _ => json!({ "ruleset": ruleset, "players": SEATS, "layout": "random" }),
        };
        let person = Seat::new(number / RULESETS.len() % SEATS).unwrap_or_default();
        Self { day, game, ruleset, options, seats: SEATS, person, level: LEVEL }
    }

    /// Its options as they are kept and as a record has them.
    pub fn written(&self) -> Result<(&'static dyn Rules, Value), Problem> {
        let rules = crate::by_name(self.game)
            .ok_or_else(|| Problem::new(Code::Internal, "there is no such game"))?;
        let options = rules.check(&self.options, self.seats)?;
        Ok((rules, options))
    }

    /// Whether a record of this game with these options can be of its day.
    pub fn is_played_by(&self, game: &str, options: &Value) -> bool {
        self.game == game && self.written().is_ok_and(|(_, written)| written == *options)
    }
}

/// A day that can be played: today, or one before it.
pub fn playable_day(day: &str, today: Day) -> Result<Day, Problem> {
    let wrong = |why: &str| Problem::new(Code::Malformed, why);
    let day: Day = day.parse().map_err(|_| wrong("a day is written like 2026-11-18"))?;
    if day.to_string().as_str() < FIRST_DAY || day > today {
        return Err(wrong("there is no daily bazaar on this day, or not yet"));
    }
    Ok(day)
}

/// How many days without a gap were finished, up to today, or to yesterday while today is still open. The latest come
/// first.
pub fn days_in_a_row(finished: &[Day], today: Day) -> u32 {
    let mut day = if finished.first() == Some(&today) { Some(today) } else { today.before() };
    let mut count = 0;
    for one in finished {
        if Some(*one) != day {
            break;
        }
        (count, day) = (count + 1, one.before());
    }
    count
}

/// What somebody has reached at the end of a game, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub rubies: u32,
    pub lira: u32,
    /// For each own turn, how many rubies it brought.
    pub turns: Vec<u8>,
    /// Nobody has done better.
    pub won: bool,
}

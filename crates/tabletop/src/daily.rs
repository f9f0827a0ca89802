//! Chance that is the same for everybody who plays on a day.
//!
//! The seed follows from the date alone, and an outcome from the seed, the kind of chance, the seat whose it is,
//! and how many of that kind this seat had before. So two people who do the same see the same, and one more roll
//! of one kind leaves all other kinds and seats as they are. `docs/daily.md` gives the bytes.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, de};

use crate::{
    Game, Seat, Seed, Turn,
    dealer::{Dealer, digest},
};

/// A day of the calendar, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

/// Why a text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written like 2026-11-18")]
pub struct DayError;

const SECONDS: i64 = 24 * 60 * 60;

impl Day {
    /// 9999-12-31: later ones cannot be written with ten signs.
    const LAST: u32 = 2_932_896;

    /// The day of a moment, in seconds since 1970; nothing before it, nor after the year 9999.
    pub fn at(seconds: i64) -> Option<Self> {
        let day = u32::try_from(seconds.div_euclid(SECONDS)).ok()?;
        (day <= Self::LAST).then_some(Self(day))
    }

    /// How many days after 1970-01-01.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// When it begins, in seconds since 1970.
    pub fn begins(self) -> i64 {
        i64::from(self.0) * SECONDS
    }

    /// The day before, but none before 1970.
    pub const fn before(self) -> Option<Self> {
        match self.0.checked_sub(1) {
            Some(day) => Some(Self(day)),
            None => None,
        }
    }

    /// Year, month and day, in the calendar that begins each cycle of 400 years on a first of March.
    fn parts(self) -> (u32, u32, u32) {
        let since = self.0 + 719_468;
        let (cycle, of_cycle) = (since / 146_097, since % 146_097);
        let year = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
        let of_year = of_cycle - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (cycle * 400 + year + u32::from(month <= 2), month, day)
    }

    fn of_parts(year: u32, month: u32, day: u32) -> Option<Self> {
        if year < 1970 || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        let year = year - u32::from(month <= 2);
        let month = if month > 2 { month - 3 } else { month + 9 };
        let of_year = (153 * month + 2) / 5 + day - 1;
        let days = year * 365 + year / 4 - year / 100 + year / 400 + of_year;
        days.checked_sub(719_468).map(Self)
    }

    /// Everything that is drawn on this day follows from it.
    pub fn seed(self) -> Seed {
        Seed::new(digest(&[b"bedesten daily seed 1", self.to_string().as_bytes()]))
    }

    /// What a bot leaves to chance when it thinks about the answer after so many actions.
    pub fn luck(self, seat: Seat, ply: usize) -> u128 {
        let (seed, ply) = (self.seed(), (ply as u64).to_be_bytes());
        let bytes = digest(&[b"bedesten daily bot 1", seed.bytes(), &[u8::from(seat)], &ply]);
        bytes[..16].iter().fold(0, |luck, byte| luck << 8 | u128::from(*byte))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let mut parts = text.split('-');
        let mut next = || parts.next().and_then(|part| part.parse().ok()).ok_or(DayError);
        let day = Self::of_parts(next()?, next()?, next()?).ok_or(DayError)?;
        // Only as it would be written: no 30th of February, no signs, nothing behind it.
        if day.0 <= Self::LAST && day.to_string() == text { Ok(day) } else { Err(DayError) }
    }
}

impl Serialize for Day {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// The dice of a game are those of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// Which one.
    pub day: Day,
    /// Whose each outcome was, in their order; published with the seed. Whoever proves a record without the rules
    /// needs it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
}

impl Daily {
    /// A game of this day that has not begun.
    pub const fn new(day: Day) -> Self {
        Self { day, seats: Vec::new() }
    }
}

/// What chance has brought so far, as far as the next outcome depends on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Falls {
    /// How many outcomes there were.
    pub(crate) total: u64,
    /// Who answered last; the first seat, if nobody did.
    asked: Seat,
    /// Only where the dice are those of a day: whose each outcome was, and how many there were of a kind.
    pub(crate) seats: Vec<Seat>,
    kinds: Vec<(String, Seat, u64)>,
}

impl Falls {
    /// Who deals the outcome that is open.
    pub(crate) fn dealer<G: Game>(&self, game: &G, seed: Seed, daily: bool) -> Dealer {
        match (daily, kind(game)) {
            (true, Some(kind)) => {
                let before = self.before(&kind);
                Dealer::for_day(seed, &kind, self.asked, before)
            }
            _ => Dealer::for_play(seed, self.total),
        }
    }

    fn before(&self, kind: &str) -> u64 {
        let mut kinds = self.kinds.iter();
        let known = kinds.find(|(of, seat, _)| of == kind && *seat == self.asked);
        known.map_or(0, |(_, _, count)| *count)
    }

    /// Takes in that an action is taken now.
    pub(crate) fn note<G: Game>(&mut self, game: &G, daily: bool) {
        match game.turn() {
            Turn::Decide(seat, _) => self.asked = seat,
            Turn::Chance(_) => {
                self.total += 1;
                if let Some(kind) = kind(game).filter(|_| daily) {
                    self.count(kind);
                }
            }
            Turn::Over => {}
        }
    }

    fn count(&mut self, kind: String) {
        let asked = self.asked;
        self.seats.push(asked);
        match self.kinds.iter_mut().find(|(of, seat, _)| *of == kind && *seat == asked) {
            Some((_, _, count)) => *count += 1,
            None => self.kinds.push((kind, asked, 1)),
        }
    }
}

/// The kind of chance that is open, as the game names it.
fn kind<G: Game>(game: &G) -> Option<String> {
    let Turn::Chance(chance) = game.turn() else { return None };
    let written = serde_json::to_value(chance).ok()?;
    let name = written.get("chance").unwrap_or(&written);
    name.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Picker as _;

    #[test]
    fn days_are_read_as_they_are_written_and_nothing_else_is() {
        for number in [0, 58, 59, 789, 11_016, 20_774, 20_775, Day::LAST] {
            assert_eq!(Day(number).to_string().parse(), Ok(Day(number)), "{number}");
        }
        assert_eq!("2026-11-18".parse(), Ok(Day(20_775)));
        for wrong in
            ["", "2026-02-29", "2026-11-31", "2026-1-1", "2026-11-18 ", "+2026-11-1", "1969-12-31"]
        {
            assert_eq!(wrong.parse::<Day>(), Err(DayError), "{wrong:?}");
        }
        assert_eq!(Day::at(-1), None);
        assert_eq!(Day::at(Day(20_776).begins() - 1), Some(Day(20_775)), "a day ends at midnight");
        assert_eq!(Day::at(i64::MAX), None);
    }

    /// Computed with another implementation of SHA-256, and printed in `docs/daily.md`.
    #[test]
    fn the_documented_example_holds() {
        let seed = Day(20_775).seed();
        assert_eq!(seed.to_string(), EXAMPLE_SEED);
        let rolls = |kind: &str, seat: usize| {
            let seat = Seat::new(seat).expect("there are seats 0 and 1");
            [0, 1, 2].map(|before| Dealer::for_day(seed, kind, seat, before).pick(36))
        };
        assert_eq!(rolls("dice", 0), [34, 0, 19]);
        assert_eq!(rolls("dice", 1), [27, 12, 3]);
        assert_eq!(rolls("card", 0), [4, 7, 17]);
        let seat = Seat::new(1).expect("there is a seat 1");
        assert_eq!(Day(20_775).luck(seat, 7) >> 96, 0xe6d5_d271);
    }

    const EXAMPLE_SEED: &str = "3d40d815c7b2ed93f421c16e5e28b22e25d7f2af3a65a17ff6df1b48ed611c41";
}

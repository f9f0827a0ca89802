//! A table as the page keeps it: enough to open it again, and its changes beside it.

use bots::Level;
use games::{Beginning, Rules};
use protocol::web::{
    Code, Problem,
    dice::Seating,
    tables::{Chair, Sitter},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Fairness, MAX_SEATS, Player, Seat, Seed, draw_lot};

use crate::Sitting;

/// The form of what is kept; another one cannot be read.
pub(crate) const FORMAT: u32 = 1;

const LONGEST_NAME: usize = 30;
const LONGEST_ID: usize = 64;

/// Names for bots, by seat: the same as at a server.
const BOTS: [&str; MAX_SEATS] = ["Aylin", "Bora", "Cem", "Defne", "Emre"];

/// Everything about a table but its changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    pub format: u32,
    pub id: String,
    pub game: String,
    pub options: Value,
    pub seats: Vec<KeptSeat>,
    /// Whoever sits at this device.
    pub me: String,
    /// Where it began.
    pub record: String,
    pub seed: String,
    pub created: i64,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    pub sitter: Sitter,
    pub name: String,
}

impl Kept {
    pub(crate) fn check(&self) -> Result<(), Problem> {
        if self.format != FORMAT {
            return Err(Problem::new(Code::Record, "it was kept by another version"));
        }
        if self.seats.is_empty() || self.seats.len() > MAX_SEATS || self.mine().is_empty() {
            return Err(Problem::new(Code::Record, "nobody of this device sits there"));
        }
        Ok(())
    }

    /// The seats of this device.
    pub(crate) fn mine(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, seat)| seat.level().is_none()).map(|(seat, _)| seat).collect()
    }

    /// Which bot sits there, if one does.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index()).and_then(KeptSeat::level)
    }
}

impl KeptSeat {
    fn level(&self) -> Option<Level> {
        match &self.sitter {
            Sitter::Bot { level } => level_named(level).ok(),
            Sitter::Nobody | Sitter::Person { .. } => None,
        }
    }

    pub(crate) fn is_bot(&self) -> bool {
        self.level().is_some()
    }

    pub(crate) fn player(&self, seat: usize) -> Player {
        let name =
            if self.name.is_empty() { format!("Guest {}", seat + 1) } else { self.name.clone() };
        Player { name, bot: self.level().map(|level| level.name().to_owned()) }
    }
}

/// Deals a table.
pub(crate) fn create(sitting: Sitting) -> Result<Kept, Problem> {
    let Sitting { new, id, me, name, seed: text, now } = sitting;
    check_id(&id)?;
    check_id(&me)?;
    let rules = game(&new.game)?;
    let options = rules.check(&new.options, new.seats.len())?;
    let seed = seed(&text)?;
    let mut seats = seated(&new.seats, &me, &name)?;
    let people = seats.iter().filter(|seat| !seat.is_bot()).count();
    let lot = match new.seating {
        Some(Seating::Lot) => true,
        Some(Seating::AsSeated) => false,
        None => people > 1,
    };
    if lot {
        let order = draw_lot(seed, seats.len());
        seats = order.iter().filter_map(|seat| seats.get(seat.index()).cloned()).collect();
    }
    set_apart(&mut seats);
    let players = seats.iter().enumerate().map(|(index, seat)| seat.player(index)).collect();
    let fairness = Fairness::of_seed(&seed);
    let dealt = rules.deal(&Beginning::Options(&options), players, fairness, seed)?;
    Ok(Kept {
        format: FORMAT,
        id,
        game: new.game,
        options,
        seats,
        me,
        record: dealt.record,
        seed: text,
        created: now,
    })
}

/// Who sits on these chairs, with names that differ.
pub(crate) fn seats(chairs: &[Chair], me: &str, name: &str) -> Result<Vec<KeptSeat>, Problem> {
    let mut seats = seated(chairs, me, name)?;
    set_apart(&mut seats);
    Ok(seats)
}

fn seated(chairs: &[Chair], me: &str, name: &str) -> Result<Vec<KeptSeat>, Problem> {
    let chairs = chairs.iter().enumerate();
    let seats: Result<Vec<_>, _> = chairs.map(|(seat, chair)| sit(chair, seat, me, name)).collect();
    let seats = seats?;
    if seats.iter().all(KeptSeat::is_bot) {
        return Err(Problem::new(Code::Malformed, "at least one person has to sit at a table"));
    }
    Ok(seats)
}

fn sit(chair: &Chair, seat: usize, me: &str, name: &str) -> Result<KeptSeat, Problem> {
    let person = |name: &str| -> Result<KeptSeat, Problem> {
        let sitter = Sitter::Person { id: me.to_owned() };
        Ok(KeptSeat { sitter, name: clean(name)? })
    };
    match chair {
        Chair::Me {} => person(name),
        Chair::HotSeat { name } => person(name),
        Chair::Bot { level } => {
            let sitter = Sitter::Bot { level: level_named(level)?.name().to_owned() };
            Ok(KeptSeat { sitter, name: BOTS[seat % BOTS.len()].to_owned() })
        }
        Chair::Open {} => {
            Err(Problem::new(Code::Malformed, "without a server nobody can come by a link"))
        }
    }
}

/// Nobody is called like somebody else at the table.
fn set_apart(seats: &mut [KeptSeat]) {
    for index in 0..seats.len() {
        let (before, rest) = seats.split_at_mut(index);
        let Some(seat) = rest.first_mut().filter(|seat| !seat.name.is_empty()) else { continue };
        let name = seat.name.clone();
        let mut number = 2;
        while before.iter().any(|other| other.name == seat.name) {
            seat.name = format!("{name} {number}");
            number += 1;
        }
    }
}

/// A name that is seen by those at this device only: what could be read by nobody is taken out.
pub(crate) fn clean(name: &str) -> Result<String, Problem> {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME {
        return Err(Problem::new(Code::BadName, "a name has at most 30 characters"));
    }
    Ok(name.to_owned())
}

pub(crate) fn check_id(id: &str) -> Result<(), Problem> {
    let letters = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if id.is_empty() || id.len() > LONGEST_ID || !letters {
        return Err(Problem::new(Code::Malformed, "this is no name for a table or a device"));
    }
    Ok(())
}

pub(crate) fn level_named(name: &str) -> Result<Level, Problem> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    level.ok_or_else(|| Problem::new(Code::Malformed, "there is no such level of bots"))
}

pub(crate) fn game(name: &str) -> Result<&'static dyn Rules, Problem> {
    games::by_name(name).ok_or_else(|| Problem::new(Code::Options, "there is no such game"))
}

pub(crate) fn seed(text: &str) -> Result<Seed, Problem> {
    text.parse().map_err(|_| no_seed())
}

pub(crate) fn no_seed() -> Problem {
    Problem::new(Code::Malformed, "a seed is 64 hexadecimal digits")
}

/// What a bot leaves to chance.
pub(crate) fn luck(text: &str) -> Result<u128, Problem> {
    u128::from_str_radix(text, 16)
        .map_err(|_| Problem::new(Code::Malformed, "luck is at most 32 hexadecimal digits"))
}

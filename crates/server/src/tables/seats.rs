//! Who sits where, as it is kept.

use bots::Level;
use protocol::web::{
    Code, Problem,
    tables::{Chair, Sitter},
};
use serde::{Deserialize, Serialize};
use store::Guest;
use tabletop::{Player, Seat};

use crate::people::names;

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seated {
    #[serde(flatten)]
    pub(crate) sitter: Sitter,
    pub(crate) name: String,
    /// The time of the person was over, or they were away: a bot plays until they are back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) stand_in: bool,
    /// How often that has happened.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) absences: u32,
    /// The person who sat here when the game began, before a bot got the seat for good: whoever
    /// left, or whose time was over. Nobody's name, if that one was forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left_by: Option<String>,
    /// Whoever left the seat may take it back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) may_return: bool,
    /// A bot plays here since so many actions of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot_since: Option<u32>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_zero(value: &u32) -> bool {
    *value == 0
}

/// Who plays for somebody whose time is over, for a while or for good: nobody should gain by it.
const STAND_IN: Level = Level::Hard;
/// Who plays on for somebody who leaves a running game, if there are no bots to compare with.
const SUBSTITUTE: Level = Level::Medium;

/// Names for bots, by seat.
const BOTS: [&str; tabletop::MAX_SEATS] = ["Aylin", "Bora", "Cem", "Defne", "Emre"];

impl Seated {
    pub(crate) fn nobody() -> Self {
        Self::with(Sitter::Nobody, String::new())
    }

    pub(crate) fn person(guest: &Guest, name: String) -> Self {
        Self::with(Sitter::Person { id: guest.id.clone() }, name)
    }

    pub(crate) fn bot(level: Level, seat: usize) -> Self {
        let name = BOTS[seat % BOTS.len()].to_owned();
        Self::with(Sitter::Bot { level: level.name().to_owned() }, name)
    }

    const fn with(sitter: Sitter, name: String) -> Self {
        Self {
            sitter,
            name,
            stand_in: false,
            absences: 0,
            left_by: None,
            may_return: false,
            bot_since: None,
        }
    }

    /// The person is away: a bot answers until they are back.
    pub(crate) const fn let_stand_in(&mut self, ply: u32) {
        self.stand_in = true;
        self.bot_since = Some(ply);
        self.absences = self.absences.saturating_add(1);
    }

    /// The person is back.
    pub(crate) const fn take_back(&mut self) {
        self.stand_in = false;
        self.bot_since = None;
    }

    /// The time of the person was over for good.
    pub(crate) fn resign(&mut self, seat: usize, ply: u32) {
        self.give_to(STAND_IN, seat, ply);
    }

    /// The person leaves a running game, for good or not.
    pub(crate) fn leave(&mut self, seat: usize, ply: u32, level: Level, may_return: bool) {
        self.give_to(level, seat, ply);
        self.may_return = may_return;
    }

    /// Whether this person has left the seat and may take it back.
    pub(crate) fn waits_for(&self, guest: &str) -> bool {
        self.may_return && self.left_by.as_deref() == Some(guest)
    }

    /// Whoever left takes the seat back.
    pub(crate) fn sit_down_again(&mut self) {
        if let Some(id) = self.left_by.take() {
            self.sitter = Sitter::Person { id };
        }
        self.may_return = false;
        self.bot_since = None;
    }

    /// A bot plays on under the same name, and it is kept whose seat it was.
    fn give_to(&mut self, level: Level, seat: usize, ply: u32) {
        let left_by = self.guest().map(str::to_owned);
        let name = std::mem::take(&mut self.name);
        // It may have stood in for a while already.
        let bot_since = self.bot_since.or(Some(ply));
        *self =
            Self { name, absences: self.absences, left_by, bot_since, ..Self::bot(level, seat) };
    }

    /// What a chair becomes when this guest sets up the table.
    pub(crate) fn on(chair: &Chair, seat: usize, guest: &Guest) -> Result<Self, Problem> {
        Ok(match chair {
            Chair::Me {} => Self::person(guest, names::shown(&guest.name)),
            Chair::HotSeat { name } => Self::person(guest, names::clean(name)?),
            Chair::Bot { level } => Self::bot(level_named(level)?, seat),
            Chair::Open {} => Self::nobody(),
        })
    }

    /// The same for another game: nobody is away yet, and nobody has left.
    pub(crate) fn anew(&self) -> Self {
        Self::with(self.sitter.clone(), self.name.clone())
    }

    pub(crate) fn is_free(&self) -> bool {
        match self.sitter {
            Sitter::Nobody => true,
            Sitter::Person { .. } | Sitter::Bot { .. } => false,
        }
    }

    pub(crate) fn guest(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { id } => Some(id),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }

    /// Which bot answers, if it is one that is asked there.
    pub(crate) fn thinker(&self) -> Option<Level> {
        if self.stand_in { Some(STAND_IN) } else { self.level() }
    }

    pub(crate) fn level(&self) -> Option<Level> {
        match &self.sitter {
            Sitter::Bot { level } => level_named(level).ok(),
            Sitter::Nobody | Sitter::Person { .. } => None,
        }
    }
}

/// How well a bot plays for somebody who leaves: as the others at the table do.
pub(crate) fn substitute(seats: &[Seated]) -> Level {
    let mut from_the_start = seats.iter().filter(|seat| seat.left_by.is_none());
    from_the_start.find_map(Seated::level).unwrap_or(SUBSTITUTE)
}

/// Gives whoever sits here a number if they look like somebody at the table.
pub(crate) fn set_apart(seats: &mut [Seated], seat: usize) {
    let others: Vec<usize> = (0..seats.len()).filter(|other| *other != seat).collect();
    set_apart_from(seats, seat, &others);
}

/// The same for all who sit down together: people keep their names before bots do.
pub(crate) fn set_all_apart(seats: &mut [Seated]) {
    let (people, bots): (Vec<usize>, Vec<usize>) =
        (0..seats.len()).partition(|seat| seats[*seat].guest().is_some());
    let order: Vec<usize> = people.into_iter().chain(bots).collect();
    for (place, seat) in order.iter().enumerate() {
        set_apart_from(seats, *seat, &order[..place]);
    }
}

fn set_apart_from(seats: &mut [Seated], seat: usize, others: &[usize]) {
    let name = std::mem::take(&mut seats[seat].name);
    if name.is_empty() {
        return;
    }
    // Nobody is called like somebody without a name either.
    let unnamed = (0..seats.len()).filter(|other| *other != seat).map(unnamed);
    let named = others.iter().map(|other| seats[*other].name.clone());
    let taken: Vec<String> = named.filter(|name| !name.is_empty()).chain(unnamed).collect();
    seats[seat].name = names::apart(name, &taken);
}

/// What somebody without a name is called. The client says it in the language of whoever looks.
fn unnamed(seat: usize) -> String {
    format!("Guest {}", seat + 1)
}

/// The players as a record names them.
pub(crate) fn players(seats: &[Seated]) -> Vec<Player> {
    let player = |(seat, seated): (usize, &Seated)| Player {
        name: if seated.name.is_empty() { unnamed(seat) } else { seated.name.clone() },
        bot: seated.level().map(|level| level.name().to_owned()),
    };
    seats.iter().enumerate().map(player).collect()
}

/// The seats a guest may answer for.
pub(crate) fn of_guest(seats: &[Seated], guest: Option<&str>) -> Vec<Seat> {
    let mine = Seat::all(seats.len()).zip(seats);
    mine.filter(|(_, seated)| guest.is_some() && seated.guest() == guest)
        .map(|(seat, _)| seat)
        .collect()
}

/// The guests at a table, each once.
pub(crate) fn guests(seats: &[Seated]) -> Vec<String> {
    let mut guests: Vec<String> =
        seats.iter().filter_map(Seated::guest).map(str::to_owned).collect();
    guests.sort_unstable();
    guests.dedup();
    guests
}

/// Whether somebody looks after the table who has no seat and never had one: a screen for everybody.
pub(crate) fn around_a_screen(seats: &[Seated], host: &str) -> bool {
    // Somebody who was forgotten looks after nothing.
    !host.is_empty() && !concerned(seats).iter().any(|guest| guest == host)
}

/// Those, and whoever has left a seat: everybody the table is about.
pub(crate) fn concerned(seats: &[Seated]) -> Vec<String> {
    let mut guests = guests(seats);
    let left = seats.iter().filter_map(|seat| seat.left_by.clone());
    guests.extend(left.filter(|id| !id.is_empty()));
    guests.sort_unstable();
    guests.dedup();
    guests
}

/// Only the levels: nobody outside names programs or searches.
pub(crate) fn level_named(name: &str) -> Result<Level, Problem> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    level.ok_or_else(|| {
        Problem::new(Code::Malformed, "bots are easy, medium, hard, expert or master")
    })
}

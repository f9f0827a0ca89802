//! Who sits where, as it is kept.

use bots::Level;
use protocol::web::{
    Code, Problem,
    tables::{Chair, Sitter},
};
use serde::{Deserialize, Serialize};
use store::Guest;
use tabletop::{Player, Seat};

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seated {
    #[serde(flatten)]
    pub(crate) sitter: Sitter,
    pub(crate) name: String,
    /// The guest who sat here before a bot got the seat for good; empty, if that one was forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left_by: Option<String>,
}

/// Names for bots, by seat.
const BOTS: [&str; tabletop::MAX_SEATS] = ["Aylin", "Bora", "Cem", "Defne", "Emre"];

const LONGEST_NAME: usize = 30;

impl Seated {
    pub(crate) fn nobody() -> Self {
        Self { sitter: Sitter::Nobody, name: String::new(), left_by: None }
    }

    pub(crate) fn person(guest: &Guest, name: String) -> Self {
        Self { sitter: Sitter::Person { id: guest.id.clone() }, name, left_by: None }
    }

    pub(crate) fn bot(level: Level, seat: usize) -> Self {
        let name = BOTS[seat % BOTS.len()].to_owned();
        Self { sitter: Sitter::Bot { level: level.name().to_owned() }, name, left_by: None }
    }

    /// What a chair becomes when this guest sets up the table.
    pub(crate) fn on(chair: &Chair, seat: usize, guest: &Guest) -> Result<Self, Problem> {
        Ok(match chair {
            Chair::Me {} => Self::person(guest, guest.name.clone()),
            Chair::HotSeat { name } => Self::person(guest, clean_name(name)?),
            Chair::Bot { level } => Self::bot(level_named(level)?, seat),
            Chair::Open {} => Self::nobody(),
        })
    }

    /// The same for another game: who left the last one is of no interest.
    pub(crate) fn anew(&self) -> Self {
        Self { left_by: None, ..self.clone() }
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

    pub(crate) fn level(&self) -> Option<Level> {
        match &self.sitter {
            Sitter::Bot { level } => level_named(level).ok(),
            Sitter::Nobody | Sitter::Person { .. } => None,
        }
    }
}

/// The players as a record names them.
pub(crate) fn players(seats: &[Seated]) -> Vec<Player> {
    let player = |(seat, seated): (usize, &Seated)| Player {
        name: if seated.name.is_empty() {
            format!("Player {}", seat + 1)
        } else {
            seated.name.clone()
        },
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

/// Only the levels: nobody outside names programs or searches.
pub(crate) fn level_named(name: &str) -> Result<Level, Problem> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    level.ok_or_else(|| Problem::new(Code::Malformed, "bots are easy, medium, hard or expert"))
}

/// A name that can be shown.
pub(crate) fn clean_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        let message =
            format!("a name has at most {LONGEST_NAME} characters, none of them invisible");
        return Err(Problem::new(Code::Malformed, message));
    }
    Ok(name.to_owned())
}

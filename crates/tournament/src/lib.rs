//! Rounds of a tournament at tables of 2 to 5: who meets whom, on which seat, and who leads.
//!
//! It knows no game and no person: players are numbers in the order in which they entered, and what
//! came of a table are its places. The same tournament always gives the same pairings and the same
//! standings, so anybody can check them: what is left to chance is drawn from a public seed.
//!
//! The rules, and where they come from, are in `docs/tournaments.md`.

mod grouping;
mod history;
mod lot;
mod round_robin;
mod seats;
mod sizes;
mod standings;
mod swiss;

use serde::{Deserialize, Serialize};

pub use self::{
    history::{WIN, points},
    sizes::table_sizes,
    standings::Standing,
};

/// A player, by the order in which they entered.
pub type Player = usize;

/// More people than a club has on one evening; pairings are found in a moment.
pub const MOST_PLAYERS: usize = 64;
/// More rounds than anybody plays.
pub const MOST_ROUNDS: usize = 31;

/// Who is meant to meet whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// In every round those who stand alike, and nobody twice if it can be helped.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

/// What is settled before the first round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub format: Format,
    /// How many should sit at a table.
    pub size: usize,
    /// How many can at most: not every game is for five.
    pub most: usize,
    pub rounds: usize,
}

/// Somebody who takes part, or did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Not paired any more.
    pub left: bool,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// By seat, the first one begins.
    pub seats: Vec<Player>,
    /// By seat, from 1; equal players share. Nothing before the game is over.
    pub places: Option<Vec<u8>>,
    /// What whoever runs the tournament calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub tables: Vec<Table>,
    /// Those who have nobody to play with: it counts as a win.
    pub free: Vec<Player>,
}

/// Everything that happened so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// Published with the tournament: lots are drawn from it.
    pub seed: String,
    pub plan: Plan,
    pub entries: Vec<Entry>,
    pub rounds: Vec<Round>,
}

/// Why there is no next round now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRound {
    #[error("some tables of this round are not over")]
    Unfinished,
    #[error("all rounds were played")]
    Over,
    #[error("two players at least have to be there")]
    TooFew,
}

/// Why places cannot be what came of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongPlaces {
    #[error("there is no such table in this round")]
    NoTable,
    #[error("every seat has a place: 1 and how many were better")]
    Unsound,
}

impl Tournament {
    /// Those who are to be paired, in the order in which they entered.
    pub fn present(&self) -> Vec<Player> {
        (0..self.entries.len()).filter(|player| !self.entries[*player].left).collect()
    }

    /// Whether somebody may still enter: everybody meets everybody only if all are there at first.
    pub fn is_open(&self) -> bool {
        let begun = !self.rounds.is_empty();
        let room = self.entries.len() < MOST_PLAYERS && !self.is_over();
        match self.plan.format {
            Format::Swiss => room,
            Format::RoundRobin => room && !begun,
        }
    }

    /// Whether every table of the last round is over.
    pub fn is_between_rounds(&self) -> bool {
        let last = self.rounds.last();
        last.is_none_or(|round| round.tables.iter().all(|table| table.places.is_some()))
    }

    /// Whether everything was played.
    pub fn is_over(&self) -> bool {
        self.rounds.len() >= self.plan.rounds && self.is_between_rounds()
    }

    /// The pairings of the next round.
    pub fn next_round(&self) -> Result<Round, NoRound> {
        if !self.is_between_rounds() {
            return Err(NoRound::Unfinished);
        }
        if self.rounds.len() >= self.plan.rounds {
            return Err(NoRound::Over);
        }
        if self.present().len() < 2 {
            return Err(NoRound::TooFew);
        }
        Ok(match self.plan.format {
            Format::RoundRobin if self.plan.size == 2 => round_robin::next(self),
            Format::RoundRobin | Format::Swiss => swiss::next(self),
        })
    }

    /// What came of a table of a round, both counted from 0. Told again, it is corrected.
    pub fn settle(
        &mut self,
        round: usize,
        table: usize,
        places: Vec<u8>,
    ) -> Result<(), WrongPlaces> {
        let found = self.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table));
        let table = found.ok_or(WrongPlaces::NoTable)?;
        let better = |place: &u8| places.iter().filter(|other| *other < place).count();
        let sound = places.iter().all(|place| usize::from(*place) == 1 + better(place));
        if places.len() != table.seats.len() || !sound {
            return Err(WrongPlaces::Unsound);
        }
        table.places = Some(places);
        Ok(())
    }

    /// Everybody who entered, the leader first.
    pub fn standings(&self) -> Vec<Standing> {
        standings::of(self)
    }
}

/// How many rounds it takes until everybody met everybody, at best.
pub fn rounds_for_all(players: usize, size: usize) -> usize {
    if size <= 2 {
        // With an odd number one is free in each round.
        return (players + players % 2).saturating_sub(1).max(1);
    }
    players.saturating_sub(1).div_ceil(size - 1).max(1)
}

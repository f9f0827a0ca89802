//! The sums over some games: whole numbers, so that the order of the games does not matter.

use std::collections::BTreeMap;

use bazaar::{Event, Game, Place};
use tabletop::{Game as _, MAX_SEATS, Seat, Sink};

use super::opening::{Opening, Openings};

/// A victory has so many parts: it can be shared by up to five.
pub(super) const PARTS: u64 = 60;

/// One more than the highest printed number.
const NUMBERS: usize = Place::COUNT + 1;

/// A sum for each place, by its printed number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ByPlace([u64; NUMBERS]);

impl Default for ByPlace {
    fn default() -> Self {
        Self([0; NUMBERS])
    }
}

impl ByPlace {
    fn add(&mut self, place: Place, count: u64) {
        self.0[usize::from(place.number())] += count;
    }

    fn add_all(&mut self, other: &Self, times: u64) {
        for (sum, count) in self.0.iter_mut().zip(other.0) {
            *sum += count * times;
        }
    }

    pub(super) fn of(&self, place: Place) -> u64 {
        self.0[usize::from(place.number())]
    }

    pub(super) fn sum(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// What was counted so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) turns: u64,
    /// How many games took so many rounds.
    pub(super) rounds: BTreeMap<u32, u64>,
    /// In parts, by seat.
    pub(super) wins: [u64; MAX_SEATS],
    pub(super) visits: ByPlace,
    /// In parts: where a victory is shared, so are its visits.
    pub(super) winners_visits: ByPlace,
    /// Where merchants went first.
    pub(super) first: ByPlace,
    pub(super) rubies: ByPlace,
    pub(super) openings: Openings,
}

impl Tally {
    /// Adds a game that is over.
    pub(super) fn add(&mut self, game: &Game, heard: &Heard) {
        let Some(ranking) = game.ranking() else { return };
        self.games += 1;
        self.turns += heard.turns;
        *self.rounds.entry(heard.rounds).or_default() += 1;
        self.rubies.add_all(&heard.rubies, 1);
        let winners = ranking.winners().count().max(1) as u64;
        for (seat, walk) in Seat::all(game.seats()).zip(&heard.walks) {
            let parts = if ranking.rank(seat) == Some(1) { PARTS / winners } else { 0 };
            self.wins[seat.index()] += parts;
            self.visits.add_all(&walk.visits, 1);
            self.winners_visits.add_all(&walk.visits, parts);
            if let Some(first) = walk.opening.first() {
                self.first.add(first, 1);
            }
            self.openings.add(walk.opening, parts);
        }
    }
}

/// What is heard of one game while it is played.
#[derive(Clone, Debug, Default)]
pub(super) struct Heard {
    turns: u64,
    rounds: u32,
    rubies: ByPlace,
    walks: [Walk; MAX_SEATS],
}

/// Where one merchant went.
#[derive(Clone, Debug, Default)]
struct Walk {
    visits: ByPlace,
    opening: Opening,
}

impl Heard {
    fn visit(&mut self, seat: Seat, place: Place) {
        let walk = &mut self.walks[seat.index()];
        walk.visits.add(place, 1);
        walk.opening.push(place);
    }
}

impl Sink<Event> for Heard {
    fn tell(&mut self, event: Event) {
        if let Event::Moved { seat, to: place, .. } | Event::Stayed { seat, place } = event {
            self.visit(seat, place);
        } else if let Event::RubyGained { from, .. } = event {
            self.rubies.add(from, 1);
        } else if let Event::TurnEnded { seat } = event {
            self.turns += 1;
            // A round has one turn of everybody, the first of whom begins it.
            self.rounds += u32::from(seat == Seat::default());
        } else if let Event::BonusTurn { seat } = event {
            // The turn that just ended is followed by another one in the same round.
            self.rounds -= u32::from(seat == Seat::default() && self.rounds > 0);
        }
    }
}

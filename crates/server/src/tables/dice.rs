//! How the dice of a table come about, as it is kept: what the server promised when it was opened,
//! and what people have added since. The part of the server is a secret and not here.

use games::{Beginning, Dealt, Rules};
use protocol::web::{
    Code, Problem,
    clocks::Pace,
    dice::{Added, DiceInfo, Giving, Seating},
    tables::Sitter,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::TableRow;
use tabletop::{Attempt, Commitment, Contribution, Fairness, Joint, Part, Seat, Seed, draw_lot};

use crate::tables::{
    clocks::Clocks,
    seats::{self, Seated},
};

/// Somebody who spoils one attempt after the other is not waited for any longer.
pub(crate) const MOST_ATTEMPTS: usize = 20;

/// What binds the server, and whoever added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DicePromise {
    pub(crate) commitment: Commitment,
    /// Whether the seats are drawn.
    pub(crate) lot: bool,
    /// Begins by itself, once these guests have added to the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) waits_for: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) given: Vec<Given>,
    /// Until when parts are shown, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) revealing: Option<i64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) aborted: Vec<Attempt>,
    /// Who kept their part back at the last attempt: guests and their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) withheld: Vec<(String, String)>,
    /// The record that the game goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) record: Option<String>,
    /// Once the game was dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) added: Option<Added>,
}

/// What a guest adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Given {
    pub(crate) guest: String,
    pub(crate) commitment: Commitment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) part: Option<Part>,
}

impl DicePromise {
    pub(crate) const fn new(commitment: Commitment, lot: bool) -> Self {
        Self {
            commitment,
            lot,
            waits_for: None,
            given: Vec::new(),
            revealing: None,
            aborted: Vec::new(),
            withheld: Vec::new(),
            record: None,
            added: None,
        }
    }

    pub(crate) fn of(table: &TableRow) -> Option<Self> {
        serde_json::from_str(table.dice.as_deref()?).ok()
    }

    pub(crate) fn text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    pub(crate) fn beginning<'a>(&'a self, options: &'a Value) -> Beginning<'a> {
        self.record.as_deref().map_or(Beginning::Options(options), Beginning::Record)
    }

    pub(crate) fn given_by(&mut self, guest: &str) -> Option<&mut Given> {
        self.given.iter_mut().find(|given| given.guest == guest)
    }

    /// Whether everybody who committed has shown the part.
    pub(crate) fn is_complete(&self) -> bool {
        self.given.iter().all(|given| given.part.is_some())
    }

    /// Whether the game begins now without anybody saying so.
    pub(crate) fn is_awaited_no_more(&self) -> bool {
        let added = |guest: &String| self.given.iter().any(|given| given.guest == *guest);
        self.waits_for.as_ref().is_some_and(|guests| guests.iter().all(added))
    }

    /// The guest is not at this table any more.
    pub(crate) fn forget(&mut self, guest: &str) {
        self.given.retain(|given| given.guest != guest);
        self.withheld.retain(|(id, _)| id != guest);
        if let Some(guests) = &mut self.waits_for {
            guests.retain(|id| id != guest);
        }
    }

    /// The guest is another one from now on.
    pub(crate) fn rename(&mut self, guest: &str, other: &str) {
        let given = self.given.iter_mut().map(|given| &mut given.guest);
        let awaited = self.waits_for.iter_mut().flatten();
        let withheld = self.withheld.iter_mut().map(|(guest, _)| guest);
        for id in given.chain(awaited).chain(withheld).filter(|id| **id == guest) {
            other.clone_into(id);
        }
    }

    /// What was added, in the order of the seats.
    pub(crate) fn contributions(&self, seats: &[Seated]) -> Vec<Contribution> {
        let contribution = |given: &Given| {
            let seat = *seats::of_guest(seats, Some(&given.guest)).first()?;
            Some(Contribution { seat, commitment: given.commitment, part: given.part })
        };
        let mut given: Vec<Contribution> = self.given.iter().filter_map(contribution).collect();
        given.sort_unstable_by_key(|given| given.seat);
        given
    }

    fn joint(&self, table: &str, seats: &[Seated], server: Option<Part>) -> Joint {
        Joint {
            table: table.to_owned(),
            server,
            people: seats::guests(seats).len() as u8,
            parts: self.contributions(seats),
            lot: None,
            from: None,
            aborted: self.aborted.clone(),
        }
    }

    /// What everybody may know before the game, or once nobody will play it.
    pub(crate) fn published(
        &self,
        table: &str,
        seats: &[Seated],
        server: Option<Part>,
    ) -> Fairness {
        let mut joint = self.joint(table, seats, server);
        if server.is_none() {
            // Nobody shows a part before all commitments are known, and the server not at all.
            joint.parts.iter_mut().for_each(|given| given.part = None);
        }
        Fairness { commitment: self.commitment, seed: None, joint: Some(joint), daily: None }
    }

    /// Ends an attempt to begin: everything of it is published, and new parts are made.
    pub(crate) fn abort(
        &mut self,
        seats: &[Seated],
        server: Part,
        spoilt_by: &[String],
        next: Self,
    ) {
        let seat_of = |guest: &String| seats::of_guest(seats, Some(guest)).first().copied();
        let mut withheld: Vec<Seat> = spoilt_by.iter().filter_map(seat_of).collect();
        withheld.sort_unstable();
        let name = |guest: &String| {
            let seat = seat_of(guest)?;
            Some((guest.clone(), seats.get(seat.index())?.name.clone()))
        };
        let mut aborted = std::mem::take(&mut self.aborted);
        aborted.push(Attempt {
            commitment: self.commitment,
            server,
            parts: self.contributions(seats),
            withheld,
        });
        let withheld = spoilt_by.iter().filter_map(name).collect();
        let (mut waits_for, record) = (self.waits_for.take(), self.record.take());
        // Whoever kept a part back is not waited for again.
        if let Some(guests) = &mut waits_for {
            guests.retain(|guest| !spoilt_by.contains(guest));
        }
        *self = Self { waits_for, aborted, withheld, record, ..next };
    }

    /// Deals: the seed is made of all parts, and people change seats as the lot falls.
    pub(crate) fn deal(
        &mut self,
        rules: &dyn Rules,
        table: &str,
        options: &Value,
        seated: &mut Vec<Seated>,
        server: Part,
    ) -> Result<Dealt, Problem> {
        let binding = rules.binding(table, self.lot, &self.beginning(options))?;
        let mut joint = self.joint(table, seated, Some(server));
        let seed: Seed = binding.seed(&server, &joint.shown());
        let mut drawn = seated.clone();
        if self.lot {
            let lot = draw_lot(seed, seated.len());
            drawn = lot.iter().map(|former| seated[former.index()].clone()).collect();
            joint.lot = Some(lot);
        }
        let added = Added { parts: joint.parts.len() as u8, people: joint.people };
        let fairness =
            Fairness { commitment: self.commitment, seed: None, joint: Some(joint), daily: None };
        let dealt = rules.deal(&self.beginning(options), seats::players(&drawn), fairness, seed)?;
        *seated = drawn;
        // From now on all of it is in the record, without anybody's name.
        *self = Self { added: Some(added), ..Self::new(self.commitment, self.lot) };
        Ok(dealt)
    }
}

/// How the dice of a table come about, for everybody.
pub(crate) fn shown(table: &TableRow, seated: &[Seated]) -> Option<DiceInfo> {
    let dice = DicePromise::of(table)?;
    let mut commitments = vec![None; seated.len()];
    for given in dice.contributions(seated) {
        if let Some(place) = commitments.get_mut(given.seat.index()) {
            *place = Some(given.commitment.to_string());
        }
    }
    Some(DiceInfo {
        seating: if dice.lot { Seating::Lot } else { Seating::AsSeated },
        giving: giving(table, seated),
        commitments,
        revealing: dice.revealing.is_some(),
        by_itself: dice.waits_for.is_some(),
        aborted: dice.aborted.len() as u32,
        withheld: dice.withheld.into_iter().map(|(_, name)| name).collect(),
        added: dice.added,
    })
}

/// How people give their parts at this table.
pub(crate) fn giving(table: &TableRow, seated: &[Seated]) -> Giving {
    let alone = seats::guests(seated).len() < 2 && !seated.iter().any(Seated::is_free);
    let pace = Clocks::of(table).map(|clocks| clocks.pace).unwrap_or_default();
    match pace {
        Pace::Days { .. } => Giving::AtOnce,
        Pace::Untimed {} | Pace::Live { .. } if alone => Giving::AtOnce,
        Pace::Untimed {} | Pace::Live { .. } => Giving::Revealed,
    }
}

/// Whether seats are drawn where nobody said so: more than one person sits there, or the result
/// counts. Around a screen nobody has a seat yet, and telephones are asked for their mark: it would
/// be drawn with the seat, so seats are not.
pub(crate) fn draws_lots(wish: Option<Seating>, seated: &[Seated], rated: bool) -> bool {
    let around_a_screen = seats::guests(seated).is_empty();
    let people = seated.iter().filter(|seat| match seat.sitter {
        Sitter::Nobody | Sitter::Person { .. } => true,
        Sitter::Bot { .. } => false,
    });
    match wish {
        Some(Seating::Lot) => true,
        Some(Seating::AsSeated) => false,
        None => rated || (people.count() > 1 && !around_a_screen),
    }
}

/// 32 bytes, as people send them.
pub(crate) fn read<T: std::str::FromStr>(text: &str) -> Result<T, Problem> {
    text.parse().map_err(|_| {
        Problem::new(Code::Malformed, "a part and a commitment have 64 hexadecimal digits")
    })
}

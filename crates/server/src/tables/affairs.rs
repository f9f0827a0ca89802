//! What happens at a table besides the game: who is replaced, and what people propose to each other.
//!
//! It names seats, not people. Only whoever asks for a seat has none yet: for a few minutes it is kept who
//! that is, and whoever is forgotten meanwhile asks no more.

use protocol::web::{
    leaving::{EndProposal, Note, NoteKind},
    past::SameAgain,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::tables::seats::Seated;

/// Whoever asks for a seat is not answered any more after so many seconds.
const CLAIM_HOLDS: i64 = 10 * 60;
/// So many notes are kept; the oldest go.
const MOST_NOTES: usize = 60;

/// As it is kept with the summary of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Affairs {
    /// Who wants a bot to play for whoever is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) votes: Option<Votes>,
    /// Who wants to end the game without a result, the one who proposed it first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) ending: Vec<Seat>,
    /// Whose proposal was declined last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) declined: Option<Declined>,
    /// All agreed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) ended: bool,
    /// The same table, opened once more by one of those who sat here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) again: Option<SameAgain>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<Note>,
    /// Who asks for a seat of theirs from another device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) claims: Vec<Claim>,
}

/// Somebody without a seat asks for one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) seat: Seat,
    pub(crate) claimer: String,
    /// Seconds since 1970.
    pub(crate) at: i64,
}

impl Claim {
    /// How a claim of this guest is found in what is kept.
    pub(crate) fn words(guest: &str) -> String {
        format!("\"claimer\":\"{guest}\"")
    }

    pub(crate) const fn holds(&self, now: i64) -> bool {
        self.at + CLAIM_HOLDS > now
    }
}

/// Votes are about one question: as soon as anything is answered they are forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Votes {
    pub(crate) seat: Seat,
    pub(crate) by: Vec<Seat>,
}

/// Nobody proposes the same again at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Declined {
    pub(crate) by: Seat,
    /// Seconds since 1970.
    pub(crate) at: i64,
}

impl Affairs {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(crate) fn note(&mut self, ply: u32, seat: Seat, what: NoteKind) {
        self.notes.push(Note { ply, seat, what });
        let surplus = self.notes.len().saturating_sub(MOST_NOTES);
        self.notes.drain(..surplus);
    }

    /// The seat has moved. If it has not agreed to end, it wants to play.
    pub(crate) fn moved(&mut self, seat: Seat) {
        self.votes = None;
        if !self.ending.is_empty() && !self.ending.contains(&seat) {
            self.ending.clear();
        }
    }

    /// Who wants to end, and who is still to say so.
    pub(crate) fn proposal(&self, seats: &[Seated], rated: bool) -> Option<EndProposal> {
        let by = *self.ending.first()?;
        let voters = voters(seats, rated);
        let missing = voters.iter().filter(|seat| !self.ending.contains(seat)).copied().collect();
        Some(EndProposal { by, agreed: self.ending.clone(), missing })
    }
}

/// Whose consent is needed to end a game: a seat of every person. Where nothing counts, nobody waits for
/// those a bot plays for; a rated game is not taken from whoever is away for a moment.
pub(crate) fn voters(seats: &[Seated], rated: bool) -> Vec<Seat> {
    let mut people: Vec<&str> = Vec::new();
    let seats = Seat::all(seats.len()).zip(seats);
    seats
        .filter_map(|(seat, seated)| {
            let guest = seated.guest().filter(|guest| !people.contains(guest))?;
            people.push(guest);
            (rated || !seated.stand_in).then_some(seat)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: u8) -> Seat {
        Seat::try_from(index).unwrap()
    }

    fn seats() -> Vec<Seated> {
        serde_json::from_str(
            r#"[{"sitter":"person","id":"a","name":"Ada"},
                {"sitter":"bot","level":"medium","name":"Bora"},
                {"sitter":"person","id":"a","name":"Ada's son"},
                {"sitter":"person","id":"c","name":"Cem","stand_in":true},
                {"sitter":"person","id":"d","name":"Defne"}]"#,
        )
        .unwrap()
    }

    #[test]
    fn every_person_is_asked_once_and_bots_are_not() {
        assert_eq!(voters(&seats(), false), [seat(0), seat(4)]);
        assert_eq!(voters(&seats(), true), [seat(0), seat(3), seat(4)], "it counts for Cem");
    }

    #[test]
    fn a_proposal_lapses_when_somebody_plays_on_who_has_not_agreed() {
        let proposed = Affairs { ending: vec![seat(0), seat(3)], ..Affairs::default() };
        let mut affairs = proposed.clone();
        affairs.moved(seat(3));
        assert_eq!(affairs, proposed, "whoever agreed may move");
        affairs.moved(seat(4));
        assert!(affairs.is_empty());
    }

    #[test]
    fn notes_do_not_grow_for_ever() {
        let mut affairs = Affairs::default();
        for ply in 0..1_000 {
            affairs.note(ply, seat(0), NoteKind::Left);
        }
        assert_eq!(affairs.notes.len(), MOST_NOTES);
        assert_eq!(affairs.notes.last().map(|note| note.ply), Some(999));
    }
}

//! Whether the dice and draws of a record are those that were promised, and who could have chosen
//! them.

use serde_json::Value;

use crate::{
    Attempt, Binding, Commitment, Contribution, Day, Dealer, Entry, Fairness, Game, Joint, Record,
    RecordError, Seat, Seed, Start, Turn, daily::Falls, draw_lot,
};

/// What was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// How many rolls and draws are those of the seed.
    pub outcomes: u64,
    /// How many people added to the seed, of how many; nothing if the seed has no parts.
    pub added: Option<Added>,
    /// The seed is that of this day: nobody chose it, and everybody knew it.
    pub day: Option<Day>,
}

/// Who made the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    /// How many parts the seed is made of.
    pub parts: u8,
    /// How many of them came from people.
    pub people: u8,
    /// Whether the seats were drawn by lot.
    pub lot: bool,
    /// Attempts before this one that came to nothing.
    pub aborted: usize,
}

impl Proof {
    /// Whether the server alone could have looked for a seed it liked. One person is enough to
    /// prevent that.
    pub fn server_could_choose(&self) -> bool {
        self.day.is_none() && self.added.is_none_or(|added| added.parts == 0)
    }
}

/// Why a record does not prove that its dice and draws were fair.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Mismatch {
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is nothing it could be compared with.
    #[error("the record names no commitment, so there is nothing to prove")]
    NoCommitment,
    /// The seed is not published yet.
    #[error("the seed has not been published yet")]
    NoSeed,
    /// It does not say from which options it was dealt.
    #[error("the record does not say which options the setup was dealt from")]
    NoOptions,
    /// The seed is not the one that was promised.
    #[error("the published seed is not the one that was committed to")]
    Commitment,
    /// The part of the server is not the one that was promised.
    #[error("the server's part is not the one it committed to for this table and these options")]
    Server,
    /// The parts do not belong together.
    #[error("the list of parts is wrong: {0}")]
    Parts(&'static str),
    /// The part of this seat is not the one that was promised.
    #[error("the part of seat {0} is not the one that was committed to")]
    Part(Seat),
    /// The seed is not what the parts make.
    #[error("the seed is not the one that the parts make")]
    Seed,
    /// The seats were not drawn as the seed says.
    #[error("the seats are not those of the lot")]
    Lot,
    /// An attempt to begin that came to nothing is not what it says.
    #[error("attempt {0} that came to nothing is not what it says")]
    Aborted(usize),
    /// The seed is not that of the day, or outcomes are said to be another seat's.
    #[error("this is not a game of {0}: {1}")]
    Day(Day, &'static str),
    /// The setup is not what was dealt with this seed.
    #[error("the setup is not the one this seed deals")]
    Setup,
    /// Chance was recorded otherwise than it was dealt.
    #[error("action {ply} is {found}, but the seed deals {dealt}")]
    Outcome {
        /// The action of the record, from 0.
        ply: usize,
        /// What it says.
        found: String,
        /// What the seed deals.
        dealt: String,
    },
}

impl<G: Game> Record<G> {
    /// Proves every roll and draw: checks how the seed came about, replays the game and deals again
    /// from the published seed.
    pub fn verify(&self) -> Result<Proof, Mismatch> {
        let fairness = self.fairness.as_ref().ok_or(Mismatch::NoCommitment)?;
        let seed = fairness.seed.ok_or(Mismatch::NoSeed)?;
        let added = match &fairness.joint {
            Some(joint) => Some(self.check_parts(fairness, joint, seed)?),
            None if seed.commitment() != fairness.commitment => return Err(Mismatch::Commitment),
            None => None,
        };
        let day = fairness.daily.as_ref().map(|daily| daily.day);
        if let Some(day) = day.filter(|day| day.seed() != seed || added.is_some()) {
            return Err(Mismatch::Day(day, "its seed is another one"));
        }
        let from = fairness.joint.as_ref().and_then(|joint| joint.from);
        if from.is_none() {
            let options = self.options.as_ref().ok_or(Mismatch::NoOptions)?;
            let dealt = G::deal(options, &mut Dealer::for_setup(seed));
            if dealt.ok().as_ref() != Some(&self.setup) {
                return Err(Mismatch::Setup);
            }
        }
        let outcomes = self.check_outcomes(seed, from.unwrap_or(0))?;
        Ok(Proof { outcomes, added, day })
    }

    /// The seed that the parts in the record make; nothing if the server's part is not there, or
    /// the seed has no parts.
    pub fn joint_seed(&self) -> Option<Seed> {
        let joint = self.fairness.as_ref()?.joint.as_ref()?;
        Some(self.binding(joint).ok()?.seed(&joint.server?, &joint.shown()))
    }

    fn binding(&self, joint: &Joint) -> Result<Binding, Mismatch> {
        let json = |value: Result<Value, serde_json::Error>| {
            value.map_err(|error| RecordError::Setup(error.to_string()))
        };
        let start = match joint.from {
            None => {
                let options = self.options.as_ref().ok_or(Mismatch::NoOptions)?;
                Start::Options(json(serde_json::to_value(options))?)
            }
            Some(from) => {
                let actions = self.actions.get(..from);
                let actions = actions
                    .ok_or(RecordError::TooShort { actions: self.actions.len(), asked: from })?;
                let written: Result<Vec<Value>, _> =
                    actions.iter().map(|entry| json(serde_json::to_value(entry))).collect();
                Start::Position {
                    setup: json(serde_json::to_value(&self.setup))?,
                    actions: written?,
                }
            }
        };
        let lot = joint.lot.is_some();
        Ok(Binding::new(&joint.table, &self.game, self.rules_version, lot, &start))
    }

    fn check_parts(
        &self,
        fairness: &Fairness,
        joint: &Joint,
        seed: Seed,
    ) -> Result<Added, Mismatch> {
        let server = joint.server.ok_or(Mismatch::NoSeed)?;
        let binding = self.binding(joint)?;
        if binding.commitment(&server) != fairness.commitment {
            return Err(Mismatch::Server);
        }
        let seats = self.players.len();
        check_list(&joint.parts, &fairness.commitment, seats)?;
        if joint.parts.iter().any(|given| given.part.is_none()) {
            return Err(Mismatch::Parts("somebody kept a part back, but the game began"));
        }
        if joint.parts.len() > joint.people.into() || usize::from(joint.people) > seats {
            return Err(Mismatch::Parts("there are more parts or people than there can be"));
        }
        if binding.seed(&server, &joint.shown()) != seed {
            return Err(Mismatch::Seed);
        }
        if joint.lot.as_ref().is_some_and(|lot| *lot != draw_lot(seed, seats)) {
            return Err(Mismatch::Lot);
        }
        for (number, attempt) in joint.aborted.iter().enumerate() {
            check_attempt(attempt, &binding, seats).map_err(|_| Mismatch::Aborted(number + 1))?;
        }
        Ok(Added {
            parts: joint.parts.len() as u8,
            people: joint.people,
            lot: joint.lot.is_some(),
            aborted: joint.aborted.len(),
        })
    }

    /// Compares every outcome from this action on with what the seed deals.
    fn check_outcomes(&self, seed: Seed, from: usize) -> Result<u64, Mismatch> {
        let mut replay = self.start()?;
        let daily = self.fairness.as_ref().and_then(|fairness| fairness.daily.as_ref());
        let mut falls = Falls::default();
        let mut before = 0;
        for entry in &self.actions {
            // Before it is played: a changed roll is named, not what it makes impossible later.
            if let Entry::Known(action) = entry
                && replay.ply >= from
                && matches!(replay.game.turn(), Turn::Chance(_))
            {
                let mut dealer = falls.dealer(&replay.game, seed, daily.is_some());
                let dealt = replay.game.deal_chance(&mut dealer);
                if dealt != Some(*action) {
                    let dealt = dealt.map_or_else(String::new, |action| action.to_string());
                    let (ply, found) = (replay.ply, action.to_string());
                    return Err(Mismatch::Outcome { ply, found, dealt });
                }
            }
            falls.note(&replay.game, daily.is_some());
            replay.step(*entry, &mut crate::Ignore)?;
            if replay.ply <= from {
                before = replay.chances;
            }
        }
        self.check_result(&replay.game)?;
        // While the game runs, nobody is told whose they were.
        if let Some(daily) = daily.filter(|daily| !daily.seats.is_empty())
            && daily.seats != falls.seats
        {
            return Err(Mismatch::Day(daily.day, "outcomes are said to be another seat's"));
        }
        Ok(replay.chances - before)
    }
}

/// Whether each part that is there is the one its owner committed to.
fn check_list(parts: &[Contribution], server: &Commitment, seats: usize) -> Result<(), Mismatch> {
    if !parts.is_sorted_by(|one, next| one.seat < next.seat) {
        return Err(Mismatch::Parts("they are not in the order of the seats"));
    }
    if parts.iter().any(|given| given.seat.index() >= seats) {
        return Err(Mismatch::Parts("there is no such seat"));
    }
    let wrong = |given: &&Contribution| {
        given.part.is_some_and(|part| part.commitment(server) != given.commitment)
    };
    parts.iter().find(wrong).map_or(Ok(()), |given| Err(Mismatch::Part(given.seat)))
}

fn check_attempt(attempt: &Attempt, binding: &Binding, seats: usize) -> Result<(), Mismatch> {
    if binding.commitment(&attempt.server) != attempt.commitment {
        return Err(Mismatch::Server);
    }
    check_list(&attempt.parts, &attempt.commitment, seats)?;
    // An attempt that nobody spoilt would be one that somebody did not like.
    let missing = |given: &Contribution| given.part.is_none();
    let named = |given: &Contribution| attempt.withheld.contains(&given.seat);
    let all_named = attempt.parts.iter().filter(|given| missing(given)).all(named);
    if attempt.withheld.is_empty() || !all_named {
        return Err(Mismatch::Parts("nobody kept a part back"));
    }
    Ok(())
}

//! A game that is being played: it deals, gives forced answers, and takes back what may be taken
//! back.
//!
//! Everything that happens at a table is a [`Change`]. A table that was put away is set up again
//! from its record before the first change and the changes since, in their order.

use serde::{Deserialize, Serialize};

use crate::{
    Entry, Fairness, Game, Mismatch, Part, Player, Record, RecordError, Replay, Seat, Seed, Turn,
    Viewer, daily::Falls,
};

/// A game with its record, its dealer and the way back.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    record: Record<G>,
    seed: Seed,
    /// The server's part of the seed, if it has parts. It is as secret as the seed.
    server: Option<Part>,
    game: G,
    /// Outcomes of chance so far.
    falls: Falls,
    /// Everything that happened, and how much of it was told after each action.
    events: Vec<G::Event>,
    told: Vec<usize>,
    /// What can still be taken back, the last answer last.
    steps: Vec<UndoPoint<G>>,
    lock: Lock<G::Chance>,
}

/// One answer of a player, with everything that followed from it by itself.
#[derive(Clone, Debug)]
pub struct UndoPoint<G: Game> {
    before: G,
    /// How many actions the record had before.
    pub ply: usize,
    /// Who gave it.
    pub seat: Seat,
}

/// Why there is no way back beyond this point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "lock", content = "chance", rename_all = "snake_case")]
pub enum Lock<Chance> {
    /// The game begins here.
    Start,
    /// Something was rolled or revealed.
    Chance(Chance),
    /// A turn has ended, or somebody else has answered.
    Others,
}

/// Something that happened at a table: all there is to write down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum Change<Action> {
    /// Somebody answered; what followed by itself is included.
    Taken {
        /// Who did it.
        seat: Seat,
        /// What was done, in order.
        actions: Vec<Action>,
    },
    /// Somebody took back everything from this action on.
    Undone {
        /// Who did it.
        seat: Seat,
        /// The first action that was taken back.
        to: usize,
    },
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The seed is not known, so chance cannot go on.
    #[error("the record names no seed, so nobody can deal on")]
    NoSeed,
    /// The seed is not the one that was promised.
    #[error("the seed is not the one that was committed to")]
    Commitment,
    /// What chance brought is not what the seed says.
    #[error("the dice and draws so far are not those of the seed: {0}")]
    Unfair(Box<Mismatch>),
}

/// Why an answer or an undo was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableRefusal<G: Game> {
    /// Somebody else is asked.
    #[error("somebody else is asked now")]
    NotAsked,
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(G::Refusal),
    /// It cannot be taken back any more.
    #[error("this cannot be taken back any more")]
    Locked(Lock<G::Chance>),
    /// Nothing that could be taken back began there.
    #[error("there is nothing to take back to this point")]
    NoSuchStep,
}

impl<G: Game> Table<G> {
    /// Deals a new game and goes on to its first question.
    pub fn deal(options: G::Options, players: Vec<Player>, seed: Seed) -> Result<Self, TableError> {
        match Record::dealt(options, players, seed) {
            Ok(record) => Self::go_on_from(record, seed),
            Err(error) => Err(RecordError::Setup(error.to_string()).into()),
        }
    }

    /// Goes on where a record ends. The record need not name the seed, but it must be the seed
    /// that was committed to, and what was dealt so far must be its work. A seed that has parts
    /// comes with all of them in the record.
    pub fn go_on_from(mut record: Record<G>, seed: Seed) -> Result<Self, TableError> {
        let fairness = record.fairness.get_or_insert_with(|| Fairness::of_seed(&seed));
        fairness.seed = Some(seed);
        let server = fairness.joint.as_ref().and_then(|joint| joint.server);
        if fairness.joint.is_none() && fairness.commitment != seed.commitment() {
            return Err(TableError::Commitment);
        }
        if record.options.is_some() || fairness.joint.is_some() {
            record.verify().map_err(|mismatch| TableError::Unfair(Box::new(mismatch)))?;
        }
        let mut events = Vec::new();
        let mut told = Vec::with_capacity(record.actions.len());
        let mut replay = record.start()?;
        let (mut falls, daily) = (Falls::default(), record.is_daily());
        for entry in &record.actions {
            falls.note(&replay.game, daily);
            replay.step(*entry, &mut events)?;
            told.push(events.len());
        }
        let Replay { game, chances, .. } = replay;
        let steps = Vec::new();
        let lock = if chances == 0 { Lock::Start } else { Lock::Others };
        let mut table = Self { record, seed, server, game, falls, events, told, steps, lock };
        table.settle();
        table.publish();
        Ok(table)
    }

    /// Sets a table up again as it was after these changes.
    pub fn with_changes(
        record: Record<G>,
        seed: Seed,
        changes: impl IntoIterator<Item = Change<G::Action>>,
    ) -> Result<Self, TableError> {
        let mut table = Self::go_on_from(record, seed)?;
        for change in changes {
            table.change(change)?;
        }
        table.publish();
        Ok(table)
    }

    /// The game as it is now.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The same table with another game on it and no way back, to compare what is told of the two.
    #[cfg(feature = "testing")]
    pub(crate) fn with_game(&self, game: G) -> Self {
        Self { game, steps: Vec::new(), ..self.clone() }
    }

    /// The record so far. It names the seed only once the game is over.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How many actions were taken.
    pub fn ply(&self) -> usize {
        self.record.actions.len()
    }

    /// Everything that happened from this action on.
    pub fn events_since(&self, ply: usize) -> &[G::Event] {
        let from = ply.checked_sub(1).map_or(0, |last| self.told.get(last).copied().unwrap_or(0));
        self.events.get(from..).unwrap_or_default()
    }

    /// What happened with one action.
    pub fn events_of(&self, ply: usize) -> &[G::Event] {
        let end = self.told.get(ply).copied().unwrap_or_default();
        let length = self.events_since(ply).len() - (self.events.len() - end);
        &self.events_since(ply)[..length]
    }

    /// The answers that can still be taken back, the last one last.
    pub fn steps(&self) -> &[UndoPoint<G>] {
        &self.steps
    }

    /// Why there is no way back beyond the first of them.
    pub const fn lock(&self) -> Lock<G::Chance> {
        self.lock
    }

    /// Gives an answer, and those that follow it as long as they fit; then deals and gives forced
    /// answers up to the next question. A refused answer changes nothing; a follower that does not
    /// fit is dropped with all after it.
    pub fn answer(
        &mut self,
        seat: Seat,
        action: G::Action,
        then: &[G::Action],
    ) -> Result<Change<G::Action>, TableRefusal<G>> {
        if self.game.current_player() != Some(seat) {
            return Err(TableRefusal::NotAsked);
        }
        self.game.check(action).map_err(TableRefusal::Refused)?;
        let ply = self.ply();
        self.steps.push(UndoPoint { before: self.game.clone(), ply, seat });
        self.take(action);
        for action in then {
            if self.game.current_player() != Some(seat) || self.game.check(*action).is_err() {
                break;
            }
            self.take(*action);
        }
        self.settle();
        self.close(seat);
        Ok(Change::Taken { seat, actions: self.actions_since(ply) })
    }

    /// Takes back the last answer, or everything from an earlier one on.
    pub fn undo(
        &mut self,
        seat: Seat,
        to: Option<usize>,
    ) -> Result<Change<G::Action>, TableRefusal<G>> {
        let last = self.steps.last().ok_or(TableRefusal::Locked(self.lock))?;
        if last.seat != seat {
            return Err(TableRefusal::NotAsked);
        }
        let to = to.unwrap_or(last.ply);
        let index = self.steps.iter().position(|step| step.ply == to);
        let index = index.ok_or(TableRefusal::NoSuchStep)?;
        let step = self.steps.swap_remove(index);
        self.steps.truncate(index);
        self.game = step.before;
        self.record.actions.truncate(to);
        self.told.truncate(to);
        self.events.truncate(self.told.last().copied().unwrap_or_default());
        Ok(Change::Undone { seat, to })
    }

    /// Another bot plays on from here.
    pub fn replace_bot(&mut self, seat: Seat, bot: &str) {
        if let Some(player) = self.record.players.get_mut(seat.index()) {
            player.bot = Some(bot.to_owned());
        }
    }

    /// What these eyes may have of the record.
    pub fn record_for(&self, viewer: Viewer) -> Result<Record<G>, RecordError> {
        if self.game.is_terminal() {
            return Ok(self.record.clone());
        }
        self.record.seen_by(viewer)
    }

    /// What is published of the dice. Before the end only if nobody is left whom it could help.
    pub fn fairness(&self, disclosed: bool) -> Option<Fairness> {
        let mut fairness = self.record.fairness.clone()?;
        if disclosed {
            fairness.publish(self.seed, self.server, &self.falls.seats);
        }
        Some(fairness)
    }

    fn actions_since(&self, ply: usize) -> Vec<G::Action> {
        self.actions(ply, self.ply())
    }

    /// The actions from one to before another.
    pub fn actions(&self, from: usize, to: usize) -> Vec<G::Action> {
        let known = |entry: &Entry<G::Action>| match entry {
            Entry::Known(action) => Some(*action),
            Entry::Hidden => None,
        };
        self.record.actions.get(from..to).unwrap_or_default().iter().filter_map(known).collect()
    }

    /// Repeats a change that somebody else has written. If it does not fit, this is another table:
    /// it has to be set up anew.
    pub fn follow(&mut self, change: Change<G::Action>) -> Result<(), TableError> {
        self.change(change)?;
        self.publish();
        Ok(())
    }

    /// Repeats a change that was written down.
    fn change(&mut self, change: Change<G::Action>) -> Result<(), TableError> {
        match change {
            Change::Taken { seat, actions } => {
                self.steps.push(UndoPoint { before: self.game.clone(), ply: self.ply(), seat });
                for action in actions {
                    let ply = self.ply();
                    self.game.check(action).map_err(|refusal| RecordError::Refused {
                        ply,
                        action: action.to_string(),
                        refusal: refusal.to_string(),
                    })?;
                    let chance = self.chance();
                    self.take(action);
                    self.dealt(chance);
                }
                self.close(seat);
            }
            Change::Undone { seat, to } => {
                let asked = to;
                self.undo(seat, Some(to))
                    .map_err(|_| RecordError::TooShort { actions: self.ply(), asked })?;
            }
        }
        Ok(())
    }

    /// Deals and gives forced answers until somebody has to decide.
    fn settle(&mut self) {
        loop {
            let action = match self.game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let daily = self.record.is_daily();
                    self.game.deal_chance(&mut self.falls.dealer(&self.game, self.seed, daily))
                }
                Turn::Decide(..) => self.game.goes_without_saying(),
            };
            let Some(action) = action else { break };
            let chance = self.chance();
            self.take(action);
            self.dealt(chance);
        }
        self.publish();
    }

    fn chance(&self) -> Option<G::Chance> {
        match self.game.turn() {
            Turn::Chance(chance) => Some(chance),
            Turn::Decide(..) | Turn::Over => None,
        }
    }

    /// An outcome of chance is never taken back.
    fn dealt(&mut self, chance: Option<G::Chance>) {
        if let Some(chance) = chance {
            self.steps.clear();
            self.lock = Lock::Chance(chance);
        }
    }

    /// Nor is anything after which somebody else is asked.
    fn close(&mut self, seat: Seat) {
        if self.game.current_player() != Some(seat) {
            self.steps.clear();
            self.lock = Lock::Others;
        }
    }

    /// Takes an action that is known to be legal.
    fn take(&mut self, action: G::Action) {
        self.falls.note(&self.game, self.record.is_daily());
        self.game.apply_action(action, &mut self.events);
        self.record.actions.push(Entry::Known(action));
        self.told.push(self.events.len());
    }

    /// Once the game is over, its result and its seed are for everybody.
    fn publish(&mut self) {
        self.record.result = self.game.ranking();
        let over = self.game.is_terminal();
        if let Some(fairness) = &mut self.record.fairness {
            fairness.hide();
            if over {
                fairness.publish(self.seed, self.server, &self.falls.seats);
            }
        }
    }
}

//! A table of the rules, behind JSON.

use std::{
    ops::Range,
    sync::{Arc, Mutex, PoisonError},
};

use bots::{Bot, Level, Sight, Spec};
use protocol::web::{
    Code, Problem,
    live::{self, Told, Undone},
    plans::PlannedTurn,
    tables::{Hint, Hinted},
};
use rand_pcg::Pcg64Mcg;
use serde::Deserialize as _;
use serde_json::{Value, value::to_raw_value};
use tabletop::{
    Answers, Change, Day, Fairness, MAX_SEATS, Ranking, Record, Seat, Seed, Table, TableRefusal,
    Turn, Viewer, below,
};

use crate::{
    Advice, Deed, HostedGame, Past, Planned, Play, Thought, Written, daily::Tally, family::json,
    past::Uploaded, plans,
};

/// Who gives hints, and how many answers are named.
const ADVISER: Level = Level::Hard;
const HINTS: usize = 3;

/// A bot on its seat. It thinks on another thread.
type Seated<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

pub(crate) struct Running<G: HostedGame> {
    table: Table<G>,
    /// The bots that were asked so far: they may remember their plans.
    bots: [Option<(Level, Seated<G>)>; MAX_SEATS],
    undone: Vec<Undone>,
    /// How many actions there were after each change, the first before any.
    plies: Vec<usize>,
    /// It was ended before its end.
    stopped: bool,
}

impl<G: HostedGame> Running<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let plies = vec![table.ply()];
        Self { table, bots: [const { None }; MAX_SEATS], undone: Vec::new(), plies, stopped: false }
    }

    pub(crate) fn with_changes(
        record: Record<G>,
        seed: Seed,
        changes: Vec<Change<G::Action>>,
    ) -> Result<Self, Problem> {
        let internal =
            |error: tabletop::TableError| Problem::new(Code::Internal, error.to_string());
        let mut running = Self::new(Table::go_on_from(record.clone(), seed).map_err(internal)?);
        // The same counting as when they happened.
        let mut ply = running.table.ply();
        for change in &changes {
            running.note(change, &mut ply);
        }
        running.table = Table::with_changes(record, seed, changes).map_err(internal)?;
        Ok(running)
    }

    /// Counts a change; `ply` is how many actions there are, before and after.
    fn note(&mut self, change: &Change<G::Action>, ply: &mut usize) {
        match change {
            Change::Taken { actions, .. } => *ply += actions.len(),
            Change::Undone { seat, to } => {
                let actions = ply.saturating_sub(*to);
                self.undone.push(Undone { seat: *seat, to: *to, actions });
                *ply = *to;
            }
        }
        self.plies.push(*ply);
    }

    fn noted(&mut self, change: &Change<G::Action>) -> Result<String, Problem> {
        let mut ply = self.plies.last().copied().unwrap_or_default();
        self.note(change, &mut ply);
        serde_json::to_string(change)
            .map_err(|error| Problem::new(Code::Internal, error.to_string()))
    }

    /// With which action of the record each turn begins, and whose it is.
    fn turns(&self) -> Vec<(usize, Seat)> {
        // Where nothing is dealt before it, the first turn is not announced.
        let start = self.table.record().start().ok();
        let mut turns: Vec<_> = match start.map(|replay| replay.game.turn()) {
            Some(Turn::Decide(seat, _)) => vec![(0, seat)],
            Some(Turn::Chance(_) | Turn::Over) | None => Vec::new(),
        };
        for ply in 0..self.table.ply() {
            let begun = self.table.events_of(ply).iter().filter_map(G::turn_begun);
            turns.extend(begun.map(|seat| (ply + 1, seat)));
        }
        turns
    }

    fn check_runs(&self) -> Result<(), Problem> {
        if self.stopped {
            return Err(Problem::new(Code::NotNow, "the game was ended"));
        }
        Ok(())
    }

    fn bot(&mut self, seat: Seat, level: Level) -> Option<Seated<G>> {
        let place = self.bots.get_mut(seat.index())?;
        if let Some((seated, bot)) = place
            && *seated == level
        {
            return Some(Arc::clone(bot));
        }
        match G::sit_down(&bots::Spec::Level(level)) {
            Ok(bot) => {
                let bot = Arc::new(Mutex::new(bot));
                *place = Some((level, Arc::clone(&bot)));
                Some(bot)
            }
            Err(failure) => {
                tracing::error!(%failure, level = level.name(), "a bot cannot sit down");
                None
            }
        }
    }
}

impl<G: HostedGame> Play for Running<G> {
    fn version(&self) -> u64 {
        self.plies.len() as u64 - 1
    }

    fn ply(&self) -> usize {
        self.table.ply()
    }

    fn asked(&self) -> Option<Seat> {
        self.table.game().current_player().filter(|_| !self.stopped)
    }

    fn question(&self) -> Option<Value> {
        match self.table.game().turn() {
            Turn::Decide(_, question) => json(&question).ok().filter(|_| !self.stopped),
            Turn::Chance(_) | Turn::Over => None,
        }
    }

    fn ranking(&self) -> Option<Ranking> {
        self.table.game().ranking()
    }

    fn is_over(&self) -> bool {
        self.stopped || self.table.game().is_terminal()
    }

    fn stop(&mut self) {
        self.stopped = true;
    }

    fn position(&self, viewer: Viewer, may_answer: bool) -> String {
        let mut position = live::position(&self.table, viewer, self.version());
        if self.stopped {
            position.waiting_for = None;
        }
        if !may_answer || self.stopped {
            position.asked = None;
            position.undo.steps.clear();
        }
        serde_json::to_string(&position).unwrap_or_else(|_| "null".to_owned())
    }

    fn log(&self, viewer: Viewer, plies: Range<usize>) -> Vec<Told<Written>> {
        let told = live::log(&self.table, viewer, plies).into_iter();
        told.map(|told| Told {
            ply: told.ply,
            events: told.events.iter().filter_map(|event| to_raw_value(event).ok()).collect(),
        })
        .collect()
    }

    fn parting(&self, one: Viewer, other: Viewer) -> usize {
        let differs = |ply: &usize| {
            let mut events = self.table.events_of(*ply).iter();
            events.any(|event| G::event_for(event, one) != G::event_for(event, other))
        };
        (0..self.ply()).find(differs).unwrap_or_else(|| self.ply())
    }

    fn kept_since(&self, version: u64) -> usize {
        let since = usize::try_from(version).ok().and_then(|version| self.plies.get(version..));
        since.and_then(|plies| plies.iter().min().copied()).unwrap_or_default()
    }

    fn undone(&self) -> &[Undone] {
        &self.undone
    }

    fn answer(&mut self, seat: Seat, action: &Value, then: &[Value]) -> Result<String, Problem> {
        self.check_runs()?;
        let action = read::<G>(action)?;
        let then: Result<Vec<_>, _> = then.iter().map(read::<G>).collect();
        let change = self.table.answer(seat, action, &then?).map_err(refused)?;
        self.noted(&change)
    }

    fn undo(&mut self, seat: Seat, to: Option<usize>) -> Result<String, Problem> {
        self.check_runs()?;
        let change = self.table.undo(seat, to).map_err(refused)?;
        self.noted(&change)
    }

    fn follow(&mut self, change: &str) -> Result<bool, Problem> {
        let internal = |error: String| Problem::new(Code::Internal, error);
        let change: Change<G::Action> =
            serde_json::from_str(change).map_err(|error| internal(error.to_string()))?;
        let mut ply = self.plies.last().copied().unwrap_or_default();
        self.note(&change, &mut ply);
        let undone = matches!(change, Change::Undone { .. });
        self.table.follow(change).map_err(|error| internal(error.to_string()))?;
        Ok(undone)
    }

    fn check_wishes(&self, wishes: &[Value]) -> Result<(), Problem> {
        wishes.iter().try_for_each(|wish| read::<G>(wish).map(drop))
    }

    fn first_wish(&self, wishes: &[Value]) -> Option<Planned> {
        plans::first_wish(&self.table, wishes)
    }

    fn check_turns(&self, seat: Seat, turns: &[PlannedTurn<Value>]) -> Result<(), Problem> {
        plans::check(&self.table, seat, turns)
    }

    fn next_turn(&self, seat: Seat, turns: &[PlannedTurn<Value>]) -> Option<Planned> {
        plans::next_turn(&self.table, seat, turns)
    }

    fn turn_begun_at(&self, ply: usize) -> Option<Seat> {
        self.turns().into_iter().find(|(begun, _)| *begun == ply).map(|(_, seat)| seat)
    }

    fn turn_began_since(&self, from: usize) -> bool {
        let mut events = (from..self.ply()).flat_map(|ply| self.table.events_of(ply));
        events.any(|event| G::turn_begun(event).is_some())
    }

    fn on_turn(&self) -> Option<Seat> {
        self.turns().last().map(|(_, seat)| *seat)
    }

    fn since_last_turn(&self, seat: Seat) -> Vec<Deed> {
        let mut turns = self.turns();
        // The turn that has just begun is not the last one.
        let end = match turns.last() {
            Some((ply, on_turn)) if *on_turn == seat => *ply,
            Some(_) | None => self.ply(),
        };
        turns.retain(|(ply, on_turn)| *ply < end || *on_turn != seat);
        let mine = turns.iter().rposition(|(_, on_turn)| *on_turn == seat);
        let begun = &turns[mine.map_or(0, |mine| mine + 1)..];
        let from = begun.first().map_or(end, |(ply, _)| *ply);
        let events = (from..end).flat_map(|ply| self.table.events_of(ply));
        let seen = events.filter_map(|event| G::deed(&G::event_for(event, Viewer::Seat(seat))));
        let turns = begun.iter().map(|(_, by)| Deed::Turn { by: *by });
        turns.chain(seen).filter(|deed| deed.by() != seat).collect()
    }

    fn lacks(&self, level: Option<Level>) -> Option<&'static str> {
        let spec = G::at_level(level.unwrap_or(ADVISER));
        let looks = !matches!(spec, Spec::Random | Spec::Greedy);
        self.table.game().lacks().filter(|_| looks)
    }

    fn thought(&mut self, level: Level, luck: u128) -> Option<Thought> {
        let seat = self.asked()?;
        if self.day().is_some() {
            // What it remembers of its plans would depend on when the table was put away.
            self.bots = [const { None }; MAX_SEATS];
        }
        let bot = self.bot(seat, level);
        let game = self.table.game().clone();
        let mut rng = Pcg64Mcg::new(luck);
        Some(Box::new(move || {
            let sight = Sight::of(&game);
            let chosen = bot.zip(sight).map(|(bot, sight)| {
                let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
                bot.choose(&sight, &mut rng)
            });
            let action = match chosen {
                Some(Ok(action)) if game.check(action).is_ok() => Some(action),
                Some(Ok(_)) | None => None,
                Some(Err(failure)) => {
                    tracing::error!(%failure, "a bot gave no answer; any other will do");
                    None
                }
            };
            let mut answers = Answers::new();
            game.legal_actions(&mut answers);
            let any = || answers.get(below(&mut rng, answers.len() as u32) as usize).copied();
            action.or_else(any).and_then(|action| json(&action).ok()).unwrap_or_default()
        }))
    }

    fn advice(&self) -> Option<Advice> {
        let game = self.table.game().clone();
        let version = self.version();
        let Spec::Search(budget) = G::at_level(ADVISER) else { return None };
        // The same position is advised the same way, however often somebody asks.
        let mut rng = Pcg64Mcg::new(u128::from(version));
        Some(Box::new(move || {
            let sight = Sight::of(&game)?;
            let seat = sight.seat();
            let explained = G::explain(budget, &sight, &mut rng);
            let explanation =
                explained.inspect_err(|failure| tracing::error!(%failure, "a hint failed")).ok()?;
            let best: Vec<_> = explanation.answers.iter().take(HINTS).collect();
            let actions: Vec<G::Action> = best.iter().map(|advice| advice.action).collect();
            // A hint without reasons is worth more than none.
            let reasons = G::reasons(&sight, &actions, version).unwrap_or_default();
            let reasons = reasons.into_iter().chain(std::iter::repeat(Vec::new()));
            let hinted = best.iter().zip(reasons).filter_map(|(advice, reasons)| {
                let chance = advice.shares.get(seat.index()).copied()?;
                Some(Hinted { action: json(&advice.action).ok()?, chance, reasons })
            });
            Some(Hint { version, seat, answers: hinted.collect() })
        }))
    }

    fn fairness(&self, disclosed: bool) -> Option<Fairness> {
        self.table.fairness(disclosed || self.stopped)
    }

    fn day(&self) -> Option<Day> {
        let fairness = self.table.record().fairness.as_ref()?;
        fairness.daily.as_ref().map(|daily| daily.day)
    }

    fn tally(&self, seat: Seat) -> Tally {
        let view = json(&self.table.game().view(Viewer::Seat(seat))).unwrap_or_default();
        let has = |what: &str| {
            let amount = view["seats"][seat.index()][what].as_u64();
            amount.and_then(|amount| u32::try_from(amount).ok()).unwrap_or_default()
        };
        let turns = self.turns();
        let ends = turns.iter().skip(1).map(|(ply, _)| *ply).chain([self.ply()]);
        let mine = turns.iter().zip(ends).filter(|((_, on_turn), _)| *on_turn == seat);
        let rubies = |((from, _), to): (&(usize, Seat), usize)| {
            let events = (*from..to).flat_map(|ply| self.table.events_of(ply));
            let ruby = |event: &&G::Event| G::deed(event) == Some(Deed::Ruby { by: seat });
            events.filter(ruby).count() as u8
        };
        Tally {
            rubies: has("rubies"),
            lira: has("lira"),
            turns: mine.map(rubies).collect(),
            won: self.ranking().is_some_and(|ranking| ranking.rank(seat) == Some(1)),
        }
    }

    fn past(&self) -> Box<dyn Past> {
        let mut record = self.table.record().clone();
        if self.stopped {
            record.fairness = self.table.fairness(true);
        }
        Box::new(Uploaded(record))
    }
}

fn read<G: HostedGame>(action: &Value) -> Result<G::Action, Problem> {
    G::Action::deserialize(action).map_err(|error| Problem::new(Code::Malformed, error.to_string()))
}

#[expect(clippy::needless_pass_by_value, reason = "it is called with what map_err gives")]
fn refused<G: HostedGame>(refusal: TableRefusal<G>) -> Problem {
    let message = refusal.to_string();
    match &refusal {
        TableRefusal::NotAsked => Problem::new(Code::NotAsked, message),
        TableRefusal::Refused(reason) => {
            Problem { detail: json(reason).ok(), ..Problem::new(Code::Refused, message) }
        }
        TableRefusal::Locked(lock) => {
            Problem { detail: json(lock).ok(), ..Problem::new(Code::Locked, message) }
        }
        TableRefusal::NoSuchStep => Problem::new(Code::Locked, message),
    }
}

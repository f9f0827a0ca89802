//! What a room holds.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::{Arc, PoisonError, atomic::AtomicBool},
    time::{Duration, Instant},
};

use games::Play;
use protocol::web::{Code, Problem, ratings::SeatResult, tables::TableInfo};
use serde_json::Value;
use store::{Phase, Request, StoreError, TableRow};
use tabletop::{Part, Seat};

use super::{
    absence::ToldAround, connection::Connection, notifications::Asked, plans::Plan,
    sights::SeenPosition, talk::Spoken, thoughts::Thinking,
};
use crate::{
    app::App,
    failure::store_problem,
    operations::clock,
    rooms::hub::{self, Door},
    tables::{
        affairs::Affairs,
        clocks::ClockStep,
        dice::DicePromise,
        info::{self, Presence, Summary},
        seats::{self, Seated},
    },
};

pub(crate) struct Room {
    pub(super) app: Arc<App>,
    pub(super) door: Door,
    pub(super) table: TableRow,
    pub(super) seats: Vec<Seated>,
    /// The game, once it was dealt.
    pub(super) play: Option<Box<dyn Play>>,
    /// The requests that were carried out.
    pub(super) requests: HashSet<Request>,
    /// How its dice come about; nothing at older tables.
    pub(super) dice: Option<DicePromise>,
    pub(super) consents: Vec<String>,
    /// What happens besides the game, kept with the summary.
    pub(super) affairs: Affairs,
    /// When those who sit here looked last, in seconds since 1970, as far as it was seen here.
    pub(super) seen: HashMap<String, i64>,
    pub(super) told_around: ToldAround,
    /// What a seat would answer once it is asked, and do in its next turn.
    pub(super) plans: BTreeMap<Seat, Plan>,
    /// What is written now was planned by whoever was asked: they have not looked.
    pub(super) by_plan: bool,
    /// What came of the table for the ratings, by seat, once it was counted.
    pub(super) results: Vec<SeatResult>,
    /// What people said to each other.
    pub(super) spoken: Spoken,
    pub(super) connections: HashMap<u64, Connection>,
    /// What was written for those who look.
    pub(super) sights: Vec<SeenPosition>,
    pub(super) thinking: Option<Thinking>,
    /// A bot is asked and does not think, because nobody looks.
    pub(super) rests: bool,
    /// Whether anybody looks, here or elsewhere.
    pub(super) watched: Arc<AtomicBool>,
    /// When somebody looked last; nothing, if that was long ago.
    pub(super) looked: Option<Instant>,
    /// Who came to be asked while they looked.
    pub(super) asked: Option<Asked>,
    /// How often in a row something could not be written.
    pub(super) failed_writes: u32,
    /// What is in memory is not what is written, and could not be read again.
    pub(super) broken: bool,
}

impl Room {
    pub(super) async fn open(app: &Arc<App>, id: &str, door: Door) -> Result<Self, Problem> {
        let table = read_table(app, id).await?;
        // Whatever is written was done by somebody who looked, or soon after.
        let quiet = u64::try_from(clock::now() - table.changed).unwrap_or_default();
        let lately = Duration::from_secs(quiet) < app.settings.unwatched;
        let mut room = Self {
            app: Arc::clone(app),
            door,
            table,
            seats: Vec::new(),
            play: None,
            requests: HashSet::new(),
            dice: None,
            consents: Vec::new(),
            affairs: Affairs::default(),
            seen: HashMap::new(),
            told_around: ToldAround::default(),
            plans: BTreeMap::new(),
            by_plan: false,
            results: Vec::new(),
            spoken: Spoken::default(),
            connections: HashMap::new(),
            sights: Vec::new(),
            thinking: None,
            rests: false,
            watched: Arc::default(),
            looked: lately.then(Instant::now),
            asked: None,
            failed_writes: 0,
            broken: false,
        };
        room.set_up().await?;
        room.count_daily().await;
        app.peers.ask_who_looks(id);
        Ok(room)
    }

    /// Forgets what it believed and reads everything again. If that fails as well, the room is
    /// given up: the next one who comes opens it anew.
    pub(super) async fn reload(&mut self) -> Result<(), Problem> {
        self.broken = true;
        self.table = read_table(&self.app, &self.table.id).await?;
        self.set_up().await?;
        self.broken = false;
        Ok(())
    }

    /// After something could not be written: the room goes on with what is. If nobody knows whether it
    /// was written, it is made sure first that it will not be later.
    pub(super) async fn believe_what_is_written(
        &mut self,
        error: &StoreError,
    ) -> Result<(), Problem> {
        self.broken = true;
        let raced = matches!(error, StoreError::Conflict | StoreError::Repeated);
        self.failed_writes = self.failed_writes.saturating_add(u32::from(!raced));
        if error.is_uncertain() {
            let fenced = self.app.store.fence(&self.table.id).await;
            fenced.map_err(|error| store_problem(&error))?;
        }
        self.reload().await
    }

    async fn set_up(&mut self) -> Result<(), Problem> {
        let store = Arc::clone(&self.app.store);
        let id = &self.table.id.clone();
        self.seats = info::seats_of(&self.table);
        self.dice = DicePromise::of(&self.table);
        self.affairs = info::summary(&self.table).affairs;
        self.consents = store.consents(id).await.map_err(|error| store_problem(&error))?;
        self.read_results().await?;
        self.read_talk().await?;
        self.requests.clear();
        self.sights.clear();
        self.play = None;
        let Some(record) = self.table.record.clone() else { return Ok(()) };

        let seed = store.seed(id).await.map_err(|error| store_problem(&error))?;
        let secret = seed.ok_or_else(|| broken(id, "it has no seed"))?;
        let written = store.changes(id, 0).await.map_err(|error| store_problem(&error))?;
        let changes: Vec<String> = written.iter().map(|change| change.change.clone()).collect();
        self.requests.extend(written.into_iter().filter_map(|change| change.request));
        let rules =
            games::by_name(&self.table.game).ok_or_else(|| broken(id, "its game is unknown"))?;
        // A long game takes a while.
        let work = move || rules.set_up(&record, &secret, &changes);
        let play = self.app.replaying.elsewhere(work).await;
        let mut play = play.map_err(|problem| broken(id, &problem.message))?;
        if self.affairs.ended {
            play.stop();
        }
        self.play = Some(play);
        self.read_plans().await
    }

    /// Who looks, here and at the same table on other servers.
    pub(super) fn presence(&self) -> Presence {
        let here = self.door.presence.lock().unwrap_or_else(PoisonError::into_inner).clone();
        self.app.peers.joined(&self.table.id, here)
    }

    pub(super) fn info(&self, guest: Option<&str>) -> TableInfo<Value> {
        let mut info = info::table(
            &self.table,
            &self.seats,
            &self.presence(),
            &self.consents,
            &self.results,
            guest,
        );
        for (seat, shown) in Seat::all(self.seats.len()).zip(&mut info.seats) {
            shown.free_in = self.free_in(seat);
        }
        TableInfo { host_in: self.host_in(), waiting: self.waiting(), ..info }
    }

    pub(super) fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_none()
    }

    /// Whether a bot is to answer.
    pub(super) fn bot_asked(&self) -> bool {
        let asked = self.play.as_ref().and_then(|play| play.asked());
        asked
            .and_then(|seat| self.seats.get(seat.index()))
            .is_some_and(|seat| seat.thinker().is_some())
    }

    /// Whether the server has to answer for whoever is asked: a bot, or somebody with a plan.
    pub(super) fn answers_itself(&self) -> bool {
        self.bot_asked() || self.planned().is_some()
    }

    /// Whether it is this server that answers, and not another one.
    pub(super) fn is_served_here(&self) -> bool {
        self.table.served_by.as_deref() == Some(self.app.store.server())
    }

    pub(super) fn serve_here(&mut self) {
        self.table.served_by = Some(self.app.store.server().to_owned());
    }

    pub(super) fn summary(&self) -> Option<String> {
        let mut affairs = self.affairs.clone();
        if self.phase() == Phase::Over {
            affairs.claims.clear();
        }
        let Some(play) = &self.play else {
            let summary = Summary { affairs, ..Summary::default() };
            return (!summary.affairs.is_empty()).then(|| serde_json::to_string(&summary).ok())?;
        };
        let summary = Summary {
            asked: play.asked(),
            question: play.question(),
            ranking: play.ranking(),
            affairs,
        };
        serde_json::to_string(&summary).ok()
    }

    /// How many actions the record of the running game has.
    pub(super) fn ply(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| u32::try_from(play.ply()).unwrap_or(u32::MAX))
    }

    pub(super) fn phase(&self) -> Phase {
        match &self.play {
            Some(play) if play.is_over() => Phase::Over,
            Some(_) => Phase::Running,
            None => self.table.phase,
        }
    }

    /// Writes who sits where and everything else but the changes. If it cannot be written, the
    /// room believes what is written.
    pub(super) async fn save(&mut self, secret: Option<Part>) -> Result<(), Problem> {
        self.save_at(secret, clock::now()).await
    }

    /// The same, for what does not count as something that happened.
    pub(super) async fn save_at(
        &mut self,
        secret: Option<Part>,
        changed: i64,
    ) -> Result<(), Problem> {
        self.table.seats = serde_json::to_string(&self.seats).unwrap_or_default();
        self.table.sitters = seats::concerned(&self.seats);
        self.table.phase = self.phase();
        self.table.summary = self.summary();
        self.table.bot_asked = self.answers_itself();
        if let Some(clocks) = self.keep_time(ClockStep::Reseated).await {
            clocks.write(&mut self.table);
        }
        if let Some(dice) = &self.dice {
            self.table.dice = dice.text();
            if self.play.is_none() {
                self.table.deadline = dice.revealing;
            }
        }
        self.table.changed = changed;
        let secret = secret.map(|secret| secret.to_string());
        let saved = self.app.store.save_table(&self.table, secret.as_deref()).await;
        if let Err(error) = saved {
            self.believe_what_is_written(&error).await?;
            return Err(store_problem(&error));
        }
        self.table.revision += 1;
        self.serve_here();
        Ok(())
    }
}

pub(super) async fn read_table(app: &App, id: &str) -> Result<TableRow, Problem> {
    let table = app.store.table(id).await.map_err(|error| store_problem(&error))?;
    table.ok_or_else(hub::no_such_table)
}

fn broken(id: &str, why: &str) -> Problem {
    tracing::error!(table = id, why, "a table cannot be set up again");
    Problem::new(Code::Internal, "the table cannot be set up again")
}

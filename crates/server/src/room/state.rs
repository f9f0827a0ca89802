//! What a room holds.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::{Arc, PoisonError},
};

use protocol::web::{Code, Problem, tables::TableInfo};
use serde_json::Value;
use store::{Phase, Request, SeatResult, Table};
use tabletop::{Seat, Seed};

use super::{connections::Connection, notices::Asked};
use crate::{
    app::App,
    clock,
    clocks::Step,
    failure::store_problem,
    games::{self, Play},
    hub::{self, Door},
    info::{self, Presence, Summary},
    seats::{self, Seated},
};

pub(crate) struct Room {
    pub(super) app: Arc<App>,
    pub(super) door: Door,
    pub(super) table: Table,
    pub(super) seats: Vec<Seated>,
    /// The game, once it was dealt.
    pub(super) play: Option<Box<dyn Play>>,
    /// The requests that were carried out.
    pub(super) requests: HashSet<Request>,
    pub(super) consents: Vec<String>,
    /// What a seat would answer once it is asked, the best first.
    pub(super) plans: BTreeMap<Seat, Vec<Value>>,
    /// What came of the table for the ratings, by seat, once it was counted.
    pub(super) results: Vec<SeatResult>,
    pub(super) connections: HashMap<u64, Connection>,
    /// The version some bot thinks about, and how often one gave no answer to it.
    pub(super) thinking: Option<(u64, u32)>,
    /// Who came to be asked while they looked.
    pub(super) asked: Option<Asked>,
    /// What is in memory is not what is written, and could not be read again.
    pub(super) broken: bool,
}

impl Room {
    pub(super) async fn open(app: &Arc<App>, id: &str, door: Door) -> Result<Self, Problem> {
        let mut room = Self {
            app: Arc::clone(app),
            door,
            table: read_table(app, id).await?,
            seats: Vec::new(),
            play: None,
            requests: HashSet::new(),
            consents: Vec::new(),
            plans: BTreeMap::new(),
            results: Vec::new(),
            connections: HashMap::new(),
            thinking: None,
            asked: None,
            broken: false,
        };
        room.set_up().await?;
        app.neighbours.ask_who_looks(id);
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

    async fn set_up(&mut self) -> Result<(), Problem> {
        let store = Arc::clone(&self.app.store);
        let id = &self.table.id.clone();
        self.seats = info::seats_of(&self.table);
        self.consents = store.consents(id).await.map_err(|error| store_problem(&error))?;
        self.read_results().await?;
        self.requests.clear();
        self.play = None;
        let Some(record) = &self.table.record else { return Ok(()) };

        let seed = store.seed(id).await.map_err(|error| store_problem(&error))?;
        let seed: Option<Seed> = seed.and_then(|seed| seed.parse().ok());
        let seed = seed.ok_or_else(|| broken(id, "it has no seed"))?;
        let written = store.changes(id, 0).await.map_err(|error| store_problem(&error))?;
        let changes: Vec<String> = written.iter().map(|change| change.change.clone()).collect();
        self.requests.extend(written.into_iter().filter_map(|change| change.request));
        let rules =
            games::by_name(&self.table.game).ok_or_else(|| broken(id, "its game is unknown"))?;
        let play =
            rules.set_up(record, seed, &changes).map_err(|problem| broken(id, &problem.message))?;
        self.play = Some(play);
        self.read_plans().await
    }

    /// Who looks, here and at the same table on other servers.
    pub(super) fn presence(&self) -> Presence {
        let here = self.door.presence.lock().unwrap_or_else(PoisonError::into_inner).clone();
        self.app.neighbours.joined(&self.table.id, here)
    }

    pub(super) fn info(&self, guest: Option<&str>) -> TableInfo<Value> {
        info::table(
            &self.table,
            &self.seats,
            &self.presence(),
            &self.consents,
            &self.results,
            guest,
        )
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
        let play = self.play.as_ref()?;
        let summary =
            Summary { asked: play.asked(), question: play.question(), ranking: play.ranking() };
        serde_json::to_string(&summary).ok()
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
    pub(super) async fn save(&mut self, seed: Option<&Seed>) -> Result<(), Problem> {
        self.table.seats = serde_json::to_string(&self.seats).unwrap_or_default();
        self.table.sitters = seats::concerned(&self.seats);
        self.table.phase = self.phase();
        self.table.summary = self.summary();
        self.table.bot_asked = self.answers_itself();
        if let Some(clocks) = self.keep_time(Step::Reseated).await {
            clocks.write(&mut self.table);
        }
        self.table.changed = clock::now();
        let seed = seed.map(ToString::to_string);
        let saved = self.app.store.save_table(&self.table, seed.as_deref()).await;
        if let Err(error) = saved {
            self.reload().await?;
            return Err(store_problem(&error));
        }
        self.table.revision += 1;
        self.serve_here();
        Ok(())
    }
}

pub(super) async fn read_table(app: &App, id: &str) -> Result<Table, Problem> {
    let table = app.store.table(id).await.map_err(|error| store_problem(&error))?;
    table.ok_or_else(hub::no_such_table)
}

fn broken(id: &str, why: &str) -> Problem {
    tracing::error!(table = id, why, "a table cannot be set up again");
    Problem::new(Code::Internal, "the table cannot be set up again")
}

//! A tournament as it is kept.

use protocol::web::{
    Code,
    clocks::{Late, Pace},
    tournaments::{NewTournament, TournamentFormat},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{TournamentPhase, TournamentRow};
use tournament::{Format, MOST_ROUNDS, Plan, Tournament};

use crate::{
    app::App,
    failure::{Answer, Failure},
    operations::{clock, ids},
    people::prose,
    rooms::opening,
    tables::clocks,
};

/// What is played at every table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) pace: Pace,
    pub(crate) late: Late,
    pub(crate) rated: bool,
    pub(crate) automatic: bool,
}

impl Played {
    /// The options for a table of so many.
    pub(crate) fn options_for(&self, players: usize) -> Value {
        let mut options = self.options.clone();
        options["players"] = json!(players);
        options
    }
}

pub(crate) struct Running {
    pub(crate) row: TournamentRow,
    pub(crate) played: Played,
    pub(crate) state: Tournament,
}

/// Titles stand in lists.
const LONGEST_TITLE: usize = 60;
/// A club does not plan further ahead.
const FARTHEST: i64 = 3 * 366 * 24 * 60 * 60;

impl Running {
    /// A new one, before anybody has entered.
    pub(crate) fn new(app: &App, club: &str, new: NewTournament<Value>) -> Answer<Self> {
        let malformed = |message: &str| Failure::new(Code::Malformed, message);
        let title = prose::line(&new.title, LONGEST_TITLE)?;
        let rules = opening::game(&new.game)?;
        let most = usize::from(rules.offer().most);
        let size = usize::from(new.size);
        if !(2..=most).contains(&size) {
            return Err(malformed("so many cannot sit at a table of this game"));
        }
        let rounds = usize::from(new.rounds.unwrap_or(3));
        if !(1..=MOST_ROUNDS).contains(&rounds) {
            return Err(malformed("a tournament has 1 to 31 rounds"));
        }
        if !new.options.is_object() {
            return Err(malformed("options are an object"));
        }
        check_date(new.begins)?;
        clocks::check(new.pace, size, &app.settings.paces)?;
        let NewTournament { game, options, pace, late, rated, automatic, .. } = new;
        let played = Played { game, options, pace, late, rated, automatic };
        for players in 2..=most {
            rules.check(&played.options_for(players), players)?;
        }
        let format = match new.format {
            TournamentFormat::Swiss => Format::Swiss,
            TournamentFormat::RoundRobin => Format::RoundRobin,
        };
        let plan = Plan { format, size, most, rounds };
        let seed = ids::secret();
        let state = Tournament { seed, plan, entries: Vec::new(), rounds: Vec::new() };
        let row = TournamentRow {
            id: ids::id(),
            club: club.to_owned(),
            title,
            settings: serde_json::to_string(&played).unwrap_or_default(),
            rounds: serde_json::to_string(&state).unwrap_or_default(),
            phase: TournamentPhase::Open,
            begins: new.begins,
            players: Vec::new(),
            waits_for: Vec::new(),
            revision: 0,
            created: clock::now(),
        };
        Ok(Self { row, played, state })
    }

    pub(crate) fn read(row: TournamentRow) -> Answer<Self> {
        let broken = |error: serde_json::Error| {
            tracing::error!(%error, tournament = row.id, "a tournament cannot be read");
            Failure::new(Code::Internal, "the server cannot read this tournament")
        };
        let played = serde_json::from_str(&row.settings).map_err(broken)?;
        let state = serde_json::from_str(&row.rounds).map_err(broken)?;
        Ok(Self { row, played, state })
    }

    pub(crate) async fn find(app: &App, id: &str) -> Answer<Self> {
        let row = if ids::is_id(id) { app.store.tournament(id).await? } else { None };
        let missing = || Failure::new(Code::NoSuchPage, "there is no such tournament");
        Self::read(row.ok_or_else(missing)?)
    }

    /// The number of a guest who entered.
    pub(crate) fn number_of(&self, guest: &str) -> Option<usize> {
        self.row.players.iter().position(|player| player.as_deref() == Some(guest))
    }

    /// Tables of the last round that are not decided, with their numbers.
    pub(crate) fn open_tables(&self) -> impl Iterator<Item = (usize, &tournament::Table)> {
        let tables = self.state.rounds.last().map(|round| round.tables.as_slice());
        let tables = tables.unwrap_or_default().iter().enumerate();
        tables.filter(|(_, table)| table.places.is_none())
    }

    /// Writes what has changed, unless somebody else was faster.
    pub(crate) async fn save(&mut self, app: &App) -> Answer<()> {
        let waits_for = self.open_tables().filter_map(|(_, table)| table.name.clone()).collect();
        self.row.waits_for = waits_for;
        self.row.rounds = serde_json::to_string(&self.state).unwrap_or_default();
        self.row.phase = if self.state.is_over() {
            TournamentPhase::Over
        } else if self.state.rounds.is_empty() {
            TournamentPhase::Open
        } else {
            TournamentPhase::Running
        };
        app.store.save_tournament(&self.row).await?;
        self.row.revision += 1;
        Ok(())
    }
}

/// A day of the calendar that somebody may live to see.
pub(crate) fn check_date(begins: Option<i64>) -> Answer<()> {
    let now = clock::now();
    if begins.is_some_and(|begins| !(0..=now + FARTHEST).contains(&begins)) {
        return Err(Failure::new(Code::Malformed, "this is too far away"));
    }
    Ok(())
}

//! The arena for callers who bring texts and want texts back.

use std::{
    collections::BTreeSet,
    ops::Range,
    sync::{Mutex, PoisonError, atomic::AtomicBool},
};

use arena::{Entrant, Findings, GameResult, Plan, Schedule, run};
use rayon::ThreadPoolBuilder;
use tabletop::Game;

use crate::{LabError, LabGame, Table, state::spec};

/// A tournament at one table.
#[derive(Clone, Debug)]
pub struct Tournament {
    table: Table,
    bots: Vec<String>,
    games: u64,
    seed: u64,
}

impl Tournament {
    pub const fn new(table: Table, bots: Vec<String>, games: u64, seed: u64) -> Self {
        Self { table, bots, games, seed }
    }

    /// How many games it has; an error if it cannot be played.
    pub fn count(&self) -> Result<u64, LabError> {
        if self.table.is_dice() {
            return Ok(self.schedule::<bazaar_dice::Game>()?.games().len() as u64);
        }
        Ok(self.schedule::<bazaar::Game>()?.games().len() as u64)
    }

    /// Plays the games with these numbers: lines of JSON as in a file of results. No game begins any
    /// more once it was stopped.
    pub fn play(
        &self,
        games: Range<u64>,
        threads: usize,
        stopped: &AtomicBool,
    ) -> Result<Vec<String>, LabError> {
        if self.table.is_dice() {
            return played(&self.schedule::<bazaar_dice::Game>()?, games, threads, stopped);
        }
        played(&self.schedule::<bazaar::Game>()?, games, threads, stopped)
    }

    /// What these lines say, as JSON (`docs/laboratory.md`). A game that is there twice counts once.
    pub fn rate(&self, lines: &[String], anchor: Option<&str>) -> Result<String, LabError> {
        if self.table.is_dice() {
            return self.rated::<bazaar_dice::Game>(lines, anchor);
        }
        self.rated::<bazaar::Game>(lines, anchor)
    }

    fn plan<G: LabGame>(&self) -> Result<Plan<G::Options>, LabError> {
        let entrant = |bot: &String| spec(bot).map(|spec| Entrant::new::<G>(&spec));
        Ok(Plan {
            bots: self.bots.iter().map(entrant).collect::<Result<_, _>>()?,
            tables: vec![self.table.options::<G>()?],
            games: self.games,
            seed: self.seed,
            challenger: None,
        })
    }

    fn schedule<G: LabGame>(&self) -> Result<Schedule<G>, LabError> {
        Schedule::new(self.plan::<G>()?).map_err(|error| LabError::argument(error.to_string()))
    }

    fn rated<G: LabGame>(
        &self,
        lines: &[String],
        anchor: Option<&str>,
    ) -> Result<String, LabError> {
        let mut findings = Findings::<G>::new();
        findings.announce(&self.plan::<G>()?.bots);
        let mut counted = BTreeSet::new();
        for line in lines {
            let wrong = |why: &str| LabError::Record(format!("a result is wrong: {why}"));
            let result: GameResult<<G as Game>::Options> =
                serde_json::from_str(line).map_err(|error| wrong(&error.to_string()))?;
            if !result.is_sound() {
                return Err(wrong("its numbers do not fit"));
            }
            if counted.insert(result.game) {
                findings.add(&result);
            }
        }
        let summary = findings.summary(anchor);
        let summary = summary.map_err(|error| LabError::argument(error.to_string()))?;
        serde_json::to_string(&summary).map_err(|error| LabError::Record(error.to_string()))
    }
}

fn played<G: LabGame>(
    schedule: &Schedule<G>,
    games: Range<u64>,
    threads: usize,
    stopped: &AtomicBool,
) -> Result<Vec<String>, LabError> {
    let failed = |error: &dyn std::fmt::Display| LabError::argument(error.to_string());
    if games.end > schedule.games().len() as u64 {
        return Err(failed(&format!("there are {} games", schedule.games().len())));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| failed(&error))?;
    let lines = Mutex::new(Vec::new());
    let take = |result: GameResult<G::Options>| {
        let line = serde_json::to_string(&result).unwrap_or_default();
        lines.lock().unwrap_or_else(PoisonError::into_inner).push(line);
        Ok(())
    };
    run(schedule, games, &pool, stopped, take).map_err(|error| failed(&error))?;
    Ok(lines.into_inner().unwrap_or_else(PoisonError::into_inner))
}

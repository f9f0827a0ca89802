//! Rounds of training, one after the other: games are played, a model is fitted, packed and let through the gate.
//!
//! Every step is a line of the log and a file with a name of its own, written aside and renamed when it is
//! complete. What has its line is not done again, so that a climb that was stopped goes on where it was. No line
//! tells of a time: two climbs with the same settings leave the same files.

mod fitter;
mod log;

use std::{
    fs,
    marker::PhantomData,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};
use bots::Budget;
use serde_json::{Value, json};
use tabletop::Game as _;

pub use self::fitter::{Fitter, Job, Outside, Processor};
use self::log::Log;
use crate::{
    course::Course,
    gate::{Terms, gate},
    model::Model,
    play::{Playing, play_all, shape},
    samples::{self, Source},
    story::story,
};

/// What is done in every round.
#[derive(Clone, Debug)]
pub struct Plan {
    pub folder: PathBuf,
    pub rounds: u32,
    /// The games of a round are played in so many files.
    pub pieces: u32,
    /// In each piece.
    pub games: u64,
    pub simulations: u32,
    pub seed: u64,
    /// Who plays until a network is taken, and whom the first one has to beat.
    pub teacher: String,
    /// The model to go on with until one is taken.
    pub start: Option<PathBuf>,
    pub epochs: f32,
    pub rate: f32,
    /// For each decision at the gate.
    pub budget: Budget,
    pub gate_games: u32,
}

impl Plan {
    /// What may not change while a climb goes on; there may be more rounds.
    fn settings<C: Course>(&self, fitter: &dyn Fitter) -> Value {
        json!({
            "step": "begin", "rules": C::NAME, "pieces": self.pieces, "games": self.games,
            "simulations": self.simulations, "seed": self.seed, "teacher": self.teacher,
            "start": self.start, "epochs": self.epochs, "rate": self.rate,
            "gate": self.budget.to_string(), "gate_games": self.gate_games, "fit": fitter.name(),
        })
    }
}

/// A climb that goes on.
pub struct Climb<'a, C> {
    plan: &'a Plan,
    fitter: &'a dyn Fitter,
    log: Log,
    course: PhantomData<C>,
}

impl<C> std::fmt::Debug for Climb<'_, C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Climb").field("plan", &self.plan).finish_non_exhaustive()
    }
}

impl<'a, C: Course> Climb<'a, C> {
    /// Begins in this folder, or goes on there.
    pub fn open(plan: &'a Plan, fitter: &'a dyn Fitter) -> Result<Self> {
        fs::create_dir_all(&plan.folder)?;
        let mut log = Log::open(&plan.folder.join("log.jsonl"))?;
        let settings = plan.settings::<C>(fitter);
        match log.lines().first() {
            None => log.add(settings)?,
            Some(first) => ensure!(
                *first == settings,
                "{} is the folder of another climb: {first}",
                plan.folder.display()
            ),
        }
        Ok(Self { plan, fitter, log, course: PhantomData })
    }

    /// Does the next step and says its line; nothing once every round is over.
    pub fn step(&mut self) -> Result<Option<Value>> {
        for round in 0..self.plan.rounds {
            for piece in 0..self.plan.pieces {
                if !self.log.has("play", round, Some(piece)) {
                    return self.play(round, piece).and_then(|line| self.done(line));
                }
            }
            if !self.log.has("fit", round, None) {
                return self.fit(round).and_then(|line| self.done(line));
            }
            if !self.log.has("gate", round, None) {
                return self.gate(round).and_then(|line| self.done(line));
            }
        }
        Ok(None)
    }

    fn done(&mut self, line: Value) -> Result<Option<Value>> {
        self.log.add(line.clone())?;
        Ok(Some(line))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.plan.folder.join(name)
    }

    fn samples(&self, round: u32, piece: u32) -> PathBuf {
        self.file(&format!("{round}.{piece}.samples"))
    }

    /// The samples of all rounds up to this one, the newest last.
    fn all_samples(&self, round: u32) -> Vec<PathBuf> {
        let pieces = |round| (0..self.plan.pieces).map(move |piece| (round, piece));
        (0..=round).flat_map(pieces).map(|(round, piece)| self.samples(round, piece)).collect()
    }

    /// Who teaches in this round: the network of the last round that was taken.
    fn teacher(&self, round: u32) -> String {
        match self.log.taken(round) {
            Some(taken) => self.file(&format!("{taken}.weights")).to_string_lossy().into_owned(),
            None => self.plan.teacher.clone(),
        }
    }

    /// The same without the folder, so that a log says the same wherever it lies.
    fn teacher_name(&self, round: u32) -> String {
        let taken = self.log.taken(round).map(|taken| format!("{taken}.weights"));
        taken.unwrap_or_else(|| self.plan.teacher.clone())
    }

    fn play(&self, round: u32, piece: u32) -> Result<Value> {
        let plan = self.plan;
        let seed = plan.seed + u64::from(round * plan.pieces + piece);
        let path = self.samples(round, piece);
        let rules_version = C::Game::RULES_VERSION;
        let told = |games| Source { seed, games, simulations: plan.simulations, rules_version };
        // A piece may have been played on another machine, or its line was not written any more.
        let there = samples::about(&path, shape::<C>()).ok();
        if there.is_none_or(|about| about.source != told(about.source.games)) {
            let playing =
                Playing { games: plan.games, simulations: plan.simulations, seed, time: None };
            let (learnt, games) = play_all::<C>(&C::teacher(&self.teacher(round))?, playing)?;
            let part = part_of(&path);
            samples::write(&part, shape::<C>(), told(games), &learnt)?;
            fs::rename(part, &path)?;
        }
        let about = samples::about(&path, shape::<C>())?;
        Ok(json!({
            "step": "play", "round": round, "piece": piece, "teacher": self.teacher_name(round),
            "seed": seed, "games": about.source.games, "samples": about.samples,
        }))
    }

    fn fit(&self, round: u32) -> Result<Value> {
        let path = self.file(&format!("{round}.model"));
        let taken = self.log.taken(round).map(|taken| self.file(&format!("{taken}.model")));
        let job = Job {
            model: part_of(&path),
            samples: self.all_samples(round),
            start: taken.or_else(|| self.plan.start.clone()),
            epochs: self.plan.epochs,
            rate: self.plan.rate,
            seed: self.plan.seed + u64::from(round),
            shape: shape::<C>(),
        };
        let report = self.fitter.fit(&job)?;
        Model::read(&job.model, job.shape).context("the fit left no model of this game")?;
        fs::rename(&job.model, path)?;
        Ok(json!({ "step": "fit", "round": round, "seed": job.seed, "report": report }))
    }

    /// Packs the model, twice: to play at the gate, and then with a story that tells how it went.
    fn gate(&self, round: u32) -> Result<Value> {
        let plan = self.plan;
        let model = Model::read(&self.file(&format!("{round}.model")), shape::<C>())?;
        let path = self.file(&format!("{round}.weights"));
        let part = part_of(&path);
        fs::write(&part, model.pack().to_bytes("{}"))?;
        let new = C::teacher(&part.to_string_lossy())?;
        let old = C::teacher(&self.teacher(round))?;
        let terms = Terms {
            budget: plan.budget,
            players: 2,
            games: plan.gate_games,
            seed: plan.seed + u64::from(round),
        };
        let verdict = gate::<C>(&new, &old, terms)?;
        let line = json!({
            "step": "gate", "round": round, "old": self.teacher_name(round), "players": terms.players,
            "budget": terms.budget.to_string(), "seed": terms.seed, "outcome": verdict.outcome,
            "taken": verdict.taken,
        });
        let about = self.all_samples(round).into_iter();
        let about =
            about.map(|file| samples::about(&file, shape::<C>())).collect::<Result<Vec<_>>>()?;
        let story = story(C::RULES, &about, Some(&line), serde_json::Map::new())?;
        fs::write(&part, model.pack().to_bytes(&story.to_string()))?;
        fs::rename(part, path)?;
        Ok(line)
    }
}

/// Where a file is written until it is complete.
fn part_of(path: &Path) -> PathBuf {
    path.with_added_extension("part")
}

#[cfg(test)]
mod tests;

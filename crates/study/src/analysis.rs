//! The work itself, in pieces.

use std::fmt;

use bots::Judge as _;
use serde::{Deserialize, Serialize};
use tabletop::{Record, Turn};

use crate::{
    Report, Settings, Studied, StudyError,
    chances::{Chances, add},
    choice::{Choice, choice},
    depth::Depth,
    explaining::{Usual, explain},
    luck::luck,
    opinion::opinions,
    played::Played,
    report,
};

/// A study of one game, whichever it is.
pub trait Study: Send + fmt::Debug {
    /// Goes on with the work, for about so many simulations; at least one step is done. Nothing happens once
    /// all is done.
    fn advance(&mut self, simulations: u32) -> Progress;

    /// How far it is.
    fn progress(&self) -> Progress;

    /// What is known by now.
    fn report(&self) -> Report;
}

/// How far a study is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Progress {
    /// What is being done.
    pub pass: Pass,
    /// The steps of this pass that are done.
    pub done: usize,
    /// The steps of a pass.
    pub steps: usize,
}

/// A study goes through the game twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// Roughly, so that there is something to see.
    Rough,
    /// As deep as it was asked for.
    Deep,
    /// Nothing is left to do.
    Finished,
}

/// A study of a game of this type.
#[derive(Debug)]
pub struct Analysis<G: Studied> {
    judge: G::Judge,
    played: Played<G>,
    settings: Settings,
    /// What the judge thinks before each step, and the result.
    opinions: Vec<Chances>,
    /// What a turn usually changes.
    usual: Usual,
    /// What is known of each step.
    findings: Vec<Finding<G::Action>>,
    pass: Pass,
    done: usize,
}

/// What is known of one step.
#[derive(Clone, Debug)]
pub(crate) enum Finding<A> {
    /// Nothing yet.
    Unknown,
    /// There was no choice, or one thing only that could come.
    Forced,
    /// What an outcome changed for each seat.
    Luck(Chances),
    Choice(Choice<A>),
}

/// Begins the study of a record of any game.
///
/// ```
/// use study::{Settings, StudyError, open};
///
/// let wrong = open("{}", Settings::default());
/// assert!(matches!(wrong, Err(StudyError::NotARecord(_))));
/// ```
pub fn open(record: &str, settings: Settings) -> Result<Box<dyn Study>, StudyError> {
    use tabletop::Game as _;
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let named: Named = read(record)?;
    match named.game.as_str() {
        bazaar::Game::NAME => {
            Ok(Box::new(Analysis::<bazaar::Game>::new(&read(record)?, settings)?))
        }
        bazaar_dice::Game::NAME => {
            Ok(Box::new(Analysis::<bazaar_dice::Game>::new(&read(record)?, settings)?))
        }
        name => Err(StudyError::UnknownGame(name.chars().take(40).collect())),
    }
}

fn read<'a, T: Deserialize<'a>>(record: &'a str) -> Result<T, StudyError> {
    serde_json::from_str(record).map_err(|error| StudyError::NotARecord(error.to_string()))
}

impl<G: Studied> Analysis<G> {
    /// Begins the study of a record.
    pub fn new(record: &Record<G>, settings: Settings) -> Result<Self, StudyError> {
        let played = Played::of(record)?;
        let judge = G::judge().map_err(|failure| StudyError::NoJudge(failure.0))?;
        if let Some(first) = played.steps.first() {
            judge.can_judge(&first.game).map_err(|failure| StudyError::NoJudge(failure.0))?;
        }
        let findings = played.steps.iter().map(|_| Finding::Unknown).collect();
        let simulations = settings.simulations.clamp(Settings::FEWEST, Settings::MOST);
        let settings = Settings { simulations, ..settings };
        let opinions = opinions(&played, &judge);
        let usual = Usual::of(&played, &judge);
        let pass = Pass::Rough;
        Ok(Self { judge, played, settings, opinions, usual, findings, pass, done: 0 })
    }

    /// The luck of each seat over the whole game, without a look at any decision.
    pub fn luck_alone(&self) -> Vec<f64> {
        let mut sum = vec![0.0; self.played.seats()];
        for step in self.played.steps.iter().filter(|step| step.game.is_chance_node()) {
            add(&mut sum, &luck(&step.game, step.action, &self.judge).unwrap_or_default());
        }
        sum
    }

    /// Looks at the next step of this pass; says how many simulations that took.
    fn step(&mut self, depth: Depth) -> u32 {
        let (ply, seed) = (self.done, self.settings.seed);
        let (Some(step), Some(finding)) = (self.played.steps.get(ply), self.findings.get_mut(ply))
        else {
            return 0;
        };
        self.done += 1;
        // Luck is judged at a glance, and what has no choice roughly has none at all.
        if matches!(finding, Finding::Forced | Finding::Luck(_)) {
            return 0;
        }
        *finding =
            match step.game.turn() {
                Turn::Decide(..) => choice(step, &self.judge, depth, seed, ply)
                    .map_or(Finding::Forced, Finding::Choice),
                Turn::Chance(_) => luck(&step.game, step.action, &self.judge)
                    .map_or(Finding::Forced, Finding::Luck),
                Turn::Over => Finding::Forced,
            };
        match finding {
            Finding::Choice(choice) => {
                if self.pass == Pass::Deep {
                    explain(step, choice, &self.judge, &self.usual, self.settings, ply);
                }
                choice.simulations
            }
            Finding::Luck(_) | Finding::Forced | Finding::Unknown => 0,
        }
    }
}

impl<G: Studied> Study for Analysis<G> {
    fn advance(&mut self, simulations: u32) -> Progress {
        let mut left = i64::from(simulations.max(1));
        while left > 0 {
            let (depth, next) = match self.pass {
                Pass::Rough => (Depth::ROUGH, Pass::Deep),
                Pass::Deep => (Depth::of(self.settings), Pass::Finished),
                Pass::Finished => break,
            };
            // A step without a simulation takes its time as well.
            left -= i64::from(self.step(depth).max(1));
            if self.done >= self.played.steps.len() {
                self.pass = next;
                self.done = 0;
            }
        }
        self.progress()
    }

    fn progress(&self) -> Progress {
        let steps = self.played.steps.len();
        let done = if self.pass == Pass::Finished { steps } else { self.done };
        Progress { pass: self.pass, done, steps }
    }

    fn report(&self) -> Report {
        report::of(&self.played, &self.opinions, &self.findings, self.progress(), self.settings)
    }
}

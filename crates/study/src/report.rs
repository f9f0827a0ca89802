//! What a study found, as it is written down. Chances and changes of them are parts of 1, by seat.

mod parts;
mod seats;
mod turning;
mod turns;

pub(crate) use self::turns::answers_of;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

use crate::{
    LineStep, Mark, Pass, Progress, Reason, Settings, Studied, Thresholds, analysis::Finding,
    chances::Chances, played::Played,
};

/// A whole game, as far as it has been studied.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Report {
    /// The rules it was played by.
    pub ruleset: String,
    /// How many simulations were asked for.
    pub simulations: u32,
    /// Where the searches took their chance from.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// How far the study is.
    pub progress: Progress,
    /// What the marks mean at this table.
    pub thresholds: Thresholds,
    /// Who played, and what became of it.
    pub seats: Vec<SeatReport>,
    /// What chance dealt before the first turn, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deal: Option<Deal>,
    /// In the order in which they were played.
    pub turns: Vec<TurnReport>,
    /// The three turns that changed most, in the order in which they were played.
    pub turning_points: Vec<TurningPoint>,
}

/// One seat over the whole game. `start + luck + choices + others + rest` is `result`, exactly.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct SeatReport {
    /// What everybody calls them.
    pub name: String,
    /// The bot that played, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// The place in the end, from 1.
    pub rank: u8,
    /// The share of the victory.
    pub result: f64,
    /// The chance before anything was dealt.
    pub start: f64,
    /// What dice and draws of everybody changed.
    pub luck: f64,
    /// What the own answers gave away; zero or less.
    pub choices: f64,
    /// What the answers of the others changed.
    pub others: f64,
    /// How the judge has changed its opinion between one step and the next.
    pub rest: f64,
    /// The result without the luck.
    pub luck_adjusted: f64,
    /// How much was given away in a turn, on average: in points, hundredths of a victory.
    pub error_rate: f64,
    /// How much of the chance that the best answers had was kept in a turn, on average, in percent.
    pub accuracy: f64,
    /// How many decisions with a choice there were.
    pub decisions: u32,
    /// How many of them have each mark.
    pub marks: BTreeMap<Mark, u32>,
}

/// What chance dealt before the first turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Deal {
    /// Before anything was dealt.
    pub chances_before: Vec<f64>,
    /// When the first turn began.
    pub chances_after: Vec<f64>,
    /// What the deal changed.
    pub luck_of_seats: Vec<f64>,
    /// What the choices in it changed.
    pub choices_of_seats: Vec<f64>,
    /// Changes of opinion.
    pub rest_of_seats: Vec<f64>,
}

/// One turn. The chances after it are those before it and its luck, choices and rest, exactly.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct TurnReport {
    /// From 1.
    pub turn: usize,
    /// Whose turn it is.
    pub seat: Seat,
    /// The first action of the record that belongs to it, from 0.
    pub ply: usize,
    /// How many actions belong to it.
    pub actions: usize,
    /// When it began.
    pub chances_before: Vec<f64>,
    /// When the next one began; in the end the result.
    pub chances_after: Vec<f64>,
    /// What dice and draws of this turn changed for the seat.
    pub luck: f64,
    /// What the seat gave away in this turn.
    pub loss: f64,
    /// The worst mark of the seat in this turn; nothing while it is not judged.
    pub mark: Option<Mark>,
    /// What dice and draws changed for everybody.
    pub luck_of_seats: Vec<f64>,
    /// What choices changed for everybody.
    pub choices_of_seats: Vec<f64>,
    /// Changes of opinion.
    pub rest_of_seats: Vec<f64>,
    /// What somebody was asked in it.
    pub decisions: Vec<DecisionReport>,
    /// What chance brought in it, where there was more than one thing to come.
    pub outcomes: Vec<OutcomeReport>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct DecisionReport {
    /// The action of the record, from 0.
    pub ply: usize,
    /// Who was asked.
    pub seat: Seat,
    /// What.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub question: Value,
    /// The answer, in notation.
    pub played: String,
    /// The chances after it; nothing where there was no choice.
    pub chances: Vec<f64>,
    /// Nothing while it is not judged.
    pub mark: Option<Mark>,
    /// What was given away.
    pub loss: f64,
    /// The standard error of what was given away.
    pub noise: f64,
    /// The three best answers, the best first, and the one that was played if it is none of them; none where
    /// there was no choice.
    pub answers: Vec<Answer>,
}

/// An answer that could have been given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Answer {
    /// In notation.
    pub action: String,
    /// The chances of all seats after it.
    pub chances: Vec<f64>,
    /// Whether it was the one.
    pub played: bool,
    /// How the turns of the seat mostly go on with it; the first is the turn of the answer itself. Empty while
    /// the study has not looked.
    pub line: Vec<LineStep>,
    /// The answer that the reasons compare it with, in notation: the best one with the second best, every other
    /// one with the best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub against: Option<String>,
    /// What is different with it, the largest difference first; nothing that may be noise.
    pub reasons: Vec<Reason>,
}

/// Something that chance decided.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct OutcomeReport {
    /// The action of the record, from 0.
    pub ply: usize,
    /// What came, in notation.
    pub outcome: String,
    /// What it changed for everybody.
    pub luck_of_seats: Vec<f64>,
}

/// A turn that changed much.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct TurningPoint {
    /// Which turn, from 1.
    pub turn: usize,
    /// The action of the record that mattered most in it, from 0.
    pub ply: usize,
    /// For whom it changed most.
    pub seat: Seat,
    /// What was the reason.
    pub cause: Cause,
    /// By how much the chance of this seat changed.
    pub change: f64,
    /// What came or was played, in notation.
    pub action: String,
    /// The better answer, where one was missed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub better: Option<String>,
}

/// Why a chance changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Dice or a draw.
    Luck,
    /// An answer that was not the best.
    Choice,
}

/// All that is known of a game.
pub(crate) fn of<G: Studied>(
    played: &Played<G>,
    opinions: &[Chances],
    findings: &[Finding<G::Action>],
    progress: Progress,
    settings: Settings,
) -> Report {
    let parts = parts::of(findings, opinions);
    let turns = turns::turns(played, opinions, findings, &parts);
    let deal = turns::deal(played, opinions, &parts);
    Report {
        ruleset: played.ruleset.to_owned(),
        simulations: settings.simulations,
        seed: settings.seed,
        progress,
        thresholds: Thresholds::for_players(played.seats()),
        seats: seats::seats(played, opinions, &parts, &turns),
        deal,
        turning_points: turning::points(&turns),
        turns,
    }
}

impl Report {
    /// Whether nothing is left to do.
    pub fn is_finished(&self) -> bool {
        self.progress.pass == Pass::Finished
    }
}

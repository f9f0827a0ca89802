//! A game turn by turn.

use std::ops::Range;

use serde_json::Value;
use tabletop::Seat;

use super::{
    Answer, Deal, DecisionReport, OutcomeReport, TurnReport,
    parts::{Part, Sums},
};
use crate::{
    Mark, Studied,
    analysis::Finding,
    chances::Chances,
    choice::{BEST, Choice},
    played::{Played, PlayedAction},
};

/// Where each turn begins and ends.
fn spans<G: Studied>(played: &Played<G>) -> Vec<(Seat, Range<usize>)> {
    let ends = played.turns.iter().skip(1).map(|turn| turn.at).chain([played.steps.len()]);
    played.turns.iter().zip(ends).map(|(turn, end)| (turn.seat, turn.at..end)).collect()
}

/// What was dealt before the first turn.
pub(super) fn deal<G: Studied>(
    played: &Played<G>,
    opinions: &[Chances],
    parts: &[Part],
) -> Option<Deal> {
    let end = played.turns.first().map_or(parts.len(), |turn| turn.at);
    let dealt = parts.get(..end).filter(|dealt| !dealt.is_empty())?;
    let sums = Sums::of(dealt, played.seats());
    Some(Deal {
        chances_before: opinions[0].clone(),
        chances_after: opinions[end].clone(),
        luck_of_seats: sums.luck,
        choices_of_seats: sums.choices,
        rest_of_seats: sums.rest,
    })
}

pub(super) fn turns<G: Studied>(
    played: &Played<G>,
    opinions: &[Chances],
    findings: &[Finding<G::Action>],
    parts: &[Part],
) -> Vec<TurnReport> {
    let turn = |(number, (seat, span)): (usize, (Seat, Range<usize>))| {
        let sums = Sums::of(&parts[span.clone()], played.seats());
        let decisions: Vec<_> = span
            .clone()
            .filter_map(|ply| decision(&played.steps[ply], &findings[ply], ply))
            .collect();
        let outcomes =
            span.clone().filter_map(|ply| outcome(&played.steps[ply], &parts[ply], ply)).collect();
        let own = || decisions.iter().filter(|decision| decision.seat == seat);
        TurnReport {
            turn: number + 1,
            seat,
            ply: span.start,
            actions: span.len(),
            chances_before: opinions[span.start].clone(),
            chances_after: opinions[span.end].clone(),
            luck: sums.luck[seat.index()],
            loss: own().map(|decision| decision.loss).sum(),
            mark: own().map(|decision| decision.mark).max().flatten(),
            luck_of_seats: sums.luck,
            choices_of_seats: sums.choices,
            rest_of_seats: sums.rest,
            decisions,
            outcomes,
        }
    };
    spans(played).into_iter().enumerate().map(turn).collect()
}

fn outcome<G: Studied>(step: &PlayedAction<G>, part: &Part, ply: usize) -> Option<OutcomeReport> {
    let luck_of_seats = part.luck.clone()?;
    Some(OutcomeReport { ply, outcome: step.action.to_string(), luck_of_seats })
}

fn decision<G: Studied>(
    step: &PlayedAction<G>,
    finding: &Finding<G::Action>,
    ply: usize,
) -> Option<DecisionReport> {
    let turn = step.game.turn();
    let (seat, question) = (turn.seat()?, turn.question()?);
    let (mark, choice) = match finding {
        Finding::Choice(choice) => (Some(choice.mark), Some(choice)),
        Finding::Forced => (Some(Mark::OnlyWay), None),
        Finding::Unknown | Finding::Luck(_) => (None, None),
    };
    Some(DecisionReport {
        ply,
        seat,
        question: serde_json::to_value(question).unwrap_or(Value::Null),
        played: step.action.to_string(),
        chances: choice.map_or_else(Vec::new, |choice| choice.after.clone()),
        mark,
        loss: choice.map_or(0.0, |choice| choice.loss),
        noise: choice.map_or(0.0, |choice| choice.noise),
        answers: choice.map_or_else(Vec::new, answers_of),
    })
}

/// The answers that are shown of a decision.
pub(crate) fn answers_of<A: ToString>(choice: &Choice<A>) -> Vec<Answer> {
    let answer = |valued: &crate::choice::Valued<A>| Answer {
        action: valued.action.to_string(),
        chances: valued.chances.clone(),
        played: valued.played,
        line: valued.explained.line.clone(),
        against: valued.explained.against.clone(),
        reasons: valued.explained.reasons.clone(),
    };
    let shown = |(place, one): &(usize, &crate::choice::Valued<A>)| *place < BEST || one.played;
    choice.answers.iter().enumerate().filter(shown).map(|(_, valued)| answer(valued)).collect()
}

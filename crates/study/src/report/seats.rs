//! A game seat by seat.

use std::collections::BTreeMap;

use tabletop::Seat;

use super::{
    DecisionReport, SeatReport, TurnReport,
    parts::{Part, Sums},
};
use crate::{Mark, Studied, chances::Chances, played::Played};

pub(super) fn seats<G: Studied>(
    played: &Played<G>,
    opinions: &[Chances],
    parts: &[Part],
    turns: &[TurnReport],
) -> Vec<SeatReport> {
    let sums = Sums::of(parts, played.seats());
    let start = opinions.first().unwrap_or(&played.result);
    let seat = |seat: Seat| {
        let index = seat.index();
        let player = &played.players[index];
        let losses: f64 = judged(turns, seat).map(|decision| decision.loss).sum();
        let (result, luck) = (played.result[index], sums.luck[index]);
        let mut marks: BTreeMap<Mark, u32> = Mark::ALL.map(|mark| (mark, 0)).into();
        for mark in decisions(turns, seat).filter_map(|decision| decision.mark) {
            *marks.entry(mark).or_default() += 1;
        }
        let own = turns.iter().filter(|turn| turn.seat == seat).count();
        SeatReport {
            name: player.name.clone(),
            bot: player.bot.clone(),
            rank: played.ranks[index],
            result,
            start: start[index],
            luck,
            choices: 0.0 - losses,
            others: sums.choices[index] + losses,
            rest: sums.rest[index],
            luck_adjusted: result - luck,
            error_rate: 100.0 * losses / own.max(1) as f64,
            accuracy: accuracy(turns, seat),
            decisions: judged(turns, seat).count() as u32,
            marks,
        }
    };
    Seat::all(played.seats()).map(seat).collect()
}

fn decisions(turns: &[TurnReport], seat: Seat) -> impl Iterator<Item = &DecisionReport> {
    turns.iter().flat_map(|turn| &turn.decisions).filter(move |decision| decision.seat == seat)
}

/// Those with a choice.
fn judged(turns: &[TurnReport], seat: Seat) -> impl Iterator<Item = &DecisionReport> {
    decisions(turns, seat).filter(|decision| !decision.answers.is_empty())
}

/// How much of the chance that the best answers had was kept in a turn, on average.
fn accuracy(turns: &[TurnReport], seat: Seat) -> f64 {
    let own: Vec<_> = turns.iter().filter(|turn| turn.seat == seat).collect();
    let kept = |turn: &&TurnReport| {
        let decisions = turn.decisions.iter().filter(|decision| decision.seat == seat);
        decisions.filter_map(|decision| kept(decision, seat)).product::<f64>()
    };
    if own.is_empty() {
        100.0
    } else {
        100.0 * own.iter().map(kept).sum::<f64>() / own.len() as f64
    }
}

fn kept(decision: &DecisionReport, seat: Seat) -> Option<f64> {
    let after = decision.chances.get(seat.index())?;
    let best = after + decision.loss;
    Some(if best > 0.0 { after / best } else { 1.0 })
}

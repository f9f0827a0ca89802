//! The best of many random boards.
//!
//! All of them play a few games, the better half twice as many, and so on until one is left. That one is counted
//! anew: the games that chose it would flatter it.

use bazaar::{Layout, LayoutChoice, LayoutKind, Options};
use tabletop::Seat;

use super::{
    counting::Counting,
    report::{LayoutReport, advantage, length},
    tally::Tally,
    wanted::{LayoutError, Wanted, Wish, drawn},
};
use crate::depth::generator;

/// So many games a board plays before the first half is left out.
const FIRST_GAMES: u32 = 16;

/// A search for a board.
#[derive(Clone, Debug)]
pub struct Finding {
    wish: Wish,
    /// Those that are left.
    boards: Vec<Counting>,
    /// How many games each of them plays before half are left out.
    stage: u32,
    /// The one that was chosen, counted anew.
    chosen: Option<Counting>,
    /// For that count.
    games: u32,
    seed: u64,
    played: u32,
    wanted: u32,
}

impl Finding {
    pub(super) fn new(wanted: &Wanted, wish: Wish) -> Result<Self, LayoutError> {
        let table = wanted.table()?;
        let random = LayoutChoice::Kind(LayoutKind::Random);
        let options = Options { layout: random, ..table.options.clone() };
        let layouts = (0..wanted.tries)
            .map(|number| drawn(&options, &mut generator(wanted.seed, [number.into(), 2, 0])))
            .collect::<Result<Vec<Layout>, _>>()?;
        let boards: Vec<_> = layouts
            .into_iter()
            .map(|layout| Counting::new(table.on(layout), FIRST_GAMES, wanted.seed))
            .collect();
        let games = games_of_all(wanted.tries) + wanted.games;
        let (games_of_chosen, seed) = (wanted.games, wanted.seed.wrapping_add(1));
        Ok(Self {
            wish,
            boards,
            stage: FIRST_GAMES,
            chosen: None,
            games: games_of_chosen,
            seed,
            played: 0,
            wanted: games,
        })
    }

    /// Plays so many games more, or fewer if no more are wanted. Whether all is done.
    pub fn advance(&mut self, games: u32) -> bool {
        for _ in 0..games {
            if let Some(chosen) = &mut self.chosen {
                if chosen.is_done() {
                    break;
                }
                chosen.advance(1);
            } else if let Some(board) = self.boards.iter_mut().find(|board| !board.is_done()) {
                board.advance(1);
            } else {
                break;
            }
            self.played += 1;
            self.leave_out();
        }
        self.chosen.as_ref().is_some_and(Counting::is_done)
    }

    /// When all have played, the worse half goes.
    fn leave_out(&mut self) {
        if self.chosen.is_some() || self.boards.iter().any(|board| !board.is_done()) {
            return;
        }
        let wish = self.wish;
        self.boards.sort_by(|a, b| score(wish, b).total_cmp(&score(wish, a)));
        self.boards.truncate(self.boards.len().div_ceil(2).max(1));
        if let [best] = &self.boards[..] {
            self.chosen = Some(Counting::new(best.table().clone(), self.games, self.seed));
            return;
        }
        self.stage *= 2;
        for board in &mut self.boards {
            board.extend(self.stage);
        }
    }

    /// The best by now.
    pub fn report(&self) -> LayoutReport {
        let enough = self.boards.iter().filter(|board| board.begun() >= FIRST_GAMES);
        let by_score =
            |a: &&Counting, b: &&Counting| score(self.wish, a).total_cmp(&score(self.wish, b));
        let best = self.chosen.as_ref().or_else(|| enough.max_by(by_score));
        let mut report = best.unwrap_or(&self.boards[0]).report();
        (report.played, report.wanted, report.find) = (self.played, self.wanted, Some(self.wish));
        report
    }

    /// The network that judges such games, by its name, if it is still to be brought.
    pub fn lacks(&self) -> Option<&'static str> {
        self.boards.first().and_then(Counting::lacks)
    }
}

/// How many games are played before one is left.
fn games_of_all(tries: u32) -> u32 {
    let (mut boards, mut stage, mut before, mut games) = (tries, FIRST_GAMES, 0, 0_u32);
    loop {
        games = games.saturating_add(boards.saturating_mul(stage - before));
        boards = boards.div_ceil(2).max(1);
        if boards == 1 {
            return games;
        }
        before = stage;
        stage = stage.saturating_mul(2);
    }
}

/// The higher, the better.
fn score(wish: Wish, board: &Counting) -> f64 {
    let tally = board.tally();
    match wish {
        Wish::Fair => -unfairness(tally, board.table().options.players),
        Wish::Wild => {
            let length = length(tally);
            if length.mean > 0.0 { length.spread / length.mean } else { 0.0 }
        }
    }
}

/// How far the seats are from winning alike: the sum of squares.
fn unfairness(tally: &Tally, players: usize) -> f64 {
    let fair = 1.0 / players as f64;
    Seat::all(players).map(|seat| (advantage(tally, seat).won.share - fair).powi(2)).sum()
}

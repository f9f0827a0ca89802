//! The layout laboratory: what bots make of a board, counted game after game.
//!
//! An [`Experiment`] counts a board, or looks for one that is fair or wild. It works in pieces of as many games
//! as whoever asks wants to wait for, and its [`LayoutReport`] can be had at any time. The same wishes give the
//! same games everywhere. What is counted is told in `docs/layouts.md`.

mod code;
mod counting;
mod finding;
mod opening;
mod report;
mod tally;
mod wanted;

pub use self::{
    code::{CodeError, code, read_code},
    counting::Counting,
    finding::Finding,
    report::{Heat, Interval, LayoutReport, Length, OpeningReport, SeatAdvantage, Source},
    wanted::{LayoutError, Wanted, Wish},
};

/// Work at one board, or at many until the best is found.
#[derive(Debug)]
pub enum Experiment {
    /// One board is counted.
    Counting(Box<Counting>),
    /// A board is looked for.
    Finding(Box<Finding>),
}

impl Experiment {
    /// Begins what is wanted, or says what is wrong with it.
    pub fn open(wanted: &Wanted) -> Result<Self, LayoutError> {
        Ok(match wanted.find {
            None => {
                Self::Counting(Box::new(Counting::new(wanted.table()?, wanted.games, wanted.seed)))
            }
            Some(wish) => Self::Finding(Box::new(Finding::new(wanted, wish)?)),
        })
    }

    /// Plays so many games more, or fewer if no more are wanted. Whether all is done.
    pub fn advance(&mut self, games: u32) -> bool {
        match self {
            Self::Counting(counting) => counting.advance(games),
            Self::Finding(finding) => finding.advance(games),
        }
    }

    /// What is known by now.
    pub fn report(&self) -> LayoutReport {
        match self {
            Self::Counting(counting) => counting.report(),
            Self::Finding(finding) => finding.report(),
        }
    }

    /// The network that judges such games, by its name, if it is still to be [brought](bots::bring).
    pub fn lacks(&self) -> Option<&'static str> {
        match self {
            Self::Counting(counting) => counting.lacks(),
            Self::Finding(finding) => finding.lacks(),
        }
    }
}

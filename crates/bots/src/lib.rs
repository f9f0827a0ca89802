//! Players for every game of the house.
//!
//! A [`Bot`] is asked through a [`Sight`]: it sees what its seat sees, may imagine what it cannot
//! see, and answers. What it knows about a particular game is a [`Knowledge`], in a module of that
//! game; everything else is generic.

pub mod bazaar;
mod bot;
mod bot_game;
mod budget;
pub mod dice;
mod greedy;
mod knowledge;
mod levels;
pub mod network;
mod planner;
mod random;
pub mod run;
mod search;
mod shelf;
mod spec;
pub mod trunk;
mod weights_file;

pub use bot::{Bot, Failure, Sight};
pub use bot_game::BotGame;
pub use budget::{Budget, Limit, Weighs};
pub use greedy::Greedy;
pub use knowledge::Knowledge;
pub use levels::Level;
pub use planner::Planner;
pub use random::Random;
pub use run::Run;
pub use search::{
    Advice, Branch, CURIOSITY, Explanation, Judge, Keeping, Priors, Reason, Search, Shares, Tree,
};
pub use shelf::bring;
pub use spec::{Spec, SpecError};

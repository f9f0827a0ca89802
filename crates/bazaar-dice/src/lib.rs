//! The rules of the dice game: exact, fast, explainable.
//!
//! A [`Setup`] describes a table and may be wrong; a [`Game`] is right. The game asks one small
//! [`Question`] at a time, is answered with an [`Action`], and tells [`Event`]s. What it promises
//! in general is [`tabletop::Game`].
//!
//! ```
//! use bazaar_dice::{Action, Game, Options};
//! use tabletop::{Answers, Dealer, Game as _, Seed};
//!
//! let seed = Seed::from_number(1);
//! let setup = Game::deal(&Options::new(3), &mut Dealer::for_setup(seed))?;
//! let mut game = Game::start(&setup)?;
//! game.play(Action::Roll {}, &mut Vec::new())?;
//! let mut dealer = Dealer::for_play(seed, 0);
//! while let Some(dice) = game.deal_chance(&mut dealer) {
//!     game.play(dice, &mut Vec::new())?;
//! }
//!
//! let mut answers = Answers::new();
//! game.legal_actions(&mut answers);
//! assert!(answers.contains(&Action::End {}));
//!
//! let refusal = game.check(Action::Roll {}).unwrap_err();
//! assert_eq!(refusal.to_string(), "this is no answer to the open question (D-37)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where things are: everything printed on the pieces is in `data.rs`; the eight actions are in
//! `deeds.rs`, how they are paid in `price.rs`, the bazaar cards in `bazaar.rs`, the turn in
//! `turns.rs`. `apply.rs` is the table that sends each answer to its file. The rulings (D-1 and on)
//! are in `docs/rules/`.

#![warn(missing_docs)]

mod act;
mod action;
mod answers;
mod apply;
mod audit;
mod bazaar;
mod blocked;
mod card;
mod chance;
mod check;
mod contract;
mod counting;
pub mod data;
mod deeds;
mod dice;
mod event;
mod facts;
mod game;
mod goods;
mod notation;
mod options;
mod position;
mod preview;
mod price;
#[cfg(test)]
#[cfg(feature = "ts")]
mod printed;
mod purse;
mod question;
mod refusal;
mod rerolls;
mod setup;
mod step;
mod tile;
mod track;
mod turns;
mod view;

pub use action::Action;
pub use blocked::Blocked;
pub use card::{Card, Cards, NoSuchCard};
pub use data::TileKind;
pub use dice::{Dice, Face, TooManyDice};
pub use event::{Event, Source};
pub use game::Game;
pub use goods::{Good, Goods, Sort, TooManyGoods};
pub use options::Options;
pub use position::{Position, PositionError};
pub use preview::{Amounts, Effects, Kind, Preview, Reveals};
pub use price::Price;
pub use question::{Chance, Question};
pub use refusal::{Missing, Reason, Refusal, Ruling};
pub use setup::{PlayerSetup, Setup, SetupError};
pub use tile::{MosqueTile, NoSuchTile, Tiles};
pub use track::Track;
pub use view::{PlayerView, Stock, TileView, TrackView, View};

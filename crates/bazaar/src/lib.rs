//! The rules of the board game: exact, fast, explainable.
//!
//! A [`Setup`] describes a table and may be wrong; a [`Game`] is right. The game asks one small
//! [`Question`] at a time, is answered with an [`Action`], and tells [`Event`]s. What it promises
//! in general is [`tabletop::Game`].
//!
//! ```
//! use bazaar::{Action, Game, Options, Place};
//! use tabletop::{Answers, Dealer, Game as _, Seed};
//!
//! let seed = Seed::from_number(1);
//! let setup = Game::deal(&Options::base(3), &mut Dealer::for_setup(seed))?;
//! let mut game = Game::start(&setup)?;
//! let mut dealer = Dealer::for_play(seed, 0);
//! while let Some(card) = game.deal_chance(&mut dealer) {
//!     game.play(card, &mut Vec::new())?;
//! }
//!
//! let mut answers = Answers::new();
//! game.legal_actions(&mut answers);
//! assert!(answers.contains(&Action::Move { to: Place::PoliceStation }));
//! game.play(Action::Move { to: Place::PoliceStation }, &mut Vec::new())?;
//!
//! let refusal = game.check(Action::End {}).unwrap_err();
//! assert_eq!(refusal.to_string(), "this is no answer to the open question (B-6)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where things are: a place is a file in `places/`, a card a row in `cards/mod.rs` and a file
//! beside it, an encounter a file in `encounters/`. `apply.rs` is the table that sends each answer
//! to its file. The rulings (B-1 and on) are in `docs/rules/`.

mod action;
mod answers;
mod apply;
mod assistants;
mod audit;
mod barrier;
mod blocked;
mod board;
mod cards;
mod chance;
mod check;
mod contract;
mod demand;
mod dice;
mod encounters;
mod end;
mod event;
mod facts;
mod game;
mod goods;
mod guild;
mod letters;
mod mocha;
mod movement;
mod notation;
mod options;
mod place;
mod places;
mod player;
mod position;
mod preview;
#[cfg(test)]
#[cfg(feature = "ts")]
mod printed;
mod purse;
mod question;
mod refusal;
mod resample;
mod rules;
mod setup;
mod step;
mod tavern_tiles;
mod unsaid;
mod versions;
mod view;

pub use action::{Action, Announcement, NotAnnounceable, NotWild, Reward, Wild};
pub use barrier::{Barrier, Edge, NotAnEdge};
pub use blocked::Blocked;
pub use board::{Layout, LayoutError, LayoutKind};
pub use cards::{Afar, Card, CardFacts, Cards, TABLE as CARDS, Timing, Ware};
pub use demand::{DemandTile, Market, NoSuchTile};
pub use dice::{Dice, Die, NotADie, NotDice, OneDie};
pub use encounters::Payment;
pub use event::{Event, Figure};
pub use game::Game;
pub use goods::{Good, Goods};
pub use guild::{
    GuildCard, GuildCards, GuildFacts, NoSuchGuildCard, Sureness, TABLE as GUILD_CARDS,
};
pub use letters::{
    Companion, KioskEffect, KioskTile, KioskTiles, LETTERS_SURENESS, Letter, LetterDraw, Letters,
    NoSuchKioskTile, SealsFor,
};
pub use options::{Hand, LayoutChoice, Options};
pub use place::{NoSuchPlace, Place, Places};
pub use places::auction_house::{Bid, NotABid};
pub use position::{Position, PositionError};
pub use preview::{Amounts, Effects, Express, Kind, Movement, PaidTo, Preview, Reveals, Stops};
pub use question::{Chance, Question};
pub use refusal::{Missing, Reason, Refusal, Ruling};
pub use rules::{Deck, Rules, Ruleset, Variants};
pub use setup::{Colour, PlayerSetup, Setup, SetupError};
pub use step::{Draw, GuildDraw, Roll, TavernOption};
pub use tavern_tiles::TavernTile;
pub use view::{
    BidView, LettersView, Mail, MochaView, MosqueView, NeutralMerchant, PlayerLettersView,
    PlayerMochaView, PlayerView, SultanPrice, TavernStack, View,
};

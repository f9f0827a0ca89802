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
//! Where things are: a step is a file, a box is a folder. `pieces/` is what lies on the table,
//! `table/` the game and how it is laid, `turn/` the lists and the four phases; `base/`, `mocha/` and
//! `letters/` hold the places, cards and encounters of their box, one file each (the Tea House is
//! `base/places/tea_house.rs`); `seen/` is what people and programs see. What a box adds to the
//! lists of steps, actions and events stands in its `lists.rs`. The rulings (B-1 and on) are in
//! `docs/rules/`.

#![warn(missing_docs)]

mod base;
mod contract;
mod letters;
mod lists;
mod mocha;
mod pieces;
mod seen;
mod table;
mod turn;

pub use letters::*;
pub use mocha::*;
pub use pieces::{
    announcement::{Announcement, NotAnnounceable},
    card::{Card, CardFacts, TABLE as CARDS, Timing},
    cards::Cards,
    colour::Colour,
    demand::{DemandTile, Market, NoSuchTile, revenue},
    dice::{Dice, Die, NotADie, NotDice, OneDie},
    draw::Draw,
    goods::{Good, Goods},
    layout::{Layout, LayoutError, LayoutKind},
    place::{NoSuchPlace, Place, Places},
    reward::Reward,
    roll::Roll,
    ruleset::Ruleset,
    sureness::Sureness,
    wild::{NotWild, Wild},
};
pub use seen::{
    blocked::Blocked,
    effects::{Amounts, Effects, Express, Movement, PaidTo, Preview},
    event::{Event, Figure},
    kind::{Kind, Stops},
    refusal::{Missing, Reason, Refusal, Ruling},
    reveals::Reveals,
    view::{Mail, MosqueView, NeutralMerchant, PlayerView, SultanPrice, View},
};
pub use table::{
    game::Game,
    options::{Hand, LayoutChoice, Options},
    position::{Position, PositionError},
    rules::{Rules, Variants},
    setup::{PlayerSetup, Setup, SetupError},
};
pub use turn::{
    action::Action,
    question::{Chance, Question},
};

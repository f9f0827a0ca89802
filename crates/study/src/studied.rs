//! What a study has to know about a game besides its rules.

use std::fmt;

use bots::{
    Failure, Judge,
    bazaar::BazaarJudge,
    dice::{self, DiceNetwork},
};
use tabletop::{Game, Seat};

/// A game that can be studied.
pub trait Studied: Game {
    /// Who knows the chances of every seat.
    type Judge: Judge<Self> + fmt::Debug;

    /// The best judge there is.
    fn judge() -> Result<Self::Judge, Failure>;

    /// The rules as people name them.
    fn ruleset(&self) -> &'static str;

    /// Whose turn begins with this event, if one does.
    fn turn_begun(event: &Self::Event) -> Option<Seat>;

    /// Who pays how many Lira to whom with this event, if somebody does.
    fn paid(_event: &Self::Event) -> Option<(Seat, Seat, u32)> {
        None
    }

    /// Whose turn ends with this event before anything could be done, if one does.
    fn stopped(_event: &Self::Event) -> Option<Seat> {
        None
    }
}

impl Studied for bazaar::Game {
    type Judge = BazaarJudge;

    fn judge() -> Result<BazaarJudge, Failure> {
        Ok(BazaarJudge::newest())
    }

    fn ruleset(&self) -> &'static str {
        self.ruleset().name()
    }

    fn turn_begun(event: &bazaar::Event) -> Option<Seat> {
        if let bazaar::Event::TurnBegan { seat } = event { Some(*seat) } else { None }
    }

    fn paid(event: &bazaar::Event) -> Option<(Seat, Seat, u32)> {
        if let bazaar::Event::MerchantPaid { seat, to, lira } = *event {
            Some((seat, to, lira))
        } else {
            None
        }
    }

    fn stopped(event: &bazaar::Event) -> Option<Seat> {
        if let bazaar::Event::Stopped { seat, .. } = event { Some(*seat) } else { None }
    }
}

impl Studied for bazaar_dice::Game {
    type Judge = DiceNetwork;

    fn judge() -> Result<DiceNetwork, Failure> {
        dice::newest()
    }

    fn ruleset(&self) -> &'static str {
        "dice"
    }

    fn turn_begun(event: &bazaar_dice::Event) -> Option<Seat> {
        if let bazaar_dice::Event::TurnBegan { seat } = event { Some(*seat) } else { None }
    }
}

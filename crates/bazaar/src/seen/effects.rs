use serde::Serialize;
use tabletop::Seat;

use super::{
    kind::{Kind, Stops},
    reveals::Reveals,
};
use crate::{
    letters::pieces::Letter,
    lists::every_box,
    mocha::pieces::{Edge, GuildCard, TavernTile},
    pieces::{
        card::Card,
        goods::{Good, Goods},
        place::Place,
    },
    turn::action::Action,
};

/// What one answer does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Preview {
    /// What the answer is for.
    pub kind: Kind,
    /// What it does by itself.
    #[serde(flatten)]
    pub effects: Effects,
    /// For a destination: what one click may do on top, and what it would bring in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub express: Option<Express>,
}

/// What happens for sure.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Effects {
    /// What is given away.
    pub pay: Amounts,
    /// What comes in.
    pub gain: Amounts,
    /// Goods that would not fit on the wheelbarrow.
    pub lost: Goods,
    /// Lira that go to other players, included in `pay`.
    pub paid_to: Vec<PaidTo>,
    /// Who goes where.
    pub moves: Vec<Movement>,
    /// Whether the turn is over then.
    pub ends_turn: bool,
    /// What is seen then that nobody could know.
    pub reveals: Reveals,
}

macro_rules! amounts {
    (amounts [] $( $rows:tt )*) => {
        /// A sum of everything that can be paid or gained.
        #[derive(Clone, Debug, Default, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        pub struct Amounts { $( $rows )* }
    };
}
every_box! { amounts => amounts }

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Lira for another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PaidTo {
    /// Who gets them.
    pub seat: Seat,
    /// How many.
    pub lira: u32,
}

macro_rules! movements {
    (movements [] $( $rows:tt )*) => {
        /// A figure that goes somewhere.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "move", rename_all = "snake_case")]
        pub enum Movement { $( $rows )* }
    };
}
every_box! { movements => movements }

/// The answers that follow a destination without a choice, and where they stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Express {
    /// The answers that would be given as well.
    pub then: Vec<Action>,
    /// Why it goes no further.
    pub stops: Stops,
    /// All of it together, the destination included.
    pub effects: Effects,
}

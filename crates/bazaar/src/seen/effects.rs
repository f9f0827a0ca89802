use serde::Serialize;
use tabletop::Seat;

use super::kind::{Kind, Stops};
use crate::{
    letters::pieces::Letter,
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
    pub kind: Kind,
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
    pub pay: Amounts,
    pub gain: Amounts,
    /// Goods that would not fit on the wheelbarrow.
    pub lost: Goods,
    /// Lira that go to other players, included in `pay`.
    pub paid_to: Vec<PaidTo>,
    pub moves: Vec<Movement>,
    pub ends_turn: bool,
    pub reveals: Reveals,
}

/// A sum of everything that can be paid or gained.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Amounts {
    pub lira: u32,
    pub goods: Goods,
    pub rubies: u8,
    /// Cards given up or taken openly.
    pub cards: Vec<Card>,
    pub mosque_tiles: Vec<Good>,
    pub extensions: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub coffee: u32,
    /// Guild cards given up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<GuildCard>>"))]
    pub guild_cards: Vec<GuildCard>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<TavernTile>>"))]
    pub tavern_tiles: Vec<TavernTile>,
    /// Letters given up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Letter>>"))]
    pub letters: Vec<Letter>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PaidTo {
    pub seat: Seat,
    pub lira: u32,
}

/// A figure that goes somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "move", rename_all = "snake_case")]
pub enum Movement {
    Merchant {
        from: Place,
        to: Place,
    },
    AssistantLeft {
        place: Place,
    },
    AssistantPickedUp {
        place: Place,
    },
    AssistantReturned {
        from: Place,
    },
    AssistantGained,
    Family {
        seat: Seat,
        to: Place,
    },
    Barrier {
        between: Edge,
    },
    /// The companion, to a place or home to his owner.
    Companion {
        seat: Seat,
        to: Option<Place>,
    },
}

/// What is seen right afterwards that nobody could know before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Reveals {
    #[default]
    None,
    Dice,
    Card,
    Tile,
    Guild,
    Letter,
}

/// The answers that follow a destination without a choice, and where they stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Express {
    pub then: Vec<Action>,
    pub stops: Stops,
    /// All of it together, the destination included.
    pub effects: Effects,
}

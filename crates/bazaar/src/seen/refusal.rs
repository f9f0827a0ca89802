use std::fmt;

use serde::Serialize;

use crate::pieces::{
    goods::{Good, Goods},
    place::Place,
};

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[error("{reason} ({ruling})")]
pub struct Refusal {
    #[serde(flatten)]
    pub reason: Reason,
    /// The ruling that says so, in `docs/rules/`.
    pub ruling: Ruling,
}

/// The id of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
#[serde(into = "String")]
pub enum Ruling {
    /// Of the base game.
    B(u8),
    /// Of Mocha & Baksheesh.
    M(u8),
    /// Of Letters & Seals.
    L(u8),
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::B(number) => write!(f, "B-{number}"),
            Self::M(number) => write!(f, "M-{number}"),
            Self::L(number) => write!(f, "L-{number}"),
        }
    }
}

impl From<Ruling> for String {
    fn from(ruling: Ruling) -> Self {
        ruling.to_string()
    }
}

/// A stable reason code with what was missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Reason {
    GameOver,
    /// Dice, a card or a tile are waited for.
    WaitingForChance,
    /// A player is asked; chance has nothing to say now.
    NotChance,
    /// Chance cannot bring this now.
    ImpossibleOutcome,
    /// This is no answer to the question that is open.
    NotAnAnswer,
    TooFar {
        steps: u8,
        nearest: u8,
        farthest: u8,
    },
    MustMove,
    /// No assistant in the stack, or none of the kind at the place.
    NoAssistant,
    /// An own assistant lies here already.
    AssistantHere,
    Short {
        missing: Missing,
    },
    /// The wheelbarrow has all its extensions.
    Complete,
    Owned,
    NoneLeft,
    FamilyOut,
    FamilyIn,
    MidAction,
    /// What is owed could not be paid any more.
    Owed,
    Once,
    OnlyAt {
        place: Place,
    },
    /// Not in this phase of the turn.
    NotNow,
    CardNotHeld,
    TileNotOwned,
    NobodyHere,
    /// Somebody has to be caught first.
    MustCatch,
    NoEffect,
    NotDemanded,
    TavernTileNotOwned,
    /// The barrier stands between two places side by side.
    NotNeighbours,
    /// Only across the barrier of somebody else.
    BehindBarrier {
        steps: u8,
    },
    /// The companion is not where he would have to be.
    NoCompanion,
    /// There is no such letter in front of the player.
    NoLetter,
    BidTooLow {
        /// The highest bid so far.
        lira: u32,
    },
    OncePerRound,
}

/// What would have to be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Missing {
    #[serde(skip_serializing_if = "is_zero")]
    pub lira: u32,
    #[serde(skip_serializing_if = "none_missing")]
    pub goods: Goods,
    /// Goods of any kind, on top.
    #[serde(skip_serializing_if = "is_zero")]
    pub any_goods: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub cards: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub coffee: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub seals: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn none_missing(goods: &Goods) -> bool {
    goods.is_empty()
}

impl Refusal {
    #[inline]
    pub(crate) const fn new(reason: Reason, ruling: Ruling) -> Self {
        Self { reason, ruling }
    }

    const fn short_of(missing: Missing, ruling: Ruling) -> Self {
        Self::new(Reason::Short { missing }, ruling)
    }

    /// So much money is missing.
    #[inline]
    pub(crate) const fn short_of_lira(have: u32, price: u32, ruling: Ruling) -> Self {
        Self::short_of(Missing { lira: price.saturating_sub(have), ..Missing::NOTHING }, ruling)
    }

    /// These goods are missing, and so many of any kind.
    #[inline]
    pub(crate) const fn short_of_goods(goods: Goods, any_goods: u32, ruling: Ruling) -> Self {
        Self::short_of(Missing { goods, any_goods, ..Missing::NOTHING }, ruling)
    }

    /// So many seals are missing.
    pub(crate) const fn short_of_seals(have: u8, price: u8, ruling: Ruling) -> Self {
        let seals = price.saturating_sub(have) as u32;
        Self::short_of(Missing { seals, ..Missing::NOTHING }, ruling)
    }

    /// So much coffee is missing.
    pub(crate) const fn short_of_coffee(have: u32, price: u32, ruling: Ruling) -> Self {
        Self::short_of_coffee_and_goods(price.saturating_sub(have), Goods::NONE, ruling)
    }

    /// So much coffee and these goods are missing.
    pub(crate) const fn short_of_coffee_and_goods(
        coffee: u32,
        goods: Goods,
        ruling: Ruling,
    ) -> Self {
        Self::short_of(Missing { goods, coffee, ..Missing::NOTHING }, ruling)
    }
}

impl Missing {
    const NOTHING: Self =
        Self { lira: 0, goods: Goods::NONE, any_goods: 0, cards: 0, coffee: 0, seals: 0 };
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::WaitingForChance => f.write_str("dice, a card or a tile are waited for"),
            Self::NotChance => f.write_str("a player is asked, not chance"),
            Self::ImpossibleOutcome => f.write_str("chance cannot bring this now"),
            Self::NotAnAnswer => f.write_str("this is no answer to the open question"),
            Self::TooFar { steps, nearest, farthest } => {
                write!(f, "{steps} steps away; {nearest} or {farthest} are allowed")
            }
            Self::MustMove => f.write_str("the merchant has to leave this place"),
            Self::NoAssistant => f.write_str("there is no such assistant"),
            Self::AssistantHere => f.write_str("an own assistant lies here already"),
            Self::Short { missing } => write!(f, "missing: {missing}"),
            Self::Complete => f.write_str("the wheelbarrow is complete"),
            Self::Owned => f.write_str("already owned"),
            Self::NoneLeft => f.write_str("none left"),
            Self::FamilyOut => f.write_str("the family member is elsewhere"),
            Self::FamilyIn => f.write_str("the family member is at the Police Station already"),
            Self::MidAction => f.write_str("not during an action"),
            Self::Owed => f.write_str("what is owed could not be paid any more"),
            Self::Once => f.write_str("once per turn, already used"),
            Self::OnlyAt { place } => write!(f, "only at: {}", place.name()),
            Self::NotNow => f.write_str("not in this phase of the turn"),
            Self::CardNotHeld => f.write_str("the card is not in the hand"),
            Self::TileNotOwned => f.write_str("the mosque tile is not owned"),
            Self::NobodyHere => f.write_str("nobody to meet here"),
            Self::MustCatch => f.write_str("a family member has to be caught first"),
            Self::NoEffect => f.write_str("this would change nothing"),
            Self::NotDemanded => f.write_str("the demand tile does not ask for it"),
            Self::TavernTileNotOwned => f.write_str("the tavern tile is not owned"),
            Self::NotNeighbours => f.write_str("these places do not lie side by side"),
            Self::BehindBarrier { steps } => {
                write!(f, "behind the barrier of somebody else: {steps} steps away")
            }
            Self::NoCompanion => f.write_str("the companion is not there"),
            Self::NoLetter => f.write_str("there is no such letter"),
            Self::BidTooLow { lira } => write!(f, "a bid must be higher than {lira} Lira"),
            Self::OncePerRound => f.write_str("once per round, already used"),
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if self.lira > 0 {
            parts.push(format!("{} Lira", self.lira));
        }
        for good in Good::ALL {
            if self.goods[good] > 0 {
                parts.push(format!("{} {good}", self.goods[good]));
            }
        }
        if self.any_goods > 0 {
            parts.push(format!("{} of any goods", self.any_goods));
        }
        if self.cards > 0 {
            parts.push(format!("{} bonus cards", self.cards));
        }
        if self.coffee > 0 {
            parts.push(format!("{} coffee", self.coffee));
        }
        if self.seals > 0 {
            parts.push(format!("{} seals", self.seals));
        }
        f.write_str(&parts.join(", "))
    }
}

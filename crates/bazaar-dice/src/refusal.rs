use std::fmt;

use serde::Serialize;

use crate::Sort;

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[error("{reason} ({ruling})")]
pub struct Refusal {
    /// What stands in the way.
    #[serde(flatten)]
    pub reason: Reason,
    /// The ruling that says so, in `docs/rules/`.
    pub ruling: Ruling,
}

impl Refusal {
    pub(crate) const fn new(reason: Reason, ruling: u8) -> Self {
        Self { reason, ruling: Ruling(ruling) }
    }

    pub(crate) const fn short(missing: Missing, ruling: u8) -> Self {
        Self::new(Reason::Short { missing }, ruling)
    }
}

/// The id of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/", type = "string"))]
#[serde(into = "String")]
pub struct Ruling(pub u8);

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "D-{}", self.0)
    }
}

impl From<Ruling> for String {
    fn from(ruling: Ruling) -> Self {
        ruling.to_string()
    }
}

/// A stable reason code with what was missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Dice, a card or a tile are waited for.
    WaitingForChance,
    /// A player is asked; chance has nothing to say now.
    NotChance,
    /// Chance cannot bring this now.
    ImpossibleOutcome,
    /// This is no answer to the question that is open.
    NotAnAnswer,
    /// Both actions of this turn are done.
    NoActionLeft,
    /// Dice are rolled again before the first action, not after it.
    TooLate,
    /// Those dice do not lie there.
    NoSuchDice,
    /// Something is missing to pay for it.
    Short {
        /// What is missing.
        missing: Missing,
    },
    /// This mosque tile does not lie open.
    NotOpen,
    /// The supply has none left.
    NoneLeft,
    /// There is one way to pay and no other.
    OneWay,
}

/// What would have to be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Missing {
    /// Goods: dice, tiles of the colour or brown ones.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub goods: u8,
    /// Goods of any colour.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub brown: u8,
    /// Crystals.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub crystals: u8,
    /// Money.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub lira: u8,
    /// Dice that show a coin.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub coin_dice: u8,
    /// Dice that show a card.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub card_dice: u8,
    /// Mosque tiles.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub tiles: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Missing {
    /// What is missing of one sort.
    pub(crate) fn of(sort: Sort, wanted: u8, there: u8) -> Self {
        let short = wanted.saturating_sub(there);
        let mut missing = Self::default();
        match sort {
            Sort::Red | Sort::Yellow | Sort::Green | Sort::Blue => missing.goods = short,
            Sort::Brown => missing.brown = short,
            Sort::Crystal => missing.crystals = short,
            Sort::Lira => missing.lira = short,
        }
        missing
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::WaitingForChance => f.write_str("dice, a card or a tile are waited for"),
            Self::NotChance => f.write_str("a player is asked, not chance"),
            Self::ImpossibleOutcome => f.write_str("chance cannot bring this now"),
            Self::NotAnAnswer => f.write_str("this is no answer to the open question"),
            Self::NoActionLeft => f.write_str("no action is left"),
            Self::TooLate => f.write_str("dice are rolled again before the first action only"),
            Self::NoSuchDice => f.write_str("those dice do not lie there"),
            Self::Short { missing } => write!(f, "missing: {missing}"),
            Self::NotOpen => f.write_str("this mosque tile does not lie open"),
            Self::NoneLeft => f.write_str("none left"),
            Self::OneWay => f.write_str("there is no other way to pay"),
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.goods, "good", "goods"),
            (self.brown, "brown tile", "brown tiles"),
            (self.crystals, "crystal", "crystals"),
            (self.lira, "Lira", "Lira"),
            (self.coin_dice, "coin die", "coin dice"),
            (self.card_dice, "card die", "card dice"),
            (self.tiles, "mosque tile", "mosque tiles"),
        ];
        let mut comma = "";
        for (count, one, several) in parts {
            if count > 0 {
                let name = if count == 1 { one } else { several };
                write!(f, "{comma}{count} {name}")?;
                comma = ", ";
            }
        }
        Ok(())
    }
}

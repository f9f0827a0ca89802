//! Everything that can be answered, and every outcome of chance.
//!
//! An action has three forms, each a bijection: the structured one (JSON, with the tag `do`), the
//! notation (`move-2`), and a small integer. The last two are made from one table in `notation.rs`.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    Afar, Bid, Card, DemandTile, Dice, Die, Edge, Good, GuildCard, KioskTile, Letter, OneDie,
    Payment, Place, TavernOption, TavernTile, Ware,
};

/// One small answer to a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    // Movement.
    Move {
        to: Place,
    },
    /// Move 3 or 4 steps with the card.
    LongWay {
        to: Place,
    },
    /// Stay with the card.
    Stay {},
    Leave {},
    PickUp {},
    PickUpNeutral {},
    /// Use no assistant, or pay nobody: the turn ends.
    Stop {},

    /// Pay all merchants met.
    Pay {},

    // The action of a place.
    /// Carry it out where there is only one way to.
    Act {},
    /// Go on without it, or without the next step of it.
    Skip {},
    /// Enough.
    Done {},
    Take {
        good: Good,
    },
    TakePile {},
    TakeDiscard {},
    Discard {
        card: Card,
    },
    RecallAll {},
    Recall {
        from: Place,
    },
    RollFirst {},
    Announce {
        number: Announcement,
    },
    Keep {},
    Turn {
        die: Die,
    },
    Reroll {},
    Sell {
        good: Good,
    },
    /// Sell any goods with the card.
    AnyGoods {},
    Send {
        to: Place,
    },
    Deliver {
        wild: Wild,
    },
    Tile {
        good: Good,
    },
    /// Carry the action out once more with the card that repeats it.
    Again {},

    // Encounters.
    Catch {
        seat: Seat,
        reward: Reward,
    },
    Governor {},
    Smuggler {
        good: Good,
    },
    PayLira {},
    PayGood {
        good: Good,
    },

    End {},

    // Cards and tiles beside the question.
    OneGood {
        good: Good,
    },
    FiveLira {},
    FamilyHome {
        reward: Reward,
    },
    AssistantBack {
        from: Place,
    },
    /// The yellow mosque tile.
    CallBack {
        from: Place,
    },

    // Chance.
    Dice {
        dice: Dice,
    },
    Draw {
        card: Card,
    },
    Demand {
        tile: DemandTile,
    },

    // Mocha & Baksheesh.
    /// Play a guild card instead of a turn.
    Guild {
        guild: GuildCard,
    },
    DiscardGuild {
        guild: GuildCard,
    },
    /// Put the barrier between two neighbours.
    Barrier {
        between: Edge,
    },
    /// The action of this place beside the barrier.
    Use {
        place: Place,
    },
    /// Take a tavern tile.
    Tavern {
        kind: TavernTile,
    },
    /// Take a ruby of this place for coffee and the goods of the baksheesh tile.
    Baksheesh {
        from: Place,
    },
    /// The two Tavern actions of guild card 19.
    TavernPair {
        first: TavernOption,
        second: TavernOption,
    },
    /// Take coffee from the coffee trader.
    Trader {
        payment: Payment,
    },
    /// Move to a corner with the card.
    Corner {
        to: Place,
    },
    TwoCoffee {},
    CoffeeGuild {},
    CoffeeLira {},
    DiceYield {},
    /// Begin a swap of up to three goods with the card.
    Swap {},
    Give {
        ware: Ware,
    },
    Receive {
        ware: Ware,
    },
    /// Turn a die to 6 with the card.
    Six {
        die: Die,
    },
    /// Chance: this guild card comes from the deck.
    DrawGuild {
        guild: GuildCard,
    },

    // Letters & Seals.
    /// The companion goes one step: he is the figure of this turn.
    MoveCompanion {
        to: Place,
    },
    /// The companion goes two steps with the card.
    TwoSteps {
        to: Place,
    },
    /// Move anywhere for 3 Lira with the card.
    Anywhere {
        to: Place,
    },
    /// Move to the merchant of this player with the card.
    Jump {
        seat: Seat,
    },
    /// The family member walks and acts, with the card, instead of a turn.
    FamilyWalk {
        to: Place,
    },
    /// The companion is put beside the merchant.
    Enter {},
    /// The Fountain brings the companion back to his owner.
    CompanionHome {},
    /// Choose a tile of the Kiosk.
    Kiosk {
        tile: KioskTile,
    },
    DiscardLetter {
        letter: Letter,
    },
    Bid {
        lira: Bid,
    },
    /// A hundred Lira, and more: the rest of the bid is asked for next.
    BidHundred {},
    /// Bid no more.
    Pass {},
    /// Take a ruby of this place for six seals.
    Society {
        from: Place,
    },
    /// Where the Catacombs lead.
    Emerge {
        to: Place,
    },
    Courier {},
    /// Give up seals for another turn.
    BonusTurn {},
    OneLetter {},
    DiceLetter {},
    /// 7 Lira for this, with the card.
    GoodLira {
        ware: Ware,
    },
    /// This good and 3 Lira, with the card.
    GoodAndLira {
        good: Good,
    },
    /// Play the card that stands for the top of the discard pile.
    Copy {},
    /// Use a figure wherever he is, with the card.
    FromAfar {
        figure: Afar,
    },
    /// Chance: a letter to this place comes up.
    DrawLetter {
        letter: Place,
    },
    /// Chance: this tile of the Kiosk is revealed.
    Reveal {
        tile: KioskTile,
    },
    /// Chance: one die.
    OneDie {
        number: OneDie,
    },
}

/// A number that can be announced at the Tea House: 3 to 12 (B-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Announcement(u8);

/// This number cannot be announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} cannot be announced; 3 to 12 can (B-30)")]
pub struct NotAnnounceable(pub u8);

impl Announcement {
    pub const LOWEST: u8 = 3;
    pub const HIGHEST: u8 = 12;

    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::LOWEST && number <= Self::HIGHEST { Some(Self(number)) } else { None }
    }

    /// Every number that can be announced.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::LOWEST..=Self::HIGHEST).map(Self)
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Announcement {
    type Error = NotAnnounceable;
    fn try_from(number: u8) -> Result<Self, NotAnnounceable> {
        Self::new(number).ok_or(NotAnnounceable(number))
    }
}

impl From<Announcement> for u8 {
    fn from(announcement: Announcement) -> Self {
        announcement.0
    }
}

/// What a caught family member brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    Lira,
    Card,
}

/// The goods given where the Sultan asks for any: none, one or two, in the order of the colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, type = "Array<\"red\" | \"green\" | \"yellow\" | \"blue\">")
)]
#[serde(try_from = "Vec<Good>", into = "Vec<Good>")]
pub struct Wild(Option<Good>, Option<Good>);

impl Wild {
    pub const NONE: Self = Self(None, None);

    pub const fn one(good: Good) -> Self {
        Self(Some(good), None)
    }

    pub const fn two(one: Good, other: Good) -> Self {
        if (one as u8) <= (other as u8) {
            Self(Some(one), Some(other))
        } else {
            Self(Some(other), Some(one))
        }
    }

    pub fn iter(self) -> impl Iterator<Item = Good> {
        self.0.into_iter().chain(self.1)
    }

    /// Every choice of none, one or two goods.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let pairs = Good::ALL.into_iter().flat_map(|one| {
            Good::ALL.into_iter().filter(move |other| *other >= one).map(move |o| Self::two(one, o))
        });
        std::iter::once(Self::NONE).chain(Good::ALL.map(Self::one)).chain(pairs)
    }
}

/// The wild goods are not none, one or two in the order of the colours.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("at most two wild goods, in the order red, green, yellow, blue")]
pub struct NotWild;

impl TryFrom<Vec<Good>> for Wild {
    type Error = NotWild;
    fn try_from(goods: Vec<Good>) -> Result<Self, NotWild> {
        match goods[..] {
            [] => Ok(Self::NONE),
            [good] => Ok(Self::one(good)),
            [one, other] if one <= other => Ok(Self::two(one, other)),
            _ => Err(NotWild),
        }
    }
}

impl From<Wild> for Vec<Good> {
    fn from(wild: Wild) -> Self {
        wild.iter().collect()
    }
}

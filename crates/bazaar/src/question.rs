use serde::Serialize;

use tabletop::Seat;

use crate::{
    Card, Dice, Draw, Edge, GuildCard, GuildDraw, KioskTile, LetterDraw, Market, Place, Roll,
    SealsFor,
};

/// What the player on turn is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// Where to?
    Move,
    /// Leave an assistant, pick one up, or stop?
    Assistant { place: Place },
    /// Pay the merchants met, or stop?
    PayMerchants {
        lira: u32,
        /// How many of them are neutral: paying them means rolling for them.
        neutral: u8,
    },
    /// Carry out the action of this place?
    Act {
        place: Place,
        /// The family member acts, not the merchant.
        family: bool,
    },
    /// One more good at the warehouse, with the green tile?
    WarehouseExtra,
    /// The second card: from which pile?
    CaravansaryTake,
    /// Which card goes?
    CaravansaryDiscard,
    /// Who else comes back?
    Recall,
    /// Keep this roll?
    ChangeRoll { roll: Roll, dice: Dice },
    /// Which good goes with the roll?
    BlackMarketGood,
    /// What else is sold?
    Sell { market: Market, sold: u8, any: bool },
    /// Which wild goods go to the Sultan, the second time?
    DeliverAgain,
    /// How is the Governor paid?
    GovernorPay,
    /// How is the Smuggler paid?
    SmugglerPay,
    /// Anything else?
    Finish {
        /// The place whose action may be carried out once more with its card.
        again: Option<Place>,
    },
    /// Which cards are cashed after the last round?
    FinalCards,
    /// What else is roasted, at the Roasting Plant?
    Roast,
    /// Which guild card goes?
    GuildDiscard,
    /// The action of which of the two places beside the barrier?
    AtBarrier { between: Edge },
    /// The first choice of the guild card that is played: the one of its place, improved.
    GuildChoice { guild: GuildCard },
    /// Where to with the barrier that is paid for already?
    TavernEdge,
    /// From which place is the ruby that is paid for already?
    TavernRuby,
    /// Which goods are given, up to three? Or, once all are given, which are taken?
    Swap { given: u8, taken: u8, taking: bool },
    /// Which letters are given up? They are named in the order of their places.
    GiveLetters { what_for: SealsFor, seals: u8 },
    /// Which of the open tiles of the Kiosk?
    Kiosk,
    /// Is this tile used, and how?
    KioskUse { tile: KioskTile, last: bool },
    /// Which good, or coffee, for what was given to the Kiosk?
    KioskTake,
    /// How much is bid for the cards, or is it passed?
    Auction {
        /// The highest bid; 0 before the first.
        lira: u32,
        by: Option<Seat>,
        /// What is named already of a bid beyond 100 Lira: hundreds. The rest is asked for.
        #[serde(skip_serializing_if = "nothing_named")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        named: u32,
    },
    /// How is the courier paid?
    CourierPay,
    /// The action of this place once more: how?
    ActAgain { place: Place },
    /// Where do the Catacombs lead?
    Emerge,
    /// How is the card used that the copy card stands for?
    Copy { card: Card },
    /// The turn ended at once: is a bonus turn taken?
    BonusTurn,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn nothing_named(lira: &u32) -> bool {
    *lira == 0
}

/// What chance has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "chance", rename_all = "snake_case")]
pub enum Chance {
    Dice {
        roll: Roll,
    },
    Card {
        draw: Draw,
    },
    Demand {
        market: Market,
    },
    Guild {
        draw: GuildDraw,
    },
    Letter {
        draw: LetterDraw,
    },
    /// A tile of the Kiosk.
    Kiosk,
    /// One die, for a tile of the Kiosk.
    Die,
}

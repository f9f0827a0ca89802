use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    Card, Colour, DemandTile, Dice, Edge, Good, Goods, GuildCard, KioskTile, Letter, Market, Place,
    Roll, TavernTile,
};

/// Something that happened. The log and every preview are made from these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        from: Place,
        to: Place,
    },
    Stayed {
        seat: Seat,
        place: Place,
    },
    AssistantLeft {
        seat: Seat,
        place: Place,
        neutral: bool,
    },
    AssistantPickedUp {
        seat: Seat,
        place: Place,
        neutral: bool,
    },
    /// By the Fountain, the card or the yellow tile.
    AssistantReturned {
        seat: Seat,
        from: Place,
    },
    /// The fifth one, with the blue tile.
    AssistantGained {
        seat: Seat,
    },
    /// The turn ended at once: no assistant used, or nobody paid.
    Stopped {
        seat: Seat,
        place: Place,
    },
    ActionSkipped {
        seat: Seat,
        place: Place,
    },

    LiraGained {
        seat: Seat,
        lira: u32,
    },
    LiraPaid {
        seat: Seat,
        lira: u32,
    },
    MerchantPaid {
        seat: Seat,
        to: Seat,
        lira: u32,
    },
    GoodGained {
        seat: Seat,
        good: Good,
        count: u8,
        /// What did not fit on the wheelbarrow.
        lost: u8,
    },
    GoodsPaid {
        seat: Seat,
        goods: Goods,
    },
    Sold {
        seat: Seat,
        market: Market,
        sold: u8,
        lira: u32,
    },
    DemandTurned {
        market: Market,
        tile: DemandTile,
    },
    MailMoved {
        down: u8,
    },
    WheelbarrowExtended {
        seat: Seat,
        capacity: u8,
    },
    MosqueTileTaken {
        seat: Seat,
        good: Good,
    },
    RubyGained {
        seat: Seat,
        rubies: u8,
        from: Place,
    },

    CardDrawn {
        seat: Seat,
        /// Only its owner sees which.
        card: Option<Card>,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    PileShuffled {
        cards: u8,
    },

    Announced {
        seat: Seat,
        number: u8,
    },
    Rolled {
        seat: Seat,
        roll: Roll,
        dice: Dice,
    },
    DiceTurned {
        seat: Seat,
        dice: Dice,
    },

    FamilySent {
        seat: Seat,
        to: Place,
    },
    FamilyCalledHome {
        seat: Seat,
        from: Place,
    },
    FamilyCaught {
        seat: Seat,
        of: Seat,
        place: Place,
    },
    FigureMoved {
        figure: Figure,
        from: Place,
        to: Place,
    },
    CaravanLeader {
        seat: Seat,
    },

    CoffeeGained {
        seat: Seat,
        coffee: u32,
    },
    CoffeePaid {
        seat: Seat,
        coffee: u32,
    },
    GuildDrawn {
        seat: Seat,
        /// Only its owner sees which.
        guild: Option<GuildCard>,
    },
    GuildPlayed {
        seat: Seat,
        guild: GuildCard,
    },
    GuildDiscarded {
        seat: Seat,
        guild: GuildCard,
    },
    GuildShuffled {
        cards: u8,
    },
    BarrierPut {
        seat: Seat,
        between: Edge,
    },
    /// The action of a place beside the barrier is about to be carried out.
    BarrierUsed {
        seat: Seat,
        place: Place,
    },
    TavernTileTaken {
        seat: Seat,
        kind: TavernTile,
    },
    /// The baksheesh tile now asks for these.
    BaksheeshTurned {
        goods: Goods,
    },

    LetterDrawn {
        seat: Seat,
        letter: Place,
    },
    LetterDelivered {
        seat: Seat,
        letter: Place,
    },
    LetterDiscarded {
        seat: Seat,
        letter: Letter,
    },
    LettersShuffled {
        letters: u8,
    },
    CompanionEntered {
        seat: Seat,
        place: Place,
    },
    CompanionMoved {
        seat: Seat,
        from: Place,
        to: Place,
    },
    /// The companion comes to his owner, from the board or from the supply.
    CompanionHome {
        seat: Seat,
        from: Option<Place>,
    },
    FamilyWalked {
        seat: Seat,
        from: Place,
        to: Place,
    },
    KioskRevealed {
        tile: KioskTile,
    },
    KioskShuffled {
        tiles: u8,
    },
    KioskTaken {
        seat: Seat,
        tile: KioskTile,
    },
    KioskUsed {
        seat: Seat,
        tile: KioskTile,
    },
    /// The tile is turned over without being used.
    KioskLeft {
        seat: Seat,
        tile: KioskTile,
    },
    DieRolled {
        seat: Seat,
        number: u8,
    },
    BidMade {
        seat: Seat,
        lira: u32,
    },
    BidPassed {
        seat: Seat,
    },
    AuctionWon {
        seat: Seat,
        lira: u32,
    },
    /// The winner of an auction pays the player whose turn it is.
    BidPaid {
        seat: Seat,
        to: Seat,
        lira: u32,
    },
    /// The copy card stands for this one.
    CardCopied {
        seat: Seat,
        card: Card,
    },
    /// Seals were given for another turn.
    BonusTurn {
        seat: Seat,
    },

    TurnEnded {
        seat: Seat,
    },
    /// Somebody has enough rubies: this round is the last.
    LastRound {
        seat: Seat,
        rubies: u8,
    },
    GameOver,
}

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Governor,
    Smuggler,
    NeutralMerchant(Colour),
    CoffeeTrader,
    Courier,
}

impl Event {
    /// The event as these eyes see it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        if let Self::CardDrawn { seat, .. } = self
            && !viewer.is(seat)
        {
            return Self::CardDrawn { seat, card: None };
        }
        if let Self::GuildDrawn { seat, .. } = self
            && !viewer.is(seat)
        {
            return Self::GuildDrawn { seat, guild: None };
        }
        // Everything else is public (B-70).
        self
    }
}

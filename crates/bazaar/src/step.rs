use tabletop::Seat;

use crate::{
    Card, Dice, Edge, Good, GuildCard, KioskTile, LetterDraw, Market, Place, TavernTile, Ware,
    cards::{dice_letter, dice_yield},
    letters::seals::Giving,
};

/// One thing that still has to happen. A stack of these is the whole control state of a game: the
/// top one is asked or rolled for, the rest follows.
///
/// The tag is a byte of its own: a match reads it and jumps, whatever else a step holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Step {
    /// Chance: the first card of this seat.
    Deal(Seat),
    Move,
    Assistant,
    PayMerchants,
    /// The action of a place.
    Act {
        place: Place,
        actor: Actor,
    },
    WarehouseExtra,
    /// The second card at the Caravansary.
    CaravansaryTake,
    CaravansaryDiscard,
    /// Which assistants the Fountain calls back, besides those up to this place.
    Recall {
        after: Place,
    },
    /// Dice that may still be changed.
    ChangeRoll {
        roll: Roll,
        dice: Dice,
    },
    BlackMarketGood,
    Sell(Sale),
    GovernorPay,
    SmugglerPay,
    /// The palace once more with its card: which wild goods?
    DeliverAgain,
    /// The rest of the turn: encounters, and doing it again while the action phase is open (B-77).
    Finish {
        again: Option<Place>,
    },
    FinalCards(Seat),

    /// The Roasting Plant, after these options.
    Roast(Roasted),
    /// A guild card goes, at the Guild Hall.
    GuildDiscard,
    /// The action of which place beside the barrier?
    AtBarrier(Edge),
    /// The first choice of a guild card.
    GuildChoice(GuildCard),
    /// A Tavern action that is named and paid for; it begins by itself (M-19).
    TavernNext(TavernOption),
    /// Where to with the barrier that is paid for?
    TavernEdge,
    /// From where comes the ruby that is paid for?
    TavernRuby,
    /// After a guild card there is nothing left but the end of the turn (M-23).
    AfterGuild,
    Swap(Swapping),

    /// Letters are given up for a bonus turn or a ruby.
    GiveLetters(Giving),
    /// Which tile of the Kiosk? So many have chosen already.
    KioskChoose {
        chosen: u8,
    },
    KioskUse {
        tile: KioskTile,
        chosen: u8,
    },
    /// A good for what was given to the Kiosk.
    KioskTake,
    /// The draft goes on by itself.
    KioskNext {
        chosen: u8,
    },
    /// A bid; the last one is that of the player whose turn it is.
    AuctionBid {
        last: bool,
    },
    /// The winner draws by himself, so many cards more.
    AuctionDraw {
        left: u8,
    },
    CourierPay,
    /// The companion is back; which assistants come as well?
    RecallAlso,
    /// A mosque or the Secret Society once more with its card.
    ActAgain(Place),
    /// Where the Catacombs lead.
    Emerge,
    /// The copy card is played; what it stands for must be carried out.
    Copying(Card),
    /// The turn ended at once; only a bonus turn may still be taken (L-50).
    AfterStop,

    /// Chance: two dice.
    Roll(Roll),
    /// Chance: a card from the face-down pile.
    Draw(Draw),
    /// Chance: a guild card from the face-down deck.
    DrawGuild(GuildDraw),
    /// Chance: a demand tile nobody has seen yet.
    Demand(Market),
    /// Chance: a letter.
    DrawLetter(LetterDraw),
    /// Chance: a tile of the Kiosk, and so many in all.
    Reveal {
        left: u8,
    },
    /// Chance: one die, for a tile of the Kiosk.
    RollOne,

    Over,
}

/// Who carries out the action of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Actor {
    /// The merchant who stands there.
    Merchant,
    /// The family member who was sent.
    Family,
    /// The family member who walked there instead of a turn (L-95).
    FamilyWalk,
    /// Whoever uses the Tavern, beside the barrier (M-49).
    AtBarrier,
}

/// The options of the Roasting Plant that were used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roasted {
    pub(crate) lira: bool,
    pub(crate) good: bool,
    pub(crate) card: bool,
}

/// A swap of goods in progress: they are named one by one in the order of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Swapping {
    pub(crate) given: u8,
    pub(crate) taken: u8,
    /// All are given; now as many are taken.
    pub(crate) taking: bool,
    /// The one named last.
    pub(crate) last: Ware,
}

/// One of the things that can be done at the Tavern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum TavernOption {
    Barrier,
    Movement,
    Encounter,
    Ruby,
}

impl TavernOption {
    pub const ALL: [Self; 4] = [Self::Barrier, Self::Movement, Self::Encounter, Self::Ruby];

    pub(crate) const fn of(kind: TavernTile) -> Self {
        match kind {
            TavernTile::Movement => Self::Movement,
            TavernTile::Encounter => Self::Encounter,
        }
    }

    /// The tile it takes, if it does.
    pub const fn tile(self) -> Option<TavernTile> {
        match self {
            Self::Movement => Some(TavernTile::Movement),
            Self::Encounter => Some(TavernTile::Encounter),
            Self::Barrier | Self::Ruby => None,
        }
    }

    /// Every one after every one.
    pub(crate) fn pairs() -> impl Iterator<Item = (Self, Self)> + Clone {
        Self::ALL.into_iter().flat_map(|one| Self::ALL.into_iter().map(move |other| (one, other)))
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Barrier => "barrier",
            Self::Movement => "movement",
            Self::Encounter => "encounter",
            Self::Ruby => "ruby",
        }
    }
}

/// What a guild card is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum GuildDraw {
    GuildHall,
    /// With the bonus card that costs 2 coffee.
    Card,
}

/// What two dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    /// At the Tea House, after this announcement.
    TeaHouse {
        number: u8,
    },
    /// At the Black Market; the other good is taken already, or comes afterwards.
    BlackMarket {
        good_taken: bool,
    },
    Governor,
    Smuggler,
    /// For this neutral merchant, counted from 0.
    Neutral {
        merchant: u8,
    },
    CoffeeTrader,
    /// With the bonus card: each die yields something.
    Yield,
    Courier,
    /// With the bonus card of Letters & Seals: the sum yields something.
    LetterYield,
    /// One die for a tile of the Kiosk; both dice are the same one.
    Kiosk,
}

impl Roll {
    /// Whether the red mosque tile works here: not where figures are moved (B-29).
    #[inline]
    pub(crate) const fn is_at_a_place(self) -> bool {
        match self {
            Self::TeaHouse { .. } | Self::BlackMarket { .. } => true,
            Self::Governor
            | Self::Smuggler
            | Self::Neutral { .. }
            | Self::CoffeeTrader
            | Self::Courier
            | Self::LetterYield
            | Self::Kiosk
            | Self::Yield => false,
        }
    }

    /// Whether a die may be turned at all: not where figures are moved (B-29, M-67, L-62, L-92).
    #[inline]
    pub(crate) const fn may_be_changed(self) -> bool {
        matches!(self, Self::Yield | Self::LetterYield | Self::Kiosk) || self.is_at_a_place()
    }

    /// How many Lira and goods these dice bring if they stay as they lie, where the roll is that of
    /// a card which may be played beside a debt (M-98).
    pub(crate) const fn brings(self, dice: Dice) -> (u32, u32) {
        match self {
            Self::Yield => dice_yield::brings(dice),
            Self::LetterYield => (dice_letter::lira(dice), 0),
            Self::TeaHouse { .. }
            | Self::BlackMarket { .. }
            | Self::Governor
            | Self::Smuggler
            | Self::Neutral { .. }
            | Self::CoffeeTrader
            | Self::Courier
            | Self::Kiosk => (0, 0),
        }
    }
}

/// What a card is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The card every player begins with.
    Deal,
    FirstOfCaravansary,
    SecondOfCaravansary,
    /// The reward for a family member caught.
    Catch,
    /// The reward of the card that calls the own family member home; the card is laid down after
    /// the draw (B-61).
    FamilyHome,
    Governor,
    /// With a tile of the Kiosk.
    Kiosk,
    /// For the highest bid.
    Auction,
    /// The Governor's, with the card that calls on him from afar; it is laid down after the draw.
    FromAfar,
}

impl Draw {
    /// The card that waits beside the table until the draw is done.
    pub(crate) const fn waiting_card(self) -> Option<Card> {
        match self {
            Self::FamilyHome => Some(Card::FamilyHome),
            Self::FromAfar => Some(Card::FromAfar),
            Self::Deal
            | Self::FirstOfCaravansary
            | Self::SecondOfCaravansary
            | Self::Catch
            | Self::Kiosk
            | Self::Auction
            | Self::Governor => None,
        }
    }
}

/// A sale in progress: goods are named one by one in the order of the colours (B-88).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sale {
    pub(crate) market: Market,
    /// With the card: any goods instead of the demanded ones.
    pub(crate) any: bool,
    pub(crate) sold: u8,
    /// The good named last, and how many of it.
    pub(crate) last: Good,
    pub(crate) of_last: u8,
}

/// The steps still to come, the next one on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Steps {
    /// Below everything lies `Over`: with nothing left to do a game is over.
    steps: [Step; Self::SIZE],
    top: u8,
}

impl Steps {
    /// The deepest the stack gets is five: the action under three neutral merchants to be rolled
    /// for; with all expansions the rest of guild card 19 under a draft with its draw. A power of two makes every index valid with a mask.
    const SIZE: usize = 8;

    pub(crate) const fn new(step: Step) -> Self {
        let mut steps = [Step::Over; Self::SIZE];
        steps[1] = step;
        Self { steps, top: 1 }
    }

    #[inline]
    pub(crate) const fn top(&self) -> Step {
        self.steps[self.top as usize % Self::SIZE]
    }

    /// The step that comes after the top one.
    #[inline]
    pub(crate) const fn below(&self) -> Step {
        self.steps[self.top.saturating_sub(1) as usize % Self::SIZE]
    }

    /// Whether this step is still to come.
    pub(crate) fn contains(&self, step: Step) -> bool {
        self.steps.contains(&step)
    }

    /// Whether the last cards are being cashed.
    pub(crate) fn contains_final_cards(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::FinalCards(_)))
    }

    #[inline]
    pub(crate) const fn pop(&mut self) {
        // Equal games look alike, also above the top.
        self.steps[self.top as usize % Self::SIZE] = Step::Over;
        self.top = self.top.saturating_sub(1);
    }

    #[inline]
    pub(crate) const fn push(&mut self, step: Step) {
        self.top += 1;
        self.steps[self.top as usize % Self::SIZE] = step;
    }

    /// The top step is done; this one comes instead.
    #[inline]
    pub(crate) const fn replace(&mut self, step: Step) {
        self.steps[self.top as usize % Self::SIZE] = step;
    }

    /// The turn is over, or the game: nothing else is left to do but this.
    #[inline]
    pub(crate) const fn restart(&mut self, step: Step) {
        while self.top > 1 {
            self.pop();
        }
        self.top = 1;
        self.steps[1] = step;
    }
}

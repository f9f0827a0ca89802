use tabletop::Seat;

use crate::{Card, Dice, Good, Market, Place};

/// One thing that still has to happen. A stack of these is the whole control state of a game: the
/// top one is asked or rolled for, the rest follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Chance: the first card of this seat.
    Deal(Seat),
    Move,
    Assistant,
    PayMerchants,
    /// The action of a place, by the merchant who stands there or by the family member sent.
    Act {
        place: Place,
        family: bool,
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

    /// Chance: two dice.
    Roll(Roll),
    /// Chance: a card from the face-down pile.
    Draw(Draw),
    /// Chance: a demand tile nobody has seen yet.
    Demand(Market),

    Over,
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
}

impl Roll {
    /// Whether the red mosque tile works here: not where figures are moved (B-29).
    pub(crate) const fn may_be_changed(self) -> bool {
        match self {
            Self::TeaHouse { .. } | Self::BlackMarket { .. } => true,
            Self::Governor | Self::Smuggler | Self::Neutral { .. } => false,
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
}

impl Draw {
    /// The card that waits beside the table until the draw is done.
    pub(crate) const fn waiting_card(self) -> Option<Card> {
        match self {
            Self::FamilyHome => Some(Card::FamilyHome),
            Self::Deal
            | Self::FirstOfCaravansary
            | Self::SecondOfCaravansary
            | Self::Catch
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
    /// The deepest the stack gets is four: the action under three neutral merchants to be rolled
    /// for. A power of two makes every index valid with a mask.
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

use tabletop::Seat;

use crate::{Card, Dice, Good, MosqueTile, Track, price::Given};

/// One thing that still has to happen. A stack of these is the whole control state of a game: the
/// top one is asked or dealt, the rest follows.
// Each decision looks at it several times: the tag is quickest to read in a byte of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Step {
    /// Income: so many bazaar cards are still to be turned up.
    Reveal {
        cards: u8,
    },
    Roll,
    Act {
        by_hand: bool,
    },
    /// Which goods, where the price leaves the colour open?
    Give {
        purchase: Purchase,
    },
    /// By hand: what is given of this colour, after what was given of those before it.
    Pay {
        purchase: Purchase,
        good: Good,
        given: Given,
    },
    Take {
        count: u8,
    },
    /// Which of the open cards? So many dice turned them up.
    Choose {
        dice: u8,
    },
    Card {
        card: Card,
        dice: u8,
    },
    /// The others, this one next.
    Offer {
        card: Card,
        seat: Seat,
    },
    Ruby,
    Tile,

    /// By itself: the open cards go to the discard pile.
    Close,

    /// Chance: so many dice are in the air, these have fallen.
    Rolling {
        left: u8,
        fallen: Dice,
    },
    /// Chance: so many cards are still turned up.
    Draw {
        left: u8,
        dice: u8,
    },
    /// Chance, while the stack has tiles that nobody knows; by itself otherwise.
    Refill,

    Over,
}

impl Step {
    /// Whether this may happen without anybody being asked.
    #[inline]
    pub(crate) const fn may_happen_by_itself(self) -> bool {
        matches!(self, Self::Offer { .. } | Self::Close | Self::Draw { .. } | Self::Refill)
    }
}

/// What goods are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purchase {
    Pair(Good),
    TwoDifferent,
    ThreeDifferent,
    FourDifferent,
    Tile(MosqueTile),
    Ruby(Track),
}

/// The steps still to come, the next one on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Steps {
    /// It is read far more often than anything else, so it lies in a place of its own.
    top: Step,
    /// Those under it. Below everything lies `Over`: with nothing left to do a game is over.
    below: [Step; Self::SIZE],
    /// How many of them there are.
    len: u8,
}

impl Steps {
    /// The deepest the stack gets is five: tiles of choice under the refill of the mosque, over the
    /// end of a card that was turned up as income.
    const SIZE: usize = 8;

    pub(crate) const fn new(step: Step) -> Self {
        Self { top: step, below: [Step::Over; Self::SIZE], len: 0 }
    }

    #[inline]
    pub(crate) const fn top(&self) -> Step {
        self.top
    }

    #[inline]
    pub(crate) const fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
        self.top = self.below[self.len as usize % Self::SIZE];
        // Equal games look alike, also above the top.
        self.below[self.len as usize % Self::SIZE] = Step::Over;
    }

    #[inline]
    pub(crate) const fn push(&mut self, step: Step) {
        self.below[self.len as usize % Self::SIZE] = self.top;
        self.len += 1;
        self.top = step;
    }

    /// The top step is done; this one comes instead.
    #[inline]
    pub(crate) const fn replace(&mut self, step: Step) {
        self.top = step;
    }

    /// The turn is over, or the game: nothing else is left to do but this.
    #[inline]
    pub(crate) const fn restart(&mut self, step: Step) {
        while self.len > 0 {
            self.pop();
        }
        self.top = step;
    }
}

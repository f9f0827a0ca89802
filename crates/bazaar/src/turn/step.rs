//! What still has to happen: the list of all steps, and the stack of those to come.
//!
//! A step is a row of the lists of its box and a type of its own, [`steps`]. What it asks, which
//! answers it has and what they do stands in its file (`turn/ask.rs`, `turn/chance.rs`).

use tabletop::Seat;

use crate::{
    letters::pieces::{Giving, KioskTile, LetterDraw},
    lists::every_box,
    mocha::pieces::{Edge, GuildCard, GuildDraw, Roasted, Swapping, TavernOption},
    pieces::{
        card::Card, demand::Market, dice::Dice, draw::Draw, place::Place, roll::Roll, sale::Sale,
    },
};

macro_rules! steps {
    (steps []
        { $( $(#[$ask_doc:meta])* $ask:ident $( { $( $ask_field:ident : $ask_type:ty ),* } )? ; )* }
        { $( $(#[$chance_doc:meta])* $chance:ident $( { $( $chance_field:ident : $chance_type:ty ),* } )? ; )* }
        { $( $(#[$auto_doc:meta])* $auto:ident { $( $auto_field:ident : $auto_type:ty ),* } ; )* }
    ) => {
        /// One thing that still has to happen. A stack of these is the whole control state of a
        /// game: the top one is asked or rolled for, the rest follows.
        ///
        /// The tag is a byte of its own: a match reads it and jumps, whatever else a step holds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum Step {
            Over,
            $( $(#[$ask_doc])* $ask $( { $( $ask_field: $ask_type ),* } )?, )*
            $( $(#[$chance_doc])* $chance $( { $( $chance_field: $chance_type ),* } )?, )*
            $( $(#[$auto_doc])* $auto { $( $auto_field: $auto_type ),* }, )*
        }

        /// Each step as a type, for its file to say everything about it.
        pub(crate) mod steps {
            #[allow(clippy::wildcard_imports, reason = "a row names what it holds")]
            use super::*;

            $( $(#[$ask_doc])* #[derive(Clone, Copy, Debug)]
            pub(crate) struct $ask { $( $( pub(crate) $ask_field: $ask_type ),* )? } )*
            $( $(#[$chance_doc])* #[derive(Clone, Copy, Debug)]
            pub(crate) struct $chance { $( $( pub(crate) $chance_field: $chance_type ),* )? } )*
            $( $(#[$auto_doc])* #[derive(Clone, Copy, Debug)]
            pub(crate) struct $auto { $( pub(crate) $auto_field: $auto_type ),* } )*
        }

        impl Step {
            /// Whether nothing is left to do.
            #[inline]
            pub(crate) const fn is_over(self) -> bool {
                matches!(self, Self::Over)
            }

            /// Whether chance decides next.
            #[inline]
            pub(crate) const fn is_chance(self) -> bool {
                matches!(self, $( Self::$chance { .. } )|*)
            }

            /// Whether it needs no answer.
            #[inline]
            pub(crate) const fn goes_on(self) -> bool {
                matches!(self, $( Self::$auto { .. } )|*)
            }
        }
    };
}
every_box! { steps => steps; {} {} {} }

/// Who carries out the action of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Actor {
    /// The merchant who stands there.
    Merchant,
    /// The family member who was sent.
    Family,
    /// The family member who walked there instead of a turn (L-95).
    FamilyWalk,
    /// Whoever carries out another action, of which this one is a part (M-49).
    Within,
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
    /// for; with all expansions the rest of guild card 19 under a draft with its draw. A power of
    /// two makes every index valid with a mask.
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

    /// The top one where it lies: a match that looks at it there reads no more of it than it needs.
    #[inline]
    pub(crate) const fn open(&self) -> &Step {
        &self.steps[self.top as usize % Self::SIZE]
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
        self.steps.iter().any(|step| matches!(step, Step::FinalCards))
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

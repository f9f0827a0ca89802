//! The bonus cards: what there is, and when each may be played. A card is one row of the lists of
//! its box; what it does is told in a file of its own (`turn/play.rs`).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::place::Place;
use crate::lists::every_box;

macro_rules! cards {
    (cards [] $( $box:ident { $( $played_by:pat => $name:ident, $notation:literal, $title:literal, $copies:literal, $timing:expr; )* } )*) => {
        /// A kind of bonus card. Cards of one kind are alike.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum Card {
            $( $( #[doc = $title] $name, )* )*
        }

        /// What is printed on every card, in the order of the kinds.
        pub const TABLE: [CardFacts; Card::COUNT] = [ $( $( CardFacts {
            card: Card::$name,
            name: $notation,
            title: $title,
            copies: $copies,
            timing: $timing,
        }, )* )* ];

        impl Card {
            /// How many kinds each box brings.
            pub(crate) const IN_BOXES: &[usize] = &[ $( [ $( $notation ),* ].len() ),* ];

            /// How many kinds there are.
            pub const COUNT: usize = [ $( $( $notation ),* ),* ].len();

            /// Every kind there is.
            pub const ALL: [Self; Self::COUNT] = [ $( $( Self::$name ),* ),* ];
        }

        /// Each card as a type, so that its file says what it does (`turn/play.rs`).
        pub(crate) mod kind {
            $( $( #[derive(Clone, Copy, Debug)] pub(crate) struct $name; )* )*
        }
    };
}
every_box! { cards => cards }

/// What is printed on a card, as far as the rules need it.
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    /// Which card it is.
    pub card: Card,
    /// Its name in notation.
    pub name: &'static str,
    /// Its title for people.
    pub title: &'static str,
    /// How many there are of it.
    pub copies: u8,
    /// When it may be played.
    pub timing: Timing,
}

/// When a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At any moment of the own turn at which its player is asked (B-27).
    Free,
    /// The same, but not inside an action (B-25, B-58).
    Outside,
    /// In place of the move of 1 or 2 steps (B-3).
    Move,
    /// As long as the movement phase is open (B-11, B-65).
    Movement,
    /// Right after the action of this place, to carry it out once more (B-23).
    After(Place),
    /// The same after the action of either mosque (L-104).
    AfterMosque,
    /// Together with the action of this place (B-28).
    With(Place),
    /// After an own roll, to change it (M-75).
    Roll,
    /// That of the card it copies (L-93).
    Copied,
}

impl Timing {
    /// Where cards stand that are played beside the open question, in the order of answers.
    const fn beside(self) -> Option<usize> {
        match self {
            Self::Free => Some(0),
            Self::Outside => Some(1),
            Self::Movement => Some(2),
            Self::Copied => Some(3),
            Self::Move | Self::After(_) | Self::AfterMosque | Self::With(_) | Self::Roll => None,
        }
    }

    /// Whether a card of this time is played beside the open question and leaves it open.
    #[inline]
    pub(crate) const fn is_beside(self) -> bool {
        self.beside().is_some()
    }

    /// Whether a card of this time repeats the action of a place.
    const fn repeats(self, place: Place) -> bool {
        match self {
            Self::After(after) => after as u8 == place as u8,
            Self::AfterMosque => matches!(place, Place::SmallMosque | Place::GreatMosque),
            Self::Free
            | Self::Outside
            | Self::Move
            | Self::Movement
            | Self::With(_)
            | Self::Roll
            | Self::Copied => false,
        }
    }
}

impl Card {
    /// The kinds of the base game.
    pub const BASE: [Self; Self::IN_BOXES[0]] = Self::without(0, 0);

    /// The first ones, but not those few from here on.
    pub(crate) const fn without<const COUNT: usize>(from: usize, skipped: usize) -> [Self; COUNT] {
        let mut kinds = [Self::ALL[0]; COUNT];
        let mut index = 0;
        while index < COUNT {
            kinds[index] = Self::ALL[if index < from { index } else { index + skipped }];
            index += 1;
        }
        kinds
    }

    /// The cards that are played beside the open question, box by box: the order of answers.
    pub(crate) const BESIDE: [Self; Self::COUNT] = {
        let mut beside = [Self::ALL[0]; Self::COUNT];
        let (mut len, mut first, mut boxed) = (0, 0, 0);
        while boxed < Self::IN_BOXES.len() {
            let mut time = 0;
            while time < 4 {
                let mut index = first;
                while index < first + Self::IN_BOXES[boxed] {
                    if matches!(TABLE[index].timing.beside(), Some(at) if at == time) {
                        beside[len] = TABLE[index].card;
                        len += 1;
                    }
                    index += 1;
                }
                time += 1;
            }
            first += Self::IN_BOXES[boxed];
            boxed += 1;
        }
        beside
    };

    /// How many of them there are.
    pub(crate) const BESIDE_COUNT: usize = {
        let (mut count, mut index) = (0, 0);
        while index < Self::COUNT {
            count += TABLE[index].timing.is_beside() as usize;
            index += 1;
        }
        count
    };

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// What is printed on it.
    pub const fn facts(self) -> &'static CardFacts {
        &TABLE[self.index()]
    }

    /// The card with this name in notation.
    pub fn from_name(name: &str) -> Option<Self> {
        TABLE.iter().find(|facts| facts.name == name).map(|facts| facts.card)
    }

    /// The card that repeats the action of a place, if there is one in any box.
    #[inline]
    pub(crate) const fn repeating(place: Place) -> Option<Self> {
        REPEATING[place.index()]
    }
}

/// By the place.
const REPEATING: [Option<Card>; Place::COUNT] = {
    let mut repeating = [None; Place::COUNT];
    let mut place = 0;
    while place < Place::COUNT {
        let mut card = 0;
        while card < Card::COUNT {
            if TABLE[card].timing.repeats(Place::ALL[place]) {
                repeating[place] = Some(TABLE[card].card);
            }
            card += 1;
        }
        place += 1;
    }
    repeating
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_26_cards_of_ten_kinds_18_of_nine_and_28_of_fourteen() {
        let copies = |facts: &[CardFacts]| facts.iter().map(|facts| facts.copies).sum::<u8>();
        let boxes = [&TABLE[..10], &TABLE[10..19], &TABLE[19..]].map(copies);
        assert_eq!(boxes, [26, 18, 28]);
        for (index, facts) in TABLE.iter().enumerate() {
            assert_eq!(facts.card.index(), index, "{}", facts.name);
            assert_eq!(Card::from_name(facts.name), Some(facts.card));
        }
    }

    #[test]
    fn a_place_is_repeated_by_one_card_at_most() {
        for place in Place::ALL {
            let repeating: Vec<_> =
                TABLE.iter().filter(|facts| facts.timing.repeats(place)).map(|f| f.card).collect();
            assert!(repeating.len() <= 1, "{place:?}: {repeating:?}");
            assert_eq!(Card::repeating(place), repeating.first().copied(), "{place:?}");
        }
    }
}

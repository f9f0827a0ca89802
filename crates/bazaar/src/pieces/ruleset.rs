use serde::{Deserialize, Serialize};

use super::{card::Card, cards::Cards, place::Place};
use crate::lists::every_box;

macro_rules! rulesets {
    (expansions [] $( $(#[$doc:meta])* $name:ident, $text:literal, $has:ident {
        places: $places:expr,
        cards: $cards:expr,
        rubies: $rubies:literal,
        first_game: $layout:expr,
    } )*) => {
        /// Which box is on the table.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "kebab-case")]
        pub enum Ruleset {
            /// The base game alone.
            #[default]
            Base,
            $( $(#[$doc])* $name, )*
            /// Everything on one board.
            GreatBazaar,
        }

        impl Ruleset {
            /// Every one there is.
            pub const ALL: [Self; [ $( $text ),* ].len() + 2] = [Self::Base, $( Self::$name, )* Self::GreatBazaar];

            /// Its name, as people write it.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Base => "base",
                    $( Self::$name => $text, )*
                    Self::GreatBazaar => "great-bazaar",
                }
            }

            $(
                /// Whether this box is on the table.
                #[inline]
                pub(crate) const fn $has(self) -> bool {
                    matches!(self, Self::$name | Self::GreatBazaar)
                }
            )*

            /// The places of the bazaar, in the order of their numbers.
            pub const fn places(self) -> &'static [Place] {
                match self {
                    Self::Base => &Place::BASE,
                    $( Self::$name => &$places, )*
                    Self::GreatBazaar => &Place::ALL,
                }
            }

            /// The kinds of bonus cards in the deck.
            pub const fn cards(self) -> &'static [Card] {
                match self {
                    Self::Base => &Card::BASE,
                    $( Self::$name => &$cards, )*
                    Self::GreatBazaar => &Card::ALL,
                }
            }

            /// All bonus cards, if nothing else is chosen.
            #[inline]
            pub(crate) const fn deck(self) -> Cards {
                match self {
                    Self::Base => const { Cards::of_kinds(&Card::BASE) },
                    $( Self::$name => const { Cards::of_kinds(&$cards) }, )*
                    Self::GreatBazaar => const { Cards::of_kinds(&Card::ALL) },
                }
            }

            /// The rubies that lie on places of the expansions at first.
            pub(crate) const fn rubies_of_expansions(self) -> u8 {
                match self {
                    Self::Base => 0,
                    $( Self::$name => $rubies, )*
                    Self::GreatBazaar => 0 $( + $rubies )*,
                }
            }

            /// The printed layout for the first game with an expansion.
            pub(crate) const fn first_game(self) -> Option<&'static [u8]> {
                match self {
                    $( Self::$name => Some(&$layout), )*
                    Self::Base | Self::GreatBazaar => None,
                }
            }
        }

        /// Each expansion as a type, so that its folder says what it adds to the turn
        /// (`turn/expansion.rs`).
        pub(crate) mod boxes {
            $( $(#[$doc])* #[derive(Clone, Copy, Debug)] pub(crate) struct $name; )*
        }
    };
}
every_box! { expansions => rulesets }

impl Ruleset {
    /// Those that people can choose: all of them. A ruleset that is not complete stays out of this
    /// list; this is the one gate.
    pub const OFFERED: [Self; Self::ALL.len()] = Self::ALL;

    /// Whether people can choose it.
    pub fn is_offered(self) -> bool {
        Self::OFFERED.contains(&self)
    }

    /// Whether there is more on the table than the base game.
    #[inline]
    pub(crate) const fn has_more_boxes(self) -> bool {
        !matches!(self, Self::Base)
    }
}

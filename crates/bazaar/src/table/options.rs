//! What people choose before a game, and how they may write it.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, IntoDeserializer, SeqAccess, Visitor, value::SeqAccessDeserializer},
};

use super::rules::{Rules, Variants};
use crate::{
    letters::pieces::Deck,
    pieces::{
        card::Card,
        cards::Cards,
        colour::Colour,
        layout::{Layout, LayoutKind},
        ruleset::Ruleset,
    },
};

/// What people choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Options {
    /// Which boxes are on the table.
    pub ruleset: Ruleset,
    /// Which variants are played.
    pub variants: Variants,
    /// With Letters & Seals: which bonus cards are shuffled.
    #[serde(skip_serializing_if = "Deck::is_mixed")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Deck>"))]
    pub deck: Deck,
    /// How many play.
    pub players: usize,
    /// Who names none gets the usual one of the rules.
    pub layout: LayoutChoice,
    /// In turn order; who names none gets the first ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Colour>>"))]
    pub colours: Vec<Colour>,
}

/// The usual layout depends on the rules, so it is filled in when all is read.
impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Options", deny_unknown_fields)]
        struct Written {
            #[serde(default)]
            ruleset: Ruleset,
            #[serde(default)]
            variants: Variants,
            #[serde(default)]
            deck: Deck,
            players: usize,
            layout: Option<LayoutChoice>,
            #[serde(default)]
            colours: Vec<Colour>,
        }
        let Written { ruleset, variants, deck, players, layout, colours } =
            Written::deserialize(deserializer)?;
        let layout = layout.unwrap_or_else(|| LayoutChoice::usual(ruleset));
        Ok(Self { ruleset, variants, deck, players, layout, colours })
    }
}

/// A kind of layout, or one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(untagged)]
pub enum LayoutChoice {
    /// One of those that have a name.
    Kind(LayoutKind),
    /// One's own, place by place.
    Own(Layout),
}

/// A word or a list, told apart by hand so that a mistake gets a message of its own.
impl<'de> Deserialize<'de> for LayoutChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WordOrList;
        impl<'de> Visitor<'de> for WordOrList {
            type Value = LayoutChoice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a layout or a list of places row by row")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<LayoutChoice, E> {
                LayoutKind::deserialize(name.into_deserializer()).map(LayoutChoice::Kind)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, places: A) -> Result<LayoutChoice, A::Error> {
                Layout::deserialize(SeqAccessDeserializer::new(places)).map(LayoutChoice::Own)
            }
        }
        deserializer.deserialize_any(WordOrList)
    }
}

impl Default for LayoutChoice {
    fn default() -> Self {
        Self::usual(Ruleset::Base)
    }
}

impl LayoutChoice {
    /// The layout of those who name none.
    pub fn usual(ruleset: Ruleset) -> Self {
        Self::Kind(LayoutKind::of(ruleset).first().copied().unwrap_or(LayoutKind::Short))
    }
}

impl Options {
    /// The base game on the short layout.
    pub fn base(players: usize) -> Self {
        Self {
            ruleset: Ruleset::Base,
            variants: Variants::default(),
            deck: Deck::Mixed,
            players,
            layout: LayoutChoice::default(),
            colours: Vec::new(),
        }
    }

    /// All expansions on one board.
    pub fn great_bazaar(players: usize) -> Self {
        Self::usual(Ruleset::GreatBazaar, players)
    }

    /// A ruleset on its usual layout.
    pub(crate) fn usual(ruleset: Ruleset, players: usize) -> Self {
        Self { ruleset, layout: LayoutChoice::usual(ruleset), ..Self::base(players) }
    }

    pub(crate) const fn rules(&self) -> Rules {
        Rules { ruleset: self.ruleset, variants: self.variants, deck: self.deck }
    }
}

/// A hand that a setup names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// These cards.
    Known(Cards),
    /// Written `"?"`: the hand of somebody else, in a record as one player may have it.
    Hidden,
}

impl From<Cards> for Hand {
    fn from(cards: Cards) -> Self {
        Self::Known(cards)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self::Known(cards.into_iter().collect())
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(cards) => cards.serialize(serializer),
            Self::Hidden => serializer.serialize_str("?"),
        }
    }
}

/// A list of cards or a question mark, told apart by hand so that a mistake gets its own message.
impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListOrMark;
        impl<'de> Visitor<'de> for ListOrMark {
            type Value = Hand;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards, or \"?\" for a hidden hand")
            }

            fn visit_str<E: de::Error>(self, mark: &str) -> Result<Hand, E> {
                if mark == "?" {
                    return Ok(Hand::Hidden);
                }
                Err(E::invalid_value(de::Unexpected::Str(mark), &self))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, cards: A) -> Result<Hand, A::Error> {
                Cards::deserialize(SeqAccessDeserializer::new(cards)).map(Hand::Known)
            }
        }
        deserializer.deserialize_any(ListOrMark)
    }
}

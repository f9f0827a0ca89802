//! The table before the first turn. A setup may be wrong; whether it is says `table/start.rs`.

use serde::{Deserialize, Serialize};

use super::{options::Hand, rules::Rules};
use crate::pieces::{
    colour::Colour,
    demand::DemandTile,
    layout::{Layout, LayoutError, LayoutKind},
    place::Place,
};

/// The table before the first turn. Everything is explicit, so that a game of a real table can be
/// entered as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rules in force.
    pub rules: Rules,
    /// The places row by row.
    pub layout: Layout,
    /// In turn order: the first one begins (B-86).
    pub players: Vec<PlayerSetup>,
    /// Where the Governor stands.
    pub governor: Place,
    /// Where the Smuggler stands.
    pub smuggler: Place,
    /// With Mocha & Baksheesh.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coffee_trader: Option<Place>,
    /// With Letters & Seals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub courier: Option<Place>,
    /// With two players: where the merchants of the unused colours stand, in the order of the
    /// colours. With more players: empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub neutral_merchants: Vec<Place>,
    /// The demand tiles from the top as far as they are known; at least the first.
    pub small_demand: Vec<DemandTile>,
    /// The same for the Large Market.
    pub large_demand: Vec<DemandTile>,
}

/// What one player begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSetup {
    /// The colour of the own pieces.
    pub colour: Colour,
    /// Lira to begin with.
    pub lira: u32,
    /// The cards in hand. Without it, the first actions of the game deal one card to each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// What is wrong with a setup or with options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{players} players; this game is for 2 to {most}")]
    Players {
        /// How many there are.
        players: usize,
        /// How many may play.
        most: usize,
    },
    /// A colour is missing, or one is too many.
    #[error("{colours} colours are named for {players} players")]
    Colours {
        /// How many are named.
        colours: usize,
        /// How many play.
        players: usize,
    },
    /// Two players cannot have the same colour.
    #[error("two players have the colour {}", .0.name())]
    ColourTwice(Colour),
    /// The list of places is not a board.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// This layout is for another board.
    #[error("the layout {} is not one of these rules; theirs: {}", .kind.name(), .known)]
    LayoutKind {
        /// What was chosen.
        kind: LayoutKind,
        /// What can be chosen, in words.
        known: String,
    },
    /// Chance found none in thousands of attempts.
    #[error("no layout was found that keeps the conditions")]
    NoLayout,
    /// A figure stands where it cannot have come.
    #[error("{who} stands at place {place}, where no roll of two dice can send a figure")]
    Figure {
        /// The figure, in words.
        who: &'static str,
        /// Where it stands.
        place: Place,
    },
    /// Too few or too many of them.
    #[error("{found} neutral merchants are given; there are {expected}")]
    NeutralMerchants {
        /// How many are given.
        found: usize,
        /// How many there are.
        expected: usize,
    },
    /// He is missing, or should not be there.
    #[error("the coffee trader belongs to the table with Mocha & Baksheesh, and to no other")]
    CoffeeTrader,
    /// He is missing, or should not be there.
    #[error("the courier belongs to the table with Letters & Seals, and to no other")]
    Courier,
    /// A choice was made that is not offered.
    #[error("only Letters & Seals leaves the choice of the bonus cards")]
    Deck,
    /// The demand tiles are not those of the market.
    #[error("a market needs one to five demand tiles of its own, each once")]
    Demand,
    /// Either all hands are given or none.
    #[error("hands are given for some players and not for others")]
    SomeHands,
    /// Nobody can go on with cards that are not known.
    #[error("a hand is hidden in this record, so the game cannot be replayed")]
    HiddenHand,
    /// Nobody has such hands together.
    #[error("the hands hold more cards of a kind than there are")]
    TooManyCards,
    /// Nobody begins with that much.
    #[error("{0} Lira are more than a game can begin with")]
    Lira(u32),
    /// Records name versions that are not known here.
    #[error("there is no version {0} of the rules")]
    RulesVersion(u32),
}

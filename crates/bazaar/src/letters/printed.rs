//! What is printed on the components of Letters & Seals, for the client.

use serde_json::{Value, json};

use super::places::{auction_house, secret_society};
use crate::{KioskTile, Letters, Place, SealsFor};

/// Name, what it says, value.
pub(crate) fn constants() -> Vec<(&'static str, &'static str, Value)> {
    let letters: Vec<_> =
        Letters::ALL.places().map(|place| (place, Letters::ALL.count(place))).collect();
    vec![
        ("AUCTION_CARDS", "How many cards are auctioned.", json!(auction_house::CARDS)),
        ("KIOSK_TILES", "How many tiles the Kiosk has.", json!(KioskTile::COUNT)),
        ("LETTER_COPIES", "The places that letters name, and how often.", json!(letters)),
        (
            "SOCIETY_LIRA",
            "The Lira on the ranks of the Secret Society.",
            json!(secret_society::RANKS),
        ),
        ("BONUS_TURN_SEALS", "The fewest and the most seals.", json!(SealsFor::BonusTurn.price())),
        (
            "RUBY_SEALS",
            "The fewest and the most seals.",
            json!(SealsFor::Ruby(Place::SultansPalace).price()),
        ),
    ]
}

//! What the guild cards do, in numbers, and how sure we are of each.
//!
//! The numbers are what makes a card better than the action of its place. Whoever holds the
//! printed card can correct one here, in one line.

use crate::{
    mocha::pieces::GuildCard,
    pieces::{place::Place, sureness::Sureness},
};

/// What is said about a guild card.
#[derive(Clone, Copy, Debug)]
pub struct GuildFacts {
    /// Which card it is.
    pub guild: GuildCard,
    /// What it does besides the action of its place.
    pub better: &'static str,
    /// How sure its text is.
    pub sureness: Sureness,
}

/// All twenty cards.
pub const TABLE: [GuildFacts; GuildCard::COUNT] = [
    row(Place::Wainwright, "the extension costs 5 Lira", R),
    row(Place::FabricWarehouse, "2 coffee on top", R),
    row(Place::SpiceWarehouse, "2 coffee on top", R),
    row(Place::FruitWarehouse, "2 coffee on top", R),
    row(Place::PostOffice, "the action twice", R),
    row(Place::Caravansary, "both cards are kept, and 1 coffee", R),
    row(Place::Fountain, "then a whole turn of the merchant", R),
    row(Place::BlackMarket, "1 red, 1 green and 1 yellow good before the roll", R),
    row(Place::TeaHouse, "twice the number for success, 4 Lira for failure", R),
    row(Place::LargeMarket, "goods of any kinds", R),
    row(Place::SmallMarket, "goods of any kinds", R),
    row(Place::PoliceStation, "the family member goes back first", L),
    row(Place::SultansPalace, "3 coffee on top", R),
    row(Place::SmallMosque, "1 good of the colour is enough", L),
    row(Place::GreatMosque, "1 good of the colour is enough", R),
    row(Place::GemstoneDealer, "3 coffee on top", Sureness::Certain),
    row(Place::RoastingPlant, "3 coffee for each option", R),
    row(Place::GuildHall, "both cards are kept", R),
    row(Place::Tavern, "two actions, 1 coffee less in all", Sureness::Certain),
    row(Place::CoffeeHouse, "5 Lira on top", R),
];

const R: Sureness = Sureness::Reconstructed;
const L: Sureness = Sureness::Likely;

const fn row(place: Place, better: &'static str, sureness: Sureness) -> GuildFacts {
    GuildFacts { guild: GuildCard::of(place), better, sureness }
}

/// Lira for an extension with card 1. Reconstructed.
pub(super) const EXTENSION_LIRA: u32 = 5;
/// Coffee with the goods of cards 2 to 4. Reconstructed.
pub(super) const WAREHOUSE_COFFEE: u32 = 2;
/// Coffee with the cards of card 6. Reconstructed.
pub(super) const CARAVANSARY_COFFEE: u32 = 1;
/// What the announced number is multiplied with on card 9. Reconstructed.
pub(crate) const TEA_HOUSE_FACTOR: u32 = 2;
/// Lira for a roll that failed on card 9. Certain.
pub(crate) const TEA_HOUSE_CONSOLATION: u32 = 4;
/// Coffee with the ruby of card 13. Reconstructed.
pub(super) const PALACE_COFFEE: u32 = 3;
/// Coffee with the ruby of card 16. Certain.
pub(super) const DEALER_COFFEE: u32 = 3;
/// Coffee for each option of card 17. Reconstructed.
pub(crate) const ROASTING_COFFEE: u32 = 3;
/// Coffee that the two actions of card 19 cost less. Certain.
pub(super) const TAVERN_REBATE: u32 = 1;
/// Lira with the ruby of card 20. Reconstructed.
pub(super) const COFFEE_HOUSE_LIRA: u32 = 5;

//! The bonus cards: what there is, and when each may be played.
//!
//! A card is one row of [`TABLE`]; its effect has a file of its own where it is more than a line.

pub(crate) mod again;
pub(crate) mod assistant_back;
pub(crate) mod coffee_guild;
pub(crate) mod coffee_lira;
pub(crate) mod dice_yield;
pub(crate) mod die_to_six;
pub(crate) mod family_home;
pub(crate) mod five_lira;
mod hand;
mod memory;
pub(crate) mod one_good;
pub(crate) mod piles;
pub(crate) mod swap;
pub(crate) mod two_coffee;

use std::fmt;

pub use hand::Cards;
use serde::{Deserialize, Serialize};
pub use swap::Ware;
use tabletop::Answers;

use crate::{Action, Game, Good, Place, assistants};

/// A kind of bonus card. Cards of one kind are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    OneGood,
    FiveLira,
    LongWay,
    Stay,
    AssistantBack,
    FamilyHome,
    TwicePalace,
    TwicePostOffice,
    TwiceDealer,
    AnyGoods,
    TwoCoffee,
    CoffeeGuild,
    CoffeeLira,
    DiceYield,
    Swap,
    DieToSix,
    Corner,
    TwiceWainwright,
    TwiceCoffeeHouse,
}

/// What is printed on a card, as far as the rules need it.
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    pub card: Card,
    /// Its name in notation.
    pub name: &'static str,
    /// Its title for people.
    pub title: &'static str,
    pub copies: u8,
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
    /// Together with the action of this place (B-28).
    With(Place),
    /// After an own roll, to change it (M-75).
    Roll,
}

/// The 26 cards of the base game, then the 18 of Mocha & Baksheesh. Sureness of the numbers of
/// copies: likely (docs/rules/provenance.md).
pub const TABLE: [CardFacts; Card::COUNT] = [
    row(Card::OneGood, "one-good", "1 good", 4, Timing::Outside),
    row(Card::FiveLira, "five-lira", "5 Lira", 4, Timing::Free),
    row(Card::LongWay, "long-way", "Long way (3–4)", 4, Timing::Move),
    row(Card::Stay, "stay", "Stay", 2, Timing::Move),
    row(Card::AssistantBack, "assistant-back", "Assistant back", 2, Timing::Movement),
    row(Card::FamilyHome, "family-home", "Family home", 2, Timing::Free),
    row(
        Card::TwicePalace,
        "twice-palace",
        "Twice: Sultan's Palace",
        2,
        Timing::After(Place::SultansPalace),
    ),
    row(
        Card::TwicePostOffice,
        "twice-post-office",
        "Twice: Post Office",
        2,
        Timing::After(Place::PostOffice),
    ),
    row(
        Card::TwiceDealer,
        "twice-dealer",
        "Twice: Gemstone Dealer",
        2,
        Timing::After(Place::GemstoneDealer),
    ),
    row(Card::AnyGoods, "any-goods", "Any goods at 11", 2, Timing::With(Place::SmallMarket)),
    row(Card::TwoCoffee, "two-coffee", "2 coffee", 2, Timing::Free),
    row(Card::CoffeeGuild, "coffee-guild", "Guild card for 2 coffee", 2, Timing::Free),
    row(Card::CoffeeLira, "coffee-lira", "8 Lira for 1 coffee", 2, Timing::Free),
    row(Card::DiceYield, "dice-yield", "Yield of two dice", 2, Timing::Outside),
    row(Card::Swap, "swap", "Swap up to 3 goods", 2, Timing::Outside),
    row(Card::DieToSix, "die-to-six", "Turn a die to 6", 2, Timing::Roll),
    row(Card::Corner, "corner", "Go to a corner", 2, Timing::Move),
    row(
        Card::TwiceWainwright,
        "twice-wainwright",
        "Twice: Wainwright",
        2,
        Timing::After(Place::Wainwright),
    ),
    row(
        Card::TwiceCoffeeHouse,
        "twice-coffee-house",
        "Twice: Coffee House",
        2,
        Timing::After(Place::CoffeeHouse),
    ),
];

const fn row(
    card: Card,
    name: &'static str,
    title: &'static str,
    copies: u8,
    timing: Timing,
) -> CardFacts {
    CardFacts { card, name, title, copies, timing }
}

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 19;

    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::OneGood; Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = TABLE[index].card;
            index += 1;
        }
        all
    };

    /// The kinds of the base game.
    pub const BASE: [Self; 10] = {
        let mut base = [Self::OneGood; 10];
        let mut index = 0;
        while index < base.len() {
            base[index] = TABLE[index].card;
            index += 1;
        }
        base
    };

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

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
        match place {
            Place::SultansPalace => Some(Self::TwicePalace),
            Place::PostOffice => Some(Self::TwicePostOffice),
            Place::GemstoneDealer => Some(Self::TwiceDealer),
            Place::Wainwright => Some(Self::TwiceWainwright),
            Place::CoffeeHouse => Some(Self::TwiceCoffeeHouse),
            Place::FabricWarehouse
            | Place::SpiceWarehouse
            | Place::FruitWarehouse
            | Place::Caravansary
            | Place::Fountain
            | Place::BlackMarket
            | Place::TeaHouse
            | Place::LargeMarket
            | Place::SmallMarket
            | Place::PoliceStation
            | Place::SmallMosque
            | Place::GreatMosque
            | Place::RoastingPlant
            | Place::GuildHall
            | Place::Tavern => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().name)
    }
}

/// Which cards and tiles may come in while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    /// Free and outside cards.
    Outside,
    /// Free cards only: an action is being carried out.
    Inside,
    /// Nothing: one price is being paid, or one choice made in parts (B-58).
    Closed,
}

/// The cards and tiles that may be used beside the answers to the open question.
#[inline]
pub(crate) fn extras(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    let yellow_tile = me.tiles.contains(Good::Yellow);
    if me.hand.is_empty() && !yellow_tile {
        return;
    }
    let window = game.window();
    if window == Window::Closed {
        return;
    }
    if yellow_tile {
        assistants::call_back_answers(game, answers);
    }
    if me.hand.has(Card::FiveLira) && five_lira::check(game).is_ok() {
        answers.push(Action::FiveLira {});
    }
    if me.hand.has(Card::FamilyHome) {
        family_home::answers(game, answers);
    }
    if window == Window::Outside && me.hand.has(Card::OneGood) && one_good::check(game).is_ok() {
        answers.extend(Good::ALL.map(|good| Action::OneGood { good }));
    }
    if game.movement_is_open() && me.hand.has(Card::AssistantBack) {
        assistant_back::answers(game, answers);
    }
    if me.hand.has_any(COFFEE_EXTRAS) {
        coffee_extras(game, answers);
    }
}

/// The cards of Mocha & Baksheesh that may come in beside a question.
const COFFEE_EXTRAS: Cards = Cards::one_of_each(&[
    Card::TwoCoffee,
    Card::CoffeeGuild,
    Card::CoffeeLira,
    Card::DiceYield,
    Card::Swap,
]);

#[inline(never)]
fn coffee_extras(game: &Game, answers: &mut Answers<Action>) {
    if two_coffee::check(game).is_ok() {
        answers.push(Action::TwoCoffee {});
    }
    if coffee_guild::check(game).is_ok() {
        answers.push(Action::CoffeeGuild {});
    }
    if coffee_lira::check(game).is_ok() {
        answers.push(Action::CoffeeLira {});
    }
    if dice_yield::check(game).is_ok() {
        answers.push(Action::DiceYield {});
    }
    if swap::check(game).is_ok() {
        answers.push(Action::Swap {});
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_26_cards_of_ten_kinds_and_18_of_nine() {
        let copies = |facts: &[CardFacts]| facts.iter().map(|facts| facts.copies).sum::<u8>();
        assert_eq!((copies(&TABLE[..10]), copies(&TABLE[10..])), (26, 18));
        for (index, facts) in TABLE.iter().enumerate() {
            assert_eq!(facts.card.index(), index, "{}", facts.name);
            assert_eq!(Card::from_name(facts.name), Some(facts.card));
        }
    }

    #[test]
    fn the_table_and_the_repeating_cards_agree() {
        for place in Place::ALL {
            let by_table =
                TABLE.iter().find(|facts| facts.timing == Timing::After(place)).map(|f| f.card);
            assert_eq!(Card::repeating(place), by_table, "{place:?}");
        }
    }
}

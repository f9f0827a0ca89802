//! The bonus cards: what there is, and when each may be played.
//!
//! A card is one row of [`TABLE`]; its effect has a file of its own where it is more than a line.

pub(crate) mod again;
pub(crate) mod assistant_back;
pub(crate) mod coffee_guild;
pub(crate) mod coffee_lira;
pub(crate) mod copy;
pub(crate) mod dice_letter;
pub(crate) mod dice_yield;
pub(crate) mod die_to_six;
pub(crate) mod family_home;
pub(crate) mod family_walk;
pub(crate) mod five_lira;
pub(crate) mod from_afar;
pub(crate) mod good_and_lira;
pub(crate) mod good_lira;
mod hand;
mod memory;
pub(crate) mod one_good;
pub(crate) mod one_letter;
pub(crate) mod piles;
pub(crate) mod swap;
pub(crate) mod two_coffee;

use std::fmt;

pub use from_afar::Afar;
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
    OneLetter,
    DiceLetter,
    GoodLira,
    RedAndLira,
    GreenAndLira,
    YellowAndLira,
    Copy,
    FamilyWalk,
    Jump,
    TwoSteps,
    FromAfar,
    TwiceMosque,
    TwiceSociety,
    Anywhere,
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
    /// The same after the action of either mosque (L-104).
    AfterMosque,
    /// Together with the action of this place (B-28).
    With(Place),
    /// After an own roll, to change it (M-75).
    Roll,
    /// That of the card it copies (L-93).
    Copied,
}

/// The 26 cards of the base game, then the 18 of Mocha & Baksheesh, then the 28 of Letters & Seals.
/// Sureness of the numbers of copies: likely for the first two, reconstructed for the last, as are
/// the three colours of good and Lira (docs/rules/provenance.md).
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
    row(Card::OneLetter, "one-letter", "1 letter", 2, Timing::Free),
    row(Card::DiceLetter, "dice-letter", "Dice: Lira and letter", 2, Timing::Outside),
    row(Card::GoodLira, "good-lira", "7 Lira for 1 good", 2, Timing::Outside),
    row(Card::RedAndLira, "red-and-lira", "1 red good and 3 Lira", 2, Timing::Outside),
    row(Card::GreenAndLira, "green-and-lira", "1 green good and 3 Lira", 2, Timing::Outside),
    row(Card::YellowAndLira, "yellow-and-lira", "1 yellow good and 3 Lira", 2, Timing::Outside),
    row(Card::Copy, "copy", "Copy the top card", 2, Timing::Copied),
    row(Card::FamilyWalk, "family-walk", "Family walk", 2, Timing::Move),
    row(Card::Jump, "jump", "Go to an opponent", 2, Timing::Move),
    row(Card::TwoSteps, "two-steps", "Companion: 2 steps", 2, Timing::Move),
    row(Card::FromAfar, "from-afar", "A figure from afar", 2, Timing::Outside),
    row(Card::TwiceMosque, "twice-mosque", "Twice: a mosque", 2, Timing::AfterMosque),
    row(
        Card::TwiceSociety,
        "twice-society",
        "Twice: Secret Society",
        2,
        Timing::After(Place::SecretSociety),
    ),
    row(Card::Anywhere, "anywhere", "Anywhere for 3 Lira", 2, Timing::Move),
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
    pub const COUNT: usize = 33;

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
    pub const BASE: [Self; 10] = Self::kinds_from(0);

    /// The kinds with Mocha & Baksheesh.
    pub const MOCHA: [Self; 19] = Self::kinds_from(0);

    /// The new kinds of Letters & Seals.
    pub const LETTERS: [Self; 14] = Self::kinds_from(19);

    /// The kinds of the base game and of Letters & Seals.
    pub const WITH_LETTERS: [Self; 24] = {
        let mut kinds = Self::kinds_from(0);
        let mut index = 0;
        while index < Self::LETTERS.len() {
            kinds[Self::BASE.len() + index] = Self::LETTERS[index];
            index += 1;
        }
        kinds
    };

    const fn kinds_from<const COUNT: usize>(first: usize) -> [Self; COUNT] {
        let mut kinds = [Self::OneGood; COUNT];
        let mut index = 0;
        while index < COUNT {
            kinds[index] = TABLE[first + index].card;
            index += 1;
        }
        kinds
    }

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
            Place::SmallMosque | Place::GreatMosque => Some(Self::TwiceMosque),
            Place::SecretSociety => Some(Self::TwiceSociety),
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
            | Place::RoastingPlant
            | Place::GuildHall
            | Place::Tavern
            | Place::Embassy
            | Place::Kiosk
            | Place::AuctionHouse
            | Place::Catacombs => None,
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

/// The cards that may be played beside the answers to a question.
const EXTRAS: Cards =
    Cards::one_of_each(&[Card::FiveLira, Card::FamilyHome, Card::OneGood, Card::AssistantBack])
        .with(MORE_EXTRAS);
const MORE_EXTRAS: Cards = COFFEE_EXTRAS.with(LETTER_EXTRAS);

/// The cards and tiles that may be used beside the answers to the open question.
#[inline]
pub(crate) fn extras(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    let yellow_tile = me.tiles.contains(Good::Yellow);
    if !yellow_tile && !me.hand.has_any(EXTRAS) {
        return;
    }
    let window = game.window();
    if window != Window::Closed {
        if yellow_tile {
            assistants::call_back_answers(game, answers);
        }
        if me.hand.has(Card::FiveLira) && five_lira::check(game).is_ok() {
            answers.push(Action::FiveLira {});
        }
        if me.hand.has(Card::FamilyHome) {
            family_home::answers(game, answers);
        }
        if window == Window::Outside && me.hand.has(Card::OneGood) && one_good::check(game).is_ok()
        {
            answers.extend(Good::ALL.map(|good| Action::OneGood { good }));
        }
        if game.movement_is_open() && me.hand.has(Card::AssistantBack) {
            assistant_back::answers(game, answers);
        }
    }
    if game.rules.has_expansions() && me.hand.has_any(MORE_EXTRAS) {
        more_extras(game, window, answers);
    }
}

/// The cards of the expansions.
#[inline(never)]
fn more_extras(game: &Game, window: Window, answers: &mut Answers<Action>) {
    let hand = game.me().hand;
    if window != Window::Closed && hand.has_any(COFFEE_EXTRAS) {
        coffee_extras(game, answers);
    }
    if window != Window::Closed && hand.has_any(LETTER_EXTRAS) {
        letter_extras(game, answers);
    }
    // It may also be played after the last round (L-108).
    if hand.has(Card::Copy) {
        copy::answers(game, answers);
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

/// The cards of Letters & Seals that may come in beside a question.
const LETTER_EXTRAS: Cards = Cards::one_of_each(&[
    Card::OneLetter,
    Card::DiceLetter,
    Card::GoodLira,
    Card::RedAndLira,
    Card::GreenAndLira,
    Card::YellowAndLira,
    Card::FromAfar,
    Card::Copy,
]);

fn letter_extras(game: &Game, answers: &mut Answers<Action>) {
    if one_letter::check(game).is_ok() {
        answers.push(Action::OneLetter {});
    }
    if dice_letter::check(game).is_ok() {
        answers.push(Action::DiceLetter {});
    }
    good_lira::answers(game, answers);
    for good in Good::ALL {
        if good_and_lira::check(game, good).is_ok() {
            answers.push(Action::GoodAndLira { good });
        }
    }
    from_afar::answers(game, answers);
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
    fn the_table_and_the_repeating_cards_agree() {
        for place in Place::ALL {
            let is_mosque = matches!(place, Place::SmallMosque | Place::GreatMosque);
            let repeats = |timing| {
                timing == Timing::After(place) || is_mosque && timing == Timing::AfterMosque
            };
            let by_table = TABLE.iter().find(|facts| repeats(facts.timing)).map(|f| f.card);
            assert_eq!(Card::repeating(place), by_table, "{place:?}");
        }
    }
}

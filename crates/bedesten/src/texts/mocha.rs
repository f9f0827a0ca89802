//! Mocha & Baksheesh, explained.

use bazaar::{Card, Place};

#[expect(clippy::wildcard_enum_match_arm, reason = "a box explains what is its own")]
pub(super) const fn place(place: Place) -> Option<&'static str> {
    Some(match place {
        Place::RoastingPlant => {
            "Take 2 coffee for 2 Lira, 2 for a good, and 2 for a bonus or guild card: each at most \
             once."
        }
        Place::GuildHall => {
            "Take 1 coffee and draw two guild cards. Then discard one guild card of your hand."
        }
        Place::Tavern => {
            "Do one of three. For 2 coffee put the barrier between two places, which only you may \
             cross, and use one of the two. Or take the top tavern tile of a kind for the coffee \
             it shows. Or take a ruby of 13, 16 or 20 for 4 coffee and the goods of the baksheesh \
             tile."
        }
        Place::CoffeeHouse => {
            "Pay the price in coffee that the board shows and take a ruby. Every ruby makes the \
             next one dearer by 1 coffee, up to 10."
        }
        _ => return None,
    })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box explains what is its own")]
pub(super) const fn card(card: Card) -> Option<&'static str> {
    Some(match card {
        Card::TwoCoffee => "Take 2 coffee, at any moment of your turn.",
        Card::CoffeeGuild => "Pay 2 coffee and draw a guild card, at any moment of your turn.",
        Card::CoffeeLira => "Pay 1 coffee and take 8 Lira, at any moment of your turn.",
        Card::DiceYield => {
            "Roll two dice and take what each yields: 1 brings 2 Lira, 2 yellow, 3 green, 4 red, 5 \
             coffee, 6 blue. In your turn, but not during an action."
        }
        Card::Swap => {
            "Give up to 3 goods and take as many others; coffee counts as a good. In your turn, \
             but not during an action."
        }
        Card::DieToSix => "After a roll of yours: turn one die to 6. Not where a figure is moved.",
        Card::Corner => "Move to a corner of the board this time, not 1 or 2 steps.",
        Card::TwiceWainwright => "After buying an extension at the Wainwright: buy one more.",
        Card::TwiceCoffeeHouse => "After buying a ruby at the Coffee House: buy one more.",
        _ => return None,
    })
}

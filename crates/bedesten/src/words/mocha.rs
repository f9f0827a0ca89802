//! Mocha & Baksheesh in words: coffee, the guild, the Tavern, the barrier.

use bazaar::{
    Action, Card, Die, Edge, Event, GUILD_CARDS, GuildCard, Payment, Place, Question, Roll,
    TavernOption, TavernTile, View, Ware,
};

use super::{
    Names,
    asking::action_of_place,
    card, goods, guild, place as place_name, plural, stuff,
    telling::{Told, by},
};

pub(crate) const TRADER: &str = "the coffee trader";

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) fn question(asked: Question, view: &View) -> Option<String> {
    Some(match asked {
        Question::Roast => "What else do you give for coffee?".to_owned(),
        Question::GuildDiscard => "Discard 1 guild card.".to_owned(),
        Question::AtBarrier { between } => {
            let [one, other] = between.places();
            format!("The barrier stands between {one} and {other}. Use which place?")
        }
        Question::GuildChoice { guild: played } => {
            format!("Guild card {}: {}", guild(played), guild_choice(played, view))
        }
        Question::TavernEdge => "Where do you put the barrier?".to_owned(),
        Question::TavernRuby => "Whose ruby do you take?".to_owned(),
        Question::Swap { taking: true, .. } => "What do you take?".to_owned(),
        Question::Swap { given, .. } => format!("{given} of 3 given. What do you give?"),
        _ => return None,
    })
}

fn guild_choice(played: GuildCard, view: &View) -> String {
    let at = played.place();
    if at == Place::PoliceStation {
        "Send your family member where?".to_owned()
    } else if at == Place::Tavern {
        "Which two Tavern actions?".to_owned()
    } else {
        action_of_place(at, view)
    }
}

/// What makes a guild card better than its place.
pub(crate) fn guild_effect(played: GuildCard) -> &'static str {
    GUILD_CARDS.iter().find(|facts| facts.guild == played).map_or("", |facts| facts.better)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
/// What its places ask.
pub(crate) fn place(at: Place, view: &View) -> Option<String> {
    let text = match at {
        Place::RoastingPlant => "2 coffee each: for 2 Lira, 1 good, 1 card. What do you give?",
        Place::GuildHall => "Take 1 coffee and 2 guild cards, then discard one?",
        Place::Tavern => "The barrier, a tile or a ruby?",
        Place::CoffeeHouse => {
            return Some(
                view.mocha.as_ref().and_then(|mocha| mocha.coffee_house_price).map_or_else(
                    || "There is no ruby left.".to_owned(),
                    |price| format!("Buy a ruby for {price} coffee?"),
                ),
            );
        }
        _ => return None,
    };
    Some(text.to_owned())
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
/// What acting at its places means.
pub(crate) const fn act(at: Place) -> Option<&'static str> {
    match at {
        Place::CoffeeHouse => Some("Buy the ruby"),
        Place::GuildHall => Some("Take coffee and guild cards"),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) fn answer(action: Action, asked: Question) -> Option<String> {
    Some(match action {
        Action::Guild { guild: played } => {
            format!("Guild card {}: {}", guild(played), guild_effect(played))
        }
        Action::DiscardGuild { guild: gone } => format!("Guild card {}", guild(gone)),
        Action::Barrier { between } => format!("The barrier {}", edge(between)),
        Action::Use { place: at } => format!("Use {}", place_name(at)),
        Action::Tavern { kind } => format!("The tile “{}”: {}", kind.name(), tavern_power(kind)),
        Action::Baksheesh { from } => format!("The ruby of {}", place_name(from)),
        Action::TavernPair { first, second } => {
            format!("First {}, then {}", option_words(first), option_words(second))
        }
        Action::Trader { payment } => {
            let price = match payment {
                Payment::Nothing => "for nothing",
                Payment::Lira => "for 2 Lira",
                Payment::Red => "for 1 red (fabric)",
                Payment::Green => "for 1 green (spice)",
                Payment::Yellow => "for 1 yellow (fruit)",
                Payment::Blue => "for 1 blue (jewelry)",
            };
            format!("Coffee trader: 1 coffee {price}")
        }
        Action::Corner { to } => to.name().to_owned(),
        Action::TwoCoffee {} => format!("“{}”", card(Card::TwoCoffee)),
        Action::CoffeeGuild {} => format!("“{}”", card(Card::CoffeeGuild)),
        Action::CoffeeLira {} => format!("“{}”", card(Card::CoffeeLira)),
        Action::DiceYield {} => format!("“{}”", card(Card::DiceYield)),
        Action::Swap {} => format!("“{}”", card(Card::Swap)),
        Action::Give { ware } => format!("Give 1 {}", ware_words(ware)),
        Action::Receive { ware } => format!("Take 1 {}", ware_words(ware)),
        Action::Six { die } => format!("“{}”: {}", card(Card::DieToSix), six(die, asked)),
        _ => return None,
    })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) const fn roll(roll: Roll) -> Option<&'static str> {
    match roll {
        Roll::CoffeeTrader => Some(" for the coffee trader"),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) fn tell(names: &Names, event: Event) -> Option<Told> {
    let by = |seat, verb, rest: String| by(names, seat, verb, rest);
    Some(match event {
        Event::CoffeeGained { seat, coffee } => by(seat, "takes", format!("{coffee} coffee")),
        Event::CoffeePaid { seat, coffee } => by(seat, "pays", format!("{coffee} coffee")),
        Event::GuildDrawn { seat, guild: Some(drawn) } => {
            by(seat, "draws", format!("the guild card {}", guild(drawn)))
        }
        Event::GuildDrawn { seat, guild: None } => by(seat, "draws", "a guild card".to_owned()),
        Event::GuildPlayed { seat, guild: played } => {
            by(seat, "plays", format!("the guild card {}", guild(played)))
        }
        Event::GuildDiscarded { seat, guild: gone } => {
            by(seat, "discards", format!("the guild card {}", guild(gone)))
        }
        Event::GuildShuffled { cards } => {
            (None, format!("{} shuffled", plural(cards.into(), "guild card is", "guild cards are")))
        }
        Event::BarrierPut { seat, between } => {
            let [one, other] = between.places();
            by(seat, "puts", format!("the barrier between {one} and {other}"))
        }
        Event::BarrierUsed { seat, place: at } => by(seat, "uses", place_name(at)),
        Event::TavernTileTaken { seat, kind } => {
            by(seat, "takes", format!("the tavern tile “{}”", kind.name()))
        }
        Event::BaksheeshTurned { goods: asked } => {
            (None, format!("the baksheesh tile now asks for {}", goods(asked)))
        }
        _ => return None,
    })
}

fn edge(between: Edge) -> String {
    let [one, other] = between.places();
    format!("between {one} {} and {other} {}", one.name(), other.name())
}

/// What a tavern tile can do.
pub(crate) const fn tavern_power(kind: TavernTile) -> &'static str {
    match kind {
        TavernTile::Movement => "any distance in a straight line",
        TavernTile::Encounter => "figures ask for nothing",
    }
}

const fn option_words(option: TavernOption) -> &'static str {
    match option {
        TavernOption::Barrier => "the barrier",
        TavernOption::Movement => "the movement tile",
        TavernOption::Encounter => "the encounter tile",
        TavernOption::Ruby => "a ruby",
    }
}

pub(super) fn ware_words(ware: Ware) -> String {
    ware.good().map_or_else(|| "coffee".to_owned(), |good| format!("{good} ({})", stuff(good)))
}

fn six(die: Die, asked: Question) -> String {
    let Question::ChangeRoll { dice, .. } = asked else { return "a die".to_owned() };
    let other = match die {
        Die::Low => dice.high(),
        Die::High => dice.low(),
    };
    format!("the {}, which makes {}", dice.value(die), other + 6)
}

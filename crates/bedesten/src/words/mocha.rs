//! Mocha & Baksheesh in words: coffee, the guild, the Tavern, the barrier.

use bazaar::{
    Action, Amounts, Card, Die, Edge, Event, Figure, GUILD_CARDS, GuildCard, Missing, Payment,
    Place, Question, Reveals, Roll, TavernOption, TavernTile, View, Ware,
};

use super::{
    Names,
    boxes::Wording,
    card,
    events::{Told, by},
    goods, place as place_name, plural,
    questions::action_of_place,
    stuff,
};

const TRADER: &str = "the coffee trader";

/// Coffee, the guild, the Tavern, the barrier.
pub(super) struct Mocha;

impl Wording for Mocha {
    fn places(&self) -> &'static [(Place, &'static str)] {
        PLACES
    }

    fn cards(&self) -> &'static [(Card, &'static str)] {
        CARDS
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn question(&self, asked: Question, view: &View) -> Option<String> {
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

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn place(&self, at: Place, view: &View) -> Option<String> {
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
    fn act(&self, at: Place) -> Option<&'static str> {
        match at {
            Place::CoffeeHouse => Some("Buy the ruby"),
            Place::GuildHall => Some("Take coffee and guild cards"),
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn answer(&self, action: Action, asked: Question, _: &View, _: &Names) -> Option<String> {
        Some(match action {
            Action::Guild { guild: played } => {
                format!("Guild card {}: {}", guild(played), guild_effect(played))
            }
            Action::DiscardGuild { guild: gone } => format!("Guild card {}", guild(gone)),
            Action::Barrier { between } => format!("The barrier {}", edge(between)),
            Action::Use { place: at } => format!("Use {}", place_name(at)),
            Action::Tavern { kind } => {
                format!("The tile “{}”: {}", kind.name(), tavern_power(kind))
            }
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
            Action::Give { ware } => format!("Give 1 {}", ware_words(ware)),
            Action::Receive { ware } => format!("Take 1 {}", ware_words(ware)),
            Action::Six { die } => format!("“{}”: {}", card(Card::DieToSix), six(die, asked)),
            _ => return None,
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn roll(&self, roll: Roll) -> Option<&'static str> {
        match roll {
            Roll::CoffeeTrader => Some(" for the coffee trader"),
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn tell(&self, names: &Names, event: Event) -> Option<Told> {
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
            Event::GuildShuffled { cards } => (
                None,
                format!("{} shuffled", plural(cards.into(), "guild card is", "guild cards are")),
            ),
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

    fn figure(&self, figure: Figure) -> Option<&'static str> {
        (figure == Figure::CoffeeTrader).then_some(TRADER)
    }

    fn met(&self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Trader { .. }).then_some(TRADER)
    }

    fn missing(&self, missing: &Missing) -> Option<String> {
        (missing.coffee > 0).then(|| format!("{} coffee", missing.coffee))
    }

    fn amount(&self, amounts: &Amounts) -> Option<String> {
        (amounts.coffee > 0).then(|| format!("{} coffee", amounts.coffee))
    }

    fn reveals(&self, reveals: Reveals) -> Option<&'static str> {
        (reveals == Reveals::Guild).then_some("draws a guild card")
    }
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

/// “16 Gemstone Dealer”: a guild card has the number and the name of its place.
pub(crate) fn guild(guild: GuildCard) -> String {
    place_name(guild.place())
}

/// What makes a guild card better than its place.
pub(crate) fn guild_effect(played: GuildCard) -> &'static str {
    GUILD_CARDS.iter().find(|facts| facts.guild == played).map_or("", |facts| facts.better)
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

const PLACES: &[(Place, &str)] = &[
    (
        Place::RoastingPlant,
        "Take 2 coffee for 2 Lira, 2 for a good, and 2 for a bonus or guild card: each at most \
         once.",
    ),
    (
        Place::GuildHall,
        "Take 1 coffee and draw two guild cards. Then discard one guild card of your hand.",
    ),
    (
        Place::Tavern,
        "Do one of three. For 2 coffee put the barrier between two places, which only you may \
         cross, and use one of the two. Or take the top tavern tile of a kind for the coffee \
         it shows. Or take a ruby of 13, 16 or 20 for 4 coffee and the goods of the baksheesh \
         tile.",
    ),
    (
        Place::CoffeeHouse,
        "Pay the price in coffee that the board shows and take a ruby. Every ruby makes the \
         next one dearer by 1 coffee, up to 10.",
    ),
];

const CARDS: &[(Card, &str)] = &[
    (Card::TwoCoffee, "Take 2 coffee, at any moment of your turn."),
    (Card::CoffeeGuild, "Pay 2 coffee and draw a guild card, at any moment of your turn."),
    (Card::CoffeeLira, "Pay 1 coffee and take 8 Lira, at any moment of your turn."),
    (
        Card::DiceYield,
        "Roll two dice and take what each yields: 1 brings 2 Lira, 2 yellow, 3 green, 4 red, 5 \
         coffee, 6 blue. In your turn, but not during an action.",
    ),
    (
        Card::Swap,
        "Give up to 3 goods and take as many others; coffee counts as a good. In your turn, \
         but not during an action.",
    ),
    (Card::DieToSix, "After a roll of yours: turn one die to 6. Not where a figure is moved."),
    (Card::Corner, "Move to a corner of the board this time, not 1 or 2 steps."),
    (Card::TwiceWainwright, "After buying an extension at the Wainwright: buy one more."),
    (Card::TwiceCoffeeHouse, "After buying a ruby at the Coffee House: buy one more."),
];

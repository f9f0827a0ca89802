//! Help in our own words: the places, the cards, the tiles, the turn; and the rulings.

use bazaar::{Card, Good, Place};

use crate::words::{
    self,
    boxes::{explained_card, explained_place},
    questions::tile_power,
};

/// The rulings, as the rules are told to people.
const RULES: &str = include_str!("../../../docs/rules/base-game.md");

/// What a person may ask about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    Place(Place),
    Card(Card),
    Tile(Good),
    Ruling(String),
    Words(&'static str, &'static str),
}

/// Other things one may want to know: what to type, and what is answered.
pub(crate) const WORDS: [(&str, &str); 6] = [
    (
        "turn",
        "Move your merchant 1 or 2 steps. Leave an assistant there, or pick up the one you left \
         earlier; without one your turn ends, except at the Fountain. Pay 2 Lira to every other \
         merchant who stands there, or your turn ends. Then use the place, and at last meet who \
         is there: family members of others, the Governor, the Smuggler.",
    ),
    (
        "goal",
        "Collect rubies. With 5 of them (6 with two players) somebody brings about the last \
         round: it is played to its end. The most rubies win; then more Lira, more goods, more \
         cards decide.",
    ),
    (
        "family",
        "Your family member waits at the Police Station. There you may send him to any place to \
         act for you; he pays nobody and meets nobody. Whoever ends up with a merchant where he \
         stands catches him: he goes back, and the catcher takes 3 Lira or a card.",
    ),
    (
        "governor",
        "Where your merchant meets the Governor (G) you may draw a card and pay 2 Lira or any \
         card for it. Then the dice send him to another place. Once per turn.",
    ),
    (
        "smuggler",
        "Where your merchant meets the Smuggler (S) you may take a good of your choice and pay 2 \
         Lira or any good for it. Then the dice send him to another place. Once per turn.",
    ),
    (
        "assistants",
        "They lie under your merchant and are left behind one at each place. Come back to a place \
         to pick yours up, or call them all at the Fountain. Your number on the board, as in A3, \
         says how many are left under your merchant.",
    ),
];

/// The topic somebody means: a number, a part of a name, the name of a card or of a ruling.
pub(crate) fn topic(asked: &str) -> Option<Topic> {
    let asked = asked.trim().to_lowercase().replace(['“', '”', '"'], "");
    if let Ok(number) = asked.parse() {
        return Place::from_number(number).map(Topic::Place);
    }
    if asked.starts_with("b-") || asked.starts_with("n-") {
        return ruling(RULES, &asked.to_uppercase()).map(Topic::Ruling);
    }
    if let Some((name, text)) = WORDS.iter().find(|(name, _)| *name == asked) {
        return Some(Topic::Words(name, text));
    }
    let hyphened = asked.replace([' ', '_'], "-");
    if let Some(card) = Card::from_name(&hyphened) {
        return Some(Topic::Card(card));
    }
    let tile = asked.strip_suffix(" tile").unwrap_or(&asked);
    if let Some(good) = Good::ALL.into_iter().find(|good| good.name() == tile) {
        return Some(Topic::Tile(good));
    }
    if asked.is_empty() {
        return None;
    }
    let place = Place::ALL.into_iter().find(|place| {
        let name = place.name().to_lowercase();
        name.contains(&asked) || name.replace('\'', "").contains(&asked)
    });
    let card = || Card::ALL.into_iter().find(|card| card.facts().title.to_lowercase() == asked);
    card().map(Topic::Card).or(place.map(Topic::Place)).or_else(|| {
        let close = |card: &Card| card.facts().name.contains(&hyphened);
        Card::ALL.into_iter().find(close).map(Topic::Card)
    })
}

impl Topic {
    /// The heading and the text.
    pub(crate) fn explained(&self) -> (String, String) {
        match self {
            Self::Place(asked) => {
                (words::place(*asked), explained_place(*asked).unwrap_or_default().to_owned())
            }
            Self::Card(asked) => {
                let facts = asked.facts();
                let heading =
                    format!("“{}” ({}, {} in the deck)", facts.title, facts.name, facts.copies);
                (heading, explained_card(*asked).unwrap_or_default().to_owned())
            }
            Self::Tile(good) => {
                (format!("The {good} mosque tile"), format!("Brings you {}.", tile_power(*good)))
            }
            Self::Ruling(text) => match text.split_once(' ') {
                Some((id, text)) => (id.to_owned(), text.to_owned()),
                None => (text.clone(), String::new()),
            },
            Self::Words(name, text) => ((*name).to_owned(), (*text).to_owned()),
        }
    }
}

/// A ruling from the rules, without the marks of its typesetting: “B-1 A normal move …”.
pub(crate) fn ruling(rules: &str, id: &str) -> Option<String> {
    let marked = format!("- **{id}** ");
    let line = rules.lines().find_map(|line| line.strip_prefix(&marked))?;
    Some(format!("{id} {}", line.replace(['*', '`'], "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_finds_what_they_mean() {
        let cases = [
            ("13", Topic::Place(Place::SultansPalace)),
            ("palace", Topic::Place(Place::SultansPalace)),
            ("Sultans Palace", Topic::Place(Place::SultansPalace)),
            ("post office", Topic::Place(Place::PostOffice)),
            ("tea", Topic::Place(Place::TeaHouse)),
            ("five-lira", Topic::Card(Card::FiveLira)),
            ("5 Lira", Topic::Card(Card::FiveLira)),
            ("twice-palace", Topic::Card(Card::TwicePalace)),
            ("stay", Topic::Card(Card::Stay)),
            ("red tile", Topic::Tile(Good::Red)),
            ("blue", Topic::Tile(Good::Blue)),
        ];
        for (asked, topic) in cases {
            assert_eq!(super::topic(asked), Some(topic), "{asked}");
        }
        for unknown in ["", "26", "0", "B-999", "xyzzy"] {
            assert_eq!(topic(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn every_place_and_card_is_found_by_its_names() {
        for place in Place::ALL {
            assert_eq!(topic(place.name()), Some(Topic::Place(place)));
            assert_eq!(topic(&place.number().to_string()), Some(Topic::Place(place)));
        }
        for card in Card::ALL {
            assert_eq!(topic(card.facts().name), Some(Topic::Card(card)));
            assert_eq!(topic(card.facts().title), Some(Topic::Card(card)));
        }
    }

    #[test]
    fn every_place_and_every_card_is_explained() {
        for place in Place::ALL {
            assert!(explained_place(place).is_some(), "{place:?}");
        }
        for card in Card::ALL {
            assert!(explained_card(card).is_some(), "{card:?}");
        }
    }

    #[test]
    fn rulings_are_told_without_marks() {
        let Some(Topic::Ruling(text)) = topic("b-28") else { panic!("B-28 is not found") };
        assert!(text.starts_with("B-28 ") && text.contains("Small Market"), "{text}");
        assert!(!text.contains('*'), "{text}");
    }
}

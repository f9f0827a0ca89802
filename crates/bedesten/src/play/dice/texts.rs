//! Help in our own words: the turn, the goal, the actions, the cards, the tiles; and the rulings.

use bazaar_dice::{Card, MosqueTile};

use super::wording;
use crate::texts;

/// The rulings, as the rules are told to people.
const RULES: &str = include_str!("../../../../../docs/rules/dice-game.md");

/// Words of the game.
const WORDS: [(&str, &str); 6] = [
    (
        "turn",
        "First the income of your mosque tiles. Then you roll five dice, and one more for each die \
         tile. For a crystal you roll any of them again, as often as you have crystals. Then two \
         actions, and one more for each action tile. Dice count once; goods tiles stand for dice \
         of their colour, brown ones for any colour.",
    ),
    (
        "goal",
        "Collect rubies. With 6 of them (5 with four players) somebody brings about the last \
         round: it is played to its end. The most rubies win. Whoever ties sells goods tiles for 3 \
         Lira and crystals for 2; then the most Lira win.",
    ),
    (
        "actions",
        "2 equal goods bring a tile of their colour, 2 different ones a crystal, 3 different ones \
         a brown tile, 4 different ones two tiles of choice, not brown. All coins together bring 2 \
         Lira each. \
         Card dice turn up as many bazaar cards, of which you carry out one. And goods or Lira buy \
         mosque tiles and rubies. The same action may be taken several times.",
    ),
    (
        "crystals",
        "Before your first action: give one and roll any of your dice again. keep-red-blue rolls \
         all dice but the red and the blue ones, keep-none rolls all, reroll-1red-1coin only \
         those two.",
    ),
    (
        "mosque",
        "A mosque tile works from your next turn on, every turn. Your fifth one (the fourth with \
         four players) brings a ruby.",
    ),
    (
        "cards",
        "Most bazaar cards bring something to you and something smaller to the others. Some are \
         only for you and ask for something; whoever cannot or will not takes 1 Lira.",
    ),
];

/// The heading and the text about what somebody asked for.
pub(super) fn explained(asked: &str) -> Option<(String, String)> {
    let asked = asked.trim().to_lowercase();
    if let Some((name, text)) = WORDS.iter().find(|(name, _)| *name == asked) {
        return Some(((*name).to_owned(), (*text).to_owned()));
    }
    if asked.starts_with("d-") {
        let text = texts::ruling(RULES, &asked.to_uppercase())?;
        let (id, text) = text.split_once(' ')?;
        return Some((id.to_owned(), text.to_owned()));
    }
    let name = asked.replace([' ', '_'], "-");
    if let Some(card) = Card::named(&name) {
        return Some((format!("Bazaar card {card}"), format!("{}.", wording::card(card))));
    }
    let tile = MosqueTile::named(&name)?;
    Some((format!("Mosque tile {tile}"), format!("{}.", wording::power(tile.kind()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_tile_and_word_is_found_by_its_name() {
        let cards = Card::all().map(Card::name);
        let tiles = MosqueTile::all().map(MosqueTile::name);
        for name in cards.chain(tiles).chain(WORDS.map(|(name, _)| name)) {
            assert!(explained(name).is_some(), "{name}");
        }
        for unknown in ["", "13", "B-28", "D-999", "xyzzy"] {
            assert_eq!(explained(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn rulings_are_told_without_marks() {
        let (id, text) = explained("d-39").unwrap();
        assert_eq!(id, "D-39");
        assert!(!text.is_empty() && !text.contains('*'), "{text}");
    }
}

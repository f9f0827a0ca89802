use serde::Serialize;

use crate::{Card, Good, Price};

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// Turn up the bazaar card of a mosque tile; so many are still to come.
    Reveal {
        /// How many cards are still to come.
        cards: u8,
    },
    /// Roll so many dice.
    Roll {
        /// How many dice.
        dice: u8,
    },
    /// Which action; or, before the first of them, which dice again for a crystal?
    Act {
        /// How many actions are left.
        actions: u8,
        /// Dice may still be rolled again.
        reroll: bool,
        /// The next action is paid by hand.
        by_hand: bool,
    },
    /// Which goods, where the price leaves the colour open?
    Give {
        /// What is to be paid.
        price: Price,
    },
    /// By hand: how many dice and tiles of this colour?
    Pay {
        /// What is to be paid.
        price: Price,
        /// Which colour.
        good: Good,
    },
    /// Which goods tiles from the supply?
    Take {
        /// How many.
        count: u8,
    },
    /// Which of the cards turned up?
    Choose,
    /// Carry out this card, or take 1 Lira?
    Card {
        /// Which card.
        card: Card,
    },
    /// The part of a card for the others.
    Offer {
        /// Which card.
        card: Card,
    },
    /// The ruby of which track?
    Ruby,
    /// Which open mosque tile?
    Tile,
}

/// What chance has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(tag = "chance", rename_all = "snake_case")]
pub enum Chance {
    /// So many dice are still in the air.
    Dice {
        /// How many dice.
        dice: u8,
    },
    /// A bazaar card is drawn.
    Card,
    /// A mosque tile from the stack.
    Tile,
}

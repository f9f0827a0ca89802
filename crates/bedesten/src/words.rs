//! Everything in words: questions and answers, what happened, and why not.

mod base;
pub(crate) mod boxes;
pub(crate) mod effects;
pub(crate) mod events;
pub(crate) mod letters;
pub(crate) mod mocha;
pub(crate) mod questions;
pub(crate) mod refusals;

use bazaar::{Card, Good, Goods, Place};
use tabletop::{Player, Seat};

/// Who sits where, and who of them is spoken to.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    names: Vec<String>,
    you: Option<Seat>,
}

/// Longer names would break the tables.
const LONGEST_NAME: usize = 15;

impl Names {
    /// The names as the record has them, fit for a screen.
    pub(crate) fn of(players: &[Player]) -> Self {
        let names = players.iter().enumerate().map(|(seat, player)| {
            let clean = one_line(&player.name);
            let name: String = clean.trim().chars().take(LONGEST_NAME).collect();
            if name.is_empty() { format!("Guest {}", seat + 1) } else { name }
        });
        Self { names: names.collect(), you: None }
    }

    /// This seat is spoken to as “you”.
    #[must_use]
    pub(crate) fn speaking_to(mut self, seat: Seat) -> Self {
        self.you = Some(seat);
        self
    }

    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        if self.is_you(seat) {
            "You"
        } else {
            self.names.get(seat.index()).map_or("somebody", String::as_str)
        }
    }

    /// The name in the middle of a sentence.
    pub(crate) fn object(&self, seat: Seat) -> &str {
        if self.is_you(seat) { "you" } else { self.name(seat) }
    }

    /// “your” or “Bora's”.
    pub(crate) fn possessive(&self, seat: Seat) -> String {
        if self.is_you(seat) { "your".to_owned() } else { format!("{}'s", self.name(seat)) }
    }
}

/// The mark of a seat on the board, from A on.
pub(crate) const fn seat_mark(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

/// “2 Fabric Warehouse”.
pub(crate) fn place(place: Place) -> String {
    format!("{} {}", place.number(), place.name())
}

pub(crate) const fn card(card: Card) -> &'static str {
    card.facts().title
}

pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    let titles: Vec<_> = cards.into_iter().map(card).collect();
    if titles.is_empty() { "none".to_owned() } else { titles.join(", ") }
}

/// What a good is, besides its colour.
pub(crate) const fn stuff(good: Good) -> &'static str {
    match good {
        Good::Red => "fabric",
        Good::Green => "spice",
        Good::Yellow => "fruit",
        Good::Blue => "jewelry",
    }
}

pub(crate) const fn initial(good: Good) -> char {
    match good {
        Good::Red => 'r',
        Good::Green => 'g',
        Good::Yellow => 'y',
        Good::Blue => 'b',
    }
}

/// “2 red, 1 blue”; nothing for no goods.
pub(crate) fn goods(goods: Goods) -> String {
    let parts: Vec<_> = Good::ALL
        .into_iter()
        .filter(|good| goods[*good] > 0)
        .map(|good| format!("{} {good}", goods[good]))
        .collect();
    parts.join(", ")
}

/// “2r 1b”.
pub(crate) fn goods_in_short(goods: Goods) -> String {
    let parts: Vec<_> = Good::ALL
        .into_iter()
        .filter(|good| goods[*good] > 0)
        .map(|good| format!("{}{}", goods[good], initial(good)))
        .collect();
    parts.join(" ")
}

pub(crate) fn plural(count: usize, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}

/// A text that is printed on one line and does nothing to the terminal, whatever is in it.
pub(crate) fn one_line(text: &str) -> String {
    const LONGEST: usize = 600;
    let clean = |character: char| if character.is_control() { ' ' } else { character };
    let mut line: String = text.chars().take(LONGEST).map(clean).collect();
    if text.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    line
}

/// Breaks a text between words; every line but the first is indented.
pub(crate) fn wrapped(text: &str, width: usize, indent: usize) -> String {
    let mut lines = Vec::new();
    let mut line = String::new();
    for (index, word) in text.split(' ').enumerate() {
        let longer = line.chars().count() + 1 + word.chars().count();
        if !line.trim().is_empty() && longer > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if index > 0 {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines.join("\n")
}

#[cfg(test)]
mod box_tests;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_a_file_cannot_write_on_the_terminal() {
        let player = |name: &str| Player { name: name.to_owned(), bot: None };
        let names = Names::of(&[player("\x1b[31mBora\n"), player(""), player(&"x".repeat(99))]);
        let [one, two, three] = [0, 1, 2].map(|seat| names.name(Seat::new(seat).unwrap()));
        assert!(!one.contains(['\x1b', '\n']), "{one:?}");
        assert_eq!(two, "Guest 2");
        assert_eq!(three.len(), LONGEST_NAME);
    }

    #[test]
    fn texts_are_broken_between_words() {
        assert_eq!(wrapped("one two three", 8, 2), "one two\n  three");
        assert_eq!(wrapped("  indented words stay so", 12, 2), "  indented\n  words stay\n  so");
        assert_eq!(wrapped("unbreakable", 4, 2), "unbreakable");
    }

    #[test]
    fn goods_are_named_by_their_colours() {
        assert_eq!(goods(Goods::new(2, 0, 0, 1)), "2 red, 1 blue");
        assert_eq!(goods_in_short(Goods::new(2, 0, 1, 1)), "2r 1y 1b");
    }
}

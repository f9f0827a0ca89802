//! A box is a folder: how much of an expansion is spoken of outside the files named after it.

use super::{Measure, is_program};
use crate::sources::Source;

struct Box {
    /// Parts of words that only this box has, in small letters.
    words: &'static [&'static str],
    /// The measure of each room.
    rooms: [(&'static str, &'static str); 4],
}

const BOXES: [Box; 2] = [
    Box {
        words: &["mocha", "baksheesh", "coffee", "guild", "tavern", "barrier", "roasting"],
        rooms: [
            ("crates/bazaar/src/", "lines about Mocha elsewhere in bazaar"),
            ("crates/bots/src/", "lines about Mocha elsewhere in bots"),
            ("crates/bedesten/src/", "lines about Mocha elsewhere in bedesten"),
            ("web/src/", "lines about Mocha elsewhere in web"),
        ],
    },
    Box {
        words: &[
            "letter",
            "seal",
            "kiosk",
            "companion",
            "courier",
            "embassy",
            "auction",
            "catacomb",
            "secret_society",
            "secretsociety",
            "secret society",
            "bonus_turn",
            "bonusturn",
            "bonus turn",
        ],
        rooms: [
            ("crates/bazaar/src/", "lines about Letters elsewhere in bazaar"),
            ("crates/bots/src/", "lines about Letters elsewhere in bots"),
            ("crates/bedesten/src/", "lines about Letters elsewhere in bedesten"),
            ("web/src/", "lines about Letters elsewhere in web"),
        ],
    },
];

pub(super) fn measure(sources: &[Source]) -> Vec<Measure> {
    BOXES.iter().flat_map(|one| one.measure(sources)).collect()
}

impl Box {
    fn measure(&self, sources: &[Source]) -> Vec<Measure> {
        let in_room = |(room, name): &(&str, &'static str)| {
            let mut files: Vec<(usize, &str)> = sources
                .iter()
                .filter(|source| source.path.starts_with(room) && is_program(source))
                .filter(|source| !self.is_named_in(&source.path[room.len()..].to_lowercase()))
                .map(|source| (self.lines(&source.text), source.path.as_str()))
                .filter(|(lines, _)| *lines > 0)
                .collect();
            files.sort_by(|one, other| other.cmp(one));
            Measure {
                name,
                value: files.iter().map(|(lines, _)| lines).sum(),
                details: files.iter().map(|(lines, path)| format!("{lines:4} {path}")).collect(),
            }
        };
        self.rooms.iter().map(in_room).collect()
    }

    fn lines(&self, text: &str) -> usize {
        // A property of CSS, not a letter.
        let text = text.to_lowercase().replace("letter-spacing", "");
        text.lines().filter(|line| self.is_named_in(line)).count()
    }

    /// In small letters.
    fn is_named_in(&self, text: &str) -> bool {
        self.words.iter().any(|word| text.contains(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_after_a_box_is_its_own() {
        let sources = [
            Source::new("crates/bazaar/src/mocha/state.rs", "coffee\ncoffee\n"),
            Source::new("crates/bazaar/src/pieces/tavern_tile.rs", "tavern\n"),
            Source::new("crates/bazaar/src/table/game.rs", "coffee\nLira\nguild_deck\n"),
            Source::new("crates/bazaar/tests/game.rs", "coffee\n"),
        ];
        let measured = BOXES[0].measure(&sources);
        assert_eq!(measured[0].value, 2, "{measured:?}");
        assert_eq!(measured[1].value, 0);
    }

    #[test]
    fn the_space_between_letters_of_a_text_is_not_of_a_box() {
        let sources = [Source::new("web/src/plate.css", "letter-spacing: 0;\n/* a letter */\n")];
        assert_eq!(BOXES[1].lines(&sources[0].text), 1);
    }
}

//! What a new card or place costs: in how many files of the programs an old one is named, besides
//! its own, and in how many of those outside the folders of its box.

use std::collections::HashSet;

use super::{Measure, is_program};
use crate::sources::Source;

/// The measures of one kind of piece.
struct Kind {
    /// How its list begins in the `lists.rs` of a box.
    list: &'static str,
    usually: &'static str,
    at_most: &'static str,
    outside: &'static str,
}

const KINDS: [Kind; 2] = [
    Kind {
        list: "\n    (cards [",
        usually: "files that name a bonus card, usually",
        at_most: "files that name a bonus card, at most",
        outside: "files that name a bonus card of an expansion outside its folders, at most",
    },
    Kind {
        list: "\n    (places [",
        usually: "files that name a place, usually",
        at_most: "files that name a place, at most",
        outside: "files that name a place of an expansion outside its folders, at most",
    },
];

/// Where a piece is named.
struct Named<'a> {
    name: &'a str,
    files: usize,
    /// Those outside the folders of its box, if its box is an expansion.
    outside: Option<usize>,
}

pub(super) fn measure(sources: &[Source]) -> Vec<Measure> {
    KINDS.iter().flat_map(|kind| kind.measure(sources)).collect()
}

impl Kind {
    fn measure(&self, sources: &[Source]) -> [Measure; 3] {
        let programs: Vec<(&Source, HashSet<&str>)> = sources
            .iter()
            .filter(|source| is_program(source))
            .map(|source| (source, words(&source.text).collect()))
            .collect();
        let lists = sources.iter().filter_map(|source| Some((source, box_of_list(&source.path)?)));
        let pieces = lists.flat_map(|(source, name)| {
            rows(&source.text, self.list).into_iter().map(move |piece| (piece, name))
        });
        let counted: Vec<Named<'_>> =
            pieces.map(|(piece, own_box)| named(piece, own_box, &programs)).collect();
        let all = in_order(counted.iter().map(|piece| (piece.files, piece.name)));
        let outside = counted.iter().filter_map(|piece| Some((piece.outside?, piece.name)));
        let outside = in_order(outside);
        // A list that is written in another way must not look like one that costs nothing.
        let value = |counted: &[(usize, &str)], index: usize| {
            counted.get(index).map_or(usize::MAX, |(files, _)| *files)
        };
        let details = |counted: &[(usize, &str)]| {
            counted.iter().map(|(files, name)| format!("{files:4} {name}")).collect()
        };
        [
            Measure { name: self.usually, value: value(&all, all.len() / 2), details: Vec::new() },
            Measure { name: self.at_most, value: value(&all, 0), details: details(&all) },
            Measure { name: self.outside, value: value(&outside, 0), details: details(&outside) },
        ]
    }
}

/// The worst first.
fn in_order<'a>(counted: impl Iterator<Item = (usize, &'a str)>) -> Vec<(usize, &'a str)> {
    let mut counted: Vec<_> = counted.collect();
    counted.sort_by(|one, other| other.cmp(one));
    counted
}

/// The box whose list this file is.
fn box_of_list(path: &str) -> Option<&str> {
    path.strip_prefix("crates/bazaar/src/")?.strip_suffix("/lists.rs")
}

fn named<'a>(piece: &'a str, own_box: &str, programs: &[(&Source, HashSet<&str>)]) -> Named<'a> {
    let forms = forms(piece);
    let own = [piece.to_owned(), parted(piece, '_')];
    let spelled = [piece.to_owned(), parted(piece, '_'), parted(piece, '-')];
    let names_it = |(source, words): &&(&Source, HashSet<&str>)| {
        // Most files have no such word at all, which is seen much faster.
        spelled.iter().any(|word| words.contains(word.as_str()))
            && !own.iter().any(|own| source.path.contains(own))
            && forms.iter().any(|form| has_word(&source.text, form))
    };
    let files: Vec<&str> =
        programs.iter().filter(names_it).map(|(source, _)| source.path.as_str()).collect();
    let is_of_box = |path: &&&str| path.split(['/', '.']).any(|part| part == own_box);
    let within = files.iter().filter(is_of_box).count();
    let outside = (own_box != "base").then_some(files.len() - within);
    Named { name: piece, files: files.len(), outside }
}

/// The names in a list of a box: `… => Name, …;` or `Name = 1, …;`.
fn rows<'a>(text: &'a str, list: &str) -> Vec<&'a str> {
    let Some((_, rest)) = text.split_once(list) else { return Vec::new() };
    let body = rest.split_once("\n    }").map_or(rest, |(body, _)| body);
    let rows = body.lines().map(str::trim).filter(|line| line.ends_with(';'));
    let name = |row: &'a str| {
        let row = row.split_once("=> ").map_or(row, |(_, named)| named);
        row.split([',', ' ']).next()
    };
    let is_name = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_uppercase());
    rows.filter_map(name).filter(is_name).collect()
}

/// How a piece is named. A name of one word may be any word, unless it is quoted or has its list
/// before it.
fn forms(name: &str) -> Vec<String> {
    let (under, dash) = (parted(name, '_'), parted(name, '-'));
    let quoted =
        [&under, &dash].into_iter().flat_map(|text| [format!("'{text}'"), format!("\"{text}\"")]);
    let mut forms: Vec<String> = quoted.chain([format!("::{name}")]).collect();
    if under != dash {
        forms.extend([name.to_owned(), under, dash]);
    }
    forms
}

/// `FiveLira` as `five_lira`.
fn parted(name: &str, between: char) -> String {
    let mut parted = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !parted.is_empty() {
            parted.push(between);
        }
        parted.push(letter.to_ascii_lowercase());
    }
    parted
}

/// Everything between what is no part of a name in any spelling.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '-')
}

fn has_word(text: &str, word: &str) -> bool {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let is_bare = word.starts_with(in_word);
    text.match_indices(word).any(|(at, _)| {
        let goes_on = text[at + word.len()..].starts_with(in_word);
        let began_before = is_bare && text[..at].ends_with(in_word);
        !goes_on && !began_before
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_named_in_any_form_and_its_own_file_does_not_count() {
        let sources = [
            Source::new(
                "crates/bazaar/src/base/lists.rs",
                "macro_rules! base {\n    (cards [x]) => { y! {\n        Action::FiveLira {} => \
                 FiveLira, 4;\n        Action::Stay {} => Stay, 2;\n    } };\n\n    (rolls [x]) => { y! {\n        \
                 Smuggler;\n    } };\n}\n",
            ),
            Source::new("crates/bazaar/src/base/cards/five_lira.rs", "Card::FiveLira"),
            Source::new("web/src/lib/cards.ts", "'five-lira'"),
            Source::new("crates/bazaar/tests/cards.rs", "FiveLira"),
            Source::new("crates/bots/src/lore.rs", "FiveLiraMore, and we stay"),
        ];
        let measured = measure(&sources);
        assert_eq!((measured[0].value, measured[1].value), (1, 2), "{measured:?}");
        assert_eq!(measured[2].value, usize::MAX, "the base game is no expansion");
        assert_eq!(measured[3].value, usize::MAX, "there is no list of places");
    }

    #[test]
    fn what_lies_in_the_folders_of_its_box_is_not_outside() {
        let list = "macro_rules! mocha {\n    (cards [x]) => { y! {\n        Action::TwoCoffee {} => \
                    TwoCoffee, 4;\n    } };\n}\n";
        let sources = [
            Source::new("crates/bazaar/src/mocha/lists.rs", list),
            Source::new("crates/bazaar/src/mocha/served.rs", "Card::TwoCoffee"),
            Source::new("web/src/lib/games/bazaar/mocha/cards.ts", "'two-coffee'"),
            Source::new("crates/bedesten/src/words.rs", "Card::TwoCoffee"),
        ];
        let measured = measure(&sources);
        assert_eq!((measured[1].value, measured[2].value), (4, 1), "{measured:?}");
    }
}

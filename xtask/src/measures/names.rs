//! What a new card or place costs: in how many files of the programs an old one is named, besides
//! its own.

use std::collections::HashSet;

use super::{Measure, is_program};
use crate::sources::Source;

pub(super) fn measure(sources: &[Source]) -> Vec<Measure> {
    let kinds = [
        (
            "\n    (cards [",
            "files that name a bonus card, usually",
            "files that name a bonus card, at most",
        ),
        ("\n    (places [", "files that name a place, usually", "files that name a place, at most"),
    ];
    kinds
        .into_iter()
        .flat_map(|(list, usually, at_most)| kind(sources, list, usually, at_most))
        .collect()
}

fn kind(
    sources: &[Source],
    list: &str,
    usually: &'static str,
    at_most: &'static str,
) -> [Measure; 2] {
    let lists = |source: &&Source| {
        source.path.starts_with("crates/bazaar/src/") && source.path.ends_with("/lists.rs")
    };
    let names = sources.iter().filter(lists).flat_map(|source| rows(&source.text, list));
    let programs: Vec<(&Source, HashSet<&str>)> = sources
        .iter()
        .filter(|source| is_program(source))
        .map(|source| (source, words(&source.text).collect()))
        .collect();
    let mut counted: Vec<(usize, String)> = names
        .map(|name| {
            let forms = forms(name);
            let own = [name.to_owned(), parted(name, '_')];
            let spelled = [name.to_owned(), parted(name, '_'), parted(name, '-')];
            let named = |(source, words): &&(&Source, HashSet<&str>)| {
                // Most files have no such word at all, which is seen much faster.
                spelled.iter().any(|word| words.contains(word.as_str()))
                    && !own.iter().any(|own| source.path.contains(own))
                    && forms.iter().any(|form| has_word(&source.text, form))
            };
            (programs.iter().filter(named).count(), name.to_owned())
        })
        .collect();
    counted.sort_by(|one, other| other.cmp(one));
    // A list that is written in another way must not look like one that costs nothing.
    let value = |index: usize| counted.get(index).map_or(usize::MAX, |(files, _)| *files);
    let details = counted.iter().map(|(files, name)| format!("{files:4} {name}")).collect();
    [
        Measure { name: usually, value: value(counted.len() / 2), details: Vec::new() },
        Measure { name: at_most, value: value(0), details },
    ]
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
        assert_eq!(measured[2].value, usize::MAX, "there is no list of places");
    }
}

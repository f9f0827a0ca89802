//! Every ruling is named by a test.
//!
//! A test names a ruling in its name (`b_28_one_to_five_goods`) or, in a file of the tests of the
//! rules, anywhere in a line (`// B-28`).

use std::collections::BTreeSet;

use crate::sources::Source;

/// A document of rulings, the letter of their ids, and the crate whose tests name them.
struct Book {
    letter: char,
    document: &'static str,
    rules: &'static str,
}

const BOOKS: [Book; 4] = [
    Book { letter: 'B', document: "docs/rules/base-game.md", rules: "crates/bazaar/" },
    Book { letter: 'M', document: "docs/rules/mocha-baksheesh.md", rules: "crates/bazaar/" },
    Book { letter: 'L', document: "docs/rules/letters-seals.md", rules: "crates/bazaar/" },
    Book { letter: 'D', document: "docs/rules/dice-game.md", rules: "crates/bazaar-dice/" },
];

/// One fault for each ruling without a test, and for each book that is not in the list.
pub(super) fn untested(sources: &[Source]) -> Vec<String> {
    let mut faults: Vec<String> = BOOKS.iter().flat_map(|book| book.untested(sources)).collect();
    faults.extend(forgotten_books(sources));
    faults
}

/// Documents that state a ruling, in this form or any other letter, and are not in the list. The
/// folders beside them hold their translations.
fn forgotten_books(sources: &[Source]) -> impl Iterator<Item = String> {
    let is_book = |path: &str| path.strip_prefix("docs/rules/").is_some_and(|p| !p.contains('/'));
    let documents = sources.iter().filter(move |source| is_book(&source.path));
    documents.filter(|source| source.text.lines().any(states_a_ruling)).filter_map(|source| {
        let is_known = BOOKS.iter().any(|book| book.document == source.path);
        (!is_known).then(|| format!("{}: not in the list of books of rulings", source.path))
    })
}

/// Whether a line is an item that begins with an id such as `B-1`.
fn states_a_ruling(line: &str) -> bool {
    let id = line.strip_prefix("- **").and_then(|rest| rest.split_once("**"));
    id.and_then(|(id, _)| id.split_once('-')).is_some_and(|(letters, number)| {
        letters.chars().all(|letter| letter.is_ascii_uppercase()) && number.parse::<u32>().is_ok()
    })
}

impl Book {
    fn untested(&self, sources: &[Source]) -> Vec<String> {
        let Self { letter, document: name, rules } = self;
        let Some(document) = sources.iter().find(|source| source.path == *name) else {
            return vec![format!("{name} is missing, so there are no rulings to test")];
        };
        let rulings: BTreeSet<u32> = self.stated(&document.text).collect();
        if rulings.is_empty() {
            return vec![format!("{name} has no item that starts with `- **{letter}-1**`")];
        }
        let tests = format!("{rules}tests/");
        let mut named = BTreeSet::new();
        for source in sources {
            if source.is_rust() && source.path.starts_with(rules) {
                named.extend(source.text.lines().flat_map(|line| self.in_function_name(line)));
            }
            if source.is_rust() && source.path.starts_with(&tests) {
                named.extend(self.in_text(&source.text));
            }
        }
        let without_test = rulings.difference(&named);
        without_test
            .map(|number| format!("{name}: no test in {rules} names {letter}-{number}"))
            .collect()
    }

    /// The rulings that a document states, each as a list item that begins with its id.
    fn stated(&self, document: &str) -> impl Iterator<Item = u32> {
        let start = format!("- **{}-", self.letter);
        document.lines().filter_map(move |line| {
            let (number, _) = line.strip_prefix(&start)?.split_once("**")?;
            number.parse().ok()
        })
    }

    /// The rulings in the name of the function that a line begins, as `b_<number>`.
    fn in_function_name(&self, line: &str) -> Vec<u32> {
        let Some((_, rest)) = line.split_once("fn ") else {
            return Vec::new();
        };
        let is_in_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let name = rest.split(|letter| !is_in_name(letter)).next();
        let words: Vec<&str> = name.unwrap_or_default().split('_').collect();
        let letter = self.letter.to_ascii_lowercase().to_string();
        let pairs = words.windows(2).filter(|pair| pair[0] == letter);
        pairs.filter_map(|pair| pair[1].parse().ok()).collect()
    }

    /// The rulings named anywhere in a text as `B-<number>`, but not in a longer word.
    fn in_text(&self, text: &str) -> Vec<u32> {
        let mut numbers = Vec::new();
        let id = format!("{}-", self.letter);
        for (start, id) in text.match_indices(&id) {
            if text[..start].ends_with(|letter: char| letter.is_alphanumeric()) {
                continue;
            }
            let rest = &text[start + id.len()..];
            let digits: &str =
                rest.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
            numbers.extend(digits.parse::<u32>().ok());
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: Book = Book { letter: 'B', document: RULINGS, rules: "crates/bazaar/" };
    const RULINGS: &str = "docs/rules/base-game.md";

    #[test]
    fn rulings_are_items_that_begin_with_their_id() {
        let document = "# Rulings\n\n- **B-1** Distance. See B-2.\n- **B-12**: Dice.\n\
                        Text with **B-3** in it.\n- B-4 is not bold.\n";
        assert_eq!(BASE.stated(document).collect::<Vec<_>>(), [1, 12]);
    }

    #[test]
    fn function_names_carry_rulings_between_underscores() {
        let cases: [(&str, &[u32]); 7] = [
            ("    fn b_28_one_to_five_goods() {", &[28]),
            ("fn the_dice_count_b_5() {", &[5]),
            ("pub fn b_1_b_2_distances() {", &[1, 2]),
            ("fn sub_3_is_another_word() {", &[]),
            ("fn b_side_has_no_number() {", &[]),
            ("let b_7_ = 1;", &[]),
            ("// fn is a keyword, b_8_ is not in a name", &[]),
        ];
        for (line, rulings) in cases {
            assert_eq!(BASE.in_function_name(line), rulings, "{line}");
        }
    }

    #[test]
    fn texts_carry_rulings_as_whole_words() {
        let text = "// Ruling B-28 and (B-1); not AB-3, B-x or b-4.\n\"B-85\"";
        assert_eq!(BASE.in_text(text), [28, 1, 85]);
    }

    #[test]
    fn only_rulings_without_a_test_are_faults() {
        let sources = [
            Source::new(RULINGS, "- **B-1** a\n- **B-2** b\n- **B-3** c\n- **B-12** d\n"),
            Source::new("crates/bazaar/src/dice.rs", "fn b_1_two_dice() {}\n// Ruling B-2."),
            Source::new("crates/bazaar/tests/turns.rs", "// B-12\nfn a_turn() {}"),
            Source::new("crates/bedesten/src/main.rs", "fn b_3_elsewhere() {}"),
        ];
        let faults = BASE.untested(&sources);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].ends_with("names B-2"), "{faults:?}");
        assert!(faults[1].ends_with("names B-3"), "{faults:?}");
    }

    #[test]
    fn a_book_that_is_not_in_the_list_is_a_fault() {
        let sources = [
            Source::new("docs/rules/camels.md", "# Camels\n\n- **C-1** Camels drink.\n"),
            Source::new("docs/rules/provenance.md", "- **certain** and **B-1**\n- see B-1\n"),
            Source::new("docs/rules/de/base-game.md", "- **B-1** a\n"),
            Source::new(RULINGS, "- **B-1** a\n"),
        ];
        let faults: Vec<String> = forgotten_books(&sources).collect();
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("docs/rules/camels.md"), "{faults:?}");
    }

    #[test]
    fn a_document_without_rulings_is_a_fault() {
        assert_eq!(BASE.untested(&[]).len(), 1);
        assert_eq!(BASE.untested(&[Source::new(RULINGS, "# Rulings\n")]).len(), 1);
    }
}

//! The rules in other languages are whole, and none of them is older than its English text.

use super::markdown::prose;
use crate::{
    rules::{self, COMPARED, DOCUMENTS, FOLDER, LANGUAGES, Marks},
    sources::Source,
};

/// One fault for each ruling that a language lacks, has alone, or has from an older English text.
pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    LANGUAGES.iter().flat_map(|language| of_language(sources, language)).collect()
}

fn of_language(sources: &[Source], language: &str) -> Vec<String> {
    let folder = format!("{FOLDER}/{language}");
    let find = |path: &str| sources.iter().find(|source| source.path == path);
    let compared = find(&format!("{folder}/{COMPARED}"))
        .map_or_else(|| Err(format!("{folder}/{COMPARED} is missing")), read);
    let compared = match compared {
        Ok(compared) => compared,
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    for name in DOCUMENTS {
        let (english, path) = (format!("{FOLDER}/{name}"), format!("{folder}/{name}"));
        match (find(&english), find(&path)) {
            (Some(english), Some(translated)) => {
                faults.extend(of_document(english, translated, &compared));
            }
            (Some(_), None) => faults.push(format!("{path} is missing")),
            (None, _) => faults.push(format!("{english} is missing, which {path} translates")),
        }
    }
    faults
}

fn read(source: &Source) -> Result<Marks, String> {
    rules::read(&source.text).map_err(|error| format!("{}: {error:#}", source.path))
}

fn of_document(english: &Source, translated: &Source, compared: &Marks) -> Vec<String> {
    let path = &translated.path;
    let (here, there) = (rules::marks(&english.text), rules::marks(&translated.text));
    let missing = here.keys().filter(|id| !there.contains_key(*id));
    let mut faults: Vec<String> = missing.map(|id| format!("{path}: {id} is missing")).collect();
    let alone = there.keys().filter(|id| !here.contains_key(*id));
    faults.extend(alone.map(|id| format!("{path}: {id} is not in the English text")));
    let old = here.iter().filter(|(id, mark)| compared.get(*id) != Some(*mark));
    faults.extend(old.map(|(id, _)| {
        format!("{path}: {id} is older than its English text; cargo xtask rules read")
    }));
    faults.extend(first_difference(english, translated));
    faults
}

/// Headings, tables and lists come in the same order; only the words are others.
fn first_difference(english: &Source, translated: &Source) -> Option<String> {
    let mut lines = (outline(english), outline(translated));
    loop {
        let (one, other) = (lines.0.next(), lines.1.next());
        let shape = |line: &Option<(usize, String)>| line.as_ref().map(|(_, shape)| shape.clone());
        if shape(&one) != shape(&other) {
            let (number, shape) = one.unwrap_or((0, "the end".to_owned()));
            let at = other.map_or("the end".to_owned(), |(number, _)| number.to_string());
            return Some(format!(
                "{}:{at}: here the English text has {shape} (line {number})",
                translated.path
            ));
        }
        one?;
    }
}

/// The lines that make the shape of a page: headings by level, rows by columns, items by their id.
fn outline(source: &Source) -> impl Iterator<Item = (usize, String)> {
    prose(source).into_iter().filter_map(|(number, line)| {
        let word = line.split(' ').next().unwrap_or_default();
        let shape = match line.chars().next()? {
            '#' => format!("a heading {word}"),
            '|' => format!("a row of {} columns", line.matches('|').count() - 1),
            '-' => match rules::stated(line).next() {
                Some((id, _)) => format!("the ruling {id}"),
                None => "an item".to_owned(),
            },
            '0'..='9' if word.ends_with('.') => format!("the step {word}"),
            _ => return None,
        };
        Some((number, shape))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Rules\n\n| a | b |\n\n- **B-1** One.\n- **B-2** Two.\n\n1. First.\n";
    const GERMAN: &str = "# Regeln\n\n| x | y |\n\n- **B-1** Eins.\n- **B-2** Zwei.\n\n1. Erst.\n";

    /// The faults of a house with this English and German base game, compared when the English
    /// text was as in `before`.
    fn found(before: &str, english: &str, german: &str) -> Vec<String> {
        let compared = serde_json::to_string(&rules::marks(before)).unwrap_or_default();
        let mut sources = vec![Source::new("docs/rules/de/compared.json", &compared)];
        for name in DOCUMENTS {
            let is_base = name == "base-game.md";
            let text = |text: &str| if is_base { text.to_owned() } else { "# Page\n".to_owned() };
            sources.push(Source::new(&format!("docs/rules/{name}"), &text(english)));
            sources.push(Source::new(&format!("docs/rules/de/{name}"), &text(german)));
        }
        of_language(&sources, "de")
    }

    fn the_only_one(faults: &[String], words: &str) {
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains(words), "{faults:?}");
    }

    #[test]
    fn a_whole_translation_that_was_compared_has_no_fault() {
        assert_eq!(found(ENGLISH, ENGLISH, GERMAN), Vec::<String>::new());
    }

    #[test]
    fn a_ruling_that_was_taken_out_of_a_translation_is_a_fault() {
        let faults = found(ENGLISH, ENGLISH, &GERMAN.replace("- **B-2** Zwei.\n", ""));
        assert_eq!(faults.len(), 2, "missing, and the page has another shape: {faults:?}");
        assert!(faults[0].ends_with("B-2 is missing"), "{faults:?}");
        assert!(faults[1].contains("the ruling B-2"), "{faults:?}");
    }

    #[test]
    fn a_ruling_that_only_a_translation_has_is_a_fault() {
        let faults = found(ENGLISH, ENGLISH, &format!("{GERMAN}- **B-3** Drei.\n"));
        assert!(faults[0].ends_with("B-3 is not in the English text"), "{faults:?}");
    }

    #[test]
    fn a_translation_that_is_older_than_its_english_text_is_a_fault() {
        the_only_one(&found(ENGLISH, &ENGLISH.replace("Two.", "Three."), GERMAN), "B-2 is older");
        the_only_one(&found("- **B-1** One.", ENGLISH, GERMAN), "B-2 is older");
    }

    #[test]
    fn a_page_of_another_shape_is_a_fault() {
        the_only_one(&found(ENGLISH, ENGLISH, &GERMAN.replace("| y |", "|")), "row of 2 columns");
        the_only_one(&found(ENGLISH, ENGLISH, &GERMAN.replace("# R", "## R")), "a heading #");
        the_only_one(&found(ENGLISH, ENGLISH, &GERMAN.replace("1. Erst.\n", "")), "the step 1.");
        the_only_one(&found(ENGLISH, ENGLISH, &format!("{GERMAN}- Mehr.\n")), "the end");
    }

    #[test]
    fn a_language_without_its_files_is_a_fault() {
        the_only_one(&of_language(&[], "de"), "compared.json is missing");
        let only_compared = [Source::new("docs/rules/de/compared.json", "{}")];
        assert_eq!(of_language(&only_compared, "de").len(), DOCUMENTS.len());
        let broken = [Source::new("docs/rules/de/compared.json", "{")];
        the_only_one(&of_language(&broken, "de"), "cannot be read");
    }
}

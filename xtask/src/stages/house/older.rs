//! No text that explains the game is older in a language than its English text.

use crate::{
    messages::{FOLDERS, compared, marks},
    rules::{self, LANGUAGES, Marks},
    sources::Source,
};

/// One fault for each text that nobody has read again since its English text became another. Texts that are
/// missing are faults of their own.
pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    LANGUAGES.iter().flat_map(|language| of_language(sources, language)).collect()
}

fn of_language(sources: &[Source], language: &str) -> Vec<String> {
    let find = |path: &str| sources.iter().find(|source| source.path == path);
    let file = compared(language);
    let Some(known) = find(&file) else { return vec![format!("{file} is missing")] };
    let known = match rules::read(&known.text) {
        Ok(known) => known,
        Err(error) => return vec![format!("{file}: {error:#}")],
    };
    let mut faults = Vec::new();
    for folder in FOLDERS {
        let english = format!("{folder}/en.json");
        match find(&english).map(|english| marks(&english.text)) {
            Some(Ok(english)) => faults.extend(older(folder, language, &english, &known)),
            Some(Err(error)) => faults.push(format!("{english}: {error:#}")),
            None => faults.push(format!("{english} is missing")),
        }
    }
    faults
}

fn older(folder: &str, language: &str, english: &Marks, known: &Marks) -> Vec<String> {
    let old = english.iter().filter(|(key, mark)| known.get(*key) != Some(*mark));
    let fault = |(key, _)| {
        format!(
            "{folder}/{language}.json: `{key}` is older than its English text; \
             cargo xtask messages read {language} {key}"
        )
    };
    old.map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = r#"{"$schema": "s", "a": "One.", "b": "Two."}"#;

    /// The faults of a house with this English text in one folder, compared when it was as in `before`.
    fn found(before: &str, english: &str) -> anyhow::Result<Vec<String>> {
        let known = serde_json::to_string(&marks(before)?)?;
        let mut sources = vec![Source::new("web/compared/de.json", &known)];
        for folder in FOLDERS {
            let text = if folder == "web/messages/firsts" { english } else { "{}" };
            sources.push(Source::new(&format!("{folder}/en.json"), text));
        }
        Ok(of_language(&sources, "de"))
    }

    #[test]
    fn what_was_compared_has_no_fault() -> anyhow::Result<()> {
        assert_eq!(found(ENGLISH, ENGLISH)?, Vec::<String>::new());
        Ok(())
    }

    #[test]
    fn a_text_that_is_older_than_its_english_text_is_a_fault() -> anyhow::Result<()> {
        let faults = found(ENGLISH, &ENGLISH.replace("Two.", "Three."))?;
        let said = "web/messages/firsts/de.json: `b` is older than its English text; \
                    cargo xtask messages read de b";
        assert_eq!(faults, [said]);
        Ok(())
    }

    #[test]
    fn a_text_that_nobody_has_compared_is_a_fault() -> anyhow::Result<()> {
        let faults = found(r#"{"a": "One."}"#, ENGLISH)?;
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("`b` is older"), "{faults:?}");
        Ok(())
    }

    #[test]
    fn a_language_without_its_files_is_a_fault() {
        assert_eq!(of_language(&[], "de"), ["web/compared/de.json is missing"]);
        let broken = [Source::new("web/compared/de.json", "{")];
        assert_eq!(of_language(&broken, "de").len(), 1);
        let alone = [Source::new("web/compared/de.json", "{}")];
        assert_eq!(of_language(&alone, "de").len(), FOLDERS.len(), "the English texts are missing");
    }
}

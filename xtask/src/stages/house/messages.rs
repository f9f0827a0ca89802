//! The texts of the client: a key stands in one file, and in every language of it. A key that stands
//! twice lets their compiler hang without a word.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use crate::sources::Source;

const FOLDER: &str = "web/messages/";

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    // The keys of each file without its language: `web/messages/pages`.
    let mut parts: BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> = BTreeMap::new();
    for source in sources {
        let Some(name) = source.path.strip_suffix(".json") else { continue };
        let Some((part, language)) = name.rsplit_once('/') else { continue };
        if !source.path.starts_with(FOLDER) {
            continue;
        }
        match serde_json::from_str::<Map<String, Value>>(&source.text) {
            Ok(texts) => {
                let keys = texts.into_iter().map(|(key, _)| key);
                let keys = keys.filter(|key| !key.starts_with('$')).collect();
                parts.entry(part).or_default().insert(language, keys);
            }
            Err(error) => faults.push(format!("{}: {error}", source.path)),
        }
    }
    let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
    for (part, languages) in &parts {
        let all: BTreeSet<&String> = languages.values().flatten().collect();
        for key in all {
            if let Some(other) = owners.insert(key, part) {
                faults.push(format!("`{key}` stands in {other} and in {part}"));
            }
            for (language, keys) in languages {
                if !keys.contains(key) {
                    faults.push(format!("{part}/{language}.json: `{key}` is missing"));
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stands_once_and_in_every_language() {
        let sources = [
            Source::new("web/messages/en.json", r#"{"$schema": "s", "a": "A", "b": "B"}"#),
            Source::new("web/messages/de.json", r#"{"$schema": "s", "a": "A"}"#),
            Source::new("web/messages/more/en.json", r#"{"a": "A", "c": "C"}"#),
            Source::new("web/messages/more/de.json", r#"{"a": "A", "c": "C"}"#),
            Source::new("web/messages/odd/de.json", "{"),
            Source::new("web/package.json", r#"{"a": "A"}"#),
        ];
        let faults = faults(&sources);
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(faults[0].starts_with("web/messages/odd/de.json: "), "{faults:?}");
        assert_eq!(faults[1], "web/messages/de.json: `b` is missing");
        assert_eq!(faults[2], "`a` stands in web/messages and in web/messages/more");
    }
}

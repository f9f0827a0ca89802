//! The changelog has a place for the sentence that a change brings along.

use crate::sources::Source;

const CHANGELOG: &str = "CHANGELOG.md";

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let Some(changelog) = sources.iter().find(|source| source.path == CHANGELOG) else {
        return vec![format!("{CHANGELOG} is missing")];
    };
    if changelog.text.lines().any(is_unreleased_heading) {
        Vec::new()
    } else {
        vec![format!("{CHANGELOG} has no section `## Unreleased`")]
    }
}

/// `## Unreleased` or, as a link, `## [Unreleased]`.
fn is_unreleased_heading(line: &str) -> bool {
    line.strip_prefix("## ")
        .is_some_and(|title| title.trim().trim_matches(['[', ']']) == "Unreleased")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreleased_section_is_needed() {
        // (text of the changelog, number of faults)
        let cases = [
            ("# Changelog\n\n## Unreleased\n", 0),
            ("# Changelog\n\n## [Unreleased]\n", 0),
            ("# Changelog\n\n## 0.1.0\n\nUnreleased\n", 1),
        ];
        for (text, expected) in cases {
            let faults = faults(&[Source::new(CHANGELOG, text)]);
            assert_eq!(faults.len(), expected, "{text:?}");
        }
        assert_eq!(faults(&[]).len(), 1, "a missing changelog");
    }
}

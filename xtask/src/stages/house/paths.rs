//! Paths that a document names between backticks are there.
//!
//! A document may shorten them: `room/moves.rs` means whatever file ends so.

use super::markdown::{prose, split_code};
use crate::sources::Source;

/// Words with these endings are names of files.
const ENDINGS: [&str; 10] =
    [".rs", ".ts", ".svelte", ".md", ".py", ".toml", ".sql", ".yaml", ".css", ".mjs"];
/// Words that begin so are paths, also without an ending.
const ROOMS: [&str; 6] = ["crates/", "docs/", "examples/", "fixtures/", "web/", "xtask/"];
/// What was true at the time of a release or of a decision stays as it was written.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "docs/decisions/"];

/// One fault for each path between backticks that no file has.
pub(super) fn missing(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    let documents = sources.iter().filter(|source| source.is_markdown());
    for source in documents.filter(|source| !HISTORY.iter().any(|old| source.path.starts_with(old)))
    {
        for (number, line) in prose(source) {
            for path in split_code(line).1.into_iter().filter(|word| is_path(word)) {
                if !sources.iter().any(|file| names(path, &file.path)) {
                    faults.push(format!("{}:{number}: there is no {path}", source.path));
                }
            }
        }
    }
    faults
}

/// Whether a word is the name of a file or folder of ours. Patterns and addresses are not.
fn is_path(word: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    word.chars().all(plain)
        && !word.starts_with(['/', '.'])
        && (ENDINGS.iter().any(|ending| word.ends_with(ending))
            || ROOMS.iter().any(|room| word.starts_with(room)))
}

/// Whether a shortened path means this file, or a folder that it lies in.
fn names(path: &str, file: &str) -> bool {
    let path = path.trim_end_matches('/');
    let (file, path) = (format!("/{file}/"), format!("/{path}/"));
    if ROOMS.iter().any(|room| path[1..].starts_with(room)) {
        return file.starts_with(&path);
    }
    file.ends_with(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_moved_is_a_fault() {
        let text = "`crates/a/src`, `b.rs`, `src/b.rs`, `crates/a/src/b.rs`\n\
                    `c.rs`, `crates/b`, `docs/`\n";
        let sources = [Source::new("README.md", text), Source::new("crates/a/src/b.rs", "")];
        assert_eq!(
            missing(&sources),
            [
                "README.md:2: there is no c.rs",
                "README.md:2: there is no crates/b",
                "README.md:2: there is no docs/"
            ]
        );
    }

    #[test]
    fn commands_patterns_and_other_words_are_no_paths() {
        for word in ["cargo test", "src/<name>.rs", "messages/{en,de}.json", "/api/ready", "a/b"] {
            assert!(!is_path(word), "{word}");
        }
    }

    #[test]
    fn decisions_and_the_changelog_speak_of_their_time() {
        let sources =
            [Source::new("CHANGELOG.md", "`a.rs`"), Source::new("docs/decisions/1.md", "`a.rs`")];
        assert_eq!(missing(&sources), Vec::<String>::new());
    }
}

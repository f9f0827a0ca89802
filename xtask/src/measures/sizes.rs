//! Files that fit on a few screens, and one style of modules.

use super::{Measure, is_handwritten};
use crate::sources::Source;

const LONG: usize = 400;

pub(super) fn measure(sources: &[Source]) -> [Measure; 3] {
    let mut files: Vec<(usize, &str)> = sources
        .iter()
        .filter(|source| is_handwritten(source))
        .map(|source| (source.text.lines().count(), source.path.as_str()))
        .collect();
    files.sort_by(|one, other| other.cmp(one));
    let told = |files: &[(usize, &str)]| {
        files.iter().map(|(lines, path)| format!("{lines:4} {path}")).collect()
    };
    let long = files.iter().take_while(|(lines, _)| *lines > LONG).count();
    let old_style: Vec<String> = sources
        .iter()
        .filter(|source| source.path.ends_with("/mod.rs"))
        .map(|source| source.path.clone())
        .collect();
    [
        Measure {
            name: "lines of the longest file",
            value: files.first().map_or(0, |(lines, _)| *lines),
            details: told(&files[..files.len().min(5)]),
        },
        Measure { name: "files over 400 lines", value: long, details: told(&files[..long]) },
        Measure { name: "files named mod.rs", value: old_style.len(), details: old_style },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_counted_unless_a_program_wrote_them() {
        let long = "line\n".repeat(401);
        let sources = [
            Source::new("crates/a/src/long.rs", &long),
            Source::new("crates/a/src/mod.rs", "one\n"),
            Source::new("web/src/lib/types/T.ts", &format!("// This file was generated\n{long}")),
            Source::new("docs/long.md", &long),
        ];
        let [longest, over, old_style] = measure(&sources);
        assert_eq!((longest.value, over.value, old_style.value), (401, 1, 1));
    }
}

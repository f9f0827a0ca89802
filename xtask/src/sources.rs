//! The files of the repository, as far as stages read them.

use std::collections::BTreeSet;

use anyhow::Context as _;
use xshell::{Shell, cmd};

/// A text file of the repository.
#[derive(Debug)]
pub(crate) struct Source {
    /// From the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    #[cfg(test)]
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let (path, text) = (path.to_owned(), text.to_owned());
        Self { path, text }
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.has_ending(".rs")
    }

    pub(crate) fn is_markdown(&self) -> bool {
        self.has_ending(".md")
    }

    /// The lines with their numbers, as editors count them.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    fn has_ending(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }
}

/// Every text file that is tracked or would be with the next `git add --all`, so that a mistake
/// is found before the commit and not after it.
pub(crate) fn read_all(shell: &Shell) -> anyhow::Result<Vec<Source>> {
    // In a container the checkout often belongs to somebody else; we only list names.
    let listing =
        cmd!(shell, "git -c safe.directory=* ls-files -z --cached --others --exclude-standard")
            .read()
            .context("the files of the repository cannot be listed")?;
    let paths: BTreeSet<&str> = listing.split('\0').filter(|path| !path.is_empty()).collect();

    let mut sources = Vec::new();
    for path in paths {
        // A tracked file may have been deleted and a link may lead to a folder: nothing to read.
        let location = shell.current_dir().join(path);
        if !location.is_file() {
            continue;
        }
        let bytes = shell.read_binary_file(&location)?;
        // What is not text has no lines to judge.
        if let Ok(text) = String::from_utf8(bytes) {
            let path = path.to_owned();
            sources.push(Source { path, text });
        }
    }
    Ok(sources)
}

//! The rulings in other languages, and which English text each of them was last compared with.
//!
//! `cargo xtask rules read de B-12` records that the German text of B-12 was read again beside the
//! English one of today. The stage `house` finds the rulings for which nobody has done so.

use std::collections::BTreeMap;

use anyhow::{Context as _, ensure};
use clap::{Args, Subcommand};
use xshell::Shell;

/// Where the English texts lie, which decide, and a folder for each other language.
pub(crate) const FOLDER: &str = "docs/rules";
/// The documents that every language has.
pub(crate) const DOCUMENTS: [&str; 5] =
    ["base-game.md", "mocha-baksheesh.md", "letters-seals.md", "dice-game.md", "provenance.md"];
/// The languages that are complete and have to stay so.
pub(crate) const LANGUAGES: [&str; 2] = ["de", "pl"];
/// What was compared, one file in the folder of each language.
pub(crate) const COMPARED: &str = "compared.json";

/// Each ruling's id and the mark of the English text that its translation was compared with.
pub(crate) type Marks = BTreeMap<String, String>;

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Record that translated rulings were read again beside their English texts.
    Read {
        /// The language, such as `de`.
        language: String,
        /// The ids of the rulings, such as `B-12`; `all` for a language that is new.
        #[arg(required = true)]
        ids: Vec<String>,
    },
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let Command::Read { language, ids } = &options.command;
    let in_language = |name: &str| format!("{FOLDER}/{language}/{name}");
    ensure!(
        language.chars().all(|letter| letter.is_ascii_lowercase())
            && shell.path_exists(in_language(DOCUMENTS[0])),
        "there are no rules in {language}"
    );
    let mut english = Marks::new();
    let mut translated = Marks::new();
    for name in DOCUMENTS {
        english.extend(marks(&shell.read_file(format!("{FOLDER}/{name}"))?));
        translated.extend(marks(&shell.read_file(in_language(name))?));
    }
    let file = in_language(COMPARED);
    let known =
        if shell.path_exists(&file) { read(&shell.read_file(&file)?)? } else { Marks::new() };
    let compared = compare(&english, &translated, known, ids)?;
    shell.write_file(&file, serde_json::to_string_pretty(&compared)? + "\n")?;
    println!("{file}: {} rulings", compared.len());
    Ok(())
}

/// The marks with those of the named texts as they are now, and without those of texts that are gone.
pub(crate) fn compare(
    english: &Marks,
    translated: &Marks,
    mut known: Marks,
    ids: &[String],
) -> anyhow::Result<Marks> {
    let all = ids == ["all"];
    for id in if all { english.keys().collect() } else { ids.iter().collect::<Vec<_>>() } {
        let mark = english.get(id).with_context(|| format!("there is no {id}"))?;
        ensure!(translated.contains_key(id), "{id} is not translated");
        known.insert(id.clone(), mark.clone());
    }
    known.retain(|id, _| english.contains_key(id));
    Ok(known)
}

/// What a file of compared texts says.
pub(crate) fn read(text: &str) -> anyhow::Result<Marks> {
    serde_json::from_str(text).context("what was compared cannot be read")
}

/// The rulings of a document, each with the mark of its text.
pub(crate) fn marks(document: &str) -> Marks {
    stated(document).map(|(id, text)| (id.to_owned(), mark(text))).collect()
}

/// The rulings that a document states, each as a list item that begins with its id, and their texts.
pub(crate) fn stated(document: &str) -> impl Iterator<Item = (&str, &str)> {
    document.lines().filter_map(|line| {
        let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
        let (letters, number) = id.split_once('-')?;
        let is_id = letters.chars().all(|letter| letter.is_ascii_uppercase())
            && number.parse::<u32>().is_ok();
        is_id.then(|| (id, text.trim()))
    })
}

/// Eight digits that are others as soon as the text is another (FNV-1a, folded to 32 bits).
pub(crate) fn mark(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{:08x}", (hash >> 32) ^ (hash & 0xffff_ffff))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(rulings: &[(&str, &str)]) -> Marks {
        rulings.iter().map(|(id, mark)| ((*id).to_owned(), (*mark).to_owned())).collect()
    }

    #[test]
    fn a_ruling_is_an_item_that_begins_with_its_id() {
        let document =
            "- **B-1** One. *(certain)*\n- **certain** word\nText **B-2** no.\n- **N-3** Two.";
        let found: Vec<_> = stated(document).collect();
        assert_eq!(found, [("B-1", "One. *(certain)*"), ("N-3", "Two.")]);
    }

    #[test]
    fn every_change_of_a_text_changes_its_mark() {
        let texts = ["One.", "One", "one.", "One. ", "Two."];
        let marks: std::collections::BTreeSet<String> = texts.map(mark).into();
        assert_eq!(marks.len(), texts.len());
        assert!(marks.iter().all(|mark| mark.len() == 8), "{marks:?}");
    }

    #[test]
    fn only_the_named_rulings_count_as_read_again() -> anyhow::Result<()> {
        let (old, new) = (some(&[("B-1", "a"), ("B-2", "b")]), some(&[("B-1", "c"), ("B-2", "d")]));
        let one = compare(&new, &new, old.clone(), &["B-2".to_owned()])?;
        assert_eq!(one, some(&[("B-1", "a"), ("B-2", "d")]));
        assert_eq!(compare(&new, &new, old, &["all".to_owned()])?, new);
        Ok(())
    }

    #[test]
    fn what_is_not_translated_cannot_have_been_read() {
        let english = some(&[("B-1", "a")]);
        let read = |id: &str| compare(&english, &Marks::new(), Marks::new(), &[id.to_owned()]);
        assert!(read("B-1").is_err(), "not translated");
        assert!(read("B-2").is_err(), "no such ruling");
        assert!(read("all").is_err(), "not translated either");
    }

    #[test]
    fn a_ruling_that_is_gone_is_forgotten() -> anyhow::Result<()> {
        let english = some(&[("B-1", "a")]);
        let known = some(&[("B-1", "a"), ("B-9", "z")]);
        assert_eq!(compare(&english, &english, known, &["B-1".to_owned()])?, english);
        Ok(())
    }
}

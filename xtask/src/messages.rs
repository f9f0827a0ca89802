//! What the reference, the school and the sentences about new things say in other languages, and which English
//! text each of it was last compared with.
//!
//! `cargo xtask messages read de rules_goal_text` records that the German text was read again beside the English
//! one of today. The stage `house` finds the texts for which nobody has done so.

use anyhow::{Context as _, ensure};
use clap::{Args, Subcommand};
use serde_json::{Map, Value};
use xshell::Shell;

use crate::rules::{self, LANGUAGES, Marks};

/// Where texts lie that explain the game, a file for each language. What stands on buttons is short enough to be
/// seen with every change.
pub(crate) const FOLDERS: [&str; 7] = [
    "web/messages/pages",
    "web/messages/mocha/pages",
    "web/messages/letters/pages",
    "web/messages/dice",
    "web/messages/firsts",
    "web/messages/school",
    "web/messages/school/page",
];

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Record that translated texts were read again beside their English ones.
    Read {
        /// The language, such as `de`.
        language: String,
        /// The keys of the texts, such as `rules_goal_text`; `all` for a language that is new.
        #[arg(required = true)]
        keys: Vec<String>,
    },
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let Command::Read { language, keys } = &options.command;
    ensure!(LANGUAGES.contains(&language.as_str()), "there are no texts in {language}");
    let all = |language: &str| -> anyhow::Result<Marks> {
        let mut found = Marks::new();
        for folder in FOLDERS {
            let path = format!("{folder}/{language}.json");
            found.extend(marks(&shell.read_file(&path)?).context(path)?);
        }
        Ok(found)
    };
    let file = compared(language);
    let known = if shell.path_exists(&file) {
        rules::read(&shell.read_file(&file)?)?
    } else {
        Marks::new()
    };
    let compared = rules::compare(&all("en")?, &all(language)?, known, keys)?;
    shell.write_file(&file, serde_json::to_string_pretty(&compared)? + "\n")?;
    println!("{file}: {} texts", compared.len());
    Ok(())
}

/// The file that says what was compared. It lies outside the texts, whose compiler would take it for one.
pub(crate) fn compared(language: &str) -> String {
    format!("web/compared/{language}.json")
}

/// The keys of a file of texts, each with the mark of its text.
pub(crate) fn marks(file: &str) -> anyhow::Result<Marks> {
    let texts: Map<String, Value> = serde_json::from_str(file)?;
    let texts = texts.iter().filter(|(key, _)| !key.starts_with('$'));
    let marked = texts.map(|(key, text)| {
        // Plurals and the like count with all of their forms.
        let whole = text.as_str().map_or_else(|| text.to_string(), str::to_owned);
        (key.clone(), rules::mark(&whole))
    });
    Ok(marked.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_has_a_mark_and_what_names_the_format_has_none() -> anyhow::Result<()> {
        let found = marks(r#"{"$schema": "s", "a": "One.", "b": "One.", "c": "Two."}"#)?;
        assert_eq!(found.keys().collect::<Vec<_>>(), ["a", "b", "c"]);
        assert_eq!(found["a"], found["b"], "the mark is that of the text");
        assert_ne!(found["a"], found["c"]);
        Ok(())
    }

    #[test]
    fn a_plural_has_another_mark_as_soon_as_one_of_its_forms_is_another() -> anyhow::Result<()> {
        let of = |form: &str| marks(&format!(r#"{{"a": [{{"match": {{"n=one": "{form}"}}}}]}}"#));
        assert_eq!(of("one")?, of("one")?);
        assert_ne!(of("one")?, of("two")?);
        Ok(())
    }

    #[test]
    fn a_file_that_cannot_be_read_is_no_file_without_texts() {
        assert!(marks("{").is_err());
    }
}

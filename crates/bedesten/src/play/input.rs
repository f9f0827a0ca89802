//! What a person types.

use std::io::{self, BufRead, Read as _};

/// Longer lines are no answers.
const MOST_BYTES: u64 = 4096;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Nothing but Enter.
    Nothing,
    Help,
    Explain(String),
    Notation,
    Why,
    Undo,
    UndoAll,
    Log,
    Board,
    Save,
    Quit,
    /// Numbers or notation, one answer after the other.
    Answers(Vec<String>),
}

/// The next line, or `None` at the end of the input.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES).read_until(b'\n', &mut bytes)?;
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}

pub(crate) fn parse(line: &str) -> Command {
    let line = line.trim();
    if let Some(asked) = line.strip_prefix('?') {
        let asked = asked.trim();
        return if asked.is_empty() { Command::Help } else { Command::Explain(asked.to_owned()) };
    }
    match line {
        "" => Command::Nothing,
        "h" | "help" => Command::Help,
        "n" | "notation" => Command::Notation,
        "w" | "why" => Command::Why,
        "u" | "undo" => Command::Undo,
        "U" | "undo all" => Command::UndoAll,
        "l" | "log" => Command::Log,
        "b" | "board" => Command::Board,
        "s" | "save" => Command::Save,
        "q" | "quit" | "exit" => Command::Quit,
        answers => {
            let parts = answers.split([' ', ',', ';', '\t']).filter(|part| !part.is_empty());
            Command::Answers(parts.map(str::to_lowercase).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_mean_them() {
        let answers = |parts: &[&str]| {
            Command::Answers(parts.iter().map(|part| (*part).to_owned()).collect())
        };
        let cases = [
            ("", Command::Nothing),
            ("  ?  ", Command::Help),
            ("? 13", Command::Explain("13".to_owned())),
            ("?five-lira", Command::Explain("five-lira".to_owned())),
            ("u", Command::Undo),
            ("U", Command::UndoAll),
            ("why", Command::Why),
            ("12", answers(&["12"])),
            ("Move-2 leave, act", answers(&["move-2", "leave", "act"])),
        ];
        for (line, expected) in cases {
            assert_eq!(parse(line), expected, "{line:?}");
        }
    }

    #[test]
    fn input_ends_once_and_bytes_that_are_no_text_do_no_harm() {
        let mut input = io::Cursor::new(b"one\r\n\xff\xfe\nlast".to_vec());
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("one"));
        assert!(read_line(&mut input).unwrap().is_some());
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("last"));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}

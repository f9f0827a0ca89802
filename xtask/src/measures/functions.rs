//! Functions that do one step.

use super::{Measure, is_handwritten};
use crate::sources::Source;

const LONG: usize = 60;

pub(super) fn measure(sources: &[Source]) -> [Measure; 2] {
    let mut functions: Vec<(usize, String)> = Vec::new();
    for source in sources.iter().filter(|source| source.is_rust() && is_handwritten(source)) {
        let found = functions_of(&source.text);
        functions.extend(found.into_iter().map(|(lines, first, name)| {
            (lines, format!("{lines:4} {}:{first} {name}", source.path))
        }));
    }
    functions.sort_by(|one, other| other.cmp(one));
    let long = functions.iter().take_while(|(lines, _)| *lines > LONG).count();
    [
        Measure {
            name: "lines of the longest function",
            value: functions.first().map_or(0, |(lines, _)| *lines),
            details: Vec::new(),
        },
        Measure {
            name: "functions over 60 lines",
            value: long,
            details: functions.drain(..long).map(|(_, told)| told).collect(),
        },
    ]
}

/// The functions of a formatted file: how many lines, which is the first, and the name. A function
/// ends where a brace stands below its beginning.
fn functions_of(text: &str) -> Vec<(usize, usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut functions = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let Some(name) = name_of(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        let ends = |line: &str| line.strip_prefix(indent).is_some_and(|rest| rest == "}");
        // A promise of a trait, or a body of one line.
        let in_short = |line: &str| line.ends_with(';') || line.ends_with('}');
        if in_short(line) {
            continue;
        }
        let is_promise = |line: &str| {
            let rest = line.strip_prefix(indent).unwrap_or_default();
            rest.starts_with(')') && rest.ends_with(';')
        };
        let last = lines[first..].iter().position(|line| ends(line) || is_promise(line));
        if let Some(length) = last.filter(|last| !is_promise(lines[first + last])) {
            functions.push((length + 1, first + 1, name));
        }
    }
    functions
}

/// The name of the function that a line begins, if it begins one.
fn name_of(line: &str) -> Option<&str> {
    let words = ["pub ", "pub(crate) ", "pub(super) ", "const ", "async ", "unsafe "];
    let mut rest = line.trim_start();
    while let Some(word) = words.iter().find(|word| rest.starts_with(**word)) {
        rest = &rest[word.len()..];
    }
    let name = rest.strip_prefix("fn ")?;
    name.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_counted_from_their_first_line_to_their_brace() {
        let text = "impl A {\n    pub(crate) const fn long(\n        self,\n    ) -> B {\n        \
                    if c {\n        }\n    }\n\n    fn short() {}\n}\n\ntrait T {\n    fn \
                    promise(&self);\n    fn other(\n        &self,\n    ) -> A;\n}\n\nasync fn two() {\n}\n";
        assert_eq!(functions_of(text), [(6, 2, "long"), (2, 19, "two")]);
    }
}

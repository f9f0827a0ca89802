//! Licence expressions as crates write them: names joined by `OR`, `AND` and parentheses.

use std::iter::Peekable;
use std::vec::IntoIter;

type Words = Peekable<IntoIter<String>>;

/// Whether the accepted licences alone are enough. `None` if the text is no expression.
pub(super) fn is_satisfied(expression: &str, accepted: &[&str]) -> Option<bool> {
    let mut words = split(expression).into_iter().peekable();
    let answer = either(&mut words, accepted)?;
    words.next().is_none().then_some(answer)
}

fn split(expression: &str) -> Vec<String> {
    expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        // Crates from before the standard wrote a choice as `MIT/Apache-2.0`.
        .replace('/', " OR ")
        .split_whitespace()
        .map(str::to_owned)
        .collect()
}

/// One or more parts with `OR`, which binds loosest.
fn either(words: &mut Words, accepted: &[&str]) -> Option<bool> {
    let mut answer = both(words, accepted)?;
    while words.next_if(|word| word == "OR").is_some() {
        answer |= both(words, accepted)?;
    }
    Some(answer)
}

/// One or more parts with `AND`.
fn both(words: &mut Words, accepted: &[&str]) -> Option<bool> {
    let mut answer = part(words, accepted)?;
    while words.next_if(|word| word == "AND").is_some() {
        answer &= part(words, accepted)?;
    }
    Some(answer)
}

/// A name, or an expression in parentheses.
fn part(words: &mut Words, accepted: &[&str]) -> Option<bool> {
    let word = words.next()?;
    match word.as_str() {
        "(" => {
            let answer = either(words, accepted)?;
            words.next_if(|word| word == ")")?;
            Some(answer)
        }
        ")" | "OR" | "AND" | "WITH" => None,
        name => {
            // An exception only permits more than the licence it stands with.
            if words.next_if(|word| word == "WITH").is_some() {
                words.next()?;
            }
            Some(accepted.contains(&name))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_satisfied_by_accepted_licences_alone() {
        let cases = [
            ("MIT", Some(true)),
            ("GPL-3.0", Some(false)),
            ("MIT OR GPL-3.0", Some(true)),
            ("MIT AND GPL-3.0", Some(false)),
            ("MIT/Apache-2.0", Some(true)),
            ("(MIT OR GPL-3.0) AND Apache-2.0", Some(true)),
            ("GPL-3.0 OR MIT AND Apache-2.0", Some(true)),
            ("(GPL-3.0 OR MIT) AND (GPL-3.0 OR LGPL-2.1)", Some(false)),
            ("Apache-2.0 WITH LLVM-exception", Some(true)),
            ("GPL-3.0 WITH Classpath-exception-2.0 OR MIT", Some(true)),
            ("", None),
            ("MIT OR", None),
            ("(MIT", None),
            ("MIT)", None),
            ("MIT Apache-2.0", None),
            ("MIT WITH", None),
        ];
        for (expression, expected) in cases {
            let answer = is_satisfied(expression, &["MIT", "Apache-2.0"]);
            assert_eq!(answer, expected, "{expression:?}");
        }
    }
}

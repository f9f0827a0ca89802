//! What is prose in a Markdown file, and what stands between backticks in it.

use crate::sources::Source;

/// The lines with their numbers, without the blocks of code.
pub(super) fn prose(source: &Source) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    let mut fence: Option<&str> = None;
    for (number, line) in source.lines() {
        let trimmed = line.trim_start();
        match fence {
            Some(mark) if trimmed.starts_with(mark) => fence = None,
            Some(_) => {}
            None => {
                fence = ["```", "~~~"].into_iter().find(|mark| trimmed.starts_with(mark));
                if fence.is_none() {
                    lines.push((number, line));
                }
            }
        }
    }
    lines
}

/// A line in two: everything outside backticks, and each piece between them.
pub(super) fn split_code(line: &str) -> (String, Vec<&str>) {
    let (mut text, mut code) = (String::new(), Vec::new());
    let mut rest = line;
    while let Some(start) = rest.find('`') {
        text.push_str(&rest[..start]);
        let opened = &rest[start..];
        let after_mark = opened.trim_start_matches('`');
        let mark = &opened[..opened.len() - after_mark.len()];
        // Backticks without a partner are ordinary letters.
        rest = match after_mark.split_once(mark) {
            Some((between, after)) => {
                code.push(between);
                after
            }
            None => after_mark,
        };
    }
    (text + rest, code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_code_are_no_prose() {
        let source = Source::new("page.md", "```text\na\n```\nb\n~~~\nc\n~~~\n");
        assert_eq!(prose(&source), [(4, "b")]);
    }

    #[test]
    fn code_is_told_from_the_text_around_it() {
        let cases: [(&str, &str, &[&str]); 4] = [
            ("plain", "plain", &[]),
            ("see `a.rs`, then `b.rs`.", "see , then .", &["a.rs", "b.rs"]),
            ("``[c](`b.md)`` end", " end", &["[c](`b.md)"]),
            ("a lone ` here", "a lone  here", &[]),
        ];
        for (line, text, code) in cases {
            assert_eq!(split_code(line), (text.to_owned(), code.to_vec()), "{line}");
        }
    }
}

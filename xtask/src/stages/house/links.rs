//! Links from one file of the repository to another lead somewhere.

use super::markdown::{prose, split_code};
use crate::sources::Source;

/// One fault for each relative link in a Markdown file whose target is not there.
pub(super) fn broken(sources: &[Source], exists: impl Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.is_markdown()) {
        for (number, target) in targets(source) {
            let Some(path) = resolve(&source.path, &target) else {
                continue;
            };
            if path.starts_with("..") || !exists(&path) {
                faults.push(format!("{}:{number}: {target} leads nowhere", source.path));
            }
        }
    }
    faults
}

/// The targets of all links with their line numbers. Code has no links.
fn targets(source: &Source) -> Vec<(usize, String)> {
    let lines = prose(source).into_iter();
    let found = lines.flat_map(|(number, line)| {
        in_line(&split_code(line).0).into_iter().map(move |target| (number, target))
    });
    found.collect()
}

/// The targets of `[text](target)`, `![picture](target "title")` and `[label]: target`.
fn in_line(line: &str) -> Vec<String> {
    if line.starts_with('[')
        && !line.starts_with("[^")
        && let Some((_, definition)) = line.split_once("]: ")
    {
        return first_word(definition).into_iter().collect();
    }
    let after_texts = line.match_indices("](").map(|(start, mark)| &line[start + mark.len()..]);
    after_texts.filter_map(inside_parentheses).filter_map(first_word).collect()
}

/// What stands before the parenthesis that closes the link. Pairs within it belong to the target.
fn inside_parentheses(text: &str) -> Option<&str> {
    let mut depth = 0;
    for (position, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 0 => return Some(&text[..position]),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The target without the title that may follow it.
fn first_word(text: &str) -> Option<String> {
    let text = text.trim();
    if let Some(bracketed) = text.strip_prefix('<') {
        let (target, _) = bracketed.split_once('>')?;
        return Some(target.to_owned());
    }
    text.split_whitespace().next().map(str::to_owned)
}

/// The path from the root that a link in a file means; `None` if it leads out of the repository
/// or stays on the page.
fn resolve(file: &str, target: &str) -> Option<String> {
    let (path, _) = target.split_once('#').unwrap_or((target, ""));
    let is_address = path.starts_with("//") || path.split('/').next()?.contains(':');
    if path.is_empty() || is_address {
        return None;
    }
    let path = path.replace("%20", " ");
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let from_root = match path.strip_prefix('/') {
        Some(absolute) => absolute.to_owned(),
        None => format!("{folder}/{path}"),
    };
    Some(simplify(&from_root))
}

/// Takes `.` and `..` out of a path. What leads above the root keeps its `..` in front.
fn simplify(path: &str) -> String {
    let mut steps: Vec<&str> = Vec::new();
    for step in path.split('/') {
        match step {
            "" | "." => {}
            ".." if steps.last().is_some_and(|last| *last != "..") => {
                steps.pop();
            }
            _ => steps.push(step),
        }
    }
    steps.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_in_each_form() {
        let cases: [(&str, &[&str]); 9] = [
            ("see [one](a.md) and [two](b/c.md#part)", &["a.md", "b/c.md#part"]),
            ("![picture](board.svg \"the board\")", &["board.svg"]),
            ("[![badge](badge.svg)](page.md)", &["badge.svg", "page.md"]),
            ("[label]: target.md", &["target.md"]),
            ("[^1]: a footnote", &[]),
            ("[spaces](<a b.md>)", &["a b.md"]),
            ("[pairs](a_(b).md)", &["a_(b).md"]),
            ("`[code](a.md)` and ``[c](`b.md)``", &[]),
            ("a lone ` and [link](a.md)", &["a.md"]),
        ];
        for (line, expected) in cases {
            assert_eq!(in_line(&split_code(line).0), expected, "{line}");
        }
    }

    #[test]
    fn blocks_of_code_have_no_links() {
        let text = "```text\n[a](a.md)\n```\n[b](b.md)\n~~~\n[c](c.md)\n~~~\n";
        let found = targets(&Source::new("page.md", text));
        assert_eq!(found, [(4, "b.md".to_owned())]);
    }

    #[test]
    fn targets_are_resolved_from_their_file() {
        // (file, target, path from the root)
        let cases = [
            ("README.md", "docs/records.md", Some("docs/records.md")),
            ("docs/rules/base.md", "../records.md#seed", Some("docs/records.md")),
            ("docs/records.md", "./rules/", Some("docs/rules")),
            ("docs/records.md", "/LICENSE", Some("LICENSE")),
            ("docs/records.md", "a%20b.md", Some("docs/a b.md")),
            ("README.md", "../other/file.md", Some("../other/file.md")),
            ("README.md", "#part", None),
            ("README.md", "https://example.org/a.md", None),
            ("README.md", "mailto:host@example.org", None),
            ("README.md", "//example.org/a.md", None),
        ];
        for (file, target, expected) in cases {
            assert_eq!(resolve(file, target).as_deref(), expected, "{target} in {file}");
        }
    }

    #[test]
    fn a_link_that_leads_nowhere_is_a_fault() {
        let text = "[good](docs/a.md)\n[bad](docs/b.md)\n[out](../c.md)\n";
        let sources = [Source::new("README.md", text), Source::new("code.rs", text)];
        let faults = broken(&sources, |path| path == "docs/a.md" || path == "../c.md");
        assert_eq!(
            faults,
            ["README.md:2: docs/b.md leads nowhere", "README.md:3: ../c.md leads nowhere"]
        );
    }
}

//! Floors without circles: which folders and files of the rules crate need each other in a round.
//!
//! Paths are read from the source: what is imported from `crate` or named with its whole path, also
//! through the names that `lib.rs` gives out. Tests do not count.

use std::collections::{BTreeMap, BTreeSet};

use super::Measure;
use crate::sources::Source;

const ROOM: &str = "crates/bazaar/src/";

/// The folders and files right below the room, and which others each needs.
type Arrows = BTreeMap<String, BTreeSet<String>>;

pub(super) fn measure(sources: &[Source]) -> [Measure; 1] {
    let circles = circles(&arrows(sources));
    [Measure {
        name: "folders in the largest circle of bazaar",
        value: circles.iter().map(Vec::len).max().unwrap_or(0),
        details: circles.iter().map(|circle| circle.join(" ")).collect(),
    }]
}

fn arrows(sources: &[Source]) -> Arrows {
    let files = || {
        let rust = sources.iter().filter(|source| source.is_rust());
        rust.filter_map(|source| Some((source.path.strip_prefix(ROOM)?, source)))
    };
    let mut arrows = Arrows::new();
    for (path, _) in files().filter(|(path, _)| *path != "lib.rs") {
        arrows.entry(module(path)[0].to_owned()).or_default();
    }
    let root = files().find(|(path, _)| *path == "lib.rs").map(|(_, source)| source);
    let given = root.map(|root| names_given(&root.text, &arrows)).unwrap_or_default();
    for (path, source) in files().filter(|(path, _)| *path != "lib.rs") {
        let module = module(path);
        let needed = paths_from_root(&without_tests(&source.text), &module);
        let needed = needed.iter().filter_map(|name| {
            if arrows.contains_key(name) { Some(name.clone()) } else { given.get(name).cloned() }
        });
        let needed: BTreeSet<String> = needed.filter(|name| name != module[0]).collect();
        arrows.entry(module[0].to_owned()).or_default().extend(needed);
    }
    arrows
}

/// The modules that lead to a file.
fn module(path: &str) -> Vec<&str> {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    path.strip_suffix("/mod").unwrap_or(path).split('/').collect()
}

/// The names that `lib.rs` gives out, and the folder each comes from.
fn names_given(root: &str, arrows: &Arrows) -> BTreeMap<String, String> {
    let mut given = BTreeMap::new();
    for import in without_comments(root).split("use ").skip(1) {
        let import = import.split(';').next().unwrap_or_default();
        let from = import.split("::").next().unwrap_or_default().trim();
        if arrows.contains_key(from) {
            given.extend(leaves(import).map(|name| (name, from.to_owned())));
        }
    }
    given
}

/// The last names of a tree of imports.
fn leaves(import: &str) -> impl Iterator<Item = String> {
    let parts = import.split([',', '{', '}']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty() && !part.ends_with("::"));
    parts.filter_map(|part| part.rsplit([':', ' ']).next().map(str::to_owned))
}

/// The first names after the root of every path in a file.
fn paths_from_root(text: &str, module: &[&str]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in text.match_indices("crate::") {
        // `$crate` in a macro is the same root, a longer word is not.
        let before = text[..at].chars().next_back();
        if !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            names.extend(first_names(&text[at + "crate::".len()..]));
        }
    }
    let ups = "super::".repeat(module.len());
    for (at, _) in text.match_indices(&ups) {
        if !text[..at].ends_with("super::") {
            names.extend(first_names(&text[at + ups.len()..]));
        }
    }
    names
}

/// `a` of `a::b`, `a` and `c` of `{a::b, c}`.
fn first_names(path: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect()
    };
    let Some(group) = path.strip_prefix('{') else { return vec![name(path)] };
    let mut names = vec![name(group)];
    let mut depth = 1;
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => names.push(name(&group[at + 1..])),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

fn without_tests(text: &str) -> String {
    let text = without_comments(text);
    match text.split_once("#[cfg(test)]\nmod tests {") {
        Some((program, _)) => program.to_owned(),
        None => text,
    }
}

fn without_comments(text: &str) -> String {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// The groups of two or more of which each leads to each, the largest first.
fn circles(arrows: &Arrows) -> Vec<Vec<String>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|from| (from.as_str(), reached(arrows, from))).collect();
    let mut circles: Vec<Vec<String>> = Vec::new();
    for (one, reached) in &reach {
        if circles.iter().flatten().any(|name| name == one) {
            continue;
        }
        let back = |other: &&&str| reach.get(**other).is_some_and(|reached| reached.contains(one));
        let circle: Vec<String> =
            reached.iter().filter(back).map(|name| (*name).to_owned()).collect();
        if circle.len() > 1 {
            circles.push(circle);
        }
    }
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

fn reached<'a>(arrows: &'a Arrows, from: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from];
    while let Some(name) = next.pop() {
        let needed = arrows.get(name).into_iter().flatten().map(String::as_str);
        next.extend(needed.filter(|needed| reached.insert(*needed)));
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(files: &[(&str, &str)]) -> Vec<Source> {
        files.iter().map(|(path, text)| Source::new(&format!("{ROOM}{path}"), text)).collect()
    }

    #[test]
    fn a_circle_is_found_through_the_names_of_the_root() {
        let sources = sources(&[
            ("lib.rs", "pub use pieces::card::{Card, Cards as Hand};\npub use table::Game;\n"),
            ("pieces/card.rs", "use crate::Game;\n"),
            ("table/game.rs", "use crate::{\n    Hand,\n    turn::{Step, act},\n};\n"),
            ("turn.rs", "// use crate::Game;\nfn a() { super::pieces::b() }\n"),
            ("turn/step.rs", "#[cfg(test)]\nmod tests {\n    use crate::Game;\n}\n"),
            ("seen.rs", "use crate::Game;\n"),
        ]);
        assert_eq!(circles(&arrows(&sources)), [["pieces", "table", "turn"]]);
        assert_eq!(measure(&sources)[0].value, 3);
    }

    #[test]
    fn floors_without_a_circle_have_none() {
        let sources = sources(&[
            ("lib.rs", "pub use pieces::Card;"),
            ("pieces.rs", "mod card;"),
            ("pieces/card.rs", "use super::Good; use crate::pieces::Good;"),
            ("table.rs", "use crate::Card;"),
        ]);
        assert!(circles(&arrows(&sources)).is_empty());
    }
}

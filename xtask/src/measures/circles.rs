//! Floors without circles: which files of the rules and of the server need each other in a round,
//! and whether such a round leaves a folder.
//!
//! Paths are read from the source: what is imported, or named with its whole path, also through the
//! names that `lib.rs` and other modules give out. Tests do not count, and a method that another
//! folder adds to a type is not seen.

use std::collections::{BTreeMap, BTreeSet};

use super::Measure;
use crate::sources::Source;

/// The rooms that are looked at, and their measures.
const ROOMS: [(&str, &str); 2] = [
    ("crates/bazaar/src/", "folders in the largest circle of files of bazaar"),
    ("crates/server/src/", "folders in the largest circle of files of server"),
];

/// A module by the names that lead to it.
type Module = Vec<String>;
/// Which files each file needs.
type Arrows = BTreeMap<Module, BTreeSet<Module>>;

pub(super) fn measure(sources: &[Source]) -> [Measure; 2] {
    ROOMS.map(|(room, name)| measure_of(sources, room, name))
}

fn measure_of(sources: &[Source], room: &str, name: &'static str) -> Measure {
    let arrows = arrows(sources, room);
    let circles = circles(&arrows);
    let mut wide: Vec<(usize, String)> = circles
        .iter()
        .map(|circle| {
            let folders: BTreeSet<&[String]> =
                circle.iter().map(|module| &module[..module.len() - 1]).collect();
            let names: Vec<_> = circle.iter().map(|module| module.join("/")).collect();
            (folders.len(), names.join(" "))
        })
        .collect();
    wide.sort_by(|one, other| other.cmp(one));
    Measure {
        name,
        value: wide.first().map_or(0, |(folders, _)| *folders),
        details: wide.into_iter().map(|(folders, files)| format!("{folders:4} {files}")).collect(),
    }
}

/// A crate as modules, and what each gives out under another path.
struct Room {
    texts: BTreeMap<Module, String>,
    given: BTreeMap<Module, BTreeMap<String, Vec<String>>>,
}

fn arrows(sources: &[Source], room: &str) -> Arrows {
    let rust = sources.iter().filter(|source| source.is_rust());
    let files = rust.filter_map(|source| Some((source.path.strip_prefix(room)?, source)));
    let files = files.filter(|(path, _)| !path.ends_with("tests.rs"));
    let texts: BTreeMap<Module, String> =
        files.map(|(path, source)| (module(path), without_tests(&source.text))).collect();
    let given = texts.iter().map(|(module, text)| (module.clone(), names_given(text))).collect();
    let room = Room { texts, given };
    let mut arrows = Arrows::new();
    for (module, text) in room.texts.iter().filter(|(module, _)| !module.is_empty()) {
        let needed = paths(text).into_iter().filter_map(|path| room.find(module, &path, 0));
        let needed = needed.filter(|other| other != module && !other.is_empty());
        arrows.insert(module.clone(), needed.collect());
    }
    arrows
}

impl Room {
    /// The file that a path leads to, seen from a module.
    fn find(&self, from: &Module, path: &[String], depth: usize) -> Option<Module> {
        if depth > 8 {
            return None;
        }
        let (mut place, mut rest) = match path.first()?.as_str() {
            "crate" => (Module::new(), &path[1..]),
            "super" => (from[..from.len().saturating_sub(1)].to_vec(), &path[1..]),
            "self" => (from.clone(), &path[1..]),
            _ => (from.clone(), path),
        };
        while rest.first().is_some_and(|name| name == "super") {
            place.pop();
            rest = &rest[1..];
        }
        while let Some(name) = rest.first() {
            let mut deeper = place.clone();
            deeper.push(name.clone());
            if self.texts.keys().any(|module| module.starts_with(&deeper)) {
                (place, rest) = (deeper, &rest[1..]);
            } else {
                let elsewhere = self.given.get(&place).and_then(|given| given.get(name));
                return match elsewhere {
                    Some(path) => self.find(&place, path, depth + 1).or(Some(place)),
                    None => self.find_among_all(&place, name, depth + 1).or(Some(place)),
                };
            }
        }
        Some(place)
    }

    /// The file of a name that a module gives out without naming it: `pub use mocha::*`.
    fn find_among_all(&self, place: &Module, name: &str, depth: usize) -> Option<Module> {
        self.given.get(place)?.keys().find_map(|given| {
            let module = self.find(place, &[given.strip_suffix("::*")?.to_owned()], depth)?;
            let names = self.given.get(&module)?;
            let path = names.get(name)?;
            self.find(&module, path, depth + 1)
        })
    }
}

/// The modules that lead to a file; none to `lib.rs`.
fn module(path: &str) -> Module {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    if path == "lib" {
        return Module::new();
    }
    path.split('/').map(str::to_owned).collect()
}

/// What a module gives out under its own name: the last name, and the path it stands for.
fn names_given(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut given = BTreeMap::new();
    for (at, _) in text.match_indices("use ") {
        let before = text[..at].trim_end();
        if before.ends_with("pub") || before.ends_with("pub(crate)") || before.ends_with("(super)")
        {
            let tree = text[at + 4..].split(';').next().unwrap_or_default();
            for path in expand(tree) {
                let name = match path.as_slice() {
                    [.., module, all] if all == "*" => format!("{module}::*"),
                    [.., name] => name.clone(),
                    [] => continue,
                };
                given.insert(name, path);
            }
        }
    }
    given
}

/// Every path of a file that begins at the root or above.
fn paths(text: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in text.match_indices(start) {
            let before = text[..at].chars().next_back();
            let goes_on = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
            if !before.is_some_and(goes_on) {
                paths.extend(expand(tree_at(&text[at..])));
            }
        }
    }
    paths
}

/// The tree of imports, or the one path, that begins here.
fn tree_at(text: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' if text[..at].ends_with("::") || depth > 0 => depth += 1,
            '}' if depth == 1 => return &text[..=at],
            '}' if depth > 1 => depth -= 1,
            _ if depth > 0 => {}
            ':' | '_' => {}
            _ if letter.is_alphanumeric() => {}
            _ => return &text[..at],
        }
    }
    text
}

/// `a::{b, c::d}` as `a::b` and `a::c::d`.
fn expand(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim();
    let names = |path: &str| -> Vec<String> {
        let path = path.split(" as ").next().unwrap_or_default();
        let names = path.split("::").map(str::trim).filter(|name| !name.is_empty());
        names.filter(|name| *name != "self").map(str::to_owned).collect()
    };
    let Some((head, body)) = tree.split_once('{') else { return vec![names(tree)] };
    let body = body.rsplit_once('}').map_or(body, |(body, _)| body);
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, letter) in body.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&body[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&body[from..]);
    let head = names(head);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty()).flat_map(expand);
    parts.map(|part| head.iter().cloned().chain(part).collect()).collect()
}

fn without_tests(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let text = lines.collect::<Vec<_>>().join("\n");
    match text.split_once("#[cfg(test)]\nmod tests {") {
        Some((program, _)) => program.to_owned(),
        None => text,
    }
}

/// The groups of two or more of which each leads to each.
fn circles(arrows: &Arrows) -> Vec<Vec<&Module>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> =
        arrows.keys().map(|from| (from, reached(arrows, from))).collect();
    let mut circles: Vec<Vec<&Module>> = Vec::new();
    for (one, reached) in &reach {
        if circles.iter().flatten().any(|module| module == one) {
            continue;
        }
        let back = |other: &&&Module| reach.get(*other).is_some_and(|all| all.contains(one));
        let circle: Vec<&Module> = reached.iter().filter(back).copied().collect();
        if circle.len() > 1 {
            circles.push(circle);
        }
    }
    circles
}

fn reached<'a>(arrows: &'a Arrows, from: &'a Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from];
    while let Some(module) = next.pop() {
        let needed = arrows.get(module).into_iter().flatten();
        next.extend(needed.filter(|needed| reached.insert(*needed)));
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(files: &[(&str, &str)]) -> Vec<Source> {
        files
            .iter()
            .map(|(path, text)| Source::new(&format!("{}{path}", ROOMS[0].0), text))
            .collect()
    }

    #[test]
    fn a_circle_over_folders_is_found_through_the_names_that_others_give_out() {
        let sources = sources(&[
            (
                "lib.rs",
                "pub use pieces::{card::Card, Cards as Hand};\npub use table::game::Game;\n",
            ),
            ("pieces.rs", "pub use cards::Cards;"),
            ("pieces/card.rs", "use crate::Game;\n"),
            ("pieces/cards.rs", "use super::card::Card;\n"),
            ("table/game.rs", "use crate::{\n    pieces::Cards,\n    turn::{Step, act},\n};\n"),
            ("turn.rs", "// use crate::Game;\nfn a() { crate::b() }\n"),
            ("turn/step.rs", "#[cfg(test)]\nmod tests {\n    use crate::Game;\n}\n"),
            ("seen.rs", "use crate::Game;\n"),
        ]);
        let measure = &measure(&sources)[0];
        assert_eq!(measure.details, ["   2 pieces/card pieces/cards table/game"]);
        assert_eq!(measure.value, 2);
    }

    #[test]
    fn a_circle_is_found_through_all_that_a_module_gives_out() {
        let sources = sources(&[
            ("lib.rs", "mod mocha;\npub use mocha::*;\npub use pieces::place::Place;\n"),
            ("mocha.rs", "pub(crate) mod edge;\npub use edge::Edge;\n"),
            ("mocha/edge.rs", "use crate::Place;\n"),
            ("pieces/place.rs", "use crate::Edge;\n"),
        ]);
        assert_eq!(measure(&sources)[0].details, ["   2 mocha/edge pieces/place"]);
    }

    #[test]
    fn floors_without_a_circle_have_none() {
        let sources = sources(&[
            ("lib.rs", "pub use pieces::good::Good;"),
            ("pieces/card.rs", "use super::good::Good;"),
            ("pieces/good.rs", ""),
            ("table.rs", "use crate::Good;\nfn a() { crate::pieces::card::b() }"),
        ]);
        assert_eq!(measure(&sources)[0].value, 0);
    }
}

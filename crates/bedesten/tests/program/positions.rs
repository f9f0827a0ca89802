//! `replay --json` shows all that lies open, and the documents describe it field by field.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Folder;

const RECORDS: &str = include_str!("../../../../docs/records.md");
const BOTS: &str = include_str!("../../../../docs/bots.md");

const RULES: [&str; 5] = ["base", "mocha", "letters", "great-bazaar", "dice"];

/// A game of these rules in its middle.
fn position(test: &str, rules: &str) -> Value {
    let folder = Folder::new(&format!("positions-{test}-{rules}"));
    let options = format!("--rules {rules} --players 3 --bots random,random,random --seed 5");
    folder.run(&format!("record {options} --out game.json")).succeeded();
    folder.run("replay game.json --at 150 --json --log").succeeded().json()
}

/// The names of all fields, but not of those inside what is waited for: the questions have tables
/// of their own.
fn collect(value: &Value, names: &mut BTreeSet<String>) {
    if let Value::Object(fields) = value {
        for (name, value) in fields {
            names.insert(name.clone());
            if !["turn", "question", "chance"].contains(&name.as_str()) {
                collect(value, names);
            }
        }
    } else if let Value::Array(list) = value {
        for value in list {
            collect(value, names);
        }
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, after) = text.split_once(from).unwrap_or_else(|| panic!("there is no “{from}”"));
    after.split_once(to).map_or(after, |(section, _)| section)
}

/// What the sections say that there is: the names in the first column of their tables.
fn described() -> BTreeSet<&'static str> {
    let sections = [
        between(RECORDS, "## What `replay --json` prints", "\n## "),
        between(BOTS, "### The view", "### When"),
    ];
    let rows = sections.into_iter().flat_map(str::lines).filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_field_of_a_replayed_position_is_described_and_every_described_field_is_there() {
    let mut names = BTreeSet::new();
    for rules in RULES {
        collect(&position("fields", rules), &mut names);
    }
    assert!(names.len() > 100, "{names:?}");
    let sections = between(RECORDS, "## What `replay --json` prints", "\n## ").to_owned()
        + between(BOTS, "### The view", "### When");
    for name in &names {
        assert!(sections.contains(&format!("`{name}`")), "`{name}` is not described");
    }
    // Nobody looks: a record hides nothing.
    for name in described().into_iter().filter(|name| *name != "viewer") {
        assert!(names.contains(name), "`{name}` is described, but not there");
    }
}

#[test]
fn a_replayed_position_shows_what_the_expansions_lay_on_the_table() {
    let mocha = position("open", "mocha");
    assert_eq!(mocha["mocha"]["tavern"].as_array().expect("a list").len(), 2);
    assert!(mocha["mocha"]["coffee_trader"].is_u64());
    for seat in mocha["seats"].as_array().expect("a list") {
        let guild = &seat["mocha"];
        assert_eq!(guild["guild_cards"], guild["guild_hand"].as_array().expect("open").len());
        assert_eq!(seat["cards"], seat["hand"].as_array().expect("open").len());
    }
    let letters = position("open", "letters");
    assert!(letters["letters"]["courier"].is_u64() && letters.get("mocha").is_none());
    assert!(letters["seats"][0]["letters"].get("companion").is_some());
    let all = position("open", "great-bazaar");
    assert!(all["mocha"].is_object() && all["letters"].is_object());
    assert!(position("open", "base").get("mocha").is_none());
}

/// What other programs rely on.
#[test]
fn the_fields_of_a_replayed_base_game_stay() {
    let position = position("stay", "base");
    for name in "rules players finished ply seats governor smuggler gem_price sultan_open \
                 post_office variants layout actions chance_outcomes turn seat result"
        .split_whitespace()
    {
        assert!(position.get(name).is_some(), "{name}");
    }
    assert_eq!(position["rules"], "base");
    for name in "rubies lira goods capacity cards place assistants_in_stack assistants_out \
                 family_place mosque_tiles rank name bot colour hand neutral_in_stack"
        .split_whitespace()
    {
        assert!(position["seats"][0].get(name).is_some(), "{name} of a seat");
    }
}

//! `bedesten record`, `replay` and `verify`.

use serde_json::{Value, json};

use super::Folder;

/// A folder with a recorded game, and the game as JSON.
fn recorded(name: &str) -> (Folder, Value) {
    let folder = Folder::new(name);
    let options = "--rules base --players 3 --bots random,random,random --seed 1";
    folder.run(&format!("record {options} --out game.json")).succeeded();
    let record = serde_json::from_str(&folder.read("game.json")).unwrap();
    (folder, record)
}

/// The first action that begins like this.
fn position_of(record: &Value, beginning: &str) -> usize {
    let actions = record["actions"].as_array().unwrap();
    actions.iter().position(|action| action.as_str().unwrap().starts_with(beginning)).unwrap()
}

#[test]
fn a_game_is_recorded_replayed_and_proved() {
    let (folder, record) = recorded("records-round");
    assert_eq!(record["players"][1], json!({ "name": "random 2", "bot": "random" }));
    assert!(record["fairness"]["seed"].is_string());
    let printed = folder.run("record --players 3 --bots random --seed 1").succeeded().stdout;
    assert_eq!(printed, folder.read("game.json"), "the same seed gives the same bytes");

    let actions = record["actions"].as_array().unwrap();
    let outcomes = actions
        .iter()
        .filter(|action| {
            let action = action.as_str().unwrap();
            ["dice-", "draw-", "demand-"].iter().any(|chance| action.starts_with(chance))
        })
        .count();
    let verified = folder.run("verify game.json").succeeded().stdout;
    let mut lines = verified.lines();
    let matched = format!("{outcomes} of {outcomes} rolls and draws match the seed");
    assert_eq!(lines.next(), Some(&*matched));
    assert!(lines.next().unwrap().starts_with("one side drew the seed alone"), "{verified}");

    let position = folder.run("replay game.json --json").succeeded().json();
    assert_eq!(position["rules"], "base");
    assert_eq!(position["players"], 3);
    assert_eq!(position["finished"], true);
    assert_eq!(position["ply"], actions.len());
    assert_eq!(position["result"], record["result"]);
    for seat in position["seats"].as_array().unwrap() {
        assert!(seat["rubies"].is_u64() && seat["lira"].is_u64(), "{seat}");
        for good in ["red", "green", "yellow", "blue"] {
            assert!(seat["goods"][good].as_u64() <= seat["capacity"].as_u64(), "{seat}");
        }
        assert_eq!(seat["hand"].as_array().unwrap().len() as u64, seat["cards"], "{seat}");
        assert!((1..=16).contains(&seat["place"].as_u64().unwrap()), "{seat}");
        assert!(seat["assistants_in_stack"].is_u64() && seat["assistants_out"].is_array());
        assert!(seat["family_place"].is_u64() && seat["mosque_tiles"].is_array());
        assert!((1..=3).contains(&seat["rank"].as_u64().unwrap()), "{seat}");
    }
    for field in ["governor", "smuggler", "gem_price", "sultan_open", "post_office"] {
        assert!(position[field].is_u64(), "{field}: {position}");
    }
}

#[test]
fn a_record_can_be_looked_at_anywhere() {
    let (folder, record) = recorded("records-at");
    let start = folder.run("replay game.json --at 0 --json").succeeded().json();
    assert_eq!((&start["ply"], &start["finished"]), (&json!(0), &json!(false)));
    assert_eq!(start["seats"][0]["lira"], 2);
    assert_eq!(start["seats"][0]["rank"], Value::Null);
    assert_eq!(start["seats"][0]["hand"], json!([]));

    let dealt = folder.run("replay game.json --at 3 --json --log").succeeded().json();
    assert_eq!(dealt["seats"][2]["cards"], 1);
    assert_eq!(dealt["log"].as_array().unwrap().len(), 4, "three cards, and the first turn");

    let board = folder.run("replay game.json --at 100").succeeded().stdout;
    assert!(board.contains("Gemstone Dealer") && board.contains("After 100 of "), "{board}");
    assert!(!board.contains('\x1b'), "no colours in a pipe");
    let whole = folder.run("replay game.json").succeeded().stdout;
    assert!(whole.contains(" wins.\n1. random "), "{whole}");
    let log = folder.run("replay game.json --log --at 12").succeeded().stdout;
    assert!(log.starts_with("random 1 draws “"), "{log}");

    let actions = record["actions"].as_array().unwrap().len();
    let line = folder.run(&format!("replay game.json --at {}", actions + 1)).refused();
    assert!(line.contains(&actions.to_string()), "{line}");
}

#[test]
fn standard_input_will_do() {
    let (folder, _) = recorded("records-stdin");
    let text = folder.read("game.json");
    folder.run_with("verify -", &text).succeeded();
    folder.run_with("replay - --json", &text).succeeded();
}

/// What is changed, and how.
type Forgery = (&'static str, Box<dyn Fn(&mut Value)>);

#[test]
fn a_forged_record_is_not_proved() {
    let (folder, record) = recorded("records-forged");
    let dice = position_of(&record, "dice-");
    let draw = position_of(&record, "draw-");
    let forgeries: [Forgery; 9] = [
        (
            "another roll",
            Box::new(move |record| {
                let roll = &mut record["actions"][dice];
                *roll = if *roll == "dice-6-6" { "dice-1-1" } else { "dice-6-6" }.into();
            }),
        ),
        (
            "another card",
            Box::new(move |record| {
                let card = &mut record["actions"][draw];
                *card = if *card == "draw-stay" { "draw-any-goods" } else { "draw-stay" }.into();
            }),
        ),
        ("another seed", Box::new(|record| record["fairness"]["seed"] = "0".repeat(64).into())),
        (
            "another commitment",
            Box::new(|record| record["fairness"]["commitment"] = "0".repeat(64).into()),
        ),
        ("another setup", Box::new(|record| record["setup"]["players"][0]["lira"] = 9.into())),
        (
            "another layout",
            Box::new(|record| record["setup"]["layout"].as_array_mut().unwrap().swap(0, 15)),
        ),
        ("another result", Box::new(|record| record["result"] = json!([1, 1, 1]))),
        (
            "a missing action",
            Box::new(|record| {
                record["actions"].as_array_mut().unwrap().pop();
            }),
        ),
        (
            "no proof",
            Box::new(|record| {
                record.as_object_mut().unwrap().remove("fairness");
            }),
        ),
    ];
    for (name, forge) in forgeries {
        let mut forged = record.clone();
        forge(&mut forged);
        assert_ne!(forged, record, "{name}");
        folder.write("forged.json", &forged.to_string());
        let line = folder.run("verify forged.json").refused();
        assert!(line.starts_with("error: forged.json is not proved: "), "{name}: {line}");
    }
}

#[test]
fn a_damaged_file_is_refused_with_line_and_column() {
    let (folder, _) = recorded("records-damaged");
    let text = folder.read("game.json");
    let half = &text[..text.len() / 2];
    let cases = [
        ("", "line 1 column 0"),
        (half, "line "),
        ("[1, 2]", "line 1 column"),
        ("not json", "line 1 column 2"),
        (&text.replace("\"rules_version\"", "\"rules\\u000aversion\""), "line 5 column"),
        (&text.replacen("\"move-", "\"jump-", 1), "“jump-"),
        (&text.replacen("\"short\"", "\"round\"", 1), "line "),
        (&format!("{text}x"), "trailing"),
        (&"[".repeat(100_000), "line 1 column"),
    ];
    for (text, hint) in cases {
        folder.write("damaged.json", text);
        for command in ["replay", "verify", "play --resume"] {
            let line = folder.run(&format!("{command} damaged.json")).refused();
            assert!(line.contains("damaged.json") && line.contains(hint), "{command}: {line}");
        }
    }
    folder.write("huge.json", &" ".repeat(17 * 1024 * 1024));
    let line = folder.run("replay huge.json").refused();
    assert!(line.contains("16 MiB"), "{line}");
}

#[test]
fn records_of_other_programs_and_rules_are_told_apart() {
    let (folder, record) = recorded("records-other");
    let cases = [
        ("format", json!("chess"), "chess"),
        ("version", json!(2), "version 2"),
        ("game", json!("chess"), "chess"),
        ("rules_version", json!(99), "rules version 99"),
    ];
    for (field, value, hint) in cases {
        let mut other = record.clone();
        other[field] = value;
        folder.write("other.json", &other.to_string());
        let line = folder.run("replay other.json").refused();
        assert!(line.contains(hint), "{field}: {line}");
    }
}

#[test]
fn every_table_can_be_recorded() {
    let folder = Folder::new("records-tables");
    let cases = [
        "--players 2 --layout long",
        "--players 4 --layout random --variant neutral-assistants",
        "--players 5 --layout random-2014 --variant caravan-leader",
        "--players 3 --layout in-order --variant neutral-assistants,caravan-leader",
    ];
    for options in cases {
        folder.run(&format!("record --seed 77 {options} --out game.json")).succeeded();
        folder.run("verify game.json").succeeded();
        let position = folder.run("replay game.json --json").succeeded().json();
        assert_eq!(position["finished"], true, "{options}");
    }
}

#[test]
fn with_letters_the_deck_is_chosen_as_the_setup_names_it() {
    let folder = Folder::new("records-deck");
    // (options, what the setup says of it, whether cards of the base game are drawn)
    let cases = [
        ("", None, true),
        ("--deck mixed", None, true),
        ("--deck new-only", Some("new-only"), false),
    ];
    for (options, named, old) in cases {
        let table = "--rules letters --players 5 --bots random --seed 7";
        folder.run(&format!("record {table} {options} --out game.json")).succeeded();
        folder.run("verify game.json").succeeded();
        let record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
        assert_eq!(
            record["setup"]["rules"].get("deck").and_then(Value::as_str),
            named,
            "{options}"
        );
        let actions = record["actions"].as_array().unwrap();
        assert_eq!(actions.contains(&json!("draw-one-good")), old, "{options}");
        assert!(actions.contains(&json!("draw-one-letter")), "{options}");
    }
    let report =
        folder.run("sim --rules letters --deck new-only --games 1 --json").succeeded().json();
    assert_eq!(report["deck"], "new-only");
}

#[test]
fn a_proof_says_who_added_to_the_dice_and_who_could_have_chosen_them() {
    let folder = Folder::new("records-joint");
    let fixture =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/fairness/games/three-people.json");
    let text = std::fs::read_to_string(fixture).unwrap();
    let said = folder.run_with("verify -", &text).succeeded().stdout;
    let could_not = "2 of 3 people added to the dice: the server could not have chosen them";
    assert!(said.contains(could_not), "{said}");
    assert!(said.contains("the seats are those of the lot"), "{said}");
    assert!(said.contains("somebody kept a part back: 1"), "{said}");
    let proof = folder.run_with("verify - --json", &text).succeeded().json();
    let wanted = json!({
        "joint": true, "people": 3, "parts": 2, "lot": true, "aborted": 1,
        "server_could_choose": false, "verified": true, "outcomes": proof["outcomes"], "day": null,
    });
    assert_eq!(proof, wanted);

    let mut spoilt: Value = serde_json::from_str(&text).unwrap();
    spoilt["fairness"]["joint"]["server"] = spoilt["fairness"]["seed"].clone();
    let line = folder.run_with("verify -", &spoilt.to_string()).refused();
    assert!(line.contains("the server's part is not the one it committed to"), "{line}");
}

//! What the program says about itself, and to those who mistype.

use super::Folder;

#[test]
fn the_help_lists_every_command() {
    let ran = Folder::new("usage-help").run("--help").succeeded();
    let commands = [
        "serve", "backup", "restore", "doctor", "play", "sim", "arena", "record", "replay",
        "verify", "explain", "analyse", "layout", "bench", "load",
    ];
    for command in commands {
        assert!(ran.stdout.contains(&format!("\n  {command} ")), "{}", ran.stdout);
    }
    assert!(ran.stdout.contains("browser"), "{}", ran.stdout);
}

#[test]
fn wrong_usage_ends_with_2_and_names_what_is_known() {
    let folder = Folder::new("usage-wrong");
    let cases = [
        ("fly", "unrecognized"),
        ("sim --bots genius", "random"),
        ("sim --rules chess", "great-bazaar"),
        ("sim --layout round", "random-2014"),
        ("sim --variant pirates", "caravan-leader"),
        ("sim --rules letters --deck old", "mixed, new-only"),
        ("arena --bots random,greedy --rules letters --deck old", "mixed, new-only"),
        ("arena results.jsonl --deck new-only", "cannot be used with"),
        ("play --resume x.json --deck new-only", "--deck"),
        ("sim --games 0", "--games"),
        ("sim --threads 0", "--threads"),
        ("arena", "--bots"),
        ("arena --bots random,genius", "no bot"),
        ("arena --bots random,greedy --games 0", "--games"),
        ("arena results.jsonl --bots random,greedy", "cannot be used with"),
        ("arena results.jsonl --out other.jsonl", "cannot be used with"),
        ("bench --seconds 0", "--seconds"),
        ("play --resume x.json --players 3", "--players"),
    ];
    for (arguments, hint) in cases {
        let ran = folder.run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments}: {}", ran.stderr);
        assert!(ran.stderr.contains(hint), "{arguments}: {}", ran.stderr);
        assert!(ran.stdout.is_empty(), "{arguments}: {}", ran.stdout);
    }
}

#[test]
fn a_game_that_cannot_be_is_refused_in_one_line() {
    let folder = Folder::new("usage-refused");
    let cases = [
        ("sim --players 6", "2 to 5"),
        ("sim --players 1", "2 to 5"),
        ("sim --players 99999999999", "2 to 5"),
        ("record --players 5 --variant neutral-assistants", "2 to 4"),
        ("sim --deck new-only", "only Letters & Seals"),
        ("record --rules great-bazaar --deck mixed", "only Letters & Seals"),
        ("play --rules mocha --deck new-only", "only Letters & Seals"),
        ("play --rules dice --deck new-only", "no choice of a deck"),
        ("arena --bots random,greedy --rules letters,base --deck new-only", "only Letters & Seals"),
        ("sim --players 3 --bots random,random", "2 bots are named for 3 seats"),
        ("arena --bots random", "two bots or more"),
        ("arena --bots greedy,random,greedy", "greedy takes part twice"),
        ("arena --bots random,greedy --players 2,6", "2 to 5"),
        ("arena --bots random,greedy --players 3,3", "named twice"),
        ("arena --bots random,greedy --challenger easy", "easy is not among the bots"),
        ("arena --bots random,greedy --anchor easy", "easy is not among the bots"),
        ("arena --bots random,greedy --out no/such/folder.jsonl", "folder.jsonl"),
        ("arena nowhere.jsonl", "nowhere.jsonl"),
        ("play --players 3 --humans 4", "4 people cannot share 3 seats"),
        ("play --humans 0", "0 people"),
        ("play --names A,B", "2 names"),
        ("replay nowhere.json", "nowhere.json"),
        ("verify .", "cannot read"),
        ("play --resume nowhere.json", "nowhere.json"),
        ("record --out no/such/folder.json", "folder.json"),
    ];
    for (arguments, hint) in cases {
        let line = folder.run(arguments).refused();
        assert!(line.contains(hint), "{arguments}: {line}");
    }
}

#[test]
fn bench_measures() {
    let ran = Folder::new("usage-bench").run("bench --seconds 0.05 --json").succeeded();
    let report = ran.json();
    for field in [
        "games_per_second",
        "decisions_per_second",
        "chance_outcomes_per_second",
        "game_bytes",
        "clone_ns",
        "legal_actions_ns",
    ] {
        assert!(report[field].as_f64().is_some_and(|value| value > 0.0), "{field}: {report}");
    }
}

#[test]
fn bench_measures_the_rules_that_were_named() {
    let folder = Folder::new("usage-bench-rules");
    for rules in ["mocha", "great-bazaar"] {
        let ran = folder.run(&format!("bench --rules {rules} --seconds 0.05")).succeeded();
        assert!(
            ran.stdout.starts_with(&format!("{rules} game, 3 random players")),
            "{}",
            ran.stdout
        );
    }
}

//! `bedesten layout`.

use super::Folder;

#[test]
fn a_board_is_counted_as_text_and_as_json_and_the_code_names_it_again() {
    let folder = Folder::new("layout-counted");
    let few = "--players 2 --bots easy --games 3";
    let report = folder.run(&format!("layout --layout random {few} --json")).succeeded().json();
    assert_eq!(report["games"], 3);
    let code = report["board"].as_str().unwrap();
    let again = folder.run(&format!("layout --layout {code} {few} --json")).succeeded().json();
    assert_eq!(again, report, "the code and the seed name the same games");
    let text = folder.run(&format!("layout --layout {code} {few}")).succeeded().stdout;
    assert!(text.starts_with("base, 2 players, 3 games of easy bots\n"), "{text}");
    assert!(text.contains(code) && text.contains("openings"), "{text}");
}

#[test]
fn what_is_no_board_is_refused_in_one_line() {
    let folder = Folder::new("layout-refused");
    let cases = [
        ("layout --layout 1-2-3", "a board has 4 rows"),
        ("layout --rules dice", "with a board"),
        ("layout --players 6", "2 to 5"),
        ("layout --find fair --tries 0", "the boards to try"),
    ];
    for (arguments, hint) in cases {
        let ran = folder.run(arguments);
        assert_eq!(ran.code, Some(1), "{arguments}: {}", ran.stderr);
        assert!(ran.stderr.contains(hint), "{arguments}: {}", ran.stderr);
        assert_eq!(ran.stderr.lines().count(), 1, "{arguments}: {}", ran.stderr);
    }
}

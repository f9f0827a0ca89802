//! `bedesten analyse`.

use serde_json::Value;

use super::Folder;

/// A folder with a short game.
fn recorded(name: &str) -> Folder {
    let folder = Folder::new(name);
    let options = "--rules dice --players 2 --bots greedy --seed 3";
    folder.run(&format!("record {options} --out game.json")).succeeded();
    folder
}

#[test]
fn a_finished_game_is_analysed_as_text_as_json_and_as_a_page() {
    let folder = recorded("analyse-shown");
    let report = folder.run("analyse game.json --sims 100 --json").succeeded().json();
    for field in ["error_rate", "luck", "luck_adjusted", "result"] {
        assert!(report["seats"][1][field].is_number(), "{field}: {}", report["seats"][1]);
    }
    assert_eq!(report["progress"]["pass"], "finished");
    let turns = report["turns"].as_array().unwrap();
    let text = folder.run("analyse game.json --sims 100").succeeded().stdout;
    assert!(text.starts_with(&format!("dice, 2 players, {} turns: ", turns.len())), "{text}");
    assert!(text.contains("Turning points"), "{text}");
    let page = folder.run("analyse game.json --sims 100 --html").succeeded().stdout;
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"), "{page}");
}

#[test]
fn what_cannot_be_analysed_is_refused_with_a_reason() {
    let folder = recorded("analyse-refused");
    let mut record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    folder.write("broken.json", &folder.read("game.json")[..200]);
    folder.write("other.json", "{\"game\": \"chess\"}");
    record.as_object_mut().unwrap().remove("result");
    record["actions"].as_array_mut().unwrap().truncate(9);
    folder.write("unfinished.json", &record.to_string());
    record["actions"][1] = "end".into();
    folder.write("wrong.json", &record.to_string());
    for (file, reason) in [
        ("broken.json", "is not a whole record"),
        ("other.json", "there is no game “chess” here"),
        ("unfinished.json", "not finished"),
        ("wrong.json", "is refused"),
        ("missing.json", "cannot read missing.json"),
    ] {
        let error = folder.run(&format!("analyse {file}")).refused();
        assert!(error.contains(reason), "{file}: {error}");
    }
    for wrong in ["--sims 7", "--sims many", "--json --html"] {
        assert_eq!(folder.run(&format!("analyse game.json {wrong}")).code, Some(2), "{wrong}");
    }
}

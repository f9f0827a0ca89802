//! `bedesten play`, typed through a pipe.

use serde_json::Value;

use super::Folder;

pub(super) fn actions(folder: &Folder, file: &str) -> Vec<String> {
    let record: Value = serde_json::from_str(&folder.read(file)).unwrap();
    let actions = record["actions"].as_array().unwrap();
    actions.iter().map(|action| action.as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_few_turns_by_number_and_by_notation() {
    let folder = Folder::new("play-turns");
    // To the Fabric Warehouse with everything that follows; end the turn; then step by step.
    let ran = folder
        .run_with("play --bots random --start 1 --seed 5", "2\n0\nmove-5\nleave act end\nq\n")
        .succeeded();
    for part in [
        "Where to?",
        "[2]",
        "2  Fabric Warehouse",
        "You: go to 2 Fabric Warehouse, leave an assistant, take 2 red",
        "End turn",
        "Since your turn:",
        "random 2: goes to",
        "bedesten play --resume bedesten-game.json",
    ] {
        assert!(ran.stdout.contains(part), "{part} is not in\n{}", ran.stdout);
    }
    let taken = actions(&folder, "bedesten-game.json");
    assert_eq!(taken[3..7], ["move-2", "leave", "act", "end"]);
    assert!(taken.windows(4).any(|part| part == ["move-5", "leave", "act", "end"]), "{taken:?}");
    folder.run("verify bedesten-game.json").succeeded();
    assert!(ran.stdout.lines().all(|line| line.chars().count() <= 82), "{}", ran.stdout);
}

#[test]
fn answers_are_taken_back_up_to_the_dice() {
    let folder = Folder::new("play-undo");
    let input = "u\n2\nu\n9.\nleave\nU\n9\n8\nu\nq\n";
    let text = folder.run_with("play --bots random --start 1 --seed 5", input).succeeded().stdout;
    assert_eq!(text.matches("Taken back: 1 answer.").count(), 1, "{text}");
    assert_eq!(text.matches("Taken back: 2 answers.").count(), 1, "{text}");
    assert!(text.contains("Cannot be taken back: a card was seen."), "{text}");
    assert!(text.contains("Cannot be taken back: the dice are rolled."), "{text}");
    let taken = actions(&folder, "bedesten-game.json");
    assert_eq!(taken[3..6], ["move-9", "leave", "announce-8"]);
}

#[test]
fn a_turn_that_has_ended_is_not_taken_back() {
    let folder = Folder::new("play-ended");
    let text =
        folder.run_with("play --bots random --start 1 --seed 5", "2\n0\nu\nq\n").succeeded().stdout;
    assert!(text.contains("Cannot be taken back: a turn has ended"), "{text}");
}

#[test]
fn everything_is_explained() {
    let folder = Folder::new("play-help");
    let input = "?\n? 13\n? palace\n? five-lira\n? B-28\n? turn\n? xyzzy\nwhy\nn\nlog\nb\ns\n\nq\n";
    let text = folder.run_with("play --bots random --start 1 --seed 5", input).succeeded().stdout;
    for part in [
        "take back the last answer",
        "13 Sultan's Palace\n  Deliver all goods",
        "“5 Lira” (five-lira, 4 in the deck)\n  Take 5 Lira",
        "B-28\n  With the Small Market card",
        "Move your merchant 1 or 2 steps",
        "Nothing is known about “xyzzy”",
        "Not now:",
        "you may go 1–2 (B-1)",
        "You have to leave this place (B-3)",
        "move-2 leave act",
        "So far:",
        "Saved in bedesten-game.json",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert_eq!(text.matches("Where to?").count(), 3, "at first, after b, and after Enter");
}

#[test]
fn what_is_wrong_is_refused_with_the_reason_and_changes_nothing() {
    let folder = Folder::new("play-wrong");
    let input = "16\n7\nmove-16\nend\nfly\n99\ndice-1-1\n-1\nmove-2 leave fly end\nq\n";
    let text = folder.run_with("play --bots random --start 1 --seed 5", input).succeeded().stdout;
    for part in [
        "Not possible: 3 steps away; you may go 1–2 (B-1)",
        "Not possible: You have to leave this place (B-3)",
        "“fly” is not on the list and is no notation",
        "“99” is not on the list",
        "Not used: end",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert_eq!(actions(&folder, "bedesten-game.json")[3..], ["move-2", "leave"]);
}

#[test]
fn the_end_of_the_input_saves() {
    let folder = Folder::new("play-eof");
    folder.run_with("play --bots random --start 1 --seed 5 --save mine.json", "2\n").succeeded();
    assert_eq!(actions(&folder, "mine.json").len(), 6);
    folder.run_with("play --bots random --start 1 --seed 5 --save none.json", "").succeeded();
    assert_eq!(actions(&folder, "none.json").len(), 3);
    // Without a line break at its end, and in the middle of a hand-over.
    folder
        .run_with("play --bots random --start 1 --seed 5 --humans 2 --save two.json", "\n2\n0")
        .succeeded();
    folder.run("verify two.json").succeeded();
}

#[test]
fn a_resumed_game_is_the_same_game() {
    let folder = Folder::new("play-resume");
    let turns = ["2\n0\n", "5\n0\n", "4\n0\n"];
    folder
        .run_with("play --bots random --start 1 --seed 8 --save whole.json", &turns.concat())
        .succeeded();
    folder
        .run_with("play --bots random --start 1 --seed 8 --save parts.json", turns[0])
        .succeeded();
    for turn in &turns[1..] {
        let text = folder.run_with("play --resume parts.json", turn).succeeded().stdout;
        assert!(text.contains("Since your turn:"), "{text}");
    }
    assert_eq!(folder.read("parts.json"), folder.read("whole.json"));
    folder.run("verify parts.json").succeeded();
}

#[test]
fn the_undo_of_a_resumed_game_begins_anew() {
    let folder = Folder::new("play-resume-undo");
    folder.run_with("play --bots random --start 1 --seed 8 --save game.json", "2\n").succeeded();
    let text = folder.run_with("play --resume game.json", "u\nq\n").succeeded().stdout;
    assert!(text.contains("Cannot be taken back:"), "{text}");
}

#[test]
fn an_older_game_is_never_overwritten() {
    let folder = Folder::new("play-files");
    folder.run_with("play --bots random --start 1 --seed 1", "").succeeded();
    let first = folder.read("bedesten-game.json");
    let text = folder.run_with("play --bots random --start 1 --seed 2", "").succeeded().stdout;
    assert!(text.contains("bedesten play --resume bedesten-game.json"), "{text}");
    assert_eq!(folder.read("bedesten-game.json"), first);
    assert_eq!(actions(&folder, "bedesten-game-2.json").len(), 3);
    let line = folder.run("play --save bedesten-game.json").refused();
    assert!(line.contains("--resume"), "{line}");
    assert_eq!(folder.read("bedesten-game.json"), first);
}

#[test]
fn people_at_one_keyboard_do_not_see_each_others_hands() {
    let folder = Folder::new("play-hot-seat");
    let options = "play --bots random --start 1 --seed 5 --players 3 --humans 2 --names Ada,Bora";
    let text = folder.run_with(options, "\n2\n0\n\n5\n0\n\nq\n").succeeded().stdout;
    let (of_ada, rest) = text.split_once("Bora, it is your turn. Press Enter").unwrap();
    let (of_bora, again) = rest.split_once("Ada, it is your turn. Press Enter").unwrap();
    let hand = |part: &str| {
        let line = part.lines().find(|line| line.starts_with("Your hand")).unwrap();
        line.trim_start_matches("Your hand").trim().to_owned()
    };
    // With this seed they hold different cards.
    let (ada, bora) = (hand(of_ada), hand(of_bora));
    assert_ne!(ada, bora);
    assert!(!of_bora.contains(&ada), "{of_bora}");
    assert!(!of_ada.contains(&bora), "{of_ada}");
    assert_eq!(hand(again), ada);
    assert!(of_bora.contains("Ada: goes to 2 Fabric Warehouse"), "{of_bora}");
}

#[test]
fn a_finished_game_says_who_won() {
    let folder = Folder::new("play-finished");
    folder.run("record --players 2 --seed 3 --out game.json").succeeded();
    let mut record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    record["players"][0].as_object_mut().unwrap().remove("bot");
    folder.write("game.json", &record.to_string());
    let text = folder.run("play --resume game.json").succeeded().stdout;
    assert!(text.contains("1. ") && text.contains("2. ") && text.contains(" win"), "{text}");
}

//! `bedesten play --rules dice`, typed through a pipe.

use super::{Folder, play::actions};

const PLAY: &str = "play --rules dice --players 2 --bots greedy --start 1 --seed 5";

#[test]
fn dice_are_rolled_kept_and_used_by_number_and_by_notation() {
    let folder = Folder::new("play-dice-turns");
    let ran = folder.run_with(PLAY, "\nkeep-none\n1\npair-green end\n\nq\n").succeeded();
    for part in [
        "Roll your 5 dice.",
        "red track    ♦3    4 red",
        "For a crystal, keep-red-blue rolls all other dice again",
        "You: give 1 crystal; take up 1 red, 1 green, 1 blue, 1 coin, 1 card again; roll",
        "1  2 red goods for 1 red",
        "Not possible: missing: 1 good (D-9)",
        "Not used: end",
        "bedesten play --resume bedesten-game.json",
    ] {
        let told = ran.stdout.replace("\n    ", " ");
        assert!(told.contains(part), "{part} is not in\n{}", ran.stdout);
    }
    let taken = actions(&folder, "bedesten-game.json");
    assert_eq!(taken[0], "roll");
    assert!(taken.contains(&"reroll-1red-1green-1blue-1coin-1card".to_owned()), "{taken:?}");
    assert_eq!(taken.last().map(String::as_str), Some("pair-red"));
    folder.run("verify bedesten-game.json").succeeded();
    assert!(ran.stdout.lines().all(|line| line.chars().count() <= 82), "{}", ran.stdout);
}

#[test]
fn answers_of_the_dice_game_are_taken_back_up_to_the_roll() {
    let folder = Folder::new("play-dice-undo");
    let text = folder.run_with(PLAY, "u\nroll\ncoins\nu\nu\nq\n").succeeded().stdout;
    assert!(text.contains("Cannot be taken back: nothing was answered yet."), "{text}");
    assert_eq!(text.matches("Taken back: 1 answer.").count(), 1, "{text}");
    assert!(text.contains("Cannot be taken back: the dice are rolled."), "{text}");
}

#[test]
fn everything_in_the_dice_game_is_explained() {
    let folder = Folder::new("play-dice-help");
    let input = "roll\n?\n? turn\n? D-17\n? sell-red\n? action-blue\n? 13\nwhy\nn\nlog\nb\nq\n";
    let text = folder.run_with(PLAY, input).succeeded().stdout;
    for part in [
        "keep-none rolls all of them",
        "First the income of your mosque tiles",
        "D-17\n  If there is not enough of a sort",
        "Bazaar card sell-red\n  4 Lira; the others may give 1 red for 4 Lira.",
        "Mosque tile action-blue\n  1 more action.",
        "Nothing is known about “13”. Try ? turn",
        "Not now:",
        "missing: 12 Lira (D-16)",
        "three-different",
        "So far:",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

/// A person who always takes the first answer, and Enter where there is only one.
#[test]
fn a_dice_game_is_played_to_its_end_and_resumed_on_the_way() {
    let folder = Folder::new("play-dice-whole");
    folder.run_with(PLAY, "roll\n1\n").succeeded();
    let steps = "1\n\n".repeat(600);
    let text = folder.run_with("play --resume bedesten-game.json", &steps).succeeded().stdout;
    for part in ["greedy 2 wins.", "1. greedy 2", "Lira after the sale", "this round is the last"] {
        let told = text.replace("\n    ", " ");
        assert!(told.contains(part), "{part} is not in\n{text}");
    }
    folder.run("verify bedesten-game.json").succeeded();
    assert!(text.lines().all(|line| line.chars().count() <= 82), "{text}");
}

#[test]
fn two_people_at_one_dice_table_need_no_curtain() {
    let folder = Folder::new("play-dice-two");
    let two = "play --rules dice --players 2 --humans 2 --names Ada,Bora --start 1 --seed 5";
    let text = folder.run_with(two, "roll\n0\nroll\n0\nq\n").succeeded().stdout;
    assert!(!text.contains("Press Enter to see your hand"), "{text}");
    assert!(text.contains("Ada: rolls 1 red"), "{text}");
}

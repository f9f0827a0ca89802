//! Puzzles are found the same again, and hidden cards do not help.

use study::puzzles::{Found, Search, find};
use tabletop::Record;

use crate::golden;

#[test]
fn what_is_found_is_found_again_and_is_clear() {
    let record: Record<bazaar_dice::Game> =
        serde_json::from_str(&golden("dice/2-greedy-medium.json")).unwrap();
    let search = Search { simulations: 800, seed: 5, most: 2 };
    let found = find(&record, search).unwrap();
    assert_eq!(find(&record, search).unwrap(), found);
    assert!(!found.is_empty(), "there is a puzzle in this game");
    for Found { losses, answers, found_by, .. } in &found {
        let right: Vec<_> = losses.iter().filter(|(_, loss)| **loss <= Found::RIGHT).collect();
        assert_eq!(right.len(), 1, "{losses:?}");
        assert_eq!(*right[0].0, answers[0].action);
        assert!(losses.values().filter(|loss| **loss < 0.06).count() == 1, "{losses:?}");
        let always =
            |name: &str| found_by.iter().any(|one| one.level == name && one.found == one.tries);
        assert!(!(always("easy") && always("medium")), "it is trivial: {found_by:?}");
    }
}

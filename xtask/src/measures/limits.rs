//! What each measure may be at most. Who makes one better lowers its number here; nobody raises one
//! without saying why in the same change.

use super::Measure;

const LIMITS: &[(&str, usize)] = &[
    ("lines of the longest file", 399),
    ("files over 400 lines", 0),
    ("files named mod.rs", 0),
    ("lines of the longest function", 60),
    ("functions over 60 lines", 0),
    ("lines about Mocha elsewhere in bazaar", 58),
    ("lines about Mocha elsewhere in bots", 11),
    ("lines about Mocha elsewhere in bedesten", 22),
    // The rings of a screen, the goal before a first game and the piles that a proof lists know each box by name.
    ("lines about Mocha elsewhere in web", 101),
    ("lines about Letters elsewhere in bazaar", 50),
    ("lines about Letters elsewhere in bots", 7),
    ("lines about Letters elsewhere in bedesten", 18),
    ("lines about Letters elsewhere in web", 86),
    ("folders in the largest circle of files of bazaar", 1),
    // What the server shares lies in `app.rs`: rooms need it, and it holds the rooms.
    ("folders in the largest circle of files of server", 6),
    ("methods of an engine with two names", 0),
    ("files that name a bonus card, usually", 8),
    ("files that name a bonus card, at most", 14),
    ("files that name a bonus card of an expansion outside its folders, at most", 4),
    ("files that name a place, usually", 13),
    ("files that name a place, at most", 21),
    ("files that name a place of an expansion outside its folders, at most", 4),
];

pub(super) fn of(name: &str) -> Option<usize> {
    LIMITS.iter().find(|(known, _)| *known == name).map(|(_, most)| *most)
}

/// What is wrong with a measure, if anything is.
pub(super) fn faults(measure: &Measure) -> Vec<String> {
    let Measure { name, value, details } = measure;
    match of(name) {
        None => vec![format!("the measure “{name}” has no limit in measures/limits.rs")],
        Some(most) if *value > most => {
            let worst = details.iter().take(5).map(|detail| format!("\n    {detail}"));
            vec![format!("{name}: {value}, {most} at most{}", worst.collect::<String>())]
        }
        Some(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measure_may_get_better_but_not_worse_and_none_is_without_a_limit() {
        let (name, most) = LIMITS[0];
        let measure = |name, value| Measure { name, value, details: vec!["because".to_owned()] };
        assert!(faults(&measure(name, most)).is_empty());
        assert!(faults(&measure(name, most + 1))[0].contains("because"));
        assert_eq!(faults(&measure("beauty", 0)).len(), 1);
    }
}

//! Who made a network: what its file of weights tells.

use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};

use crate::samples::About;

/// The story of a network that was fitted to these samples and came through this gate. What the person who
/// makes it knows better, `own`, stands in place of what is found.
pub fn story(
    rules: &[&str],
    samples: &[About],
    gate: Option<&Value>,
    own: Map<String, Value>,
) -> Result<Value> {
    let mut story = json!({ "rules": rules, "with": "crates/training" });
    if let [first, ..] = samples {
        let version = first.source.rules_version;
        ensure!(
            samples.iter().all(|about| about.source.rules_version == version),
            "the samples are of different versions of the rules"
        );
        story["rules_version"] = version.into();
        story["games"] = samples.iter().map(|about| about.source.games).sum::<u64>().into();
        story["samples"] = samples.iter().map(|about| about.samples).sum::<u64>().into();
        story["seeds"] = samples.iter().map(|about| about.source.seed).collect();
        let mut simulations: Vec<u32> =
            samples.iter().map(|about| about.source.simulations).collect();
        simulations.sort_unstable();
        simulations.dedup();
        story["simulations"] = match simulations[..] {
            [all] => json!(all),
            _ => json!(simulations),
        };
    }
    if let Some(gate) = gate {
        let outcome = &gate["outcome"];
        story["duel"] = json!({
            "against": gate["old"], "budget": gate["budget"], "players": gate["players"],
            "games": outcome["games"], "won": outcome["won"],
            "from": outcome["from"], "to": outcome["to"],
        });
    }
    for (name, value) in own {
        story[name] = value;
    }
    Ok(story)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::Source;

    fn about(seed: u64, simulations: u32, rules_version: u32) -> About {
        About { source: Source { seed, games: 10, simulations, rules_version }, samples: 300 }
    }

    #[test]
    fn a_story_adds_up_what_the_samples_and_the_gate_say() {
        let gate = json!({
            "old": "newest", "budget": "ms=3:trees=1", "players": 2,
            "outcome": { "games": 400, "won": 0.6, "from": 0.55, "to": 0.65, "fair": 0.5 },
        });
        let own = json!({ "made_by": "me" });
        let own = own.as_object().cloned().unwrap_or_default();
        let samples = [about(3, 64, 2), about(4, 64, 2)];
        let story = story(&["letters", "great-bazaar"], &samples, Some(&gate), own).unwrap();
        let told = json!({
            "made_by": "me", "rules": ["letters", "great-bazaar"], "with": "crates/training",
            "rules_version": 2, "games": 20, "samples": 600, "seeds": [3, 4], "simulations": 64,
            "duel": {
                "against": "newest", "budget": "ms=3:trees=1", "players": 2,
                "games": 400, "won": 0.6, "from": 0.55, "to": 0.65,
            },
        });
        assert_eq!(story, told);
    }

    #[test]
    fn samples_of_two_versions_of_the_rules_make_no_story() {
        assert!(story(&["base"], &[about(3, 64, 1), about(4, 64, 2)], None, Map::new()).is_err());
        let mixed = story(&["base"], &[about(3, 64, 2), about(4, 8, 2)], None, Map::new()).unwrap();
        assert_eq!(mixed["simulations"], json!([8, 64]));
    }
}

//! One name for each method of an engine: what the contract of a game calls `legal_actions` is not
//! called `answers` inside the engine.

use super::Measure;
use crate::sources::Source;

/// Where an engine keeps the contract.
const CONTRACTS: [&str; 2] =
    ["crates/bazaar/src/contract.rs", "crates/bazaar-dice/src/contract.rs"];

pub(super) fn measure(sources: &[Source]) -> [Measure; 1] {
    let contracts = CONTRACTS.map(|path| sources.iter().find(|source| source.path == path));
    let mut details = Vec::new();
    for contract in contracts.iter().flatten() {
        let renamed = renamed(&contract.text);
        details.extend(
            renamed.iter().map(|(name, other)| format!("{} {name}: {other}", contract.path)),
        );
    }
    // A contract that lies elsewhere must not look like one without a fault.
    let missing = contracts.iter().filter(|contract| contract.is_none()).count();
    [Measure {
        name: "methods of an engine with two names",
        value: if missing > 0 { usize::MAX } else { details.len() },
        details,
    }]
}

/// The methods of a contract that do nothing but call one of another name, and that name.
fn renamed(text: &str) -> Vec<(&str, &str)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut renamed = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = line.strip_prefix("fn ").and_then(word) else { continue };
        let Some(opened) = lines[at..].iter().position(|line| line.ends_with('{')) else {
            continue;
        };
        let [body, "}"] = lines[at + opened + 1..].iter().copied().take(2).collect::<Vec<_>>()[..]
        else {
            continue;
        };
        let call = ["self.", "Self::"].iter().find_map(|start| body.strip_prefix(start));
        // A copy is not another name.
        if let Some(called) = call.and_then(word).filter(|called| ![name, "clone"].contains(called))
            && body.contains('(')
            && !body.contains(").")
            && !body.contains(&format!("{called}."))
        {
            renamed.push((name, called));
        }
    }
    renamed
}

/// The word that a text begins with.
fn word(text: &str) -> Option<&str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_that_only_calls_another_one_has_two_names() {
        let contract = "impl tabletop::Game for Game {\n    fn seats(&self) -> usize {\n        \
                        self.seat_count()\n    }\n\n    fn apply_action<S: Sink>(\n        &mut self,\n    ) \
                        {\n        Self::apply(self, sink);\n    }\n\n    fn check(&self) -> bool {\n        \
                        Self::check(self)\n    }\n\n    fn is_terminal(&self) -> bool {\n        \
                        self.steps.top().is_over()\n    }\n\n    fn view(&self) -> View {\n        let \
                        view = self.whole();\n        view.seen()\n    }\n}\n";
        let sources: Vec<Source> =
            CONTRACTS.iter().map(|path| Source::new(path, contract)).collect();
        let measured = &measure(&sources)[0];
        assert_eq!(renamed(contract), [("seats", "seat_count"), ("apply_action", "apply")]);
        assert_eq!(measured.value, 4);
    }

    #[test]
    fn a_contract_that_is_not_found_is_a_fault() {
        assert_eq!(measure(&[])[0].value, usize::MAX);
    }
}

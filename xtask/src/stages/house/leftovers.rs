//! Nothing unfinished in the sources: no gaps, no tests put to sleep, no debugging aids.

use crate::sources::Source;

// Put together from halves, so that this file does not find itself.
const LEFTOVERS: [&str; 4] = [
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[", "ignore"),
    concat!("dbg", "!("),
];

pub(super) fn find(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.is_rust()) {
        for (number, line) in source.lines() {
            for leftover in LEFTOVERS.iter().filter(|leftover| line.contains(**leftover)) {
                faults.push(format!("{}:{number}: `{leftover}` is left over", source.path));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftovers_are_found_with_their_line() {
        let text = format!("fn later() {{\n    {})\n}}\n", LEFTOVERS[0]);
        let faults = find(&[Source::new("a.rs", &text), Source::new("a.md", &text)]);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("a.rs:2: "), "{faults:?}");
    }
}

//! Every threat has tests, and they exist.

use std::collections::BTreeSet;

use crate::sources::Source;

const DOCUMENT: &str = "docs/security.md";

/// One fault for each threat without a test, and for each test that is not there.
pub(super) fn untested(sources: &[Source]) -> Vec<String> {
    let Some(document) = sources.iter().find(|source| source.path == DOCUMENT) else {
        return vec![format!("{DOCUMENT} is missing, so there are no threats to test")];
    };
    let tests: BTreeSet<&str> = sources
        .iter()
        .filter(|source| source.is_rust())
        .flat_map(|source| tests(&source.text))
        .collect();
    let mut faults = Vec::new();
    let mut threats = 0;
    for (number, line) in document.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, threat, _, named, _] = cells[..] else { continue };
        if threat == "threat" || threat.starts_with("---") {
            continue;
        }
        threats += 1;
        // Every other piece between backticks is outside of them.
        let names: Vec<&str> = named.split('`').skip(1).step_by(2).collect();
        if names.is_empty() {
            faults.push(format!("{DOCUMENT}:{number}: no test is named"));
        }
        for name in names.iter().filter(|name| !tests.contains(*name)) {
            faults.push(format!("{DOCUMENT}:{number}: there is no test {name}"));
        }
    }
    if threats == 0 {
        faults.push(format!("{DOCUMENT} has no table of threats"));
    }
    faults
}

/// The names of the test functions in a file.
fn tests(text: &str) -> impl Iterator<Item = &str> {
    let mut lines = text.lines().map(str::trim);
    std::iter::from_fn(move || {
        lines.by_ref().find(|line| *line == "#[test]" || line.starts_with("#[tokio::test"))?;
        // Other attributes may stand between.
        let line = lines.by_ref().find(|line| line.contains("fn "))?;
        let (_, name) = line.split_once("fn ")?;
        name.split('(').next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "| threat | what stops it | tests |\n|---|---|---|\n";

    fn faults(rows: &str) -> Vec<String> {
        let code = "#[test]\nfn one() {}\n#[tokio::test(flavor = \"multi_thread\")]\n#[cfg(unix)]\nasync fn two() {}\nfn three() {}\n";
        let document = format!("# Security\n\n{HEAD}{rows}");
        untested(&[Source::new(DOCUMENT, &document), Source::new("crates/a/tests/a.rs", code)])
    }

    #[test]
    fn every_threat_names_tests_that_exist() {
        assert_eq!(faults("| a | b | `one`, `two` |\n"), Vec::<String>::new());
        let cases = [
            ("| a | b | `one`, `three` |\n", "5: there is no test three"),
            ("| a | b | |\n", "5: no test is named"),
            ("| a | b | one |\n", "5: no test is named"),
            ("", "has no table of threats"),
        ];
        for (rows, said) in cases {
            let faults = faults(rows);
            assert!(faults.len() == 1 && faults[0].ends_with(said), "{rows}: {faults:?}");
        }
        assert_eq!(untested(&[]).len(), 1);
    }
}

use serde::Serialize;

/// How sure a fact about a component is (docs/rules/provenance.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sureness {
    /// Read from photographs of components, or stated by all printed texts alike.
    Certain,
    /// Not seen on a component; it agrees with every printed total and example.
    Likely,
    /// Made so that it fits every known total and hint; the printed component may differ.
    Reconstructed,
}

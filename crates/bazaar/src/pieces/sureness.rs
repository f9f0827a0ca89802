use serde::Serialize;

/// How sure a fact about a component is (docs/rules/provenance.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sureness {
    Certain,
    Likely,
    Reconstructed,
}

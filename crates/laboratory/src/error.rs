use serde_json::Value;

/// Why something could not be done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LabError {
    /// The rules do not allow it.
    #[error("{}", .0.message)]
    Refused(Box<Refused>),
    /// The caller named something that does not exist.
    #[error("{0}")]
    Argument(String),
    /// A record or a saved state is wrong.
    #[error("{0}")]
    Record(String),
    /// A bot gave no answer.
    #[error("{0}")]
    Bot(String),
}

/// A refusal of the rules, as people and programs read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The stable reason code.
    pub code: String,
    pub message: String,
    /// The ruling that says so, in `docs/rules/`.
    pub ruling: String,
    /// Everything that is known: the code, what was missing, the ruling.
    pub details: Value,
}

impl LabError {
    /// A refusal of any game: its JSON has a code and a ruling.
    pub(crate) fn refused(refusal: &(impl serde::Serialize + std::fmt::Display)) -> Self {
        let details = serde_json::to_value(refusal).unwrap_or(Value::Null);
        let text = |key: &str| details[key].as_str().unwrap_or_default().to_owned();
        Self::Refused(Box::new(Refused {
            code: text("code"),
            message: refusal.to_string(),
            ruling: text("ruling"),
            details,
        }))
    }

    pub(crate) fn argument(text: impl Into<String>) -> Self {
        Self::Argument(text.into())
    }
}
